/* err — error numbers.  0 is good; -errno is the kernel's (libuv's are the same numbers, and its
 * own ones lie in -3000..-4095); eddy's own lie at and below -5001, all in this one table. */
#pragma once

#include "base/defs.h"

/* X(number, name, text).  HPE_ names are the `code` that Node's http errors carry. */
#define ERR_MAP(X)                                                                                 \
  X(-5001, HPE_INVALID_METHOD, "Invalid method encountered")                                       \
  X(-5002, HPE_INVALID_URL, "Invalid characters in url")                                           \
  X(-5003, HPE_INVALID_VERSION, "Invalid HTTP version")                                            \
  X(-5004, HPE_INVALID_HEADER_TOKEN, "Invalid header token")                                       \
  X(-5005, HPE_INVALID_CONTENT_LENGTH, "Invalid character in Content-Length")                      \
  X(-5006, HPE_UNEXPECTED_CONTENT_LENGTH,                                                          \
    "Content-Length can't be present with Transfer-Encoding")                                      \
  X(-5007, HPE_INVALID_TRANSFER_ENCODING, "Request has invalid `Transfer-Encoding`")               \
  X(-5008, HPE_INVALID_CHUNK_SIZE, "Invalid character in chunk size")                              \
  X(-5009, HPE_HEADER_OVERFLOW, "Header overflow")                                                 \
  X(-5010, HPE_CHUNK_EXTENSIONS_OVERFLOW, "Chunk extensions overflow")                             \
  X(-5011, HPE_INVALID_CONSTANT, "Expected HTTP/")                                                 \
  X(-5012, HPE_INVALID_STATUS, "Invalid status code")                                              \
  X(-5013, HPE_LF_EXPECTED, "Missing expected LF after header value")                              \
  X(-5014, HPE_CR_EXPECTED, "Missing expected CR after response line")                             \
  X(-5015, HPE_STRICT, "Expected LF after chunk data")                                             \
  X(-5016, HPE_INVALID_EOF_STATE, "Invalid EOF state")                                             \
  X(-5017, HPE_CLOSED_CONNECTION, "Data after `Connection: close`")                                \
  X(-5018, HPE_INTERNAL, "Internal parser error")                                                  \
  X(-5019, HTTP_REQUEST_TIMEOUT, "Request timeout")                                                \
  X(-5020, HTTP_NO_HOST, "Missing or repeated Host header")                                        \
  X(-5021, HPE_UNEXPECTED_SPACE, "Unexpected space in the start line")                             \
  X(-5030, TEXT_BAD_INPUT, "Input is not in the encoding that was named")                          \
  X(-5031, URL_INVALID, "Invalid URL")

enum {
#define X(num, name, text) E_##name = (num),
  ERR_MAP(X)
#undef X
};

/* "HPE_INVALID_METHOD" for E_HPE_INVALID_METHOD, NULL for numbers that are not in the table. */
const char *err_own_name(int err);

/* One line of English for any error number; never NULL, static storage. */
const char *err_text(int err);

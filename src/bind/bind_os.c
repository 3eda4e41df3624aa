/* bind_os — internalBinding('os'): facts about the machine, for lib/node/os.js.
 *
 * What can fail returns a negative errno, from which JavaScript makes a SystemError.  Names of
 * users come as Latin-1, a character a byte: their encoding is the caller's choice. */
#include <stdio.h>
#include <string.h>
#include <uv.h>

#include "base/mem.h"
#include "bind/bind.h"
#include "engine/string.h"
#include "sys/sys_memory.h"

static int int_arg(struct js_call *c, unsigned i) {
  return c->argc > i ? js_to_int(c->env, c->argv[i]) : 0;
}

/* cpus() -> [model, MHz, user, nice, sys, idle, irq (ms each), ...] or a negative errno */
JS_NATIVE(os_cpus) {
  uv_cpu_info_t *cpus;
  int count;
  int err = uv_cpu_info(&cpus, &count);
  if (err) return js_int(c->env, err);
  enum { FIELDS = 7 };
  JSObjectRef list = js_array(c->env, 0, NULL);
  for (int i = 0; i < count; i++) {
    const struct uv_cpu_times_s *t = &cpus[i].cpu_times;
    JSValueRef cpu[FIELDS] = {
        js_str(c->env, cpus[i].model),      js_int(c->env, cpus[i].speed),
        js_number(c->env, (double)t->user), js_number(c->env, (double)t->nice),
        js_number(c->env, (double)t->sys),  js_number(c->env, (double)t->idle),
        js_number(c->env, (double)t->irq),
    };
    for (unsigned k = 0; k < FIELDS; k++)
      JSObjectSetPropertyAtIndex(c->ctx, list, (unsigned)i * FIELDS + k, cpu[k], NULL);
  }
  uv_free_cpu_info(cpus, count);
  return list;
}

/* One address of an interface: name, address, netmask, 4 or 6, MAC, is it internal?, scope id. */
static void put_address(struct js_call *c, JSObjectRef list, unsigned at,
                        const uv_interface_address_t *a) {
  char ip[INET6_ADDRSTRLEN] = "", mask[INET6_ADDRSTRLEN] = "", mac[18];
  bool is_v6 = a->address.address4.sin_family == AF_INET6;
  if (is_v6) {
    uv_ip6_name(&a->address.address6, ip, sizeof ip);
    uv_ip6_name(&a->netmask.netmask6, mask, sizeof mask);
  } else {
    uv_ip4_name(&a->address.address4, ip, sizeof ip);
    uv_ip4_name(&a->netmask.netmask4, mask, sizeof mask);
  }
  const uint8_t *m = (const uint8_t *)a->phys_addr;
  snprintf(mac, sizeof mac, "%02x:%02x:%02x:%02x:%02x:%02x", m[0], m[1], m[2], m[3], m[4], m[5]);
  JSValueRef fields[] = {
      js_str(c->env, a->name),
      js_str(c->env, ip),
      js_str(c->env, mask),
      js_int(c->env, is_v6 ? 6 : 4),
      js_str(c->env, mac),
      js_bool(c->env, a->is_internal != 0),
      js_number(c->env, is_v6 ? a->address.address6.sin6_scope_id : 0),
  };
  for (unsigned k = 0; k < ARRAY_COUNT(fields); k++)
    JSObjectSetPropertyAtIndex(c->ctx, list, at * (unsigned)ARRAY_COUNT(fields) + k, fields[k],
                               NULL);
}

/* interfaces() -> 7 values an address (put_address), or a negative errno */
JS_NATIVE(os_interfaces) {
  uv_interface_address_t *addresses;
  int count;
  int err = uv_interface_addresses(&addresses, &count);
  if (err == UV_ENOSYS) return js_array(c->env, 0, NULL);
  if (err) return js_int(c->env, err);
  JSObjectRef list = js_array(c->env, 0, NULL);
  for (int i = 0; i < count; i++) put_address(c, list, (unsigned)i, &addresses[i]);
  uv_free_interface_addresses(addresses, count);
  return list;
}

static JSValueRef bytes(struct env *env, const char *text) {
  return text ? js_str_latin1(env, text, strlen(text)) : js_null(env);
}

/* user() -> [uid, gid, name, home, shell] of the process, or a negative errno */
JS_NATIVE(os_user) {
  uv_passwd_t user;
  int err = uv_os_get_passwd(&user);
  if (err) return js_int(c->env, err);
  JSValueRef fields[] = {
      js_number(c->env, (double)user.uid), js_number(c->env, (double)user.gid),
      bytes(c->env, user.username),        bytes(c->env, user.homedir),
      bytes(c->env, user.shell),
  };
  uv_os_free_passwd(&user);
  return js_array(c->env, ARRAY_COUNT(fields), fields);
}

typedef int (*text_getter)(char *text, size_t *len);

/* What `get` writes, or its negative errno. */
static JSValueRef get_text(struct js_call *c, text_getter get) {
  char small[256];
  size_t len = sizeof small;
  int err = get(small, &len);
  if (err == 0) return js_str_utf8(c->env, small, len);
  if (err != UV_ENOBUFS) return js_int(c->env, err);
  char *large = mem_try_alloc(++len);
  if (!large) return js_int(c->env, UV_ENOMEM);
  err = get(large, &len);
  JSValueRef text = err == 0 ? js_str_utf8(c->env, large, len) : js_int(c->env, err);
  mem_free(large);
  return text;
}

/* hostname() -> string or a negative errno */
JS_NATIVE(os_hostname) {
  return get_text(c, uv_os_gethostname);
}

/* homedir() -> string or a negative errno */
JS_NATIVE(os_homedir) {
  return get_text(c, uv_os_homedir);
}

/* names() -> [system, version, release, machine] or a negative errno */
JS_NATIVE(os_names) {
  uv_utsname_t names;
  int err = uv_os_uname(&names);
  if (err) return js_int(c->env, err);
  JSValueRef fields[] = {js_str(c->env, names.sysname), js_str(c->env, names.version),
                         js_str(c->env, names.release), js_str(c->env, names.machine)};
  return js_array(c->env, ARRAY_COUNT(fields), fields);
}

/* uptime() -> seconds since the machine was started, or a negative errno */
JS_NATIVE(os_uptime) {
  double seconds;
  int err = uv_uptime(&seconds);
  return err ? js_int(c->env, err) : js_number(c->env, seconds);
}

/* loadavg() -> [of 1 minute, 5 minutes, 15 minutes] */
JS_NATIVE(os_loadavg) {
  double load[3] = {0};
  uv_loadavg(load);
  JSValueRef fields[] = {js_number(c->env, load[0]), js_number(c->env, load[1]),
                         js_number(c->env, load[2])};
  return js_array(c->env, ARRAY_COUNT(fields), fields);
}

/* totalmem(), freemem() -> bytes; free is what programs can get without others being swapped out */
JS_NATIVE(os_totalmem) {
  return js_number(c->env, (double)uv_get_total_memory());
}
JS_NATIVE(os_freemem) {
  return js_number(c->env, (double)sys_memory_free());
}

/* parallelism() -> how many threads can run at once, at least 1 */
JS_NATIVE(os_parallelism) {
  return js_int(c->env, (int32_t)uv_available_parallelism());
}

/* getPriority(pid) -> [-20 to 19], or a negative errno */
JS_NATIVE(os_get_priority) {
  int priority;
  int err = uv_os_getpriority(int_arg(c, 0), &priority);
  if (err) return js_int(c->env, err);
  JSValueRef found = js_int(c->env, priority);
  return js_array(c->env, 1, &found);
}

/* setPriority(pid, priority) -> 0 or a negative errno */
JS_NATIVE(os_set_priority) {
  return js_int(c->env, uv_os_setpriority(int_arg(c, 0), int_arg(c, 1)));
}

static const struct native natives[] = {
    NATIVE("cpus", 0, os_cpus),
    NATIVE("interfaces", 0, os_interfaces),
    NATIVE("user", 0, os_user),
    NATIVE("hostname", 0, os_hostname),
    NATIVE("homedir", 0, os_homedir),
    NATIVE("names", 0, os_names),
    NATIVE("uptime", 0, os_uptime),
    NATIVE("loadavg", 0, os_loadavg),
    NATIVE("totalmem", 0, os_totalmem),
    NATIVE("freemem", 0, os_freemem),
    NATIVE("parallelism", 0, os_parallelism),
    NATIVE("getPriority", 1, os_get_priority),
    NATIVE("setPriority", 2, os_set_priority),
};

void bind_os_init(struct env *env, JSObjectRef target) {
  native_define(env, target, natives, ARRAY_COUNT(natives));
}

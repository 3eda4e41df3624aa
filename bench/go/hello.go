// Go's net/http with the answer of examples/01-hello-published.js, or with VARIED=1 that of
// hello-varied.js.  Date and Content-Length are Go's own.
package main

import (
	"fmt"
	"log"
	"net/http"
	"os"
	"sync/atomic"
)

const text = "<html><body>======Hello World======</body></html>"

var count uint64

func hello(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Server", "node.js HTTP server")
	h.Set("Content-Type", "text/html")
	w.Write([]byte(text))
}

func varied(w http.ResponseWriter, r *http.Request) {
	id := fmt.Sprintf("%010d", atomic.AddUint64(&count, 1))
	h := w.Header()
	h.Set("Server", "node.js HTTP server")
	h.Set("Content-Type", "text/html")
	h.Set("X-Request-Id", id)
	w.Write([]byte("<html><body>======Hello " + id + "======</body></html>"))
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8124"
	}
	handler := hello
	if os.Getenv("VARIED") != "" {
		handler = varied
	}
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, http.HandlerFunc(handler)))
}

// Deno's native server with the answer of examples/01-hello-published.js, or with VARIED=1 that of
// hello-varied.js.  Date and Content-Length are Deno's own.
const port = Number(Deno.env.get('PORT') || 8124);
const text = '<html><body>======Hello World======</body></html>';
let count = 0;

function hello() {
  return new Response(text, {
    headers: { 'Server': 'node.js HTTP server', 'Content-Type': 'text/html' },
  });
}

function varied() {
  const id = String(++count).padStart(10, '0');
  return new Response(`<html><body>======Hello ${id}======</body></html>`, {
    headers: { 'Server': 'node.js HTTP server', 'Content-Type': 'text/html', 'X-Request-Id': id },
  });
}

Deno.serve({ port, hostname: '127.0.0.1' }, Deno.env.get('VARIED') ? varied : hello);

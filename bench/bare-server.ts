import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A bare `node:http` server that sends the same text to every request; its parent process is told the port. */
export function serveBare(text: string): void {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) });
    response.end(text);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

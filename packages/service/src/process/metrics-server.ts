import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** What Prometheus asks for, at a port of its own, where no visitor comes: GET /metrics, and nothing else. */
export function createMetricsServer(registry: Registry, refresh: () => void, onBug: (error: unknown) => void): Server {
  return createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').replace(/\?.*$/, '');
    if (path !== '/metrics') return void outgoing.writeHead(404).end();
    if (incoming.method !== 'GET') return void outgoing.writeHead(405, { Allow: 'GET' }).end();
    refresh();
    registry.metrics().then(
      (text) =>
        outgoing.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: unknown) => {
        onBug(error);
        outgoing.writeHead(500).end();
      },
    );
  });
}

import type { Registry } from 'prom-client';
import { ownHeaders } from '../headers.ts';

export interface Health {
  readonly registry: Registry;
  readonly refresh: () => void;
  /** Why no requests should come now; empty when they may. */
  readonly unready: () => Promise<readonly string[]>;
}

/** The addresses for whoever runs the service: /healthz, /readyz, and /metrics, which only the `own` network sees. */
export async function operations(
  path: string,
  { registry, refresh, unready }: Health,
  own: boolean,
): Promise<Response | undefined> {
  switch (path) {
    case '/healthz':
      return plain(200, 'ok');
    case '/readyz': {
      const reasons = await unready();
      return reasons.length === 0 ? plain(200, 'ready') : plain(503, `not ready: ${reasons.join(', ')}`);
    }
    case '/metrics':
      if (!own) return undefined;
      refresh();
      return plain(200, await registry.metrics(), registry.contentType);
    default:
      return undefined;
  }
}

const plain = (status: number, text: string, type = 'text/plain; charset=utf-8'): Response =>
  new Response(text, {
    status,
    headers: {
      ...ownHeaders,
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
    },
  });

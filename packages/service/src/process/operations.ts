import { sentence } from './sentence.ts';

/** The addresses for whoever runs the service: /healthz and /readyz. `unready` says why no requests should come now. */
export function operations(path: string, unready: () => readonly string[]): Response | undefined {
  if (path === '/healthz') return sentence(200, 'ok');
  if (path !== '/readyz') return undefined;
  const reasons = unready();
  return reasons.length === 0 ? sentence(200, 'ready') : sentence(503, `not ready: ${reasons.join(', ')}`);
}

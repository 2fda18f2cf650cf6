import { sentence } from './sentence.ts';

/** The addresses for whoever runs the service: /healthz and /readyz. `unready` says why no requests should come now. */
export async function operations(
  path: string,
  unready: () => Promise<readonly string[]>,
): Promise<Response | undefined> {
  if (path === '/healthz') return sentence(200, 'ok');
  if (path !== '/readyz') return undefined;
  const reasons = await unready();
  return reasons.length === 0 ? sentence(200, 'ready') : sentence(503, `not ready: ${reasons.join(', ')}`);
}

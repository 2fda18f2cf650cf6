import type { IncomingMessage } from 'node:http';

/**
 * Who is asking, for rate limits only. Behind `proxies` own proxies it is what the outermost of them saw: the entry of
 * X-Forwarded-For that many places from the right; entries left of it could be invented. An IPv6 client is its /64.
 */
export function clientAddress(incoming: IncomingMessage, proxies: number): string {
  const direct = incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return network(direct);
  const header = incoming.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return network(chain.at(-proxies) ?? chain[0] ?? direct);
}

function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) while (groups.length < 4) groups.push('0');
  return groups.slice(0, 4).join(':');
}

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

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

const privateNetworks = new BlockList();
for (const [address, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(address, prefix);
for (const [address, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(address, prefix, 'ipv6');

/**
 * Whether somebody asks from the operator's own network and through no proxy: proxies say so in a header, and a visitor who invents the
 * header only shuts himself out.
 */
export function isOwnNetwork({ socket, headers }: IncomingMessage): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || headers.via !== undefined)
    return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return isIP(address) !== 0 && privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

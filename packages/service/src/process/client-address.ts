import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who is asking, for rate limits only. Behind `proxies` own proxies it is what the outermost of them saw: the entry of
 * X-Forwarded-For that many places from the right; entries left of it could be invented. Some proxies write the port of the client, too.
 * What is no address counts as its proxy, so that nobody becomes a new client by inventing one. An IPv6 client is its /64.
 */
export function clientAddress(incoming: IncomingMessage, proxies: number): string {
  const direct = incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return network(direct) ?? direct;
  const header = incoming.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const forwarded = chain.at(-proxies) ?? chain[0];
  return (forwarded === undefined ? undefined : network(withoutPort(forwarded))) ?? network(direct) ?? direct;
}

/** `1.2.3.4:80`, `[2001:db8::1]:80`, and either between quotation marks, without the port. */
function withoutPort(text: string): string {
  const entry = text.replace(/^"(.*)"$/, '$1');
  return /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]*):\d+$/.exec(entry)?.[1] ?? entry;
}

/** The address of an IPv4 client, however it is written; the first half of an IPv6 one. `undefined` for what is neither. */
function network(text: string): string | undefined {
  const address = text.replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const last = address.slice(address.lastIndexOf(':') + 1);
  const dotted = last.includes('.') ? last.split('.').map(Number) : undefined;
  const hexadecimal = dotted
    ? address.slice(0, -last.length) +
      [dotted[0]! * 256 + dotted[1]!, dotted[2]! * 256 + dotted[3]!].map((group) => group.toString(16)).join(':')
    : address;
  const [head = [], tail] = hexadecimal.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const zeros = Array.from({ length: tail ? 8 - head.length - tail.length : 0 }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}

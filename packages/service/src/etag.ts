/**
 * A strong entity tag: 106 bits of a non-cryptographic hash over the version of the engine and the body. Nobody gains by
 * a collision (both bodies would have to be answers to the same URL), so speed and having it in every runtime decide.
 */
export function etagOf(version: string, body: string): string {
  const text = `${version}\n${body}`;
  return `"${hash53(text, 0).toString(36)}${hash53(text, 0x5bd1e995).toString(36)}"`;
}

/** cyrb53: two 32-bit multiplicative lanes, mixed at the end as in MurmurHash3. */
function hash53(text: string, seed: number): number {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** Whether `If-None-Match` names this tag (weak comparison, as RFC 9110 asks here). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

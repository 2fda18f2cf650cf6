/** What a body's headers say of it. */
interface Digest {
  readonly etag: string;
  /** Its length in UTF-8. */
  readonly bytes: number;
}

/**
 * A strong entity tag and the length, in one walk through the body. The tag is 106 bits of a non-cryptographic hash over the version of the
 * engine and the body. Nobody gains by a collision (both bodies would have to be answers to the same URL), so speed and having it in every
 * runtime decide.
 *
 * The hash is cyrb53 from two seeds: each has two 32-bit multiplicative lanes, mixed at the end as in MurmurHash3.
 */
export function digestOf(version: string, body: string): Digest {
  const text = `${version}\n${body}`;
  const lanes: Lanes = [0xdeadbeef, 0x41c6ce57, 0xdeadbeef ^ otherSeed, 0x41c6ce57 ^ otherSeed];
  let [high, low, otherHigh, otherLow] = lanes;
  let bytes = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
    otherHigh = Math.imul(otherHigh ^ unit, 2654435761);
    otherLow = Math.imul(otherLow ^ unit, 1597334677);
    bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : isLaterHalf(text, i, unit) ? 1 : 3;
  }
  const tag = mixed(high, low).toString(36) + mixed(otherHigh, otherLow).toString(36);
  return { etag: `"${tag}"`, bytes: bytes - version.length - 1 };
}

type Lanes = [high: number, low: number, otherHigh: number, otherLow: number];
const otherSeed = 0x5bd1e995;

/** A pair of surrogates is four bytes, of which the first half counts three; one alone becomes U+FFFD, which is three. */
const isLaterHalf = (text: string, i: number, unit: number): boolean =>
  unit >= 0xdc00 && unit <= 0xdfff && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800;

function mixed(high: number, low: number): number {
  const a = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const b = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** Whether `If-None-Match` names this tag (weak comparison, as RFC 9110 asks here). */
export function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

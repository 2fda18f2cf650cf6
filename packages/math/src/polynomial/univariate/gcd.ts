import * as M from '../modular/arithmetic.ts';
import { largePrime } from '../primes.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';

/**
 * The greatest common divisor in Z[x], with positive leading coefficient, by the modular method (Brown 1971; Modern
 * Computer Algebra §6.7): images modulo primes near 2^26 are put together by the Chinese remainder theorem until the
 * result stays the same, and it is the gcd exactly when it divides both, which is tried. A prime for which the degree
 * comes out too high is unlucky and is dropped.
 *
 * Example: gcd(x² − 1, x² − 3x + 2) is x − 1 modulo every prime except those for which more coincides.
 */
export function gcd(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial {
  if (P.isZero(a)) return positive(b);
  if (P.isZero(b)) return positive(a);
  const common = P.integerGcd(P.content(a), P.content(b));
  const [f, g] = [P.primitivePart(a), P.primitivePart(b)];
  if (f.length === 1 || g.length === 1) return [common];
  return P.scale(primitiveGcd(f, g), common);
}

const positive = (a: IntegerPolynomial): IntegerPolynomial => (P.leading(a) < 0n ? P.negate(a) : a);

function primitiveGcd(f: IntegerPolynomial, g: IntegerPolynomial): IntegerPolynomial {
  const leading = P.integerGcd(P.leading(f), P.leading(g));
  let modulus = 1n;
  let image: bigint[] = [];
  for (let index = 0; ; index++) {
    const p = largePrime(index);
    if (leading % BigInt(p) === 0n) continue;
    const h = M.gcd(P.toModular(f, p), P.toModular(g, p), p);
    if (h.length === 1) return P.one;
    if (modulus !== 1n && h.length > image.length) continue;
    const scaled = M.scale(h, Number(((leading % BigInt(p)) + BigInt(p)) % BigInt(p)), p);
    if (modulus === 1n || h.length < image.length) {
      modulus = BigInt(p);
      image = Array.from(scaled, (value) => symmetric(BigInt(value), modulus));
    } else if (!combine(image, modulus, scaled, p)) {
      modulus *= BigInt(p);
      continue;
    } else modulus *= BigInt(p);
    const candidate = P.primitivePart(P.trimmed(image));
    if (P.divideExactly(f, candidate) !== null && P.divideExactly(g, candidate) !== null) return candidate;
  }
}

const symmetric = (a: bigint, m: bigint): bigint => (2n * a > m ? a - m : a);

/** Lifts the image to modulus·p in place; whether it stayed the same, so that trying it is worth while. */
function combine(image: bigint[], modulus: bigint, next: M.ModularPolynomial, p: number): boolean {
  const big = BigInt(p);
  const inverse = M.inverse(Number(modulus % big), p);
  const product = modulus * big;
  let same = true;
  for (const [k, value] of image.entries()) {
    const rest = Number(((value % big) + big) % big);
    const difference = M.reduce(M.reduce(next[k]! - rest + p, p) * inverse, p);
    if (difference === 0) continue;
    same = false;
    let lifted = value + modulus * BigInt(difference);
    if (2n * lifted > product) lifted -= product;
    image[k] = lifted;
  }
  return same;
}

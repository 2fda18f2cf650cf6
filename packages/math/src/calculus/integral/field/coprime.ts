/*
 * Whether two polynomials have a common factor with the variable v is mostly decided by one image: the other variables at fixed places
 * modulo a prime. A common factor keeps its degree in v where the leading coefficient of one of the two does not vanish; so if the
 * images are coprime, there is none. The other answer may be bad luck.
 */

/** A polynomial as in `polynomial.ts`. */
type Polynomial = bigint | { readonly v: number; readonly c: readonly Polynomial[] };

const prime = 67108859;

const at = (v: number): number => (1299709 * (v + 3) ** 3 + 15485863) % prime;

function image(a: Polynomial): number {
  if (typeof a === 'bigint') return Number(((a % BigInt(prime)) + BigInt(prime)) % BigInt(prime));
  const x = at(a.v);
  let value = 0;
  for (let k = a.c.length - 1; k >= 0; k--) value = (value * x + image(a.c[k]!)) % prime;
  return value;
}

function inverse(a: number): number {
  let [r0, r1, s0, s1] = [prime, a, 0, 1];
  while (r1 !== 0) {
    const q = Math.floor(r0 / r1);
    [r0, r1, s0, s1] = [r1, r0 - q * r1, s1, s0 - q * s1];
  }
  return s0 < 0 ? s0 + prime : s0;
}

/** a modulo b, in place of a. */
function reduce(a: number[], b: readonly number[]): void {
  const by = inverse(b[b.length - 1]!);
  while (a.length >= b.length) {
    const q = (a[a.length - 1]! * by) % prime;
    const shift = a.length - b.length;
    for (let j = 0; j < b.length; j++) a[shift + j] = (a[shift + j]! + (prime - ((q * b[j]!) % prime))) % prime;
    while (a.length > 0 && a[a.length - 1] === 0) a.pop();
  }
}

/** Certain when true: two polynomials, given by their coefficients in v, have no common factor that contains v. */
export function areCoprime(a: readonly Polynomial[], b: readonly Polynomial[]): boolean {
  const [left, right] = [a.map(image), b.map(image)];
  if (left[left.length - 1] === 0 || right[right.length - 1] === 0) return false;
  let [p, q] = left.length >= right.length ? [left, right] : [right, left];
  while (q.length > 1) {
    reduce(p, q);
    [p, q] = [q, p];
  }
  return q.length === 1;
}

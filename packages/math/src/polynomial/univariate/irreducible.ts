import { primesUpTo } from '../../exact/small-primes.ts';
import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import * as M from '../modular/arithmetic.ts';
import { distinctDegreeFactors, factorDegrees } from '../modular/factor.ts';
import { complexRoots } from './complex-roots.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';

/*
 * Evidence that a polynomial is irreducible over Q which shares nothing with the way it was factored: no lifting, no
 * recombination. Two ways, the second where the first says nothing:
 *
 *   degrees   a factor over Z of degree d is modulo p a product of factors whose degrees add up to d. When over several primes
 *             only 0 and n remain, there is none. (x⁴ + 1 has factors of degree 2 modulo every prime.)
 *   roots     a factor has some of the complex roots, and lc(f)·Π(x − r) over these has whole coefficients. When for every
 *             proper part of the roots one coefficient is away from the whole numbers, by more than the errors, there is none.
 */

const primes = primesUpTo(4000).filter((p) => p > 2500);
const primesTried = 12;
/** 2^(n − 1) parts of the roots are tried. */
const highestDegree = 12;

/** True when it is certain that f, primitive of degree 1 at least, is irreducible over Q; false when it could not be told. */
export function isCertainlyIrreducible(f: IntegerPolynomial): boolean {
  if (P.degree(f) === 1) return true;
  return P.degree(f) <= 200 && (byDegrees(f) || byRoots(f));
}

function byDegrees(f: IntegerPolynomial): boolean {
  const n = BigInt(P.degree(f));
  const onlyTrivial = 1n | (1n << n);
  let possible = (1n << (n + 1n)) - 1n;
  let tried = 0;
  for (const p of primes) {
    if (P.leading(f) % BigInt(p) === 0n) continue;
    const image = M.monic(P.toModular(f, p), p);
    if (M.gcd(image, M.derivative(image, p), p).length !== 1) continue;
    const degrees = factorDegrees(distinctDegreeFactors(image, p));
    possible &= degrees.reduce((reached, d) => reached | (reached << BigInt(d)), 1n);
    if (possible === onlyTrivial) return true;
    if (++tried >= primesTried) return false;
  }
  return false;
}

function byRoots(f: IntegerPolynomial): boolean {
  const n = P.degree(f);
  if (n > highestDegree) return false;
  const roots = complexRoots(f);
  const leading = Math.abs(Number(P.leading(f)));
  // An error e of each root moves a coefficient of the product by less than n·e·Π(1 + |r|).
  const size = leading * roots.reduce((total, { value }) => total * (1 + C.modulus(value)), 1);
  const doubt = 4 * n * size * Math.max(2 ** -50, ...roots.map(({ error, value }) => error / (1 + C.modulus(value))));
  if (roots.length !== n || !(doubt < 0.1)) return false;
  const isWhole = ({ re, im }: Complex): boolean => Math.abs(im) <= doubt && Math.abs(re - Math.round(re)) <= doubt;
  // A factor or its cofactor has the first root.
  for (let part = 1; part < 2 ** n - 1; part += 2) {
    let product: Complex[] = [C.complex(leading)];
    for (const [k, { value }] of roots.entries()) if ((part >> k) & 1) product = timesLinear(product, value);
    if (product.every(isWhole)) return false;
  }
  return true;
}

/** a·(x − r), the highest coefficient first. */
const timesLinear = (a: readonly Complex[], r: Complex): Complex[] =>
  Array.from({ length: a.length + 1 }, (_, k) =>
    C.subtract(a[k] ?? C.complex(0), k === 0 ? C.complex(0) : C.multiply(r, a[k - 1]!)),
  );

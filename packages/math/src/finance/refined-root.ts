import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { fromRational, toRational } from '../numeric/precise/convert.ts';
import { type Maybe, middle } from '../numeric/precise/value.ts';

/** Bits that the root is kept to between steps. */
const bits = 240;

/** What a double near 0 may be off by, where the function it is a root of loses digits. */
const nearZero = 1e-10;

const short = (x: Rational): Rational => toRational(fromRational(x, bits));

/**
 * A simple root known as a double, to about 60 digits: Newton's method with the slope from a difference quotient, all of
 * it on exact points. `f` must be known to some 300 bits. Returns the start itself where the slope vanishes (a multiple
 * root) or the steps do not shrink.
 */
export function refinedRoot(f: (x: Rational) => Maybe, start: number): Rational {
  let x = Q.fromNumber(start);
  let last = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round++) {
    const step = newtonStep(f, x, start);
    if (step === null || Q.isZero(step)) return x;
    const size = Math.abs(Q.toNumber(step));
    if (size > last || size > Math.max(1e-6 * Math.abs(start), nearZero)) return x;
    x = short(Q.subtract(x, step));
    last = size;
  }
  return x;
}

function newtonStep(f: (x: Rational) => Maybe, x: Rational, start: number): Rational | null {
  const scale = Math.max(Math.abs(start), 1e-9);
  const h = Q.fromNumber(scale * 2 ** -90);
  const here = f(x);
  const there = f(Q.add(x, h));
  if (here === null || there === null) return null;
  const rise = Q.subtract(middle(there), middle(here));
  if (Q.isZero(rise)) return null;
  return short(Q.divide(Q.multiply(middle(here), h), rise));
}

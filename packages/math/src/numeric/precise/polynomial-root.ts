import { type NumberedRoot, numberedRoots } from '../polynomial-roots.ts';
import { add, type Ball, divide, EXACT, integerBall, isInteger, logSum, multiply, negate, upper } from './ball.ts';
import { ZERO } from './big-float.ts';
import { floor, fromNumber } from './convert.ts';

/*
 * A root of a polynomial with whole coefficients to any number of bits. Doubles tell the roots apart (`numberedRoots`); Newton's steps at
 * doubled precision follow one of them, and at the end n·|f/f′|, taken with balls, bounds the distance to a root of f: it lies so near that
 * it can be no other.
 */

/** Beyond this a double does not hold a whole number. */
const maxBitsOfDouble = 53;
const minBits = 64;

/** The roots that were asked for last: a sum over the roots of one polynomial asks for each of them again and again. */
const lately = new Map<string, Ball | null>();
const maxKept = 64;

/** Root number k of a_n tⁿ + … + a_0, the leading coefficient first; null where it has no such root, or doubles do not tell it from others. */
export function polynomialRoot([number, ...coefficients]: readonly Ball[], bits: number): Ball | null {
  if (number === undefined || !isInteger(number) || !coefficients.every(isInteger)) return null;
  const whole = coefficients.map((c) => floor(c.value.re)).reverse();
  const index = floor(number.value.re);
  const key = [bits, index, ...whole].join();
  const known = lately.get(key);
  if (known !== undefined) return known;
  const found = ofNumber(index, whole, bits);
  if (lately.size >= maxKept) lately.clear();
  lately.set(key, found);
  return found;
}

function ofNumber(index: bigint, whole: readonly bigint[], bits: number): Ball | null {
  if (whole.some((c) => c.toString(2).length > maxBitsOfDouble)) return null;
  const root = numberedRoots(whole.map(Number))?.[Number(index) - 1];
  return root === undefined ? null : refined(whole.map(integerBall), root, bits);
}

function refined(f: readonly Ball[], root: NumberedRoot, bits: number): Ball | null {
  const wide = bits + minBits;
  const start = pointAt(root);
  let z = start;
  for (let working = minBits; working < 2 * wide; working *= 2) {
    const step = newtonStep(f, z, Math.min(working, wide) + minBits);
    if (step === null) return null;
    z = centre(add(z, step, Math.min(working, wide)));
  }
  const rest = newtonStep(f, z, wide);
  if (rest === null) return null;
  const error = upper(rest) + Math.log2(f.length - 1);
  const moved = logSum(upper(add(z, negate(start), wide)), error);
  return moved < Math.log2(root.apart) ? { ...z, error } : null;
}

const pointAt = ({ value, isReal }: NumberedRoot): Ball => ({
  value: { re: fromNumber(value.re), im: isReal ? ZERO : fromNumber(value.im) },
  error: EXACT,
  real: isReal,
});

/** The same number without its error. */
const centre = (a: Ball): Ball => ({ ...a, error: EXACT });

/** −f(z)/f′(z) with its error. */
function newtonStep(f: readonly Ball[], z: Ball, bits: number): Ball | null {
  let [value, slope] = [integerBall(0), integerBall(0)];
  for (const c of [...f].reverse()) {
    slope = add(multiply(slope, z, bits), value, bits);
    value = add(multiply(value, z, bits), c, bits);
  }
  const quotient = divide(value, slope, bits);
  return quotient === null ? null : negate(quotient);
}

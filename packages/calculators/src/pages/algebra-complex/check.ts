import { constant } from '@nomogram/math/expression/build.ts';
import { type ComplexForm, isZeroForm } from '@nomogram/math/expression/complex/parts.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import { add, type Ball, EXACT, multiply, negate, sizeOf, upper } from '@nomogram/math/numeric/precise/ball.ts';
import type { Check } from '../../kit/answer.ts';

/** So many digits have to be the same. */
const WANTED_DIGITS = 25;
const FIRST_BITS = 128;
const maxBits = 4096;

/** An operation on enclosures, with so many bits; null where it has no value. */
type Operation = (bits: number, ...operands: Ball[]) => Ball | null;

/**
 * The check by the inverse operation: done to the answer (and the other number), in enclosures, it must give back what was typed.
 * Undefined where it does not, or where that cannot be told to twenty-five digits.
 */
export function givesBack(
  how: string,
  from: readonly ComplexForm[],
  inverse: Operation,
  given: ComplexForm,
): Check | undefined {
  for (let bits = FIRST_BITS; bits <= maxBits; bits *= 2) {
    const operands = from.map((form) => enclosed(form, bits)).filter((ball) => ball !== null);
    const wanted = enclosed(given, bits);
    // √(|z| + Re z) close to the negative axis: with so few bits the sign of what cancels is not told.
    if (wanted === null || operands.length < from.length) continue;
    const back = inverse(bits, ...operands);
    if (back === null) continue;
    const digits = digitsAlike(back, wanted, isZeroForm(given) ? operands : [wanted]);
    if (digits >= WANTED_DIGITS) {
      const closeness = digits === Number.POSITIVE_INFINITY ? 'exactly' : `to ${digits} digits`;
      return { how: 'inverse operation', detail: `${how}, ${closeness}.` };
    }
  }
  return undefined;
}

/** To how many digits two numbers are certainly the same, beside the size of others. */
function digitsAlike(a: Ball, b: Ball, beside: readonly Ball[]): number {
  const apart = add(a, negate(b), maxBits);
  if (apart.error === EXACT && sizeOf(apart.value) === EXACT) return Number.POSITIVE_INFINITY;
  return Math.floor((Math.max(...beside.map(({ value }) => sizeOf(value))) - upper(apart)) * Math.log10(2));
}

/** re + im·i; a real one is known to be real. */
function enclosed({ re, im }: ComplexForm, bits: number): Ball | null {
  const [real, imaginary, unit] = [re, im, constant('i')].map((part) => evaluateBall(part, bits, {}));
  if (!real || !imaginary || !unit) return null;
  return isZeroForm({ re: im, im }) ? real : add(real, multiply(unit, imaginary, bits), bits);
}

import { compileUnary } from '../../../expression/compile.ts';
import type { Expression } from '../../../expression/expression.ts';
import { nearestDouble } from '../../../expression/nearest-double.ts';
import { expSinh, tanhSinh } from '../../../numeric/quadrature/double-exponential.ts';
import type { Quadrature } from '../../../numeric/quadrature/gauss-kronrod.ts';

/*
 * An integral by one rule in doubles, without a look at the integrand: for whoever compares it with a value that was found otherwise. That both are
 * the same by chance is not to be feared, and where they are not, or the rule does not settle, nothing is known. It takes a hundredth of the time of
 * an enclosure.
 *
 * What must not pass is a divergent integral with a principal value, which is what a formula gives: the range is cut where nothing is symmetrical,
 * so that the rule does not settle over a pole inside; and at each end the integrand times the distance has to vanish, so that no two infinite parts
 * cancel.
 */

const relative = 1e-13;
/** An estimate that has not settled so far is none. */
const settled = 1e-10;
/** Where a range is cut: no pole is known to lie there, and none lies in the middle of what is left. */
const cut = 0.381_966_011_250_105;
/** So near to an end, in parts of the range, the integrand times the distance is to be as good as nothing. */
const nearby = 1e-150;
const faraway = 1e150;
const vanishing = 1e-9;

/** The integral to about ten digits; null where that is not seen at once. */
export function quickEstimate(f: Expression, variable: string, lower: Expression, upper: Expression): number | null {
  const [a, b] = [nearestDouble(lower), nearestDouble(upper)];
  if (Number.isNaN(a) || Number.isNaN(b) || a === b) return null;
  const value = compileUnary(f, variable);
  const found = a < b ? over(value, a, b) : over(value, b, a);
  if (found === null) return null;
  return a < b ? found : -found;
}

function over(f: (x: number) => number, a: number, b: number): number | null {
  const [isLeftOpen, isRightOpen] = [!Number.isFinite(a), !Number.isFinite(b)];
  if (isLeftOpen && isRightOpen) return added([beyond((d) => f(cut - d)), beyond((d) => f(cut + d))]);
  if (isLeftOpen) return added([beyond((d) => f(b - d))]);
  if (isRightOpen) return added([beyond((d) => f(a + d))]);
  const middle = a + cut * (b - a);
  return added([within(f, a, middle), within(f, middle, b)]);
}

/** The sum of parts each of which has settled. */
function added(parts: readonly (Quadrature | null)[]): number | null {
  let [value, error] = [0, 0];
  for (const part of parts) {
    if (part === null) return null;
    value += part.value;
    error += part.error;
  }
  return Number.isFinite(value) && error <= settled * Math.abs(value) ? value : null;
}

function within(f: (x: number) => number, a: number, b: number): Quadrature | null {
  const at = (distance: number, side: 'a' | 'b'): number => (side === 'a' ? f(a + distance) : f(b - distance));
  const found = tanhSinh(at, a, b, relative);
  const tiny = nearby * (b - a);
  const vanishes = (side: 'a' | 'b') => Math.abs(at(tiny, side) * tiny) <= vanishing * Math.abs(found.value);
  return vanishes('a') && vanishes('b') ? found : null;
}

/** Over all distances from an end. */
function beyond(f: (distance: number) => number): Quadrature | null {
  const found = expSinh(f, relative);
  const vanishes = (d: number) => Math.abs(f(d) * d) <= vanishing * Math.abs(found.value);
  return vanishes(nearby) && vanishes(faraway) ? found : null;
}

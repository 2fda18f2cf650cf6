import { evaluateWithError, type Uncertain } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols, size } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { slope } from '../derivative.ts';
import { type Context, work } from './context.ts';

const places = [0.31, 1.43, -0.67, 0.83, 2.6, -1.7, 0.12, 5.2, -3.9];
const enough = 2;
const maxSize = 600;

/**
 * Whether an antiderivative of an inner integral is plainly wrong: its derivative is nowhere ± the integrand. A wrong branch on
 * one piece is left to the check at the end; what a method lost altogether makes way for the next method here, and not after the
 * whole search.
 */
export function isRefuted(antiderivative: Expression, f: Expression, context: Context): boolean {
  if (size(antiderivative, maxSize) >= maxSize) return false;
  const derived = slope(antiderivative, context.variable);
  if (derived === null) return true;
  work(context.budget, Math.ceil(size(derived) / 4));
  const random = seededRandom(7);
  const names = freeSymbols(f).filter((name) => name !== context.variable);
  let misses = 0;
  for (const x of places) {
    const at = Object.fromEntries(names.map((name) => [name, C.complex(0.4 + 1.7 * random())]));
    const point = { ...at, [context.variable]: C.complex(x) };
    const wanted = evaluateWithError(f, point);
    const claimed = evaluateWithError(derived, point);
    if (!isCertain(wanted) || !isCertain(claimed)) continue;
    const tolerance = 1e-5 * C.modulus(wanted.value);
    const isNear = (by: C.Complex) => C.modulus(by) <= tolerance;
    if (isNear(C.subtract(claimed.value, wanted.value)) || isNear(C.add(claimed.value, wanted.value))) return false;
    misses++;
  }
  return misses >= enough;
}

const isCertain = ({ value, error }: Uncertain): boolean => {
  const modulus = C.modulus(value);
  return Number.isFinite(modulus) && error <= 1e-7 * modulus;
};

import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';

const tries = 12;

/**
 * The sign of a constant for positive parameters: null where it depends on them, or the constant is not real. It decides
 * only between forms that are both right as complex functions, so that the nicer real one is shown.
 */
export function signOf(a: Expression): -1 | 0 | 1 | null {
  const names = freeSymbols(a);
  const random = seededRandom(11);
  let sign: -1 | 0 | 1 | null = null;
  for (let k = 0; k < (names.length === 0 ? 1 : tries); k++) {
    const at = Object.fromEntries(names.map((name) => [name, C.complex(0.2 + 2.3 * random())]));
    const { re, im } = evaluateComplex(a, at);
    if (!Number.isFinite(re) || Math.abs(im) > 1e-12 * (Math.abs(re) + 1)) return null;
    const here = Math.abs(re) < 1e-13 ? 0 : re > 0 ? 1 : -1;
    if (sign !== null && sign !== here) return null;
    sign = here;
  }
  return sign;
}

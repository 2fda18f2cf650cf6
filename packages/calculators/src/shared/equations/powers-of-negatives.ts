import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { hasCubeRootAsPower, saysPrincipalCubeRoot } from '@nomogram/math/algebra/principal-cube-root.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { zero } from '@nomogram/math/expression/build.ts';
import { certainSign } from '@nomogram/math/expression/certain-sign.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { children, freeSymbols } from '@nomogram/math/expression/walk.ts';

type Power = Expression & { readonly kind: 'power' };

/**
 * A power in f whose exponent holds x and whose base is negative somewhere: x^x, (-1)^x. As functions of real numbers such
 * powers are taken where the base is positive, yet they have values beyond: (-1)^(-1) is -1, (-2)^(-2) is 1/4. Of these
 * nothing is known from the curve.
 */
export function powerOfNegatives(f: Expression, x: string): Power | undefined {
  if (f.kind === 'power' && freeSymbols(f.exponent).includes(x) && !isNeverNegative(f, x)) return f;
  for (const child of children(f)) {
    const found = powerOfNegatives(child, x);
    if (found) return found;
  }
  return undefined;
}

/** What is said where f holds x^(1/3) and the base is negative somewhere: its real root may be meant, −2 of −8. */
export const aboutCubeRoots = (f: Expression, x: string): readonly string[] =>
  hasCubeRootAsPower(f, (base) => freeSymbols(base).includes(x) && !isNeverNegative({ base, exponent: zero }, x))
    ? [saysPrincipalCubeRoot]
    : [];

/** Whether the base is negative nowhere where the exponent has a value: the x of x^ln(x) is positive. */
function isNeverNegative({ base, exponent }: Pick<Power, 'base' | 'exponent'>, x: string): boolean {
  if (!freeSymbols(base).includes(x)) return certainSign(base) === 1;
  const negative = solveInequality([base, zero, exponent], ['<'], x, monotonePieces);
  return negative.ok && negative.value.intervals.length === 0;
}

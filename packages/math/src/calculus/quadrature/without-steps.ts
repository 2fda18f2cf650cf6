import { coefficientsOf } from '../../algebra/coefficients.ts';
import * as E from '../../expression/build.ts';
import { compileRectangle } from '../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, transform } from '../../expression/walk.ts';
import { interval } from '../../numeric/enclosure/rectangle.ts';

/*
 * Infinitely many steps in a finite range: ⌊tan x⌋ beside π/2. As u − 1 < ⌊u⌋ ≤ u, the integrals of A + B·⌊u⌋ and of A + B·u over a finite range
 * differ by that of a bounded function where B is bounded: both converge, or both diverge.
 */

const levels = ['\u20201', '\u20202', '\u20203'];

/** What diverges between two finite ends if and only if f does, and has no steps; null where there are none, or that is not known. */
export function withoutSteps(f: Expression, variable: string, low: number, high: number): Expression | null {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return null;
  const inside: Expression[] = [];
  const inLetters = transform(f, (node) => {
    if (node.kind !== 'apply' || !stepping.has(node.name) || !contains(node, variable)) return node;
    inside.push(node.args[0]!);
    return E.symbol(levels[inside.length - 1] ?? node.name);
  });
  if (inside.length === 0 || inside.length > levels.length) return null;
  const letters = levels.slice(0, inside.length);
  const isBounded = letters.every((letter) => {
    const [, rate, ...higher] = coefficientsOf(inLetters, letter) ?? [E.zero, E.zero, E.one];
    if (higher.length > 0) return false;
    if (rate === undefined) return true;
    return (
      !letters.some((other) => contains(rate, other)) && compileRectangle(rate, variable)(interval(low, high)) !== null
    );
  });
  // A step within a step stands for none of its letters.
  if (!isBounded || letters.some((letter) => inside.some((u) => contains(u, letter)))) return null;
  return substitute(inLetters, Object.fromEntries(letters.map((letter, k) => [letter, inside[k]!])));
}

const stepping: ReadonlySet<string> = new Set(['floor', 'ceil']);

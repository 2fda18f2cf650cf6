import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains, some } from '../../expression/walk.ts';
import { isPolynomial } from '../../polynomial/convert.ts';
import { budget } from '../../result/budget.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { multipliedOut } from '../expand.ts';
import { criticalPoints } from './critical-points.ts';
import type { CriticalPoint } from './point-order.ts';

/*
 * The points of an inequality with one square root: √A = S is squared, A = S², and of the solutions of that only those count that satisfy
 * the equation itself.
 *
 *     √(x + 3) < x + 1:    x + 3 >= 0;   √(x + 3) = x + 1,  x + 3 = (x + 1)²,  x² + x − 2 = 0,  x = −2 or x = 1,  of which 1 is one.
 */

/** The domain, and where both sides are equal; null where there is not one square root beside a polynomial. */
export function radicalSteps(
  left: Expression,
  right: Expression,
  x: string,
  points: readonly CriticalPoint[],
): readonly ShownStep[] | null {
  const split = rootAlone(E.subtract(left, right), x);
  if (split === null) return null;
  const { root, radicand, other } = split;
  const squared = multipliedOut(E.subtract(E.power(other, E.number(2)), radicand));
  const roots = contains(squared, x) ? criticalPoints(squared, x, { work: budget(100_000) }) : [];
  if (roots === null || roots.some(({ exact }) => exact === undefined)) return null;
  const isSolution = (one: CriticalPoint): boolean =>
    points.some(({ value }) => Math.abs(value - one.value) <= 1e-9 * Math.max(1, Math.abs(value))) &&
    evaluate(other, { [x]: one.value }) >= -1e-9;
  const domain = line(
    'domain',
    'A square root is real where what stands under it is not negative.',
    `${toText(radicand)} >= 0`,
  );
  const equation = line(
    'square both sides',
    'The comparison can change only where both sides are equal. Squared, the root is gone.',
    `${toText(root)} = ${toText(other)} -> ${toText(radicand)} = ${squareText(other)} -> ${toText(squared)} = 0`,
  );
  const written = (all: readonly CriticalPoint[]) => all.map(({ exact }) => `${x} = ${toText(exact!)}`).join(' or ');
  const found = roots.filter(isSolution);
  const lost = roots.length - found.length;
  const says =
    lost > 0
      ? `Squaring also lets in solutions of -${toText(root)} = ${toText(other)}: each is put into the equation itself, and ${lost === 1 ? 'one does' : `${lost} do`} not satisfy it.`
      : 'Each of them, put into the equation itself, satisfies it.';
  const tested =
    roots.length === 0
      ? line(
          'no real solution',
          'The squared equation has no real solution: the sides are never equal.',
          `${toText(squared)} != 0`,
        )
      : line(
          'check by putting in',
          says,
          `${written(roots)}; ${found.length === 0 ? '"none satisfies the equation"' : `"solutions:" ${written(found)}`}`,
        );
  return [domain, equation, tested];
}

const squareText = (a: Expression): string => (/^\w+$/.test(toText(a)) ? `${toText(a)}^2` : `(${toText(a)})^2`);

/** √A = S for a difference k·√A + R; null where it is none, or something else than one root is no polynomial. */
function rootAlone(difference: Expression, x: string) {
  const terms = E.termsOf(difference);
  const withRoot = terms.filter((term) => some(term, (node) => isRoot(node, x)));
  const [term] = withRoot;
  if (withRoot.length !== 1 || term === undefined) return null;
  const root = E.withoutCoefficient(term);
  if (root.kind !== 'power' || !isRoot(root, x) || !isPolynomial(root.base)) return null;
  const rest = E.sum(terms.filter((one) => one !== term));
  const other = multipliedOut(E.product([E.number(Q.divide(Q.integerRational(-1), E.coefficient(term))), rest]));
  return isPolynomial(other) ? { root, radicand: root.base, other } : null;
}

const isRoot = (node: Expression, x: string): boolean =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  Q.equals(node.exponent.value, Q.half) &&
  contains(node.base, x);

import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { evenRootsOf } from '@nomogram/math/algebra/trigonometric/conditions.ts';
import { solveTrigonometric, type TrigonometricSolution } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { sign } from '@nomogram/math/exact/rational.ts';
import {
  coefficient,
  equal,
  factorsOf,
  negate,
  power,
  product,
  subtract,
  sum,
  termsOf,
  two,
} from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { alternatives, line } from '@nomogram/math/syntax/written-line.ts';
import type { Family } from '@nomogram/math/trigonometry/general-solution.ts';
import { inRadians, integerBeside } from '../../shared/trigonometry/angle-families.ts';

type Sides = readonly [left: Expression, right: Expression];

/**
 * √(sin x) = √(cos x): both sides squared are an equation without roots, whose solutions are put into the one with roots. Undefined where the
 * roots do not stand alone, one on a side.
 */
export function squaredSteps(
  sides: Sides,
  x: string,
  families: readonly Family[],
  onward: (found: TrigonometricSolution, sides: Sides) => readonly ShownStep[],
): readonly ShownStep[] | undefined {
  const isolated = rootsAlone(sides, x);
  if (isolated === undefined) return ofTwoRoots(sides, x, families, onward);
  const squared = mapTuple(isolated, (side) => power(side, two));
  if (squared.some((side) => evenRootsOf(side, x).length > 0)) return undefined;
  const found = solveTrigonometric(...squared, x);
  if (!found.ok || found.value.solutions.kind !== 'families') return undefined;
  const written = isolated.map((side) => toText(side)).join(' = ');
  const isTyped = isolated.every((side, k) => equal(side, sides[k]!));
  return [
    ...(isTyped
      ? []
      : [line('isolate the root', 'The root stands on one side, everything else on the other.', written)]),
    line(
      'square both sides',
      'Where both sides are equal, their squares are equal, too. The squares may be equal elsewhere as well, so that the solutions must be put in at the end.',
      `${written} -> ${squared.map((side) => toText(side)).join(' = ')}`,
    ),
    ...onward(found.value, squared),
    putIn(families, found.value.solutions.families, x),
  ];
}

/** √(sin x) + √(cos x) = 1: squared, one root is left, twice the product of the two. */
function ofTwoRoots(
  sides: Sides,
  x: string,
  families: readonly Family[],
  onward: (found: TrigonometricSolution, sides: Sides) => readonly ShownStep[],
): readonly ShownStep[] | undefined {
  const terms = termsOf(subtract(...sides));
  const rooted = terms.filter((term) => evenRootsOf(term, x).length > 0);
  if (rooted.length !== 2 || !rooted.every((term) => isRootAlone(term, x))) return undefined;
  const right = sum(terms.filter((term) => !rooted.includes(term)).map(negate));
  const squares = sum(rooted.map((term) => power(term, two)));
  const mixed = product([two, ...rooted]);
  const next: Sides = [mixed, multipliedOut(subtract(power(right, two), squares))];
  const rest = squaredSteps(next, x, families, onward);
  const roots = toText(sum(rooted));
  return (
    rest && [
      line(
        'square both sides',
        '(u + v)^2 = u^2 + v^2 + 2*u*v: one root is left, of the product. The squares may be equal elsewhere as well, so that the solutions must be put in at the end.',
        `${roots} = ${toText(right)} -> ${toText(sum([squares, mixed]))} = ${toText(power(right, two))}`,
      ),
      ...rest,
    ]
  );
}

/** The sides with one root on each, or one root alone on the left. */
function rootsAlone(sides: Sides, x: string): Sides | undefined {
  const terms = termsOf(subtract(...sides));
  const rooted = terms.filter((term) => evenRootsOf(term, x).length > 0);
  const [first, second, ...more] = rooted;
  if (first === undefined || more.length > 0 || !rooted.every((term) => isRootAlone(term, x))) return undefined;
  if (second !== undefined) return terms.length > 2 ? undefined : typedOr(sides, [first, negate(second)]);
  const others = terms.filter((term) => term !== first);
  return typedOr(sides, [first, sum(others.map(negate))]);
}

/** The sides as they were typed, where they say the same. */
function typedOr(typed: Sides, [left, right]: Sides): Sides {
  const opposite = [negate(left), negate(right)] as const;
  const same = [[left, right], [right, left], opposite, [opposite[1], opposite[0]]].some(
    ([a, b]) => equal(a!, typed[0]) && equal(b!, typed[1]),
  );
  if (same) return typed;
  return sign(coefficient(left)) < 0 ? opposite : [left, right];
}

/** A multiple of one root: its square has none. */
const isRootAlone = (term: Expression, x: string): boolean =>
  factorsOf(term).every(
    (factor) => evenRootsOf(factor, x).length === 0 || evenRootsOf(power(factor, two), x).length === 0,
  );

/** What is left of the solutions of the squared equation. */
function putIn(families: readonly Family[], candidates: readonly Family[], x: string): ShownStep {
  const listed = (all: readonly Family[]) =>
    alternatives(all.map((one) => ({ text: `${x} = ${inRadians(one, integerBeside(x)).text}`, latex: '' }))).text;
  const [every, left] = [listed(candidates), listed(families)];
  if (families.length === 0)
    return line('check by putting in', `None of ${every} satisfies the equation with the root.`, '"no real solution"');
  if (left === every)
    return line('check by putting in', 'Each of them satisfies the equation with the root, too.', left);
  const says = `Of ${every} only these satisfy the equation with the root: elsewhere a root has no value, or the sides have opposite signs.`;
  return line('check by putting in', says, left);
}

import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { number, product, reciprocal, sum } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { type Family, pi } from './general-solution.ts';

/** An angle, exactly and as a double. */
export interface Angle {
  readonly exact: Expression;
  readonly value: number;
}

/** The solutions from 0 to one full turn. */
export interface SolutionsInTurn {
  /** How many there are; a count beyond 2^53 is not exact. */
  readonly count: number;
  /** The smallest of them, in ascending order. */
  readonly first: readonly Angle[];
}

/** The solutions from 0 to 2π, 2π not included; `most` limits how many of each family are listed. */
export function solutionsInTurn(families: readonly Family[], most: number): SolutionsInTurn {
  const parts = families.map((family) => partOf(family, most));
  const first = parts.flatMap(({ listed }) => listed).sort((a, b) => a.value - b.value);
  return { count: parts.reduce((sum, { count }) => sum + count, 0), first: first.slice(0, most) };
}

function partOf({ base, period }: Family, most: number): { count: number; listed: Angle[] } {
  const [from, to] = range(base, period);
  const count = Math.max(0, to - from);
  const listed = Array.from({ length: Math.min(count, most) }, (_, k): Angle => {
    const exact = sum([base, product([number(from + k), period])]);
    return { exact, value: evaluate(exact) };
  });
  return { count, listed };
}

/** The k with 0 ≤ base + k·period < 2π, from the first to behind the last: exactly where both are rational parts of π. */
function range(base: Expression, period: Expression): readonly [from: number, to: number] {
  const [start, step] = [halfTurns(base), halfTurns(period)];
  if (start && step) {
    const before = Q.divide(Q.negate(start), step);
    const behind = Q.divide(Q.subtract(Q.integerRational(2), start), step);
    return [Z.toNumber(Q.ceiling(before)), Z.toNumber(Q.ceiling(behind))];
  }
  const [from, length] = [evaluate(base), evaluate(period)];
  return [Math.ceil(-from / length), Math.ceil((2 * Math.PI - from) / length)];
}

/** An angle as a rational number of half turns, where it is one. */
export function halfTurns(angle: Expression): Q.Rational | undefined {
  const parts = product([angle, reciprocal(pi)]);
  return parts.kind === 'number' ? parts.value : undefined;
}

import * as Q from '../../exact/rational.ts';
import { compileUnary } from '../../expression/compile.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { infiniteEnd } from '../limit.ts';
import { criticalPoints } from '../quadrature/critical-points.ts';
import { atInstance, holdsAt, type Instance } from './parameters/instances.ts';
import { lettersOf, type Problem } from './problem.ts';

/*
 * Whether a condition lets in letters for which a pole lies inside the range.
 *
 * The comparison with quadratures asks few letters, none of them far from 1, and F(b) − F(a) has a value on the other side of a pole, too:
 * −ln(cos a)/a for ∫ tan(ax) dx from 0 to 1 is compared where cos a > 0, and at a = 7 that holds beside a pole at π/14. Here the integrand is looked at for
 * many letters, small and large, and conditions that let one of them through are not said. It refutes and proves nothing: what is said of poles is
 * proved by `polesOutside`, and this catches what has no such rule.
 */

/** Sizes that letters are given, without a pattern. */
const sizes: readonly Q.Rational[] = [
  [1, 9],
  [2, 5],
  [11, 13],
  [17, 9],
  [29, 9],
  [23, 5],
  [37, 5],
  [71, 6],
  [149, 7],
].map(([top, bottom]) => Q.rational(top!, bottom!));

const maxInstances = 24;
/** An infinite range is looked at so far. */
const farthest = 40;

export function hasPoleInside(problem: Problem, conditions: readonly Condition[]): boolean {
  return instancesWithin(lettersOf(problem), conditions).some((at) => meetsPole(problem, at));
}

/** Letters of all sizes and signs for which the conditions hold. */
function instancesWithin(letters: readonly string[], conditions: readonly Condition[]): readonly Instance[] {
  const values = sizes.flatMap((size) => [size, Q.negate(size)]);
  const found: Instance[] = [];
  for (let turn = 0; turn < values.length * (letters.length === 1 ? 1 : 6) && found.length < maxInstances; turn++) {
    const at = Object.fromEntries(
      letters.map((name, k) => [
        name,
        values[(turn * (k + 1) + k * 5 + Math.floor(turn / values.length) * (k + 3)) % values.length]!,
      ]),
    );
    if (conditions.every((one) => holdsAt(one, at) === true)) found.push(at);
  }
  return found;
}

function meetsPole({ f, variable, lower, upper }: Problem, at: Instance): boolean {
  const [low, high] = [lower, upper]
    .map((end) => (infiniteEnd(end) ?? 0) * farthest || evaluate(atInstance(end, at)))
    .sort((p, q) => p - q);
  if (!Number.isFinite(low) || !Number.isFinite(high) || low === high) return false;
  const there = atInstance(f, at);
  const value = compileUnary(there, variable);
  return criticalPoints(there, variable, low!, high!).some(({ x }) => growsAsPole(value, x, high! - low!));
}

/** Near a pole of order 1 or more a function is a hundred times larger, a hundred times nearer; 1/√|x| is ten times larger. */
function growsAsPole(value: (x: number) => number, x: number, width: number): boolean {
  const step = 1e-4 * Math.min(1, width);
  return [-1, 1].some((side) => {
    const [near, nearer] = [step, step / 100].map((h) => Math.abs(value(x + side * h)));
    return nearer! > 50 * near!;
  });
}

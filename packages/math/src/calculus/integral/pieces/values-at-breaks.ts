import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { type BreakFamily, type Breaks, changes, instanceOf, isInfiniteNear, placeOf, split, turns } from './breaks.ts';
import type { Switch } from './switches.ts';

/*
 * Where a switch changes, sign u is 0 and ⌊−x⌋ has the value of the piece before, while the sum of the jumps ⌊(x − p)/T⌋ has that of the piece after: at
 * the places themselves, and only there, the antiderivative would have a wrong value. So over periodic places a switch is written by the same
 * floors:
 *
 *     s = (a + b)/2 + (−1)^⌊(x − p)/T⌋·(a − b)/2      where it changes between a and b at the places of one family,
 *     s = c + Σ δ_j·⌊(x − p_j)/T_j⌋                  where at each place of a family, or at every second one, it changes by the same δ_j,
 *     s = c                                          where it never changes but at single points, as ⌊cos² x⌋.
 *
 * Worked example: ∫ |sin x| = 2·⌊x/π⌋ − (−1)^⌊x/π⌋·cos x is 1 at π, as it is on both sides; with sign(sin x) it would be 2 there.
 */

/**
 * The switches with values that are those of the piece after at each place of a family; as they are where they cannot be written so, or where the
 * integrand is infinite at all places, so that F has no value there.
 */
export const withValuesAtBreaks = (
  f: Expression,
  switches: readonly Switch[],
  breaks: Breaks,
  variable: string,
): readonly Switch[] =>
  switches.map((one, j) => {
    const families = breaks.families.filter((family) => changesOf(family, j).length > 0);
    const isElsewhere = breaks.points.some(({ before, after }) => before[j] !== after[j]);
    if (families.length === 0 && !isElsewhere) return { ...one, value: onlyValue(breaks, j) ?? one.value };
    const isInfinite = (family: BreakFamily) => isInfiniteNear(f, variable, placeOf(family, 0), 'right');
    if (families.every(isInfinite)) return one;
    const isRising = one.kind === 'floor' && families.every((family) => changesOf(family, j).every(rises));
    if (isRising || isElsewhere) return one;
    return {
      ...one,
      value:
        alternating(families, j) ??
        stepwise(
          families.flatMap((family) => evenly(family, j)),
          j,
          variable,
        ) ??
        one.value,
    };
  });

/** From what to what a switch changes at a place with a number. */
type Change = readonly [before: number, after: number];

const changesOf = ({ sides }: BreakFamily, j: number): readonly Change[] =>
  [...sides.values()]
    .filter((own) => changes(own) && own.before[j] !== own.after[j])
    .map(({ before, after }) => [before[j]!, after[j]!]);

const rises = ([before, after]: Change): boolean => after > before;

/** The value of a switch that has but one, beside the places where others change; null where there are no such places. */
function onlyValue({ families }: Breaks, j: number): Expression | null {
  const [first] = families.flatMap(({ sides }) => [...sides.values()]);
  const value = first?.after[j];
  return value !== undefined && Number.isFinite(value) ? E.number(value) : null;
}

/** (a + b)/2 + (−1)^⌊index⌋·(a − b)/2 */
function alternating(families: readonly BreakFamily[], j: number): Expression | null {
  const [family, ...others] = families;
  if (family === undefined || others.length > 0) return null;
  const [a, b] = mapTuple([0, 1], (k) => family.sides.get(k)!.after[j]!);
  const isAlternating = [...family.sides].every(([k, { before, after }]) =>
    k % 2 === 0 ? before[j] === b && after[j] === a : before[j] === a && after[j] === b,
  );
  if (!isAlternating) return null;
  const half = (value: number) => E.number(Q.rational(value, 2));
  const turns = E.power(E.minusOne, E.apply('floor', [family.index]));
  return E.add(half(a + b), E.product([half(a - b), turns]));
}

/** A family as it is where all its changes are the same, and as several where they take turns. */
function evenly(family: BreakFamily, j: number): readonly BreakFamily[] {
  const changing = turns.map((n) => split(family, n).filter((one) => changesOf(one, j).length > 0));
  return changing.find((all) => all.every((one) => isEven(one, j))) ?? changing[1]!;
}

/** Whether a switch changes by the same at each place of a family. */
function isEven({ sides }: BreakFamily, j: number): boolean {
  const rates = [...sides.values()].map(({ before, after }) => after[j]! - before[j]!);
  return rates.every((one) => one === rates[0]);
}

/** c + Σ δ·⌊index⌋ */
function stepwise(families: readonly BreakFamily[], j: number, variable: string): Expression | null {
  const rates = families.map((family) => changesOf(family, j).map(([before, after]) => after - before));
  if (!rates.every((all) => all.every((one) => one === all[0]))) return null;
  const steps = (at: Expression): number =>
    families.reduce((sum, { index }, m) => {
      const value = substitute(index, { [variable]: at });
      // At a place of the family itself the index is whole, but for rounding.
      return sum + rates[m]![0]! * Math.floor(evaluate(value, instanceOf(value)) + 1e-9);
    }, 0);
  const places = families.flatMap((family) =>
    [...family.sides].map(([k, { after }]) => after[j]! - steps(placeOf(family, k))),
  );
  const [c] = places;
  if (c === undefined || !places.every((one) => one === c)) return null;
  const floors = families.map(({ index }, m) => E.product([E.number(rates[m]![0]!), E.apply('floor', [index])]));
  return E.sum([E.number(c), ...floors]);
}

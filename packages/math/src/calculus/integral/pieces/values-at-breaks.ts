import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { type BreakFamily, type Breaks, changes, instanceOf, isInfiniteNear, placeOf } from './breaks.ts';
import type { Switch } from './switches.ts';

/*
 * Where a switch changes, sign u is 0 and ⌊−x⌋ has the value of the piece before, while the sum of the jumps ⌊(x − p)/T⌋ has that of the piece after: at
 * the places themselves, and only there, the antiderivative would have a wrong value. So over periodic places a switch is written by the same
 * floors:
 *
 *     s = s_0·(−1)^⌊(x − p)/T⌋                       where a sign changes at every place of one family,
 *     s = c + Σ δ_j·⌊(x − p_j)/T_j⌋                  where at each place of a family it changes by the same δ_j.
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
    const isInfinite = (family: BreakFamily) => isInfiniteNear(f, variable, placeOf(family, 0), 'right');
    if (families.every(isInfinite)) return one;
    const isRising = one.kind === 'floor' && families.every((family) => changesOf(family, j).every(rises));
    const isElsewhere = breaks.points.some(({ before, after }) => before[j] !== after[j]);
    if (isRising || isElsewhere) return one;
    return { ...one, value: alternating(families, j) ?? stepwise(families, j, variable) ?? one.value };
  });

/** From what to what a switch changes at a place with a number. */
type Change = readonly [before: number, after: number];

const changesOf = ({ sides }: BreakFamily, j: number): readonly Change[] =>
  [...sides.values()]
    .filter((own) => changes(own) && own.before[j] !== own.after[j])
    .map(({ before, after }) => [before[j]!, after[j]!]);

const rises = ([before, after]: Change): boolean => after > before;

/** s_0·(−1)^⌊index⌋ */
function alternating(families: readonly BreakFamily[], j: number): Expression | null {
  const [family, ...others] = families;
  if (family === undefined || others.length > 0) return null;
  const first = family.sides.get(0)!.after[j]!;
  const isAlternating = [...family.sides].every(
    ([k, { before, after }]) => after[j] === (k % 2 === 0 ? first : -first) && before[j] === -after[j]!,
  );
  return isAlternating ? E.product([E.number(first), E.power(E.minusOne, E.apply('floor', [family.index]))]) : null;
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

import fc from 'fast-check';
import type { DistributionCalculator, Member, Range } from './distribution.ts';

/** A distribution with what was typed for it. */
export interface DrawnDistribution extends Member {
  readonly typed: { readonly [parameter: string]: string };
}

/** A distribution with typical parameters, of three digits each; integers are at most `longest`. */
export const drawn = (
  one: DistributionCalculator,
  longest = Number.POSITIVE_INFINITY,
): fc.Arbitrary<DrawnDistribution> =>
  membersOf(one, ([low, high], isInteger) => {
    const top = isInteger ? Math.min(high, longest) : high;
    return fc
      .integer({ min: 0, max: 256 })
      .map((k) => (low > 0 ? low * (top / low) ** (k / 256) : low + (top - low) * (k / 256)));
  });

/** The members of a distribution at parameters from `choose`, those left out that do not go together. */
export function membersOf(
  one: DistributionCalculator,
  choose: (typical: Range, isInteger: boolean) => fc.Arbitrary<number>,
  digits = 3,
): fc.Arbitrary<DrawnDistribution> {
  const texts = Object.entries(one.typical).map(([name, range]) => {
    const { control } = one.inputs[name]!;
    const isInteger = control.control === 'text' && control.entry === 'whole';
    const text = (value: number): string => String(isInteger ? Math.round(value) : Number(value.toPrecision(digits)));
    return [name, choose(range, isInteger).map(text)] as const;
  });
  return fc
    .record(Object.fromEntries(texts) as { readonly [name: string]: fc.Arbitrary<string> })
    .map((typed) => ({ typed, member: one.member(typed) }))
    .filter(({ member }) => member !== undefined)
    .map(({ typed, member }) => ({ typed, ...member! }));
}

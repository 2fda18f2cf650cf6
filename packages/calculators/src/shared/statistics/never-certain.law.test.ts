import type { Distribution } from '@nomogram/math/statistics/distributions/distribution.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { defaultOptions } from '../../kit/options.ts';
import { whole } from '../../kit/outcome.ts';
import { run } from '../../kit/run.ts';
import { allDistributions } from './all-distributions.ts';
import { drawn } from './drawn.fixture.ts';

/** No probability between 0 and 1 is said to be equal to one of them, however close it comes. */
const runs = { numRuns: lawRuns(3, 200) };

/** From the middle of a law to where a tail is far below all doubles. */
const reach = fc.integer({ min: 0, max: 60 }).map((k) => 2 ** (k / 6));
const asked = fc.constantFrom(
  (x: number) => `${x}`,
  (x: number) => `X <= ${x}`,
  (x: number) => `X > ${x}`,
);

/** A place above the median, so many times its upper half away, or below it. */
function placeOf(
  { kind, support: [low, high], quantile, upperQuantile }: Distribution,
  distance: number,
  isAbove: boolean,
) {
  const [middle, quarter] = [quantile(0.5), isAbove ? upperQuantile(0.2) : quantile(0.2)];
  const x = middle + (quarter - middle || (isAbove ? 1 : -1)) * distance;
  const whole = kind === 'discrete' ? Math.round(x) : Number(x.toPrecision(6));
  return whole >= low && whole < high ? whole : undefined;
}

const isCertain = (line: string): boolean => /^(?:Prob|Cumul|Surv|P\().* = [01]$/.test(line);

describe('every distribution', () => {
  test.each(allDistributions.map((one) => [one.id, one] as const))(
    '%s: inside the support neither tail is written as 0 or 1',
    (_, one) => {
      fc.assert(
        fc.property(drawn(one, 400), reach, fc.boolean(), asked, ({ of, typed }, distance, isAbove, ask) => {
          const x = placeOf(of, distance, isAbove);
          // At the lower end itself a continuous law has nothing below, and a law of one value is certain.
          if (x === undefined || x === of.support[0] || of.support[0] === of.support[1]) return;
          const outcome = whole(run(one, { ...typed, x: ask(x) }, defaultOptions));
          if (!outcome.ok) return;
          expect(outcome.answer.text.split('\n').filter(isCertain)).toEqual([]);
        }),
        runs,
      );
    },
  );
});

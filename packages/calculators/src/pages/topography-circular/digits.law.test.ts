import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { expectShare } from '../../../../../tools/setup/share.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/*
 * A decimal is rounded once: the digits that are shown are those of the same value with many more. The arc of a parabola on 7 m with a
 * height of 1 m, 7.364177684638064…, was rounded to a double, …8065, and that to …807.
 */

const measure = fc.integer({ min: 1, max: 9999 }).map((n) => String(n / 100));
const gon = fc.integer({ min: 1, max: 39_999 }).map((n) => String(n / 100));
const calculators = {
  circlesector: { angle: gon, radius: measure },
  circlesegment: { angle: gon, radius: measure },
  parabolicsegment: { a: measure, b: measure },
};

test('every decimal is that of the same value with forty digits, rounded', async () => {
  const counted = { asked: 0, compared: 0 };
  for (const [name, inputs] of Object.entries(calculators)) {
    const calculator = await load(`topography-circular/${name}`);
    fc.assert(
      fc.property(fc.record<{ [input: string]: string }>(inputs), fc.constantFrom(4, 10, 15, 20), (given, digits) => {
        const [shown, longer] = [digits, 40].map((wanted) => {
          const outcome = run(calculator!, given, { ...defaultOptions, digits: wanted });
          return outcome.ok ? outcome.answer.values : [];
        });
        for (const [k, value] of shown!.entries()) {
          counted.asked += 1;
          const [short, long] = [value, longer![k]!].map(({ decimal }) => fromDecimal(decimal ?? ''));
          if (!short || !long) continue;
          counted.compared += 1;
          expect(toDecimal(short, digits), `${value.label} of ${JSON.stringify(given)}`).toBe(toDecimal(long, digits));
        }
      }),
      { numRuns: lawRuns(100, 2000) },
    );
  }
  expectShare(counted.compared, counted.asked, 0.9);
});

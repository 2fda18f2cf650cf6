import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../../exact/rational.ts';
import { boxPlot } from './box-plot.ts';
import { percentile } from './percentile.ts';
import { exactSample } from './sample.ts';

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 60 });

test('its quartiles are the exact percentiles of type 7', () => {
  fc.assert(
    fc.property(values, (list) => {
      const { firstQuartile, median, thirdQuartile } = boxPlot(list);
      const sample = exactSample(list.map((value) => Q.integerRational(value)));
      for (const [percent, found] of [
        [25, firstQuartile],
        [50, median],
        [75, thirdQuartile],
      ] as const) {
        const exact = percentile(sample, Q.integerRational(percent));
        expect(exact.ok && exact.value.value).toBeNear(found, 1e-14);
      }
    }),
  );
});

test('every value lies within the whiskers or is an outlier, and the whiskers end at values or at the box', () => {
  fc.assert(
    fc.property(values, (list) => {
      const { firstQuartile, thirdQuartile, lowerWhisker, upperWhisker, outliers } = boxPlot(list);
      const reach = 1.5 * (thirdQuartile - firstQuartile);
      expect(list.filter((value) => value >= lowerWhisker && value <= upperWhisker).length + outliers.length).toBe(
        list.length,
      );
      expect(lowerWhisker).toBeGreaterThanOrEqual(firstQuartile - reach);
      expect(upperWhisker).toBeLessThanOrEqual(thirdQuartile + reach);
      expect([...list, firstQuartile]).toContain(lowerWhisker);
      expect([...list, thirdQuartile]).toContain(upperWhisker);
    }),
  );
});

/** R 4: boxplot.stats agrees where hinges and quartiles do, as for n = 9. */
test('a known list', () => {
  expect(boxPlot([30, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual({
    firstQuartile: 3,
    median: 5,
    thirdQuartile: 7,
    lowerWhisker: 1,
    upperWhisker: 8,
    outliers: [30],
  });
});

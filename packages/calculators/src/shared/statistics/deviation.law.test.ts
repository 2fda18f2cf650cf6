import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { entriesOf, load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run, type TypedInputs } from '../../kit/run.ts';

/*
 * Wherever a variance is a number, however small or large, the standard deviation is its root: the exponent of ten is half of the
 * other one, and the digits are those of the root.
 */
const pages = ['statistics-continuous', 'statistics-discrete'];
const calculators = await Promise.all(pages.flatMap(entriesOf).map(async ({ id }) => (await load(id))!));

/** ln of a positive decimal of any size. */
function logarithm(decimal: string): number {
  const [mantissa = '', exponent = '0'] = decimal.split('e');
  return Math.log(Number(mantissa)) + Number(exponent) * Math.LN10;
}

/** The variance and the deviation of an answer, as text; undefined where the calculator refuses what was typed. */
function spreadOf(calculator: (typeof calculators)[number], typed: TypedInputs) {
  const outcome = run(calculator, typed, defaultOptions);
  if (!outcome.ok) return undefined;
  const of = (name: string) => outcome.answer.values.find((value) => value.name === name)?.decimal;
  return { variance: of('variance'), deviation: of('deviation') };
}

function isRoot(calculator: (typeof calculators)[number], typed: TypedInputs): void {
  const spread = spreadOf(calculator, typed);
  if (spread?.variance === undefined || spread.variance === '0') return;
  const { variance, deviation } = spread;
  const [wanted, found] = [logarithm(variance) / 2, logarithm(deviation ?? '')];
  expect([typed, variance, deviation, Math.abs(found - wanted) <= 1e-12 * Math.abs(wanted)]).toEqual([
    typed,
    variance,
    deviation,
    true,
  ]);
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  test('the deviation is the root of the variance', () => {
    for (const example of calculator.examples) if ('expect' in example) isRoot(calculator, example.given);
  });
});

test('also far beyond the range of doubles', async () => {
  const logNormal = (await load('statistics-continuous/log-normal'))!;
  const mean = fc.integer({ min: -2_000_000, max: 2_000_000 });
  fc.assert(
    fc.property(mean, fc.integer({ min: 1, max: 9 }), (mu, sigma) =>
      isRoot(logNormal, { mu: String(mu), sigma: String(sigma), x: '1' }),
    ),
    { numRuns: lawRuns(6, 200) },
  );
  const weibull = (await load('statistics-continuous/weibull'))!;
  const shape = fc.integer({ min: 2, max: 6 });
  fc.assert(
    fc.property(shape, (power) => isRoot(weibull, { shape: `1e-${power}`, scale: '1', x: '1' })),
    { numRuns: lawRuns(3, 20) },
  );
});

import { describe, expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

/** Beside -100 %, where all but nothing is left of what was put in. */
const asked = async (name: string, typed: Readonly<Record<string, string>>) => {
  const calculator = await load(`finance-corporate/${name}`);
  return run(calculator!, typed, defaultOptions);
};

describe.each([9, 12, 15])('one unit is left of 10^%i', (exponent) => {
  const cashFlows = `-1e${exponent},1`;
  const rate = `-${'99.'.padEnd(exponent + 1, '9')}`;

  test('the rate of return has all digits, and a spreadsheet starts from no rate that it divides by', async () => {
    const outcome = await asked('internal-rate-of-return', { cashFlows });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const [{ decimal, rounded } = {}] = outcome.answer.values;
    expect({ decimal, rounded }).toEqual({ decimal: rate, rounded: undefined });
    const sheet = outcome.answer.notes?.find((note) => note.startsWith('Spreadsheet: '));
    expect(Number(/,(-[\d.e+-]+)\)$/.exec(sheet ?? '')?.[1])).toBeGreaterThan(-1);
  });

  test('so has the modified one', async () => {
    const typed = { cashFlows, financeRate: '10', reinvestmentRate: '12' };
    const outcome = await asked('modified-internal-rate-of-return', typed);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const [{ decimal, rounded } = {}] = outcome.answer.values;
    expect({ decimal, rounded }).toEqual({ decimal: rate, rounded: undefined });
  });
});

test('where no digit would tell the rate from -100 %, that is said', async () => {
  const cashFlows = '-1e20,1';
  const outcomes = [
    await asked('internal-rate-of-return', { cashFlows }),
    await asked('modified-internal-rate-of-return', { cashFlows, financeRate: '0', reinvestmentRate: '0' }),
  ];
  for (const outcome of outcomes)
    expect(!outcome.ok && outcome.problems.map(({ code }) => code)).toEqual(['no-answer']);
});

test('payments that all but vanish, beside money that grows: the larger power is in front', async () => {
  const calculator = await load('finance-general/future-value-of-growing-annuity');
  for (const [rate, growth, periods] of [
    ['12', '-50', 1200],
    ['-50', '12', 1200],
    ['3', '-99.9', 400],
    ['12', '-50', 40],
  ] as const) {
    const typed = { firstPayment: '250', ratePerPeriod: rate, growthRate: growth, numberOfPeriods: String(periods) };
    const outcome = run(calculator!, typed, defaultOptions);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    const [money, payment] = [1 + Number(rate) / 100, 1 + Number(growth) / 100];
    const wanted = (250 * (money ** periods - payment ** periods)) / (money - payment);
    expect(Number(outcome.answer.values[0]?.decimal)).toBeNear(wanted, 1e-12);
  }
});

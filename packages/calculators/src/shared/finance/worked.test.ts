import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions, type Options } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';
import { nodesOf } from '../../trial/steps.ts';

async function stepsOf(id: string, given: Record<string, string>, options: Partial<Options> = {}) {
  const outcome = run((await load(id))!, given, { ...defaultOptions, ...options });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.answer.steps ?? [];
}

const loan = { principal: '200000', annualRate: '6', numberOfYears: '30' };

test('a result that is known goes by its name into those that follow', async () => {
  const steps = await stepsOf('finance-banking/amortization-schedule', loan);
  const formulas = steps.filter(({ rule }) => rule === 'formula').map(({ text }) => text);
  expect(formulas.slice(1)).toEqual([
    'Total paid = monthly payment * 12 * t',
    'Total interest = total paid - L',
    'Row 1 interest = L * r / 12',
    'Row 1 principal part = monthly payment - row 1 interest',
    'Row 1 balance = L - row 1 principal part',
  ]);
  const annuities = nodesOf(steps).filter(({ text }) => text.includes('^(-360) ≈'));
  expect(annuities).toHaveLength(1);
});

test('a sentence names Greek letters by their signs', async () => {
  const [first] = await stepsOf('finance-stocks/sharpe-ratio', {
    portfolioReturn: '12',
    riskFreeRate: '3',
    standardDeviation: '15',
  });
  expect(first!.says).toContain('and σ_p the standard deviation.');
});

test('letters are those of the formula, and are explained once', async () => {
  const [first, rate, ...others] = await stepsOf('finance-general/future-value', {
    initialCashFlow: '250',
    rateOfReturn: '4',
    numberOfPeriods: '10',
  });
  expect(first).toMatchObject({
    text: 'Future value = C_0 * (1 + r)^n',
    says: expect.stringContaining('C_0 is the initial cash flow, r the rate of return and n the number of periods.'),
  });
  expect(rate!.text).toBe('r = 4/100 = 0.04');
  expect(others.map(({ text }) => text)).toContain('(1 + r)^n = 1.04^10 ≈ 1.48024428492');
});

test.each([
  [
    'money',
    'finance-general/future-value',
    { initialCashFlow: '250', rateOfReturn: '4', numberOfPeriods: '10' },
    '\\approx 370.06',
  ],
  ['whole money', 'finance-basic/assets', { liabilities: '300000', equity: '200000' }, '= 500000.00'],
  ['money of each', 'finance-banking/amortization-schedule', loan, '\\approx 1199.10\\text{ per month}'],
  [
    'a rate',
    'finance-profitability/return-on-assets',
    { netIncome: '80000', totalAssets: '940000' },
    '\\approx 0.0851064 \\approx 8.511\\text{ \\% per year}',
  ],
  [
    'a share',
    'finance-debt/debt-ratio',
    { totalLiabilities: '500', totalAssets: '700' },
    '\\approx 0.714286 \\approx 71.43\\text{ \\%}',
  ],
  ['days', 'finance-corporate/days-in-inventory', { inventoryTurnover: '6' }, '\\approx 60.83\\text{ days}'],
])('%s is set as it is said', async (_, id, given, end) => {
  const steps = await stepsOf(id, given);
  const result = steps.find(({ rule }) => rule === 'result');
  expect(result?.latex.slice(-end.length)).toBe(end);
});

test('coins follow the currency', async () => {
  const steps = await stepsOf('finance-basic/assets', { liabilities: '300000', equity: '200000' }, { decimals: 0 });
  expect(steps.at(-1)?.latex).toMatch(/ = 500000$/);
});

test('a bond is the sum of its payments, or the formula where these are many', async () => {
  const bond = { faceValue: '1000', couponRate: '6', yieldToMaturity: '7', couponsPerYear: '2' };
  const few = await stepsOf('finance-stocks/bond-price', { ...bond, yearsToMaturity: '2' }, { method: 'payments' });
  expect(few.at(-1)?.text).toMatch(/^Bond price = p_1 \+ p_2 \+ p_3 \+ p_4 ≈ /);
  const many = await stepsOf('finance-stocks/bond-price', { ...bond, yearsToMaturity: '30' }, { method: 'payments' });
  expect(many[0]?.says).toBe(
    'Payment by payment: it is written out for 2 to 24 whole periods; here the formula follows.',
  );
});

test('what is rounded up has a letter of its own before', async () => {
  const steps = await stepsOf('finance-banking/credit-card-payoff', {
    balance: '5000',
    annualPercentageRate: '19.9',
    monthlyPayment: '150',
  });
  const texts = steps.map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('n ≈')).slice(-2)).toEqual([
    'n ≈ 0.80469966646569/0.0164473313786 ≈ 48.925849911 months',
    'n ≈ 48.925849911 <= 49; Months to pay off = 49 months',
  ]);
});

test('a rate of several letters is one name in every line, and no product of letters', async () => {
  const steps = await stepsOf('finance-stocks/growth-rate', { retentionRate: '60', returnOnEquity: '15' });
  const put = steps.filter(({ rule }) => rule === 'percent as a fraction').map(({ latex }) => latex);
  expect(put).toEqual(['b = \\frac{60}{100} = 0.6', '\\text{ROE} = \\frac{15}{100} = 0.15']);
});

test('a long piece of numbers that no line can break is not written again: what its parts came to goes on', async () => {
  const steps = await stepsOf('finance-corporate/modified-internal-rate-of-return', {
    cashFlows: '-120000,39000,30000,21000,37000,46000',
    financeRate: '10',
    reinvestmentRate: '12',
  });
  const [quotient, exponent, power] = steps.slice(-4, -1).map(({ text }) => text);
  expect([quotient, exponent, power]).toEqual([
    '217297.49504/120000 ≈ 1.81081245867',
    '1/5 = 0.2',
    '1.81081245867^0.2 ≈ 1.12609413037',
  ]);
});

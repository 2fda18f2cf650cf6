import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { entries, load } from '../../catalogue.ts';
import type { Calculator } from '../../kit/calculator.ts';
import type { AmountField } from '../../kit/fields/amount.ts';
import { defaultOptions } from '../../kit/options.ts';
import type { Outcome } from '../../kit/outcome.ts';
import { run } from '../../kit/run.ts';
import { calculate, isSolvable } from '../../kit/solve.ts';

const calculators = await Promise.all(
  entries.filter(({ page }) => page.startsWith('finance-')).map(async ({ id }) => (await load(id))!),
);
const solvable = calculators.filter(isSolvable);

const answerOf = (calculator: Calculator, typed: Record<string, string>) => {
  const outcome = run(calculator, typed, defaultOptions);
  return outcome.ok ? outcome.answer.values[0]!.decimal! : undefined;
};

function namedValue(id: string, name: string, typed: Record<string, string>): string | undefined {
  const outcome = run(calculators.find((one) => one.id === id)!, typed, defaultOptions);
  return outcome.ok ? outcome.answer.values.find((value) => value.name === name)?.decimal : undefined;
}

test('every calculator that takes an amount can be solved for one', () => {
  const others = calculators.filter((calculator) => !isSolvable(calculator));
  // Lists and dates only: one number says nothing about them.
  expect(others.map(({ id }) => id).sort()).toEqual([
    'finance-corporate/internal-rate-of-return',
    'finance-corporate/internal-rate-of-return-with-dates',
    'finance-general/weighted-average',
    'finance-stocks/geometric-mean-return',
    'finance-stocks/holding-period-return-from-returns',
  ]);
});

/** Their result is rounded up to whole months, so that many inputs give it. */
const inWholeMonths = ['finance-banking/credit-card-payoff', 'finance-banking/mortgage-with-extra-payments'];

describe.each(solvable.map((calculator) => [calculator.id, calculator] as const))('%s', (_, calculator) => {
  const given = calculator.examples.flatMap((example) =>
    'expect' in example ? [example.given as Record<string, string>] : [],
  );

  test.each(calculator.solve.unknowns)('%s is found back', (unknown) => {
    for (const typed of given) {
      const result = answerOf(calculator, typed)!;
      const outcome = calculate(calculator, { ...typed, [unknown]: '', result }, defaultOptions);
      if (!outcome.ok) {
        // At a rate of 0 % and the like the unknown does not matter, and that is what is said.
        expect(outcome.problems[0]!.message).toMatch(/^Any .* gives this .*: it does not depend on it here\.$/);
        continue;
      }
      const found = Number(outcome.answer.values[0]!.decimal);
      if (inWholeMonths.includes(calculator.id)) {
        expect(answerOf(calculator, { ...typed, [unknown]: String(found) })).toBe(result);
        continue;
      }
      const wanted = Number(typed[unknown]);
      // Only rates are 0 in examples: measured by the hundred per cent that they are added to.
      if (wanted === 0) expect(found).toBeNear(0, 1e-14, 100);
      else expect(found).toBeNear(wanted, 1e-9);
      expect(outcome.answer.checked.length).toBeGreaterThan(0);
    }
  });
});

test('what is found gives the result again, on generated inputs', () => {
  const loan = solvable.find(({ id }) => id === 'finance-banking/loan-payment')!;
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10 ** 7 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 1, max: 480 }),
      fc.constantFrom('presentValue', 'ratePerPeriod', 'numberOfPeriods'),
      (sum, basis, n, unknown) => {
        const typed = { presentValue: String(sum), ratePerPeriod: String(basis / 100), numberOfPeriods: String(n) };
        const result = answerOf(loan, typed)!;
        const outcome = calculate(loan, { ...typed, [unknown]: '', result }, defaultOptions);
        if (!outcome.ok) throw new Error(`${JSON.stringify(typed)} ${unknown}: ${outcome.problems[0]!.message}`);
        const again = answerOf(loan, { ...typed, [unknown]: outcome.answer.values[0]!.decimal! })!;
        expect(Math.abs(Number(again) - Number(result))).toBeLessThanOrEqual(1e-9 * Number(result));
      },
    ),
    { numRuns: 150 },
  );
});

test('every rate that leaves a balance is found, also where two of them nearly meet', () => {
  const loan = solvable.find(({ id }) => id === 'finance-banking/remaining-balance')!;
  const typed = { presentValue: '200000', payment: '1199.1', ratePerPayment: '', numberOfPayments: '120' };
  const rates = (result: string) => {
    const outcome = calculate(loan, { ...typed, result }, defaultOptions);
    if (!outcome.ok) return outcome.problems[0]!.message;
    for (const { decimal } of outcome.answer.values) {
      const back = answerOf(loan, { ...typed, ratePerPayment: decimal! })!;
      expect(Math.abs(Number(back) - Number(result))).toBeLessThanOrEqual(1e-9 * Math.abs(Number(result)));
    }
    return outcome.answer.values.length;
  };
  expect(rates('150000')).toBe(1);
  // Below the least balance that any rate leaves, about -36938.8, there is none.
  expect([-20000, -36000, -36900, -36937].map((balance) => rates(String(balance)))).toEqual([2, 2, 2, 2]);
  expect(rates('-37000')).toBe('No rate per payment that is allowed was found to give this remaining balance.');
});

/** Types what a calculator takes, solves its answer for one input, and expects the typed one back. */
function expectBack(id: string, unknown: string, typed: Record<string, string>): void {
  const calculator = solvable.find((one) => one.id === id)!;
  const result = answerOf(calculator, typed);
  if (result === undefined || Math.abs(Number(result)) < 1e-3) return;
  const outcome = calculate(calculator, { ...typed, [unknown]: '', result }, defaultOptions);
  if (!outcome.ok) throw new Error(`${JSON.stringify(typed)} ${unknown}: ${outcome.problems[0]!.message}`);
  const found = outcome.answer.values.filter(({ name }) => name.startsWith(unknown)).map((one) => Number(one.decimal));
  for (const value of found) {
    const again = Number(answerOf(calculator, { ...typed, [unknown]: String(value) }));
    expect(Math.abs(again - Number(result))).toBeLessThanOrEqual(1e-9 * Math.abs(Number(result)));
  }
  const nearest = Math.min(...found.map((value) => Math.abs(value - Number(typed[unknown]))));
  expect(nearest, `${JSON.stringify(typed)} ${unknown}`).toBeLessThanOrEqual(
    1e-7 * Math.abs(Number(typed[unknown])) + 1e-9,
  );
}

const cents = (most: number) => fc.integer({ min: 100, max: 100 * most }).map((n) => String(n / 100));
const rates = fc.integer({ min: 1, max: 4000 }).map((n) => String(n / 100));

test('the implied volatility and the other terms of an option give its price again', () => {
  const terms = fc.record({
    spotPrice: cents(200),
    strikePrice: cents(200),
    timeToExpiry: cents(5),
    riskFreeRate: rates,
    volatility: fc.integer({ min: 500, max: 9000 }).map((n) => String(n / 100)),
  });
  const unknown = fc.constantFrom('spotPrice', 'strikePrice', 'timeToExpiry', 'riskFreeRate', 'volatility');
  fc.assert(
    fc.property(terms, unknown, (typed, name) => {
      // Deep in the money the price hardly depends on the volatility, and 15 digits of it do not tell it.
      const vega = Number(namedValue('finance-stocks/black-scholes-option-price-and-greeks', 'vegaPerPoint', typed));
      if (name === 'volatility' && vega < 1e-4) return;
      expectBack('finance-stocks/black-scholes-option-price-and-greeks', name, typed);
    }),
    { numRuns: 40 },
  );
});

test('an option costs something, however little: no rate makes it free', () => {
  const option = solvable.find(({ id }) => id === 'finance-stocks/black-scholes-option-price-and-greeks')!;
  const priced = fc.record({
    spotPrice: cents(50_000),
    strikePrice: cents(50_000),
    timeToExpiry: fc.constantFrom('0.25', '0.5', '1', '2'),
    volatility: fc.integer({ min: 5, max: 60 }).map(String),
  });
  fc.assert(
    fc.property(priced, (typed) => {
      const outcome = calculate(option, { ...typed, riskFreeRate: '', result: '0' }, defaultOptions);
      expect(outcome).toMatchObject({ ok: false, problems: [{ code: 'no-answer' }] });
    }),
    { numRuns: lawRuns(12, 200) },
  );
});

test('bonds, project rates and depreciation are solved for their inputs', () => {
  const bond = { faceValue: cents(5000), yearsToMaturity: fc.integer({ min: 2, max: 10 }).map(String) };
  const priced = fc.record({
    ...bond,
    price: cents(5000),
    couponRate: rates,
    couponsPerYear: fc.constantFrom('1', '2'),
  });
  const yielding = fc.record({ ...bond, couponRate: rates, yieldToMaturity: rates, couponsPerYear: fc.constant('2') });
  const flows = fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 12 });
  const project = fc.record({
    cashFlows: flows.map((list) => list.join()),
    initialInvestment: cents(9999),
    discountRate: rates,
  });
  const asset = fc.record({
    costOfAsset: cents(9999),
    salvageValue: cents(999),
    usefulLife: fc.integer({ min: 3, max: 20 }).map(String),
    year: fc.integer({ min: 1, max: 3 }).map(String),
  });
  fc.assert(
    fc.property(priced, yielding, project, (bought, held, planned) => {
      for (const name of ['price', 'faceValue', 'couponRate'])
        expectBack('finance-stocks/yield-to-maturity-exact', name, bought);
      for (const name of ['couponRate', 'yieldToMaturity'])
        expectBack('finance-stocks/bond-duration-and-convexity', name, held);
      for (const name of ['initialInvestment', 'discountRate'])
        expectBack('finance-corporate/net-present-value', name, planned);
    }),
    { numRuns: 3 },
  );
  const calculator = solvable.find(({ id }) => id === 'finance-depreciation/double-declining-balance')!;
  fc.assert(
    fc.property(asset, (typed) => {
      const result = answerOf(calculator, typed)!;
      const cost = calculate(calculator, { ...typed, costOfAsset: '', result }, defaultOptions);
      if (Number(result) > 0)
        expect(Number(cost.ok && cost.answer.values[0]!.decimal)).toBeNear(Number(typed.costOfAsset), 1e-12);
    }),
    { numRuns: 60 },
  );
});

test('rates of a modified rate of return are found, and said not to matter where one payment is the whole', () => {
  const typed = { cashFlows: '-100,-50,60,70,80', financeRate: '8', reinvestmentRate: '3' };
  for (const name of ['financeRate', 'reinvestmentRate'])
    expectBack('finance-corporate/modified-internal-rate-of-return', name, typed);
  const calculator = solvable.find(({ id }) => id === 'finance-corporate/modified-internal-rate-of-return')!;
  const other = calculate(
    calculator,
    { ...typed, cashFlows: '-100,60,70', financeRate: '', result: '50' },
    defaultOptions,
  );
  expect(other).toMatchObject({ ok: false, problems: [{ code: 'no-answer' }] });
});

test('the payment that clears a debt in so many months is the least that does', () => {
  const card = solvable.find(({ id }) => id === 'finance-banking/credit-card-payoff')!;
  fc.assert(
    fc.property(
      cents(50_000),
      fc.integer({ min: 0, max: 4000 }),
      fc.integer({ min: 1, max: 240 }),
      (balance, basis, n) => {
        const typed = { balance, annualPercentageRate: String(basis / 100), monthlyPayment: '' };
        const outcome = calculate(card, { ...typed, result: String(n) }, defaultOptions);
        const payment = Number(outcome.ok && outcome.answer.values[0]!.decimal);
        expect(answerOf(card, { ...typed, monthlyPayment: String(payment) })).toBe(String(n));
        // Rounding to the cent leaves no payment of its own.
        expect((outcome.ok && outcome.answer.figure?.table?.rows.length) || 0).toBeLessThanOrEqual(n);
        const less = answerOf(card, { ...typed, monthlyPayment: String(payment * (1 - 1e-4)) });
        expect(less === undefined || Number(less) > n).toBe(true);
      },
    ),
    // A debt of 1 in 29 months: the payment of 3.4 cents is one of 3 in the schedule, and what it leaves over would take five months more.
    { numRuns: 40, examples: [['1', 0, 29]] },
  );
});

test('that months are not whole is no reason to say that no value gives them', () => {
  const mortgage = solvable.find(({ id }) => id === 'finance-banking/mortgage-with-extra-payments')!;
  const loan = fc.record({
    principal: cents(50_000),
    annualRate: fc.integer({ min: 0, max: 40 }).map(String),
    numberOfYears: fc.integer({ min: 1, max: 40 }).map(String),
    extraMonthlyPayment: cents(900),
  });
  fc.assert(
    fc.property(loan, fc.constantFrom('principal', 'annualRate'), (typed, unknown) => {
      const result = answerOf(mortgage, typed);
      if (result === undefined) return;
      const outcome = calculate(mortgage, { ...typed, [unknown]: '', result }, defaultOptions);
      if (!outcome.ok) {
        const other = /; with (\S+)(?: % per year)?, for example/.exec(outcome.problems[0]!.message)?.[1];
        expect(other && answerOf(mortgage, { ...typed, [unknown]: other }), JSON.stringify(typed)).toBe(result);
        return;
      }
      const { values, notes } = outcome.answer;
      const named = (name: string) => Number(values.find((value) => value.name === name)?.decimal);
      if (values.some(({ name }) => name === 'lastPayment'))
        expect(named('lastPayment')).toBeNear(named('payment') + Number(typed.extraMonthlyPayment), 1e-9);
      expect(notes?.join(' ')).not.toContain('the last payment is smaller.');
    }),
    {
      numRuns: lawRuns(30, 400),
      examples: [
        [{ principal: '562', annualRate: '0', numberOfYears: '2', extraMonthlyPayment: '67' }, 'annualRate'],
        [{ principal: '1404400', annualRate: '1', numberOfYears: '39', extraMonthlyPayment: '0.2238' }, 'principal'],
      ],
    },
  );
});

test('a rate is found up to the one at which an investment is never paid back', () => {
  const payback = solvable.find(({ id }) => id === 'finance-corporate/discounted-payback-period')!;
  fc.assert(
    fc.property(
      cents(50_000),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 9999 }),
      (flow, many, part) => {
        // Paid back never, where the interest on the investment is the whole cash flow.
        const never = 100 / many;
        const typed = {
          initialInvestment: String(many * Number(flow)),
          rate: String((never * part) / 10_000),
          periodicCashFlow: flow,
        };
        const result = answerOf(payback, typed)!;
        const outcome = calculate(payback, { ...typed, rate: '', result }, defaultOptions);
        expect(outcome.ok && Number(outcome.answer.values[0]!.decimal)).toBeNear(Number(typed.rate), 1e-9);
      },
    ),
    { numRuns: lawRuns(60), examples: [['2500', 10, 8108]] },
  );
});

test('exactly one field must be empty', () => {
  const loan = solvable.find(({ id }) => id === 'finance-banking/loan-payment')!;
  const typed = { presentValue: '1000', ratePerPeriod: '1', numberOfPeriods: '12', result: '' };
  const direct = calculate(loan, typed, defaultOptions);
  expect(direct.ok && direct.answer.values[0]!.decimal).toBe(answerOf(loan, typed));
  expect(calculate(loan, { ...typed, result: '88' }, defaultOptions)).toMatchObject({
    ok: false,
    problems: [{ code: 'missing' }],
  });
  expect(calculate(loan, { ...typed, presentValue: '' }, defaultOptions)).toMatchObject({
    ok: false,
    problems: [{ code: 'missing' }],
  });
});

test('what no input can give is refused', () => {
  const ratio = solvable.find(({ id }) => id === 'finance-activity/inventory-conversion-period')!;
  expect(calculate(ratio, { inventoryTurnoverRatio: '', result: '-5' }, defaultOptions)).toMatchObject({
    ok: false,
    problems: [{ code: 'no-answer' }],
  });
});

test('whole numbers are not solved for', () => {
  const whole = solvable.flatMap(({ inputs, solve: { unknowns } }) =>
    unknowns.filter((name) => (inputs[name] as AmountField).limits.whole),
  );
  expect(whole).toEqual([]);
});

test.each([
  ['finance-banking/continuous-interest', 'rate', '6.675', { principal: '0.533', time: '9440' }],
  [
    'finance-corporate/discounted-payback-period',
    'initialInvestment',
    '1012',
    { rate: '38.952', periodicCashFlow: '403.25' },
  ],
])(
  'what stands in an exponent or a logarithm is found by its inverse, however large the numbers: %s',
  (id, name, value, rest) => {
    const calculator = solvable.find((one) => one.id === id)!;
    const result = answerOf(calculator, { ...rest, [name]: value } as Record<string, string>);
    const outcome = calculate(calculator, { ...rest, [name]: '', result }, defaultOptions);
    expect(outcome.ok && Number(outcome.answer.values[0]!.decimal)).toBeNear(Number(value), 1e-9);
  },
);

test('a debt without interest costs none, however many payments it takes', () => {
  const card = solvable.find(({ id }) => id === 'finance-banking/credit-card-payoff')!;
  const typed = { balance: '7953.95', annualPercentageRate: '0', monthlyPayment: '0.5' };
  const outcome = calculate(card, typed, defaultOptions);
  const values = outcome.ok ? outcome.answer.values.map(({ name, decimal }) => [name, decimal] as const) : [];
  expect(Object.fromEntries(values)).toMatchObject({ result: '15908', lastPayment: '0.45', totalInterest: '0' });
});

test('growing payments of a small growth are confirmed by the second computation', () => {
  const growing = solvable.find(({ id }) => id === 'finance-general/future-value-of-growing-annuity')!;
  fc.assert(
    fc.property(
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 1, max: 30_000 }),
      (rate, growth, tenths) => {
        const typed = {
          firstPayment: '100',
          ratePerPeriod: String(rate / 1000),
          growthRate: String(growth / 1000),
          numberOfPeriods: String(tenths / 10),
        };
        expect(answerOf(growing, typed)).toBeDefined();
      },
    ),
    { numRuns: lawRuns(150, 3000) },
  );
});

/** The rules of a working, without those within them. */
const rulesOf = (outcome: Outcome): readonly string[] =>
  outcome.ok ? (outcome.answer.steps ?? []).map(({ rule }) => rule) : [];

test('an input that can be isolated is isolated step by step; where it cannot, values are tried; put back it is in both cases', () => {
  const solved = (id: string, given: Record<string, string>) =>
    rulesOf(calculate(solvable.find((one) => one.id === id)!, given, defaultOptions));
  const rate = solved('finance-general/future-value', {
    initialCashFlow: '250',
    rateOfReturn: '',
    numberOfPeriods: '10',
    result: '370.06',
  });
  expect(rate).toEqual(expect.arrayContaining(['divide by the same on both sides', 'root on both sides']));
  const count = solved('finance-general/future-value', {
    initialCashFlow: '250',
    rateOfReturn: '4',
    numberOfPeriods: '',
    result: '370.06',
  });
  expect(count).toContain('logarithm on both sides');
  const annuity = solved('finance-banking/loan-payment', {
    presentValue: '20000',
    ratePerPeriod: '',
    numberOfPeriods: '60',
    result: '400',
  });
  expect(annuity).toEqual(expect.arrayContaining(['change of sign', 'closing in']));
  for (const rules of [rate, count, annuity]) expect(rules.at(-1)).toBe('value put back');
});

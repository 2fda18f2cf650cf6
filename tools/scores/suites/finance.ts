import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import { type Judgement, suite } from '../suite.ts';

interface FinanceRecord {
  readonly id: string;
  /** Lower case: a formula with named arguments. Upper case: a function of spreadsheets, where money paid out is negative. */
  readonly function: string;
  readonly args: { readonly [name: string]: string } | string;
  readonly expected: string;
}

/** What is typed into a calculator, and by which factor its answer is to be multiplied. */
interface FinanceQuestion {
  readonly calculator: string;
  /** A text, or what other calculators answer, added up. */
  readonly typed: readonly (string | readonly FinanceQuestion[])[];
  /** The result, where one of the inputs is empty and to be found. */
  readonly result?: string;
  readonly factor?: number;
  /** The name of the value, where it is not the first. */
  readonly value?: string;
}

/** A calculator, and which arguments are typed into it: `%rate` in percent. An answer in percent is turned into a fraction. */
const formulas: { readonly [name: string]: readonly [calculator: string, inputs: string, value?: string] } = {
  pv_annuity_ordinary: ['finance-general/present-value-of-annuity', 'payment %rate periods'],
  fv_annuity_ordinary: ['finance-general/future-value-of-annuity', 'payment %rate periods'],
  pv_annuity_due: ['finance-general/present-value-of-annuity-due', 'payment %rate periods'],
  fv_annuity_due: ['finance-general/future-value-of-annuity-due', 'payment %rate periods'],
  pv_growing_annuity: ['finance-general/present-value-of-growing-annuity', 'payment %rate %growth periods'],
  fv_growing_annuity: ['finance-general/future-value-of-growing-annuity', 'payment %rate %growth periods'],
  perpetuity: ['finance-general/present-value-of-perpetuity', 'payment %rate'],
  growing_perpetuity: ['finance-general/present-value-of-growing-perpetuity', 'payment %rate %growth'],
  present_value: ['finance-general/present-value', 'future_value %rate periods'],
  future_value: ['finance-general/future-value', 'present_value %rate periods'],
  continuous_compounding: ['finance-general/future-value-with-continuous-compounding', 'principal %rate time'],
  doubling_time: ['finance-general/doubling-time', '%rate'],
  doubling_time_continuous: ['finance-general/doubling-time-with-continuous-compounding', '%rate'],
  rule_of_72: ['finance-general/rule-of-72', 'rate_percent'],
  cagr: ['finance-general/compound-annual-growth-rate', 'begin end years'],
  number_of_periods_annuity_pv: ['finance-general/number-of-periods-for-present-value-of-annuity', 'pv %rate payment'],
  effective_annual_rate: ['finance-banking/annual-percentage-yield', '%nominal compounding'],
  simple_interest: ['finance-banking/simple-interest', 'principal %rate time'],
  loan_payment: ['finance-banking/loan-payment', 'principal %rate periods'],
  mortgage: ['finance-banking/amortization-schedule', 'principal %annual_rate months/12'],
  bond_price: ['finance-stocks/bond-price', 'face %coupon_rate %yield_rate years per_year'],
  macaulay_duration_years: [
    'finance-stocks/bond-duration-and-convexity',
    'face %coupon_rate %yield_rate years per_year',
  ],
  modified_duration: [
    'finance-stocks/bond-duration-and-convexity',
    'face %coupon_rate %yield_rate years per_year',
    'modified',
  ],
  convexity_years2: [
    'finance-stocks/bond-duration-and-convexity',
    'face %coupon_rate %yield_rate years per_year',
    'convexity',
  ],
  yield_to_maturity: ['finance-stocks/yield-to-maturity-exact', 'price face %coupon_rate years per_year'],
  ytm_approximation: ['finance-stocks/approximate-yield-to-maturity', 'annual_coupon face price years'],
  zero_coupon_yield: ['finance-stocks/zero-coupon-bond-yield', 'face price years'],
  current_yield: ['finance-stocks/current-yield', 'annual_coupon price'],
  holding_period_return: ['finance-stocks/holding-period-return', 'income end-begin begin'],
  capm: ['finance-stocks/capital-asset-pricing-model', '%risk_free beta %market'],
  dividend_yield: ['finance-stocks/dividend-yield', 'dividend price'],
  earnings_per_share: ['finance-stocks/earnings-per-share', 'net_income-preferred shares'],
  price_earnings: ['finance-stocks/price-to-earnings', 'price eps'],
  price_to_book: ['finance-stocks/price-to-book-value', 'price book_value_per_share'],
  sustainable_growth: ['finance-stocks/growth-rate', '%retention %roe'],
  sharpe: ['finance-stocks/sharpe-ratio', '%ret %rf %sd'],
  wacc: ['finance-corporate/weighted-average-cost-of-capital', 'E D %cost_equity %cost_debt %tax'],
  retention_ratio: ['finance-corporate/retention-ratio', 'net_income dividends'],
  quick_ratio: ['finance-corporate/quick-ratio', 'current_assets-inventory current_liabilities'],
  debt_ratio: ['finance-corporate/debt-ratio', 'total_debt total_assets'],
  debt_to_equity: ['finance-corporate/debt-to-equity-ratio', 'total_debt equity'],
  interest_coverage: ['finance-corporate/interest-coverage-ratio', 'ebit interest'],
  roa: ['finance-corporate/return-on-assets', 'net_income total_assets'],
  asset_turnover: ['finance-corporate/asset-turnover', 'sales total_assets'],
  days_in_inventory: ['finance-corporate/days-in-inventory', 'inventory_turnover'],
  net_profit_margin: ['finance-corporate/net-profit-margin', 'net_income sales'],
  breakeven_units: ['finance-corporate/break-even-point', 'fixed price variable'],
  discounted_payback_years: ['finance-corporate/discounted-payback-period', 'initial %rate annual'],
  payback_years: ['finance-corporate/payback-period', 'initial annual'],
  equivalent_annual_annuity: ['finance-corporate/equivalent-annual-annuity', 'npv %rate periods'],
};

/*
 * Not asked, because no calculator is it: day counts and discount securities by dates (ACCRINT, COUPDAYS, DISC, PRICEDISC,
 * TBILLPRICE, TBILLYIELD, bank_discount_yield), quotations in fractions (DOLLARDE, DOLLARFR), depreciation by DB with its rate
 * rounded to three decimals, by another factor than 2 and by the sum of the years' digits, ISPMT, loans paid at the start of
 * the period (type 1), a negative number of periods (NPER of payments that only add to a debt), a product of three ratios
 * (dupont_roe), and the difference of two rates (real_rate_fisher_approx: ours is the exact form).
 */

/** Functions of spreadsheets by the calculators that answer them; a sum where a function adds two of them up. */
const functions: { readonly [name: string]: (args: readonly string[]) => readonly FinanceQuestion[] | undefined } = {
  PMT: ([rate, n, pv = '0', fv = '0', type = '0']) => {
    const due = type === '1' ? 'annuity-due' : 'annuity';
    return [
      { calculator: `finance-general/${due}-payment-from-present-value`, typed: [pv, percent(rate), n!], factor: -1 },
      { calculator: `finance-general/${due}-payment-from-future-value`, typed: [fv, percent(rate), n!], factor: -1 },
    ];
  },
  PV: ([rate, n, payment, fv = '0', type = '0']) => {
    const due = type === '1' ? '-due' : '';
    return [
      {
        calculator: `finance-general/present-value-of-annuity${due}`,
        typed: [payment!, percent(rate), n!],
        factor: -1,
      },
      { calculator: 'finance-general/present-value', typed: [fv, percent(rate), n!], factor: -1 },
    ];
  },
  FV: ([rate, n, payment, pv = '0', type = '0']) => {
    const due = type === '1' ? '-due' : '';
    return [
      { calculator: `finance-general/future-value-of-annuity${due}`, typed: [payment!, percent(rate), n!], factor: -1 },
      { calculator: 'finance-general/future-value', typed: [pv, percent(rate), n!], factor: -1 },
    ];
  },
  NPER: ([rate, payment, pv, fv = '0', type = '0']) =>
    type === '0' && fv !== '0'
      ? [
          {
            calculator: 'finance-general/savings-growth-with-monthly-contributions',
            typed: [`-(${pv})`, `-(${payment})`, percent(`12*${rate}`), ''],
            result: fv,
            factor: 12,
          },
        ]
      : undefined,
  RATE: (args) => rateAsked(args),
  IRR: ([flows]) => [{ calculator: 'finance-corporate/internal-rate-of-return', typed: [listed(flows)] }],
  MIRR: ([flows, finance, reinvestment]) => [
    {
      calculator: 'finance-corporate/modified-internal-rate-of-return',
      typed: [listed(flows), percent(finance), percent(reinvestment)],
    },
  ],
  NPV: ([rate, flows]) =>
    listed(flows).includes(',')
      ? [{ calculator: 'finance-corporate/net-present-value', typed: ['0', listed(flows), percent(rate)] }]
      : [{ calculator: 'finance-general/present-value', typed: [listed(flows), percent(rate), '1'] }],
  NPV0: ([rate, flows]) => {
    const [now, ...later] = listed(flows).split(',');
    return [
      { calculator: 'finance-corporate/net-present-value', typed: [`-(${now})`, later.join(','), percent(rate)] },
    ];
  },
  RRI: ([n, pv, fv]) => [{ calculator: 'finance-general/compound-annual-growth-rate', typed: [pv!, fv!, n!] }],
  // EFFECT cuts the number of periods to a whole one.
  EFFECT: ([rate, n]) => [
    { calculator: 'finance-banking/annual-percentage-yield', typed: [percent(rate), String(Math.trunc(Number(n)))] },
  ],
  SLN: (args) => [{ calculator: 'finance-depreciation/straight-line', typed: args }],
  NOMINAL: ([rate, n]) => [
    { calculator: 'finance-banking/annual-percentage-yield', typed: ['', n!], result: percent(rate) },
  ],
  CUMPRINC: ([rate, n, pv, from, to, type]) =>
    type === '0' ? between(rate!, paymentOn(rate!, n!, pv!), pv!, Number(from) - 1, Number(to)) : undefined,
  CUMIPMT: ([rate, n, pv, from, to, type]) =>
    type === '0' ? interestBetween(rate!, paymentOn(rate!, n!, pv!), pv!, Number(from) - 1, Number(to)) : undefined,
  PPMT: ([rate, k, n, pv, fv = '0', type = '0']) =>
    type === '0' ? between(rate!, paymentOn(rate!, n!, pv!, fv), pv!, Number(k) - 1, Number(k)) : undefined,
  IPMT: ([rate, k, n, pv, fv = '0', type = '0']) =>
    type === '0' ? interestBetween(rate!, paymentOn(rate!, n!, pv!, fv), pv!, Number(k) - 1, Number(k)) : undefined,
  DDB: ([cost, salvage, life, period, factor = '2']) =>
    factor === '2'
      ? [{ calculator: 'finance-depreciation/double-declining-balance', typed: [cost!, salvage!, life!, period!] }]
      : undefined,
};

/** What is paid every period on a loan of which a balloon, −fv, stays due. */
const paymentOn = (rate: string, n: string, pv: string, fv = '0'): readonly FinanceQuestion[] => [
  { calculator: 'finance-banking/balloon-payment', typed: [pv, `-(${fv})`, percent(rate), n] },
];

/** The balance after so many payments. */
const balance = (
  rate: string,
  payment: readonly FinanceQuestion[],
  pv: string,
  made: number,
  factor: number,
): FinanceQuestion => ({
  calculator: 'finance-banking/remaining-balance',
  typed: [pv, payment, percent(rate), String(made)],
  factor,
});

/** Principal that is repaid between two payments, as paid out: the fall of the balance. */
const between = (
  rate: string,
  payment: readonly FinanceQuestion[],
  pv: string,
  from: number,
  to: number,
): readonly FinanceQuestion[] => [balance(rate, payment, pv, from, -1), balance(rate, payment, pv, to, 1)];

/** Interest between two payments: what is paid, without the principal in it. */
const interestBetween = (rate: string, payment: readonly FinanceQuestion[], pv: string, from: number, to: number) => [
  ...payment.map((one) => ({ ...one, factor: from - to })),
  ...between(rate, payment, pv, from, to).map((one) => ({ ...one, factor: -one.factor! })),
];

/** RATE of a plain annuity is the rate of a loan, in general the rate of return of its flows. */
function rateAsked([n, payment, pv, fv = '0', type = '0']: readonly string[]): readonly FinanceQuestion[] | undefined {
  if (fv === '0' && type === '0')
    return [{ calculator: 'finance-banking/loan-interest-rate', typed: [pv!, `-(${payment})`, n!] }];
  const count = n!.split('*').reduce((product, factor) => product * Number(factor), 1);
  if (!Number.isInteger(count)) return undefined;
  const flows = Array.from({ length: count + 1 }, (_, k) => {
    const paid = type === '1' ? k < count : k > 0;
    return [k === 0 ? pv : '0', k === count ? fv : '0', paid ? payment : '0'].map(Number).reduce((a, b) => a + b);
  });
  return [{ calculator: 'finance-corporate/internal-rate-of-return', typed: [flows.join(',')] }];
}

const percent = (rate: string | undefined): string => `100*(${rate})`;
const listed = (flows: string | undefined): string => flows!.replace(/[[\]\s]/g, '');

/** "0.1 / 12, [1, 2], 3": the arguments as they stand. */
const argumentsIn = (args: string): readonly string[] =>
  (args.match(/\s*\[[^\]]*\]|[^,]+/g) ?? []).map((text) => text.trim());

function askedFor({ function: name, args }: FinanceRecord): readonly FinanceQuestion[] | undefined {
  if (typeof args === 'string') return /['a-z]/i.test(args) ? undefined : functions[name]?.(argumentsIn(args));
  if (name === 'remaining_balance') {
    const { principal, rate, periods, paid } = args;
    return [balance(rate!, paymentOn(rate!, periods!, principal!), principal!, Number(paid), 1)];
  }
  const formula = formulas[name];
  if (!formula) return undefined;
  const [calculator, inputs, value] = formula;
  // A number in parentheses alone is a negative amount.
  const put = (input: string): string =>
    args[input] ?? input.replace(/[A-Za-z]\w*/g, (argument) => `(${args[argument]})`);
  const typed = inputs.split(' ').map((input) => (input.startsWith('%') ? percent(put(input.slice(1))) : put(input)));
  return [{ calculator, typed, value }];
}

const calculators = new Map(
  await Promise.all(
    entries.filter(({ page }) => page.startsWith('finance-')).map(async ({ id }) => [id, (await load(id))!] as const),
  ),
);

/** The number that a calculator answers, percent as a fraction; undefined where it refuses. */
function answered({ calculator: id, typed, result, factor = 1, value }: FinanceQuestion): number | undefined {
  const calculator = calculators.get(id)!;
  const texts = typed.map((one) => (typeof one === 'string' ? one : String(total(one))));
  const given = Object.fromEntries(Object.keys(calculator.inputs).map((name, k) => [name, texts[k]]));
  const outcome = calculate(
    calculator,
    result === undefined ? given : { ...given, [resultName]: result },
    defaultOptions,
  );
  if (!outcome.ok) return undefined;
  const { values } = outcome.answer;
  const found = value === undefined ? values[0]! : values.find(({ name }) => name === value)!;
  return (factor * Number(found.decimal)) / (found.unit?.startsWith('%') ? 100 : 1);
}

/** The sum of what calculators answer; undefined where one refuses. */
function total(asked: readonly FinanceQuestion[]): number | undefined {
  const parts = asked.map(answered);
  return parts.includes(undefined) ? undefined : parts.reduce<number>((sum, part) => sum + part!, 0);
}

const tolerance = 1e-10;

export default suite<FinanceRecord>({
  file: 'finance',
  asks: (record) => askedFor(record) !== undefined,
  judge(record): Judgement {
    const found = total(askedFor(record)!);
    const wanted = Number(record.expected);
    if (Number.isNaN(wanted)) return found === undefined ? 'right' : 'wrong';
    if (found === undefined) return 'none';
    return Math.abs(found - wanted) <= tolerance * Math.abs(wanted) ? 'right' : 'wrong';
  },
});

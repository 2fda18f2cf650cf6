import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { type ExactFlow, inDoubles } from '@nomogram/math/finance/exact-flows.ts';
import { modifiedRateOfReturn } from '@nomogram/math/finance/modified-rate-of-return.ts';
import { presentValue, ratesOfReturn } from '@nomogram/math/finance/rates-of-return.ts';
import { divide, isRational, type Maybe, middle, settle, toNumber } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import type { InputValues } from '../../kit/calculator.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import { amountList } from '../../kit/fields/amount-list.ts';
import { dateList } from '../../kit/fields/date-list.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import type { Options } from '../../kit/options.ts';
import { counted } from '../../kit/present/counted.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import {
  asGoodAsNothing,
  hasBothSigns,
  nearestRate,
  nearestToNothing,
  npv,
  onDates,
  oneSign,
  perPeriod,
  ratesAnswer,
} from '../../shared/finance/cash-flows.ts';
import { bitsFor } from '../../shared/finance/declaration.ts';
import { discounted, maxTerms, onePlus } from '../../shared/finance/discounted.ts';
import { npvFigure } from '../../shared/finance/figures/npv-figure.ts';
import { flowTableSteps, interpolationSteps } from '../../shared/finance/flow-table-steps.ts';
import { inMoney, inPercent, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { brigham } from '../../shared/finance/sources.ts';
import { answerOf } from '../../shared/finance/worked-answer.ts';
import {
  modifiedReturnElsewhere,
  netPresentValueElsewhere,
  returnElsewhere,
  returnOnDatesElsewhere,
} from './elsewhere.ts';
import { ratesAt, ratesOfModified } from './wanted-rates.ts';

const flowsNow = amountList({
  label: 'Cash flows',
  symbol: 'CF_0, CF_1, \\ldots',
  hint: 'One per period, the first one now; payments are negative',
  placeholder: '-10000, 3000, 4200, 6800',
  atLeast: 2,
});

const netPresentValue = inMoney('Net present value');
const modifiedRate = inPercent('Modified internal rate of return', '% per period');

/** The investment that is paid at once, and what it brings. */
const netOf = (investment: Amount, cashFlows: readonly Rational[]): readonly ExactFlow[] => [
  { amount: Q.negate(investment.value), time: Q.zero },
  ...perPeriod(cashFlows, 1),
];

const modifiedInternalRateOfReturnInputs = {
  cashFlows: flowsNow,
  financeRate: percent('Finance rate', { symbol: 'r_f', above: -100, unit: '% per period', placeholder: '10' }),
  reinvestmentRate: percent('Reinvestment rate', {
    symbol: 'r_r',
    above: -100,
    unit: '% per period',
    placeholder: '12',
  }),
};

const internalRateOfReturnWithDatesInputs = {
  cashFlows: amountList({
    label: 'Cash flows',
    hint: 'One per date; payments are negative',
    placeholder: '-10000, 2750, 4250, 3250, 2750',
    atLeast: 1,
  }),
  dates: dateList({
    label: 'Dates',
    hint: 'YYYY-MM-DD, one per cash flow, the first one earliest',
    placeholder: '2024-01-01, 2024-03-01, 2024-10-30, 2025-02-15, 2025-04-01',
    atLeast: 2,
  }),
};

const netPresentValueInputs = {
  initialInvestment: money('Initial investment', {
    symbol: 'I_0',
    hint: 'Paid now, as a positive amount',
    placeholder: '10000',
  }),
  cashFlows: amountList({
    label: 'Cash flows',
    symbol: 'CF_1, CF_2, \\ldots',
    hint: 'One per period, the first one period from now',
    placeholder: '3000, 4200, 6800',
    atLeast: 1,
  }),
  discountRate: percent('Discount rate', { symbol: 'r', above: -100, unit: '% per period', placeholder: '10' }),
};

export default {
  'net-present-value': calculation({
    path: 'corporate/netpresentvaluefrominitialinvestmentcashflowsanddiscountrate',
    aliases: [
      'netpresentvaluefrominitialinvestmentandcashflowsanddiscountrate',
      'npvfrominitialinvestmentcashflowsanddiscountrate',
      'npvfrominitialinvestmentandcashflowsanddiscountrate',
    ],
    title: 'Net Present Value',
    keywords: ['NPV', 'discounted cash flow', 'DCF'],
    asks: [
      '(npv|net present value)[ at][ of] {discountRate}[,][ of][ for][ with][:][ cash][ flows][:] -{initialInvestment}[,] {cashFlows}',
      '(npv|net present value)[ of] -{initialInvestment} {cashFlows} at {discountRate}',
    ],
    purpose: 'What an investment is worth today, beyond what it costs.',
    inputs: netPresentValueInputs,
    spreadsheet: 'NPV({discountRate},{{cashFlows}})-{initialInvestment}',
    numbers: ({ initialInvestment, cashFlows, discountRate }) =>
      discounted(netOf(initialInvestment, cashFlows), onePlus(discountRate)),
    formula: 'NPV = -I_0+\\sum_{t=1}^{n}\\frac{CF_t}{(1+r)^{t}}',
    methods: { formula: 'The formula', table: 'A table of discounted flows' },
    unchosen: 'formula',
    compute: computeNetPresentValue,
    elsewhere: ({ initialInvestment, cashFlows, discountRate }) =>
      netPresentValueElsewhere(initialInvestment, cashFlows, discountRate),
    solve: {
      result: netPresentValue,
      unknowns: ['initialInvestment', 'discountRate'],
      by: (unknown, { initialInvestment, cashFlows, discountRate }, wanted) => {
        if (unknown === 'discountRate')
          return ok(ratesAt([Q.negate(Q.add(initialInvestment.value, wanted)), ...cashFlows]));
        const worth = settle((bits) => npv(perPeriod(cashFlows, 1), discountRate.value, bits), 128);
        return ok(worth === null ? [] : [Q.subtract(middle(worth), wanted)]);
      },
    },
    examples: [
      [['10000', '3000,4200,6800', '10'], 1307.28775356875],
      [['0', '100,100', '0'], 200],
    ],
    source: 'Excel NPV(rate, flows) - investment',
  }),
  'internal-rate-of-return': calculation({
    path: 'corporate/internalrateofreturnfromcashflows',
    aliases: ['irrfromcashflows'],
    title: 'Internal Rate of Return',
    keywords: ['IRR'],
    asks: ['(irr|internal rate of return)[ of] {cashFlows}'],
    purpose: 'Every rate at which a series of cash flows is worth nothing today: what the money in it earns.',
    inputs: { cashFlows: flowsNow },
    spreadsheet: 'IRR({{cashFlows}},{result})',
    numbers: ({ cashFlows }) => `${discounted(perPeriod(cashFlows), '1 + r')} = 0`,
    formula: '\\sum_{t=0}^{n}\\frac{CF_t}{(1+r)^{t}} = 0',
    methods: { closing: 'Closing in on the rate', interpolation: 'Two tables and interpolation' },
    unchosen: 'closing',
    compute: ({ cashFlows }, { digits, method }) => {
      if (!hasBothSigns(cashFlows)) return no('out-of-range', oneSign, { input: 'cashFlows' });
      const flows = perPeriod(cashFlows);
      const found = ratesAnswer(flows, 'Internal rate of return', '% per period', digits);
      if (!found.ok || method !== 'interpolation') return found;
      return ok({ ...found.value, steps: () => interpolationSteps(flows, found.value.values.result!) });
    },
    quickly: ({ cashFlows }) => nearestRate(perPeriod(cashFlows)),
    elsewhere: ({ cashFlows }) => returnElsewhere(cashFlows),
    examples: [
      [['-10000,3000,4200,6800'], 16.3405600688989],
      [['-100,60,60'], 13.0662386291807],
      [['-100,230,-132'], 10],
      [['-1,2.2,-1.21'], 10],
    ],
    refused: [[['100,200,300'], 'Cash flows need at least one negative and one positive amount.']],
    source: `Excel IRR(values); ${brigham.capitalBudgeting}`,
  }),
  'internal-rate-of-return-with-dates': calculation({
    path: 'corporate/xirrfromcashflowsanddates',
    aliases: ['internalrateofreturnwithdatesxirrfromcashflowsanddates'],
    title: 'Internal Rate of Return with Dates (XIRR)',
    purpose: 'The yearly rate of return of cash flows on any dates.',
    inputs: internalRateOfReturnWithDatesInputs,
    spreadsheet: 'XIRR({{cashFlows}},DATEVALUE({{dates}}),{result})',
    numbers: ({ cashFlows, dates }) => `${discounted(onDates(cashFlows, dates), '1 + r')} = 0`,
    formula: '\\sum_{i}\\frac{CF_i}{(1+r)^{(d_i-d_0)/365}} = 0',
    compute: computeInternalRateOfReturnWithDates,
    quickly: ({ cashFlows, dates }) => nearestRate(onDates(cashFlows, dates)),
    elsewhere: ({ cashFlows, dates }) => returnOnDatesElsewhere(cashFlows, dates),
    examples: [
      [['-10000,2750,4250,3250,2750', '2024-01-01,2024-03-01,2024-10-30,2025-02-15,2025-04-01'], 37.3362533518832],
      [['-100,110', '2023-01-01,2024-01-01'], 10],
    ],
    refused: [
      [
        ['-100,110', '2024-01-01,2024-06-01,2025-01-01'],
        'Cash flows and dates must have the same number of entries (given: 2 and 3).',
      ],
      [['100,110', '2024-01-01,2025-01-01'], 'Cash flows need at least one negative and one positive amount.'],
    ],
    source: 'Excel XIRR(values, dates)',
  }),
  'modified-internal-rate-of-return': calculation({
    path: 'corporate/modifiedinternalrateofreturnfromcashflowsfinancerateandreinvestmentrate',
    aliases: [
      'modifiedinternalrateofreturnfromcashflowsandfinancerateandreinvestmentrate',
      'mirrfromcashflowsfinancerateandreinvestmentrate',
      'mirrfromcashflowsandfinancerateandreinvestmentrate',
    ],
    title: 'Modified Internal Rate of Return',
    keywords: ['MIRR'],
    purpose: 'The rate of return when inflows are reinvested, and outflows financed, at rates of their own.',
    inputs: modifiedInternalRateOfReturnInputs,
    spreadsheet: 'MIRR({{cashFlows}},{financeRate},{reinvestmentRate})',
    numbers: ({ cashFlows, financeRate, reinvestmentRate }) => {
      const last = cashFlows.length - 1;
      const part = (sign: number) => perPeriod(cashFlows).filter(({ amount }) => Q.sign(amount) === sign);
      const earned = part(1).map(({ amount, time }) => ({ amount, time: Q.subtract(time, Q.integerRational(last)) }));
      const paid = part(-1).map(({ amount, time }) => ({ amount: Q.negate(amount), time }));
      const grown = discounted(earned, onePlus(reinvestmentRate));
      return `((${grown}) / (${discounted(paid, onePlus(financeRate))}))^(1 / ${last}) - 1`;
    },
    formula:
      '\\text{MIRR} = \\left(\\frac{\\sum_{CF_t>0}CF_t(1+r_r)^{n-t}}{-\\sum_{CF_t<0}CF_t(1+r_f)^{-t}}\\right)^{1/n}-1',
    compute: computeModifiedInternalRateOfReturn,
    elsewhere: ({ cashFlows, financeRate, reinvestmentRate }) =>
      modifiedReturnElsewhere(cashFlows, financeRate, reinvestmentRate),
    solve: { result: modifiedRate, unknowns: ['financeRate', 'reinvestmentRate'], by: ratesOfModified },
    examples: [
      [['-120000,39000,30000,21000,37000,46000', '10', '12'], 12.6094130365905],
      [['-100,60,60', '0', '0'], 9.54451150103322],
    ],
    refused: [[['100,200', '10', '12'], 'Cash flows need at least one negative and one positive amount.']],
    source: 'Excel MIRR(values, finance_rate, reinvest_rate)',
  }),
};

function computeModifiedInternalRateOfReturn(
  { cashFlows, financeRate, reinvestmentRate }: InputValues<typeof modifiedInternalRateOfReturnInputs>,
  { digits }: Options,
) {
  if (!hasBothSigns(cashFlows)) return no('out-of-range', oneSign, { input: 'cashFlows' });
  const rates = [financeRate.value, reinvestmentRate.value] as const;
  // Beside -100 % the digits of the rate are lost in what is left of 1, by which it is checked.
  const value = settle((bits) => modifiedRateOfReturn(cashFlows, ...rates, bits), Math.max(bitsFor(digits), 128));
  if (value === null || isTooLarge(value)) return no('too-large', tooLarge);
  const growth = Q.toNumber(Q.add(Q.one, middle(value)));
  if (growth < nearestToNothing) return no('no-answer', `The modified rate ${asGoodAsNothing}`);
  const last = cashFlows.length - 1;
  const carried = settle((bits) => growthOf(cashFlows, ...rates, bits), 60);
  const again = carried === null ? Number.NaN : Math.log(toNumber(carried)) / last;
  const apart = Math.abs(Math.log(growth) - again);
  if (!(apart <= 1e-11 * Math.max(1, Math.abs(again))))
    return no('check-failed', 'No answer: one was found, but it does not grow the outflows into the inflows.');
  return ok({
    values: { result: quantityOf(modifiedRate, value, digits) },
    checked: [
      {
        how: 'inverse operation',
        detail: `${counted(last, 'periods')} at this rate ${last === 1 ? 'grows' : 'grow'} the financed outflows into the reinvested inflows.`,
      },
    ],
    figure: () => npvFigure(inDoubles(perPeriod(cashFlows)), ratesOfReturn(inDoubles(perPeriod(cashFlows)))),
  });
}

function computeInternalRateOfReturnWithDates(
  { cashFlows, dates }: InputValues<typeof internalRateOfReturnWithDatesInputs>,
  { digits }: Options,
) {
  if (cashFlows.length !== dates.length)
    return no(
      'out-of-range',
      `Cash flows and dates must have the same number of entries (given: ${cashFlows.length} and ${dates.length}).`,
      { input: 'cashFlows' },
    );
  if (!hasBothSigns(cashFlows)) return no('out-of-range', oneSign, { input: 'cashFlows' });
  const start = dates[0]!.day;
  if (dates.some(({ day }) => day < start))
    return no('out-of-range', 'Dates: no date may be before the first one.', { input: 'dates' });
  const answer = ratesAnswer(onDates(cashFlows, dates), 'XIRR (annual rate)', '% per year', digits);
  return answer.ok
    ? ok({
        ...answer.value,
        notes: [...(answer.value.notes ?? []), 'Actual days over 365; the first date is the base.'],
      })
    : answer;
}

function computeNetPresentValue(
  { initialInvestment, cashFlows, discountRate }: InputValues<typeof netPresentValueInputs>,
  { digits, method }: Options,
) {
  const flows = netOf(initialInvestment, cashFlows);
  const value = settle((bits) => npv(flows, discountRate.value, bits), bitsFor(digits));
  if (value === null || isTooLarge(value)) return no('too-large', tooLarge);
  const doubles = inDoubles(flows);
  const rate = Q.toNumber(discountRate.value);
  const size = presentValue(
    doubles.map((flow) => ({ ...flow, amount: Math.abs(flow.amount) })),
    rate,
  );
  if (!(Math.abs(presentValue(doubles, rate) - toNumber(value)) <= 1e-10 * size) && Number.isFinite(size))
    return no('check-failed', 'No answer: one was found, but a second computation does not confirm it.');
  const result = quantityOf(netPresentValue, value, digits);
  const answer = answerOf(result, middle(value));
  const isTable = method === 'table' || flows.length > maxTerms;
  return ok({
    values: { result },
    steps: () =>
      isTable ? flowTableSteps(flows, discountRate.value, { label: netPresentValue.label, answer }) : undefined,
    checked: [
      {
        how: 'independent computation',
        detail: 'Discounting with e^(-t ln(1 + r)) in double precision gives the same.',
      },
    ],
    notes: ['The initial investment is typed as a positive amount and paid now.'],
    figure: () =>
      npvFigure(
        doubles,
        hasBothSigns(flows.map(({ amount }) => amount)) ? ratesOfReturn(doubles) : [],
        rate,
        'discountRate',
      ),
  });
}

/** Inflows at the end over outflows at the start, summed flow by flow. */
function growthOf(flows: readonly Rational[], finance: Rational, reinvestment: Rational, bits: number): Maybe {
  const last = flows.length - 1;
  const part = (wanted: 1 | -1, rate: Rational, shift: number) =>
    npv(
      perPeriod(flows)
        .filter(({ amount }) => Q.sign(amount) === wanted)
        .map(({ amount, time }) => ({ amount: Q.abs(amount), time: Q.subtract(time, Q.integerRational(shift)) })),
      rate,
      bits,
    );
  const [earned, paid] = [part(1, reinvestment, last), part(-1, finance, 0)];
  return earned && paid && (isRational(paid) && Q.isZero(paid) ? null : divide(earned, paid, bits));
}

import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type Payoff, payoff } from '@nomogram/math/finance/payoff.ts';
import { middle, multiply, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { Answer } from '../../kit/answer.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { numberOf } from '../../kit/number-of.ts';
import type { Options } from '../../kit/options.ts';
import { calculation } from '../../shared/finance/calculation.ts';
import { functionOf } from '../../shared/finance/formula/functions.ts';
import type { Terms } from '../../shared/finance/live-schedule.ts';
import { levelPayment, monthly, twelve, wholeMonths, years } from '../../shared/finance/monthly-loan.ts';
import { repays } from '../../shared/finance/repays.ts';
import { inMoney, inNumber, isTooLarge, quantityOf, tooLarge } from '../../shared/finance/result.ts';
import { endingIn, monthlyLoan, scheduleExtra } from '../../shared/finance/schedule.ts';
import { payoffSteps } from './payoff-steps.ts';

const monthsToPayOff = inNumber('Months to pay off', 'months');
const wantedMonths = inNumber('Number of months to pay off', 'months');
const lastPaymentFull =
  'Other values give as many months, with a smaller last payment: this is the one with which the last payment is as large as the others.';

/** What is said where no value has such a last payment, as at the rate at which a loan would be paid off sooner still. */
const otherwiseSmaller = (typed: string): string =>
  `with a last payment as large as the others; with ${typed}, for example, there are as many months, and the last payment is smaller.`;

const creditCardPayoffInputs = {
  balance: money('Balance', { symbol: 'B', above: 0, placeholder: '5000' }),
  annualPercentageRate: percent('Annual percentage rate', {
    symbol: 'r',
    atLeast: 0,
    unit: '% per year',
    placeholder: '19.9',
  }),
  monthlyPayment: money('Monthly payment', { symbol: 'P', above: 0, unit: 'per month', placeholder: '150' }),
};

const mortgageWithExtraPaymentsInputs = {
  principal: money('Principal', { symbol: 'L', above: 0, placeholder: '200000' }),
  annualRate: percent('Annual rate', { symbol: 'r', atLeast: 0, unit: '% per year', placeholder: '6' }),
  numberOfYears: years,
  extraMonthlyPayment: money('Extra monthly payment', {
    symbol: 'X',
    atLeast: 0,
    unit: 'per month',
    placeholder: '200',
  }),
};

export default {
  'mortgage-with-extra-payments': calculation({
    path: 'banking/mortgagewithextrapaymentsfromprincipalannualratenumberofyearsandextramonthlypayment',
    aliases: ['mortgagewithextrapaymentsfromprincipalandannualrateandnumberofyearsandextramonthlypayment'],
    title: 'Mortgage with Extra Payments',
    keywords: ['overpayment', 'pay off a mortgage early'],
    purpose: 'How much sooner, and how much cheaper, a mortgage ends with something extra every month.',
    inputs: mortgageWithExtraPaymentsInputs,
    spreadsheet:
      'ROUNDUP(ROUND(NPER({annualRate}/12,PMT({annualRate}/12,12*{numberOfYears},{principal})-{extraMonthlyPayment},{principal}),6),0)',
    numbers: ({ annualRate }) =>
      Q.isZero(annualRate.value)
        ? '{principal} / (P + {extraMonthlyPayment}), rounded up, with P = {principal} / (12 * {numberOfYears})'
        : '-ln(1 - {principal} * i / (P + {extraMonthlyPayment})) / ln(1 + i), rounded up, with i = {annualRate} / 12 and P = {principal} * i / (1 - (1 + i)^(-12 * {numberOfYears}))',
    formula:
      'N = \\left\\lceil\\frac{-\\ln\\left(1-\\frac{L\\,i}{P+X}\\right)}{\\ln(1+i)}\\right\\rceil, \\quad i = \\tfrac{r}{12}',
    options: ['decimals'],
    compute: computeMortgageWithExtraPayments,
    furtherSteps: mortgageSteps,
    quickly: mortgageWithExtraPaymentsQuickly,
    solve: {
      result: wantedMonths,
      unknowns: ['principal', 'annualRate', 'extraMonthlyPayment'],
      by: 'extraMonthlyPayment = principal * (1 / presentAnnuity(annualRate / 12, result) - 1 / presentAnnuity(annualRate / 12, 12 * numberOfYears))',
      note: lastPaymentFull,
      roundedUp: otherwiseSmaller,
    },
    examples: [
      [
        ['200000', '6', '30', '200'],
        252,
        {
          payment: 1199.1010503055,
          totalInterest: 151875.871645621,
          lastPayment: 701.508018939612,
          interestSaved: 79800.5064643604,
        },
      ],
      [['12000', '0', '2', '100'], 20, { payment: 500, totalInterest: 0, lastPayment: 600 }],
    ],
    refused: [[['200000', '6', '2.3', '200'], 'Number of years must give a whole number of months.']],
    source: 'Excel ROUNDUP(NPER(rate/12, payment + extra, -principal), 0)',
  }),
  'credit-card-payoff': calculation({
    path: 'banking/creditcardpayofffrombalanceannualpercentagerateandmonthlypayment',
    aliases: ['creditcardpayofffrombalanceandannualpercentagerateandmonthlypayment'],
    title: 'Credit Card Payoff',
    keywords: ['minimum payment', 'pay off debt'],
    asks: [
      '[how long to ]pay off[ a] {balance}[ credit card][ card] at {annualPercentageRate}[ apr][ interest] (paying|with) {monthlyPayment} (a month|per month|monthly)',
      'pay off[ a] {balance}[ credit card][ card] {annualPercentageRate} {monthlyPayment} (a month|per month|monthly)',
    ],
    purpose: 'How many months, and how much interest, a fixed payment takes to clear a card.',
    inputs: creditCardPayoffInputs,
    spreadsheet: 'ROUNDUP(ROUND(NPER({annualPercentageRate}/12,-{monthlyPayment},{balance}),6),0)',
    numbers: ({ annualPercentageRate }) =>
      Q.isZero(annualPercentageRate.value)
        ? '{balance} / {monthlyPayment}, rounded up'
        : '-ln(1 - {balance} * i / {monthlyPayment}) / ln(1 + i), rounded up, with i = {annualPercentageRate} / 12',
    formula:
      'N = \\left\\lceil\\frac{-\\ln\\left(1-\\frac{B\\,i}{P}\\right)}{\\ln(1+i)}\\right\\rceil, \\quad i = \\tfrac{r}{12}',
    options: ['decimals'],
    compute: computeCreditCardPayoff,
    furtherSteps: ({ balance, annualPercentageRate, monthlyPayment }, values) =>
      payoffSteps(
        { debt: balance.value, rate: monthly(annualPercentageRate.value), payment: monthlyPayment.value },
        values,
      ),
    quickly: creditCardPayoffQuickly,
    solve: {
      result: wantedMonths,
      unknowns: ['balance', 'annualPercentageRate', 'monthlyPayment'],
      by: 'balance = monthlyPayment * presentAnnuity(annualPercentageRate / 12, result)',
      note: lastPaymentFull,
      roundedUp: otherwiseSmaller,
    },
    examples: [
      [['5000', '19.9', '150'], 49, { lastPayment: 138.961974286894, totalInterest: 2338.96197428689 }],
      [['5000', '0', '150'], 34, { lastPayment: 50, totalInterest: 0 }],
    ],
    refused: [
      [
        ['5000', '24', '100'],
        'The balance is never paid off: the monthly payment must be greater than one month of interest.',
      ],
    ],
    source: 'Excel ROUNDUP(NPER(apr/12, payment, -balance), 0)',
  }),
};

function computeCreditCardPayoff(
  { balance, annualPercentageRate, monthlyPayment }: InputValues<typeof creditCardPayoffInputs>,
  options: Options,
) {
  const rate = monthly(annualPercentageRate.value);
  if (Q.compare(monthlyPayment.value, Q.multiply(balance.value, rate)) <= 0)
    return no(
      'out-of-range',
      'The balance is never paid off: the monthly payment must be greater than one month of interest.',
    );
  const paid = payoff(balance.value, rate, monthlyPayment.value);
  if (!paid) return no('too-large', tooLarge);
  const terms = { moves: { amount: 'balance' } };
  const debt = { balance: balance.value, rate, payment: monthlyPayment.value, terms };
  return payoffAnswer(debt, paid, {}, options, [monthsNote, 'No new purchases and no fees.']);
}

function computeMortgageWithExtraPayments(
  { principal, annualRate, numberOfYears, extraMonthlyPayment }: InputValues<typeof mortgageWithExtraPaymentsInputs>,
  options: Options,
) {
  const { digits, decimals } = options;
  const [loan, rate] = [principal.value, monthly(annualRate.value)];
  const months = Q.multiply(twelve, numberOfYears.value);
  if (!Q.isInteger(months)) return no('out-of-range', wholeMonths, { input: 'numberOfYears' });
  const regular = levelPayment(loan, rate, months);
  const payment = regular && Q.add(middle(regular), extraMonthlyPayment.value);
  const paid = payment && payoff(loan, rate, payment);
  if (!paid || isTooLarge(regular!) || isTooLarge(paid.interest)) return no('too-large', tooLarge);
  const without = Q.subtract(middle(multiply(regular!, months, 300)), loan);
  const terms = { months: Q.toNumber(months), extra: extraMonthlyPayment.value, moves: { amount: 'principal' } };
  return payoffAnswer(
    { balance: loan, rate, payment, terms },
    paid,
    {
      payment: quantityOf(inMoney('Regular monthly payment', 'per month'), regular!, digits, decimals),
      totalInterest: quantityOf(inMoney('Total interest with extra payments'), paid.interest, digits, decimals),
      interestSaved: quantityOf(
        inMoney('Interest saved'),
        Q.isZero(extraMonthlyPayment.value) ? Q.zero : Q.subtract(without, middle(paid.interest)),
        digits,
        decimals,
      ),
    },
    options,
    [
      `The extra is paid every month from the first${isSmaller(paid.lastPayment, payment) ? '; the last payment is smaller' : ''}.`,
      monthsNote,
    ],
  );
}

function creditCardPayoffQuickly({
  balance,
  annualPercentageRate,
  monthlyPayment,
}: InputValues<typeof creditCardPayoffInputs>) {
  return approximateMonths(balance.value, monthly(annualPercentageRate.value), Q.toNumber(monthlyPayment.value));
}

function mortgageSteps(
  { principal, annualRate, numberOfYears, extraMonthlyPayment }: InputValues<typeof mortgageWithExtraPaymentsInputs>,
  values: Answer['values'],
  { decimals }: Options,
): readonly ShownStep[] | undefined {
  const [rate, months] = [monthly(annualRate.value), Q.multiply(twelve, numberOfYears.value)];
  const level = levelPayment(principal.value, rate, months);
  if (level === null) return undefined;
  const regular = { payment: middle(level), months };
  const payment = Q.add(regular.payment, extraMonthlyPayment.value);
  const debt = { balance: principal.value, rate, payment };
  const steps = payoffSteps({ debt: debt.balance, rate, payment, regular }, values);
  return steps && [...steps, ...(scheduleOf(debt, numberOf(values.result!.form), decimals).steps?.() ?? [])];
}

function mortgageWithExtraPaymentsQuickly({
  principal,
  annualRate,
  numberOfYears,
  extraMonthlyPayment,
}: InputValues<typeof mortgageWithExtraPaymentsInputs>) {
  const [loan, rate, months] = [principal.value, monthly(annualRate.value), Q.multiply(twelve, numberOfYears.value)];
  if (!Q.isInteger(months)) return Number.NaN;
  const annuity = presentAnnuity(Q.toNumber(rate), Q.toNumber(months));
  return approximateMonths(loan, rate, Q.toNumber(loan) / annuity + Q.toNumber(extraMonthlyPayment.value));
}

/** What all payoffs answer with: months, last payment, interest, and the schedule to the coin. */
function payoffAnswer(
  { balance, rate, payment, terms }: Debt,
  paid: Payoff,
  values: Answer<string>['values'],
  { digits, decimals }: Options,
  conventions: readonly string[],
): Result<Answer<string>> {
  if ([payment, paid.lastPayment, paid.interest].some(isTooLarge)) return no('too-large', tooLarge);
  const payments = Q.integerRational(paid.months);
  const check = repays({ debt: balance, rate, payment, payments, last: paid.lastPayment });
  const last = toNumber(paid.lastPayment);
  if (!check.passed || !(last > 0 && last <= Q.toNumber(payment) * (1 + 1e-6)))
    return no('check-failed', 'No answer: one was found, but its payments are not worth the debt.');
  const schedule = scheduleOf({ balance, rate, payment, terms }, paid.months, decimals);
  const amount = (label: string, value: Value) => quantityOf(inMoney(label), value, digits, decimals);
  return ok({
    values: {
      result: quantityOf(monthsToPayOff, payments, digits),
      lastPayment: amount('Last payment', paid.lastPayment),
      totalInterest: amount('Total interest', paid.interest),
      ...values,
      ...schedule.values,
    },
    figure: schedule.figure,
    checked: [check, ...(schedule.checked ?? [])],
    notes: [...(schedule.notes ?? []), ...conventions],
  });
}

/** The same in coins, paid off in as many months. */
const scheduleOf = ({ balance, rate, payment, terms }: Debt, months: number, decimals: number) =>
  scheduleExtra(endingIn(months, monthlyLoan(balance, rate, payment, decimals)), terms);

interface Debt {
  readonly balance: Rational;
  /** Per month. */
  readonly rate: Rational;
  readonly payment: Rational;
  readonly terms?: Terms;
}

/** To the digits that are shown. */
const isSmaller = (last: Value, payment: Rational): boolean =>
  relativeDifference(toNumber(last), Q.toNumber(payment)) > 1e-12;

const presentAnnuity = functionOf('presentAnnuity').double;

/** Months to pay off in double precision; NaN where the payment does not exceed the interest. */
const approximateMonths = (loan: Rational, rate: Rational, payment: number): number =>
  Math.ceil(functionOf('periodsToPayOff').double(Q.toNumber(loan) / payment, Q.toNumber(rate)) - 1e-7);

const monthsNote = 'Interest once a month at a twelfth of the annual rate; a fraction of a month counts as a month.';

import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { futureValue, positivePeriods, presentValue, ratePerPeriod } from '../../shared/finance/fields.ts';
import { annuityBy } from '../../shared/finance/figures/annuity-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';

/** How people say that they save, and what they want to know. */
const deposit =
  '[if ][i ](save|saving|savings of|invest|investing|deposit|depositing) {monthlyContribution}{initialAmount=0}(/month| a month| per month| monthly| every month| each month)';
const asked = '[, how much will i have][ how much will i have][ what will i have][ how much is that]';

export default {
  'annuity-payment-from-present-value': formula({
    path: 'general/presentvalueannuitypaymentfrompresentvaluerateperperiodandnumberofperiods',
    aliases: [
      'presentvalueannuitypaymentfrompresentvalueandrateperperiodandnumberofperiods',
      'annuitypaymentpresentvaluefrompresentvaluerateperperiodandnumberofperiods',
      'annuitypaymentpresentvaluefrompresentvalueandrateperperiodandnumberofperiods',
      'annuitypaymentfrompresentvaluerateperperiodandnumberofperiods',
      'annuitypaymentfrompresentvalueandrateperperiodandnumberofperiods',
      'annuitypaymentfrompresentvaluefrompresentvaluerateperperiodandnumberofperiods',
      'annuitypaymentfrompresentvaluefrompresentvalueandrateperperiodandnumberofperiods',
    ],
    title: 'Annuity Payment from Present Value',
    purpose: 'The level payment that a present sum buys.',
    inputs: { presentValue, ratePerPeriod, numberOfPeriods: positivePeriods },
    result: inMoney('Annuity payment', 'per period'),
    formula: 'presentValue / presentAnnuity(ratePerPeriod, numberOfPeriods)',
    conventions: ['For a rate of 0 the limit is taken: PV / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},{presentValue})',
    figure: annuityBy('at the start'),
    examples: [
      [['3000', '4', '10'], 369.87283299041],
      [['3000', '0', '10'], 300],
    ],
    source: 'Excel -PMT(rate, nper, pv)',
  }),
  'annuity-payment-from-future-value': formula({
    path: 'general/futurevalueannuitypaymentfromfuturevaluerateperperiodandnumberofperiods',
    aliases: [
      'futurevalueannuitypaymentfromfuturevalueandrateperperiodandnumberofperiods',
      'annuitypaymentfuturevaluefromfuturevaluerateperperiodandnumberofperiods',
      'annuitypaymentfuturevaluefromfuturevalueandrateperperiodandnumberofperiods',
      'annuitypaymentfromfuturevaluerateperperiodandnumberofperiods',
      'annuitypaymentfromfuturevalueandrateperperiodandnumberofperiods',
      'annuitypaymentfromfuturevaluefromfuturevaluerateperperiodandnumberofperiods',
      'annuitypaymentfromfuturevaluefromfuturevalueandrateperperiodandnumberofperiods',
    ],
    title: 'Annuity Payment from Future Value',
    purpose: 'The level payment that grows to a future sum.',
    inputs: { futureValue, ratePerPeriod, numberOfPeriods: positivePeriods },
    result: inMoney('Annuity payment', 'per period'),
    formula: 'futureValue / futureAnnuity(ratePerPeriod, numberOfPeriods)',
    conventions: ['For a rate of 0 the limit is taken: FV / n.'],
    spreadsheet: '-PMT({ratePerPeriod},{numberOfPeriods},0,{futureValue})',
    figure: annuityBy('at the end'),
    examples: [
      [['3000', '4', '10'], 249.87283299041],
      [['3000', '0', '10'], 300],
    ],
    source: 'Excel -PMT(rate, nper, 0, fv)',
  }),
  'savings-goal': formula({
    path: 'general/savingsgoalfromgoalamountcurrentsavingsannualrateandnumberofyears',
    aliases: ['savingsgoalfromgoalamountandcurrentsavingsandannualrateandnumberofyears'],
    title: 'Savings Goal',
    asks: [
      'how much[ do i have][ must i][ should i][ to] save[ a month][ per month][ monthly][ each month] (to have|to get|to reach|for) {goalAmount} in {numberOfYears} years at {annualRate}{currentSavings=0}',
    ],
    purpose: 'The monthly saving that reaches a goal in time.',
    inputs: {
      goalAmount: money('Goal amount', { symbol: 'G' }),
      currentSavings: money('Current savings', { symbol: 'S_0' }),
      annualRate: percent('Annual rate', { symbol: 'r', above: -1200, unit: '% per year' }),
      numberOfYears: plainNumber('Number of years', { symbol: 't', above: 0, unit: 'years' }),
    },
    result: inMoney('Monthly saving needed', 'per month'),
    formula:
      '(goalAmount - currentSavings * (1 + annualRate / 12) ^ (12 * numberOfYears)) / futureAnnuity(annualRate / 12, 12 * numberOfYears)',
    remarks: {
      'goalAmount - currentSavings * (1 + annualRate / 12) ^ (12 * numberOfYears) < 0':
        'The current savings reach the goal without further deposits.',
    },
    conventions: ['For a rate of 0 the limit is taken: (goal - current) / months.'],
    spreadsheet: '-PMT({annualRate}/12,12*{numberOfYears},-{currentSavings},{goalAmount})',
    examples: [
      [['50000', '5000', '4', '10'], 288.9364550753],
      [['50000', '5000', '0', '10'], 375],
    ],
    source: 'Excel -PMT(rate/12, years*12, -current, goal) with signs turned',
  }),
  'savings-growth-with-monthly-contributions': formula({
    path: 'general/futurevalueofsavingsfrominitialamountmonthlycontributionannualrateandnumberofyears',
    aliases: [
      'futurevalueofsavingsfrominitialamountandmonthlycontributionandannualrateandnumberofyears',
      'savingsgrowthwithmonthlycontributionsfrominitialamountmonthlycontributionannualrateandnumberofyears',
      'savingsgrowthwithmonthlycontributionsfrominitialamountandmonthlycontributionandannualrateandnumberofyears',
    ],
    title: 'Savings Growth with Monthly Contributions',
    asks: [
      `${deposit} (at|with) {annualRate}[ interest][ per year][ a year] (for|over) {numberOfYears} years${asked}`,
      `${deposit} (for|over) {numberOfYears} years (at|with) {annualRate}[ interest][ per year][ a year]${asked}`,
    ],
    purpose: 'What savings with a monthly deposit grow to.',
    inputs: {
      initialAmount: money('Initial amount', { symbol: 'S_0' }),
      monthlyContribution: money('Monthly contribution', { symbol: 'P', unit: 'per month' }),
      annualRate: percent('Annual rate', { symbol: 'r', above: -1200, unit: '% per year' }),
      numberOfYears: plainNumber('Number of years', { symbol: 't', atLeast: 0, unit: 'years' }),
    },
    result: inMoney('Future value of savings'),
    formula:
      'initialAmount * (1 + annualRate / 12) ^ (12 * numberOfYears) + monthlyContribution * futureAnnuity(annualRate / 12, 12 * numberOfYears)',
    more: {
      contributed: [inMoney('Total paid in'), 'initialAmount + monthlyContribution * 12 * numberOfYears'],
      interest: [inMoney('Interest earned'), 'result - contributed'],
    },
    conventions: [
      'Monthly compounding, contributions at month end.',
      'For a rate of 0 the limit is taken: initial + contribution * months.',
    ],
    spreadsheet: 'FV({annualRate}/12,12*{numberOfYears},-{monthlyContribution},-{initialAmount})',
    examples: [
      [['5000', '300', '6', '20'], 155163.290927484, { contributed: 77000, interest: 78163.2909274841 }],
      [['5000', '300', '0', '20'], 77000, { contributed: 77000, interest: 0 }],
    ],
    source: 'Excel FV(rate/12, years*12, -contribution, -initial)',
  }),
};

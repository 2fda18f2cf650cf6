import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-banking',
  topic: 'finance',
  title: 'Loans and interest',
  purpose: 'Payments, balances, schedules and rates of loans, and simple, compound and continuous interest.',
  keywords: [
    'loan calculator',
    'amortization schedule',
    'mortgage calculator',
    'APY',
    'compound interest',
    'simple interest',
    'credit card payoff',
  ],
  selector: 'Calculation',
  groups: [
    {
      title: 'Loans',
      calculations: [
        'amortization-schedule',
        'mortgage-with-extra-payments',
        'credit-card-payoff',
        'loan-payment',
        'remaining-balance',
        'loan-interest-rate',
        'balloon-payment',
        'balloon-balance',
      ],
    },
    {
      title: 'Interest',
      calculations: [
        'compound-interest',
        'continuous-interest',
        'simple-interest',
        'simple-interest-rate',
        'simple-interest-principal',
        'simple-interest-time',
        'annual-percentage-yield',
      ],
    },
    { title: 'Ratios of lenders', calculations: ['debt-to-income', 'loan-to-value', 'loan-to-deposit'] },
  ],
  help: [
    {
      title: 'How a level payment works',
      text: 'Each payment first pays the interest on what is still owed; the rest repays the loan. So the interest shrinks, the repayment grows, and the payment stays. It is $P = \\frac{r\\,PV}{1-(1+r)^{-n}}$, with the rate and the number of periods in the same unit of time, and $PV/n$ when the rate is 0. Schedules are rounded to the cent, and their last payment absorbs what rounding left.',
    },
    {
      title: 'A worked example',
      text: '200,000 at 6 % a year over 30 years: 0.5 % a month, 360 months, a payment of 1,199.10. The first one holds 1,000.00 of interest and repays 199.10. Over the years 231,676 of interest are paid. With 200 more each month the loan ends after 252 months and costs 151,876 of interest: 79,801 less.',
    },
    {
      title: 'Common mistakes',
      text: 'A yearly rate with a number of months gives nonsense: rate per period goes with number of periods. The APY is not the stated rate: 5 %, compounded monthly, yields 5.116 %. A payment that does not exceed the interest of a month never clears a debt; the calculator says so instead of answering.',
    },
  ],
});

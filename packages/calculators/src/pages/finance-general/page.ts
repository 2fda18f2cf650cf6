import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-general',
  topic: 'finance',
  title: 'Time value of money',
  purpose:
    'Present and future values of single sums, annuities, growing annuities and perpetuities, and how long money takes to double.',
  keywords: [
    'present value',
    'future value',
    'annuity calculator',
    'annuity due',
    'growing annuity',
    'perpetuity',
    'rule of 72',
    'CAGR',
    'savings goal',
  ],
  selector: 'Calculation',
  groups: [
    {
      title: 'Single sums',
      calculations: [
        'future-value',
        'present-value',
        'future-value-with-continuous-compounding',
        'present-value-with-continuous-compounding',
        'future-value-factor',
        'present-value-factor',
        'number-of-periods-for-present-value-to-reach-future-value',
        'compound-annual-growth-rate',
      ],
    },
    {
      title: 'Savings and annuities',
      calculations: [
        'savings-growth-with-monthly-contributions',
        'savings-goal',
        'future-value-of-annuity',
        'future-value-of-annuity-with-continuous-compounding',
        'number-of-periods-for-future-value-of-annuity',
        'annuity-payment-from-present-value',
        'annuity-payment-from-future-value',
        'number-of-periods-for-present-value-of-annuity',
        'present-value-of-annuity',
        'present-value-annuity-factor',
      ],
    },
    {
      title: 'Annuities due',
      calculations: [
        'present-value-of-annuity-due',
        'future-value-of-annuity-due',
        'annuity-due-payment-from-present-value',
        'annuity-due-payment-from-future-value',
      ],
    },
    {
      title: 'Growing annuities and perpetuities',
      calculations: [
        'future-value-of-growing-annuity',
        'present-value-of-growing-annuity',
        'growing-annuity-payment-from-present-value',
        'growing-annuity-payment-from-future-value',
        'present-value-of-perpetuity',
        'present-value-of-growing-perpetuity',
      ],
    },
    {
      title: 'Doubling',
      calculations: [
        'doubling-time',
        'doubling-time-with-continuous-compounding',
        'doubling-time-for-simple-interest',
        'rule-of-72',
        'rate-required-to-double',
      ],
    },
  ],
  help: [
    {
      title: 'One idea',
      text: 'A sum that earns $r$ per period grows by the factor $1 + r$ each time; discounting is the way back. Equal payments add up as a geometric series: $PV = P\\,\\frac{1-(1+r)^{-n}}{r}$ today, $FV = P\\,\\frac{(1+r)^n-1}{r}$ at the end, and one is the other moved by $(1+r)^n$. When the rate is 0, or equals the growth, the fraction is 0/0 and its limit is taken.',
    },
    {
      title: 'A worked example',
      text: '250 at the end of each of 10 years, at 4 %: worth 2,027.72 today, and 3,001.53 at the end. Paid at the start of each year they are worth 4 % more: 2,108.83 and 3,121.59. If the payments grow by 3 % a year from 250, they are worth 2,302.46 today.',
    },
    {
      title: 'Common mistakes',
      text: 'Rate and number of periods must be in the same unit: a monthly rate goes with months. Payments at the start of the period (rent, premiums) are an annuity due. A growing perpetuity has a value only if the rate exceeds the growth. And the rule of 72 is an estimate: at 4 % it says 18 periods, while 17.67 is right.',
    },
  ],
});

import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-corporate',
  topic: 'finance',
  title: 'Corporate finance',
  purpose: 'Ratios of the firm, payback, net present value, every internal rate of return, and the cost of capital.',
  keywords: ['NPV', 'IRR', 'XIRR', 'MIRR', 'WACC', 'payback period', 'break-even', 'free cash flow'],
  selector: 'Calculation',
  groups: [
    {
      title: 'Projects',
      calculations: [
        'net-present-value',
        'internal-rate-of-return',
        'internal-rate-of-return-with-dates',
        'modified-internal-rate-of-return',
        'payback-period',
        'discounted-payback-period',
        'equivalent-annual-annuity',
        'return-on-investment',
        'weighted-average-cost-of-capital',
        'break-even-point',
        'contribution-margin',
      ],
    },
    { title: 'Cash flow', calculations: ['free-cash-flow-to-equity', 'free-cash-flow-to-firm', 'net-working-capital'] },
    {
      title: 'Turnover',
      calculations: [
        'asset-to-sales',
        'asset-turnover',
        'average-collection-period',
        'days-in-inventory',
        'inventory-turnover-ratio',
        'receivables-turnover-ratio',
      ],
    },
    {
      title: 'Solvency',
      calculations: [
        'current-ratio',
        'quick-ratio',
        'debt-ratio',
        'debt-to-equity-ratio',
        'debt-coverage-ratio',
        'interest-coverage-ratio',
      ],
    },
    {
      title: 'Profitability',
      calculations: ['net-profit-margin', 'retention-ratio', 'return-on-assets', 'return-on-equity'],
    },
  ],
  help: [
    {
      title: 'Is it worth it?',
      text: 'Money tomorrow is worth less than money today, by the rate that it could earn meanwhile. The net present value discounts every cash flow and adds them up: above 0 the investment is worth more than it costs. The internal rate of return is the rate at which nothing is left over. The payback period only asks how soon the money is back.',
    },
    {
      title: 'A worked example',
      text: '10,000 bring 3,000, 4,200 and 6,800. At 10 % they are worth $\\frac{3000}{1.1} + \\frac{4200}{1.1^2} + \\frac{6800}{1.1^3} \\approx 11{,}307.29$ today: a net present value of 1,307.29. The internal rate of return is 16.34 %; above it the same investment would be a loss.',
    },
    {
      title: 'Common mistakes',
      text: 'Cash flows that change sign more than once can have several internal rates: $-100, 230, -132$ is worth 0 at 10 % and at 20 %. All of them are shown here, with a warning and the curve. The net present value function of spreadsheets puts its first amount one period from now, so the investment stands outside. And XIRR counts actual days over 365: it is a yearly rate whatever the dates.',
    },
  ],
});

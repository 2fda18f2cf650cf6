import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'efficiency-ratio': [
    {
      title: 'What a bank spends per unit earned',
      text: 'Expenses other than interest, such as staff, branches and computers, over revenue. 60 % means that 60 of every 100 earned are used up; here less is better, and about 50 % or lower is good. Revenue means net interest income plus fees.',
    },
    {
      title: 'Mistake: loan losses',
      text: 'Provisions for bad loans are usually not in the ratio. A bank that lends carelessly can look efficient for years.',
    },
  ],
  'gross-profit-margin': [
    {
      title: 'What the product leaves',
      text: 'Gross profit in percent of revenue: 200,000 of 500,000 are 40 %. It shows how far prices exceed the direct cost. A falling margin means dearer material or lower prices, before any saving in administration can help.',
    },
    {
      title: 'Mistake: margin and markup',
      text: 'A margin of 40 % is a markup of $\\frac{40}{60} \\approx 66.7\\,\\%$ on cost. The base of the first is the price, of the second the cost.',
    },
  ],
  'operating-margin': [
    {
      title: 'What operations leave',
      text: 'Operating income in percent of revenue, before interest and taxes. It allows comparison of firms with different debts. With high fixed costs it swings with sales: if they are 60 and variable costs 30 of 100 in sales, a rise of sales by 10 % lifts the income from 10 to 17.',
    },
    {
      title: 'Mistake: leaving out wages in shares',
      text: 'Some firms report an adjusted margin without pay in shares or restructuring. These are costs too; compare like with like.',
    },
  ],
  'profit-margin': [
    {
      title: 'What reaches the owners',
      text: 'Net profit in percent of revenue, after all costs, interest and tax. It tells how far prices could fall, or costs rise, before there is a loss, if the rest stays the same and tax is left aside. 16 % means that of each 100 sold 16 remain.',
    },
    {
      title: 'Mistake: high margin, high return',
      text: 'A margin says nothing about the capital needed. 3 % with assets turned over five times is a return of 15 %.',
    },
  ],
  'return-on-assets': [
    {
      title: 'Income on everything owned',
      text: 'Net income over total assets. The product of margin and turnover: 4 % times 1.5 is 6 %. It shows how well management uses what it was given, whoever supplied it. Here the assets are those of one balance sheet; the mean of two suits a growing firm better.',
    },
    {
      title: 'Mistake: old assets',
      text: 'Written down buildings and machines make the denominator small. Firms with new equipment look worse without being so.',
    },
  ],
  'return-on-capital': [
    {
      title: 'After tax, before financing',
      text: 'EBIT less tax over the capital that lenders and owners have invested. If it exceeds the weighted average cost of capital, the firm creates value; growth below that rate destroys it. As interest is not subtracted, it does not depend on how the capital is divided.',
    },
    {
      title: 'Mistake: total assets',
      text: 'Invested capital is equity and interest-bearing debt, often less spare cash. Payables to suppliers carry no interest and are left out.',
    },
  ],
  'return-on-equity': [
    {
      title: "Return on the owners' stake",
      text: "Net income over average shareholder equity: what each unit of the owners' capital earned in a year. It is the return on assets times the equity multiplier, and so contains the leverage. Times the share of profit retained it gives the growth the firm can sustain.",
    },
    {
      title: 'Mistake: one good year',
      text: 'A gain from selling a division or a tax refund raises it once. Take the mean of several years.',
    },
  ],
  'return-on-net-assets': [
    {
      title: 'Earning on the working base',
      text: 'Net income over fixed assets plus working capital, the assets that operations really use. It is used in industry, where machines dominate, to judge plants and divisions. Cash beyond what operations need and financial investments are left out.',
    },
    {
      title: 'Mistake: gross working capital',
      text: 'Working capital here is current assets less current liabilities. Entering all current assets makes the return too low.',
    },
  ],
  'risk-adjusted-return-on-capital': [
    {
      title: 'Return on the capital at risk',
      text: 'Banks hold economic capital so that losses up to a chosen probability, such as 99.9 % in a year, are covered. Expected income, after costs and expected losses, over this capital makes a safe loan with a low margin comparable with a risky one with a high margin. It should exceed the cost of equity.',
    },
    {
      title: 'Mistake: lent capital',
      text: 'The denominator is not the amount of the loan but the capital kept for its unexpected loss, mostly a small part of it.',
    },
  ],
  'return-on-investment': [
    {
      title: 'Gain over cost',
      text: "What was received back less what was spent, in percent of what was spent. 13,500 for 10,000 is 35 %. It judges a campaign, a machine or a training. All costs belong in it, the time of one's own people included.",
    },
    {
      title: 'Time is missing',
      text: '35 % in one year and in five are the same number here. Divide neither by years nor forget them: use the compound annual growth rate.',
    },
  ],
  ebitda: [
    {
      title: 'Near to operating cash',
      text: 'Depreciation and amortization are added back to EBIT, since they cost no cash in this year. It is used in multiples of firm value and in loan contracts, as debt over EBITDA, and lets firms with different ages of equipment be compared.',
    },
    {
      title: 'Mistake: taking it for cash flow',
      text: 'Tax, interest, working capital and the replacement of worn machines are all missing. Equipment that wears out must be paid for sooner or later.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };

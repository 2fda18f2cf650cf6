import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'asset-to-sales': [
    {
      title: 'Capital intensity',
      text: 'The ratio tells how many units of assets stand behind each unit of yearly sales, the reciprocal of the asset turnover. Power stations and railways need several, consultants little. In planning it says what growth costs: if it is 0.8, additional sales of 100,000 call for about 80,000 of further assets, to be financed by profit or from outside.',
    },
    {
      title: 'Lower is not always better',
      text: 'Old machines that are nearly written off make the ratio small. It rises when they are renewed, although nothing got worse.',
    },
  ],
  'asset-turnover': [
    {
      title: 'How hard the assets work',
      text: 'Sales per unit of assets: 1.5 means that every 1 tied up brings sales of 1.5 a year. Multiplied by the net margin it gives the return on assets, so a low margin can be made up by a high turnover. Compare it over the years of one firm, or with firms of the same kind.',
    },
    {
      title: 'Mistake: sales of a part of a year',
      text: 'Sales of a quarter against the assets give a quarter of the ratio. Use four quarters, or multiply by four and mind the season.',
    },
  ],
  'average-collection-period': [
    {
      title: 'From turnover to days',
      text: 'A turnover of receivables of 10 a year means that they are outstanding for 36.5 days on average. Set beside the agreed terms of payment it shows the discipline of the customers: with terms of 30 days about a week late. When it lengthens, cash is missing although sales look well.',
    },
    {
      title: 'Mistake: mixing cash sales in',
      text: 'If the turnover was computed from all sales and many pay at once, credit customers appear to pay sooner than they do.',
    },
  ],
  'contribution-margin': [
    {
      title: 'What one more unit brings',
      text: 'Price less the costs that arise with each unit: material, piece wages, commissions. All units together first cover the fixed costs, then make the profit. As long as it is positive and capacity is free, an additional order improves the result, even below the full cost. At a price of 50 and variable costs of 30 it is 20, or 40 % of the price.',
    },
    {
      title: 'Mistake: fixed costs per unit',
      text: 'Rent spread over the units is not variable: it does not disappear when one unit less is sold.',
    },
  ],
  'current-ratio': [
    {
      title: 'Short-term solvency',
      text: 'Assets that become cash within a year, per unit of what must be paid within it. Below 1 the net working capital is negative. What is normal depends on the trade: a supermarket sells for cash before it pays its suppliers and lives with less than 1, a manufacturer with slow stock needs more.',
    },
    {
      title: 'It can be dressed up',
      text: 'Paying 50 of debts with cash turns 150 to 100, a ratio of 1.5, into 100 to 50, a ratio of 2, without any gain in strength.',
    },
  ],
  'days-in-inventory': [
    {
      title: 'How long goods lie',
      text: 'A turnover of 6 a year means that goods lie for about 61 days before they are sold. Long times tie up money, cost storage and risk that goods spoil or go out of fashion; very short ones risk empty shelves. With the days of receivables and payables it makes the cash conversion cycle.',
    },
    {
      title: 'Mistake: sales for cost',
      text: 'If the turnover was computed from sales instead of the cost of goods sold, the days come out too short by the margin.',
    },
  ],
  'debt-coverage-ratio': [
    {
      title: 'Room for a bad year',
      text: 'Banks that finance property or projects look at it first: income from operations over interest and repayment of the year. 1.25 means that income may fall by a fifth before the debt service is no longer covered. Lenders often require at least 1.2 to 1.3; at 1 nothing is left over.',
    },
    {
      title: 'Mistake: profit as the numerator',
      text: 'Net operating income is before interest, which stands in the denominator already. Taking profit after interest counts it twice.',
    },
  ],
  'debt-ratio': [
    {
      title: 'Who financed the assets',
      text: '0.6 means that creditors supplied 60 % of the assets and owners 40 %. The greater it is, the more profit and loss are magnified for the owners, and the less the assets may lose in value before the debts are no longer covered. It is one less the equity ratio.',
    },
    {
      title: 'Mistake: above one',
      text: 'Above 1 the liabilities exceed the assets in the books, and equity is negative. That is a warning, not by itself insolvency: assets may be worth more than their book value.',
    },
  ],
  'debt-to-equity-ratio': [
    {
      title: 'Leverage',
      text: 'Debt per unit of equity: at 2 the owners put in a third of the capital. If the assets earn more than the interest on the debt, leverage raises the return on equity; if they earn less, it lowers it. Utilities with steady income carry more debt than young technology firms.',
    },
    {
      title: 'Mistake: comparing definitions',
      text: 'Some data services count only interest-bearing debt. A firm with large payables then seems to have two different ratios.',
    },
  ],
  'discounted-payback-period': [
    {
      title: 'When interest is earned as well',
      text: 'Each cash flow is discounted before it counts, so the investment is paid back together with the return required. The time is longer than the simple payback; if the cash flow does not exceed the interest on the investment it never comes. At the end of it the net present value passes 0.',
    },
    {
      title: 'What comes later is not seen',
      text: 'Two projects with equal periods can differ widely: cash flows after the payback do not count. Decide by net present value, use this for risk.',
    },
  ],
  'equivalent-annual-annuity': [
    {
      title: 'Comparing unequal lives',
      text: 'A machine that lasts 3 years and one that lasts 5 cannot be compared by net present value when they will be replaced for ever. Spread over its own life as a level amount per period, each becomes comparable: the greater amount wins. For costs the same computation gives the equivalent annual cost, and the smaller one wins.',
    },
    {
      title: 'Mistake: dividing by the years',
      text: 'Net present value over number of years leaves out the interest: 1,000 over 5 years at 10 % are 263.80 a year, not 200.',
    },
  ],
  'free-cash-flow-to-equity': [
    {
      title: 'What could be paid to shareholders',
      text: 'Starting from net income, depreciation is added back, since no cash left; capital expenditure and the growth of working capital are subtracted, new borrowing less repayment is added. Discounted at the cost of equity it values the shares, also of firms that pay no dividend. It may be negative in years of expansion.',
    },
    {
      title: 'Mistake: the wrong rate',
      text: 'This flow belongs to the owners alone and is discounted at the cost of equity. The weighted average cost of capital goes with the flow to the firm.',
    },
  ],
  'free-cash-flow-to-firm': [
    {
      title: 'Cash for lenders and owners together',
      text: 'EBIT less the tax on it, plus depreciation, less investment in fixed assets and working capital: what is available before any payment to those who financed the firm. Discounted at the weighted average cost of capital it gives the value of the firm; less net debt that of the shares.',
    },
    {
      title: 'Mistake: subtracting interest',
      text: 'Interest is paid out of this flow, so it must not be subtracted. Its tax advantage is in the cost of capital already.',
    },
  ],
  'interest-coverage-ratio': [
    {
      title: 'Can the interest be paid',
      text: 'EBIT of 120,000 and interest of 30,000 give 4: earnings may fall to a quarter before the interest is no longer earned. Ratings and loan covenants use it; below about 1.5 a firm is considered strained, and below 1 it pays interest from reserves or new debt.',
    },
    {
      title: 'Interest is not all',
      text: 'Repayment of principal is not in this ratio, and EBIT is not cash. Steady income makes a low ratio safer than a cyclical one.',
    },
  ],
  'inventory-turnover-ratio': [
    {
      title: 'How often the stock is sold',
      text: 'Sales of the year over inventory: 8 means that the stock passes through about every 46 days. Fresh food turns over dozens of times, jewellery about once. A falling turnover at steady sales means that stock is growing, often the first sign of goods nobody wants.',
    },
    {
      title: 'Sales or cost of sales',
      text: 'Inventory is carried at cost. With sales in the numerator, as here, the ratio includes the markup; compare only ratios made in the same way.',
    },
  ],
  'net-profit-margin': [
    {
      title: 'What is left of each sale',
      text: 'Of 100 in sales, a margin of 8 % leaves 8 for the owners after all costs, interest and taxes. It reflects pricing, cost control, financing and tax together, so a change must be traced: gross and operating margin show where it arose. Times the asset turnover it makes the return on assets.',
    },
    {
      title: 'Mistake: one-off items',
      text: 'The sale of a building raises net income once. Take it out before the margin is compared with other years.',
    },
  ],
  'net-working-capital': [
    {
      title: 'The cushion in money',
      text: 'What would remain of the current assets after all current liabilities were paid. It is financed by long-term capital, and an increase uses cash: a growing firm must pay for stock and receivables before its customers pay. The change from year to year enters the free cash flow.',
    },
    {
      title: 'Mistake: cash and profit',
      text: 'Working capital is not money in the bank: it may consist of unsold stock. A negative amount is usual where customers pay at once.',
    },
  ],
  'payback-period': [
    {
      title: 'How soon the money is back',
      text: 'Investment over yearly cash flow: 50,000 at 12,500 a year are back after 4 years. It is easily understood, and measures how long the money is at risk, which matters where technology or politics may change quickly. It says nothing about profitability: interest and all later cash flows are left out.',
    },
    {
      title: 'Mistake: profit for cash',
      text: 'Depreciation is not a payment. Use the cash flow, which is profit plus depreciation, or the period comes out too long.',
    },
  ],
  'quick-ratio': [
    {
      title: 'The acid test',
      text: 'Quick assets, that is cash, securities that can be sold at once and receivables, per unit of current liabilities. At 1 or more the firm can pay what is due without selling stock. Where inventory sells slowly it is the more reliable test than the current ratio.',
    },
    {
      title: 'Mistake: prepaid expenses',
      text: 'Rent or insurance paid in advance is a current asset but will never be cash. It does not belong among the quick assets.',
    },
  ],
  'receivables-turnover-ratio': [
    {
      title: 'How often customers pay',
      text: 'Sales over average receivables: 12 means that the receivables are collected every month on average. A high figure shows quick collection, or strict terms that may cost customers; a falling one that customers pay more slowly or that doubtful claims have piled up.',
    },
    {
      title: 'Mistake: the average',
      text: 'Take the mean of opening and closing balance. At the end of a good season the closing balance alone makes the turnover look too slow.',
    },
  ],
  'retention-ratio': [
    {
      title: 'What stays to grow with',
      text: 'The part of the net income that is not paid out: one less the payout ratio. Retained profit finances investment without new shares or loans. Times the return on equity it is the sustainable growth rate: keeping 60 % at a return of 15 % supports growth of 9 %.',
    },
    {
      title: 'With a loss',
      text: 'If net income is negative while dividends are paid, the ratio exceeds 1 and means nothing. And keeping much is good only where it earns enough.',
    },
  ],
  'return-on-assets': [
    {
      title: 'Earned on all that is tied up',
      text: 'Net income over average assets tells how well everything the firm owns is used. It is the margin times the turnover. For banks, whose assets are large, 1 % is a good value; for a software firm it is poor. It depends less on financing than the return on equity, but is not independent of it: interest has been subtracted.',
    },
    {
      title: 'Mistake: closing assets',
      text: 'If the firm bought another at the end of the year, the assets are in, their income is not. The average softens this.',
    },
  ],
  'return-on-equity': [
    {
      title: 'What the owners earned',
      text: 'Net income over average equity. It splits (DuPont) into net margin, asset turnover and leverage: 5 % times 1.2 times 2.5 make 15 %. The three parts tell whether a high return comes from pricing, from efficiency or from debt. It should exceed what owners could earn elsewhere at the same risk.',
    },
    {
      title: 'Equity that has shrunk',
      text: 'Losses and repurchases of shares reduce equity and raise the ratio. With equity near 0 or below it says nothing.',
    },
  ],
  'return-on-investment': [
    {
      title: 'Gain per unit put in',
      text: 'Buying for 10,000 and getting back 12,500 is a return of 25 %, whether it took a month or ten years. It serves to compare campaigns, machines or purchases of similar length. For different lengths turn it into a yearly rate: 25 % in 3 years are $1.25^{1/3} - 1 \\approx 7.7\\,\\%$ a year.',
    },
    { title: 'Mistake: dividing by the years', text: '25 % in 3 years is not 8.33 % a year, since gains compound.' },
  ],
  'net-present-value': [
    {
      title: 'Value created today',
      text: "Every cash flow is divided by $(1 + r)^t$, and the investment subtracted. The result is an amount of today's money: accepting a project with 1,300 makes the owner richer by that much, if the flows come true and $r$ is what the money could earn elsewhere at the same risk. Values of several projects add up.",
    },
    {
      title: 'Mistake: nominal and real',
      text: 'Cash flows with inflation need a nominal rate, flows at constant prices a real one. Mixing them understates or overstates every later year.',
    },
  ],
  'internal-rate-of-return': [
    {
      title: 'The rate that breaks even',
      text: 'The rate at which the net present value is 0. For an outlay followed by receipts, the project is worth it if this rate exceeds the cost of capital. It needs no discount rate as input, and is quoted for bonds, private equity and loans. With one change of sign there is at most one rate above $-100\\,\\%$.',
    },
    {
      title: 'Mistake: ranking by the rate',
      text: 'A small project with 40 % can create less value than a large one with 20 %. If only one can be done, compare net present values.',
    },
  ],
  'internal-rate-of-return-with-dates': [
    {
      title: 'Real dates instead of periods',
      text: 'Cash flows seldom come at equal distances. Here each is discounted over its actual days, divided by 365, so the rate is effective and per year. Put in what was paid in with a minus and what was received with a plus; for an investment still running, its value today is the last receipt.',
    },
    {
      title: 'Very short times',
      text: 'A gain of 2 % in ten days becomes over 100 % a year. For times well under a year the rate is correct, but says little.',
    },
  ],
  'modified-internal-rate-of-return': [
    {
      title: 'With realistic reinvestment',
      text: 'The internal rate is a true yield on the whole only if receipts can be reinvested at that same rate. Here receipts grow to the end at the reinvestment rate, outflows are discounted to today at the finance rate, and the rate between the two sums is found. There is always exactly one if there are flows of both signs.',
    },
    {
      title: 'Mistake: comparing unlike lives',
      text: 'The end lies at the last cash flow. For projects of different length compound both to the same date before comparing.',
    },
  ],
  'weighted-average-cost-of-capital': [
    {
      title: 'The return that all financing asks',
      text: 'Equity and debt each cost something, and their shares in the market value are the weights. Debt is cheaper, as it is served first and its interest reduces tax. Investments of the same risk as the firm must earn at least this rate; it discounts the free cash flow to the firm.',
    },
    {
      title: 'Mistake: book values',
      text: 'The weights are market values. Book equity of an old firm may be a fraction of it, and the average then comes out too low.',
    },
  ],
  'break-even-point': [
    {
      title: 'Where profit begins',
      text: 'Fixed costs over contribution per unit. With fixed costs of 60,000 and a contribution of 20, 3,000 units cover everything; each further one brings 20 of profit. In money it is that quantity times the price. The distance between planned sales and this point is the margin of safety.',
    },
    {
      title: 'When there is none',
      text: 'If the price does not exceed the variable cost, more sales mean more loss, and no quantity breaks even.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };

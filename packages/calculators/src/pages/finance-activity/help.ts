import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'asset-turnover': [
    {
      title: 'Sales per unit of assets',
      text: 'Net sales are gross sales less returns and discounts. A turnover of 2 means that assets of 1 brought sales of 2 in the year. Together with the profit margin it explains the return on assets; a firm with thin margins, such as a grocer, needs a high one.',
    },
    {
      title: 'Mistake: cash that lies idle',
      text: 'Large reserves of cash and securities lower the ratio without saying anything about operations. Compare it without them.',
    },
  ],
  'average-collection-period': [
    {
      title: 'Receivables in days of sales',
      text: 'Receivables over the credit sales of one day. 60,000 of receivables at credit sales of 1,200 a day are 50 days. It is also called days sales outstanding, and is set beside the terms of payment that were granted. Each day less frees the sales of a day in cash, once.',
    },
    {
      title: 'Mistake: a seasonal balance',
      text: 'Receivables at the end of December, after the best month, over the mean daily sales of the year look older than they are.',
    },
  ],
  'cash-conversion-cycle': [
    {
      title: 'How long cash is on its way',
      text: "From paying for the goods until the customer's money arrives: days in inventory plus days of receivables less days of payables. The time must be financed. Multiplied by the daily cost of sales it gives roughly the capital that is bound.",
    },
    {
      title: 'Paying late is no free gift',
      text: 'A shorter cycle through late payments may cost discounts: 2 % for paying 20 days earlier is over 36 % a year.',
    },
  ],
  'inventory-conversion-period': [
    {
      title: 'From turnover to shelf days',
      text: '365 over the turnover: 7.3 times a year are 50 days from purchase to sale, in production including the time as raw material and in work. It is the first part of the cash conversion cycle. Reducing it by better planning frees cash permanently.',
    },
    {
      title: 'An average of unlike goods',
      text: '30 days may be the mean of goods that sell in a week and goods that lie for a year. Look at groups as well.',
    },
  ],
  'inventory-conversion-ratio': [
    {
      title: 'A rule of lenders',
      text: 'Half of sales over the cost of goods sold, used as a quick measure of how much of the inventory can be expected to turn into cash. Sales of 900,000 at a cost of 600,000 give 0.75. Except for the constant one half it is the markup factor of sales over cost.',
    },
    {
      title: 'Not a turnover',
      text: 'Inventory itself does not occur in the formula, so the ratio says nothing about how fast the stock is sold.',
    },
  ],
  'inventory-turnover': [
    {
      title: 'How many times the stock is renewed',
      text: 'Sales of the year over average inventory. 6 means that stock for two months is held. The mean of several months is better than that of two balances if business is seasonal. Very high values may mean missed sales because shelves are empty.',
    },
    {
      title: 'Mistake: prices in two kinds',
      text: 'Sales are at selling prices, inventory at cost. With the cost of goods sold instead of sales the ratio is lower, and the true physical turnover.',
    },
  ],
  'payables-conversion-period': [
    {
      title: 'Credit from suppliers',
      text: 'Payables over yearly purchases, times 365: the days a firm takes to pay. 50,000 at purchases of 600,000 are 30.4 days. It is the part of the cash conversion cycle that suppliers finance, and the only one to be subtracted.',
    },
    {
      title: 'Mistake: sales in the denominator',
      text: 'Payables arise from purchases. Divided by sales the period comes out too short.',
    },
  ],
  'receivables-conversion-period': [
    {
      title: 'From sale to money',
      text: 'Receivables over net sales, times 365. 45,000 at sales of 547,500 are 30 days. As part of the cash conversion cycle it says how long customers are financed. If only a part of the sales is on credit, it is a mean over cash and credit customers.',
    },
    {
      title: 'It hides the old ones',
      text: 'A few very late claims disappear in the mean. A list by age of the invoices shows them.',
    },
  ],
  'receivables-turnover-ratio': [
    {
      title: 'Collections in a year',
      text: 'Net credit sales over average net receivables, that is after allowance for doubtful ones. 8 means that they are collected about every 46 days. A rise follows from stricter credit or better reminders; a fall while sales grow may mean that growth was bought with easy terms.',
    },
    {
      title: 'Mistake: gross and net',
      text: 'Receivables net of allowances look collected faster. Keep to one of the two from year to year.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };

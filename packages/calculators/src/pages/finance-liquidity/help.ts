import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'cash-ratio': [
    {
      title: 'Only what is at hand',
      text: 'Cash and securities that can be sold at once over current liabilities: the strictest of the measures. It needs neither sales nor customers who pay. Few healthy firms reach 1, as money at hand earns little; 0.2 to 0.5 is common. In a crisis it says how long payments can go on.',
    },
    {
      title: 'Mistake: pledged cash',
      text: 'Money that is blocked as security for a loan is not available and should be left out.',
    },
  ],
  'current-ratio': [
    {
      title: 'Current assets against current debts',
      text: '180,000 over 90,000 is 2: every 1 due within a year is faced by 2 that become cash within it. Around 1.5 to 2 is often named for manufacturers. Trend and trade matter more than a fixed mark, and what the current assets consist of matters most.',
    },
    {
      title: 'Mistake: equal timing',
      text: 'Debts due next week and claims due in eleven months both count in full. A plan of payments by month tells more.',
    },
  ],
  'operating-cash-flow-ratio': [
    {
      title: 'Debts against cash earned',
      text: 'Cash from operations in a year over all debts: at 0.35 it would take nearly three years of the whole cash flow to repay them. Unlike ratios of balances it uses a flow, and is harder to embellish by a transaction on the last day of the year.',
    },
    {
      title: 'Mistake: free cash flow',
      text: 'The operating cash flow is before investment. What is needed to keep the equipment in order is not available for debts.',
    },
  ],
  'quick-ratio': [
    {
      title: 'Without the stock',
      text: 'Current assets less inventories, over current liabilities. In trouble stock is hard to sell, or only far below cost, so it is left out. Where it is much lower than the current ratio, solvency rests on selling the stock. 1 is the usual mark.',
    },
    {
      title: 'Mistake: good receivables',
      text: 'What customers owe counts in full. If many of them are late or doubtful the ratio promises more than it holds.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };

import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  'debt-to-equity': [
    {
      title: 'Creditors against owners',
      text: "Total liabilities per unit of shareholder equity. At 1.5 creditors have put in 60 % of the capital. High leverage raises the owners' return in good years and endangers the firm in bad ones. Lenders set upper limits in loan contracts, and its breach may make the loan due.",
    },
    {
      title: 'Mistake: a firm compared with a bank',
      text: 'Banks live on deposits and have ratios around 10. For industrial firms such a value would be alarming.',
    },
  ],
  'debt-ratio': [
    {
      title: 'The financed share of assets',
      text: 'Liabilities over assets: at 0.6 the assets could be sold at 40 % below book value and still cover the debts. It lies between 0 and 1 as long as equity is positive. Stable trades bear more than cyclical ones.',
    },
    {
      title: 'Mistake: operating debts',
      text: "Payables and customers' advances cost no interest but count here. Two firms with the same ratio may bear very different interest.",
    },
  ],
  'debt-service-coverage': [
    {
      title: 'Income against instalments',
      text: 'Operating income over interest and repayment due in the same year. At 1.3 a fall of 23 % in income can be borne. It decides how large a loan a rented house or a project carries: admissible debt service is income divided by the ratio required.',
    },
    {
      title: 'Mistake: monthly and yearly',
      text: 'Both must be for the same time. Twelve monthly instalments belong to a yearly income.',
    },
  ],
  'long-term-debt-to-equity': [
    {
      title: 'The lasting debts',
      text: 'Liabilities due after more than a year per unit of equity. It leaves out payables and short credit, which change from day to day, and shows the permanent structure of financing. Together with debt to equity it tells how much must be renewed soon.',
    },
    {
      title: 'The part due this year',
      text: 'Instalments of a long loan that fall due within a year count as current liabilities. A firm can improve the ratio by borrowing short, and is then more at risk.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };

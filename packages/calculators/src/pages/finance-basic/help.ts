import type { HelpCard } from '../../kit/calculator.ts';

/** What is said of each calculator of the page beside what the page says of all. */
export const help = {
  assets: [
    {
      title: 'All that is owned',
      text: 'Cash, claims, stock, machines, buildings, patents: what the business controls and expects to benefit from. The sum equals what creditors and owners have provided. Buying a machine on credit raises assets and liabilities alike and leaves equity as it was; a profit raises assets and equity.',
    },
    {
      title: 'Mistake: what is not on the list',
      text: 'The skill of the staff or a good name built up by the firm itself are valuable, but are no assets in the balance sheet.',
    },
  ],
  ebit: [
    {
      title: 'Earnings of operations',
      text: 'Revenue less all operating expenses, the cost of goods sold and depreciation among them. As interest and taxes come later, firms with different debts and in different countries can be compared. From it interest coverage, the return on capital and the free cash flow are computed.',
    },
    {
      title: 'Mistake: EBITDA',
      text: 'Depreciation has been subtracted here. The figure before it is larger, and flatters firms with much equipment.',
    },
  ],
  equity: [
    {
      title: "The owners' part",
      text: 'Assets less liabilities: what was paid in and the profits that were kept. It is the cushion that absorbs losses before creditors lose anything. Profit and new shares increase it, losses, dividends and repurchases reduce it. If it is negative, debts exceed the assets in the books.',
    },
    {
      title: 'Mistake: equity for cash',
      text: 'Equity is a claim on all assets, not money at hand. A firm with much equity may be unable to pay next week.',
    },
  ],
  'gross-profit': [
    {
      title: 'Before the cost of running',
      text: 'Revenue less what the goods sold cost to buy or make: material, production wages, production overhead. From it rent, administration, selling and all else must be paid. Divided by revenue it is the gross margin, which shows pricing power and efficient production.',
    },
    {
      title: 'Mistake: purchases for cost',
      text: 'If stock grew, part of the purchases was not sold. Cost of goods sold is opening stock plus purchases less closing stock.',
    },
  ],
  liabilities: [
    {
      title: 'What is owed',
      text: 'Loans, unpaid invoices, wages and taxes due, provisions, payments received in advance. The equation gives their total from assets and equity. Divided into those due within a year and later ones they enter the ratios of liquidity and of debt.',
    },
    {
      title: 'Mistake: what is not recorded',
      text: 'A guarantee or a lawsuit may cost money later. As long as that is not probable it stands in the notes only, and the sum here does not contain it.',
    },
  ],
  'net-profit': [
    {
      title: 'The bottom line',
      text: 'What is left after everything: goods, operations, interest, taxes. It belongs to the owners, and is paid out or kept, which raises equity. All ratios of return to owners start here. A negative result is a net loss and reduces equity.',
    },
    {
      title: 'Mistake: subtracting twice',
      text: 'If depreciation or interest is among the operating expenses already, it must not be entered again.',
    },
  ],
  'operation-profit': [
    {
      title: 'What the business itself earns',
      text: 'Gross profit less the expenses of running it: selling, administration, research, depreciation. Financing and taxes are left out, so it tells how good the business is and not how it is financed. In practice it mostly equals EBIT, apart from income outside the operations.',
    },
    {
      title: 'Mistake: other income',
      text: 'Gains from securities or from selling a building do not belong here, though EBIT sometimes includes them.',
    },
  ],
  'sales-revenue': [
    {
      title: 'What customers really bought',
      text: 'Gross sales less goods returned and reductions granted for defects. This net figure stands at the top of the income statement, and all margins refer to it. A growing share of returns points to quality problems or to goods that were pressed upon dealers.',
    },
    {
      title: 'Mistake: tax in the price',
      text: 'Value added or sales tax is collected for the state and is no revenue. Take it out of gross sales first.',
    },
  ],
} satisfies { readonly [calculator: string]: readonly HelpCard[] };

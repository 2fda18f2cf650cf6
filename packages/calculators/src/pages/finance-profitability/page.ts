import { page } from '../../kit/page.ts';

export default page({
  id: 'finance-profitability',
  topic: 'finance',
  title: 'Profitability',
  purpose: 'What a business earns on its sales, its assets and its capital.',
  keywords: ['profit margin', 'return on assets', 'return on equity', 'ROI', 'ROC', 'RAROC', 'EBITDA'],
  calculations: [
    'efficiency-ratio',
    'gross-profit-margin',
    'operating-margin',
    'profit-margin',
    'return-on-assets',
    'return-on-capital',
    'return-on-equity',
    'return-on-net-assets',
    'risk-adjusted-return-on-capital',
    'return-on-investment',
    'ebitda',
  ],
  selector: 'Measure',
  help: [
    {
      title: 'Margins and returns',
      text: 'A margin compares profit with sales: what is left of each unit sold. A return compares profit with what had to be put in: assets, equity, capital. A grocer lives on small margins and a fast turnover, a jeweller on the opposite; the return on assets is the product of the two.',
    },
    {
      title: 'A worked example',
      text: 'A net profit of 80,000 on revenue of 500,000 is a margin of 16 %. On average equity of 420,000 it is a return of $80/420 \\approx 19.05\\,\\%$. EBIT of 150,000, taxed at 25 %, leaves $112{,}500$ for all who financed an invested capital of 900,000: a return on capital of 12.5 %.',
    },
    {
      title: 'Common mistakes',
      text: 'In the return on investment the gain is the whole amount received back: 13,500 for 10,000 is 35 %, not 135 %. A return on equity can be raised by borrowing, without earning more: look at the return on capital beside it. RAROC takes an amount of money as its expected return, not a rate.',
    },
  ],
});

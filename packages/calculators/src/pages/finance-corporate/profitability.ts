import { money } from '../../kit/fields/money.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inPercent, inShare } from '../../shared/finance/result.ts';
import { brigham, ross } from '../../shared/finance/sources.ts';

export default {
  'net-profit-margin': formula({
    path: 'corporate/netprofitmarginfromnetincomeandsalesrevenue',
    title: 'Net Profit Margin',
    purpose: 'Which share of sales is left as net income.',
    inputs: { netIncome: money('Net income'), salesRevenue: money('Sales revenue', { above: 0 }) },
    result: inPercent('Net profit margin'),
    formula: 'netIncome / salesRevenue',
    examples: [
      [['80000', '800000'], 10],
      [['120000', '1000000'], 12],
    ],
    source: `${brigham.statements}, profitability ratios`,
  }),
  'retention-ratio': formula({
    path: 'corporate/retentionratiofromnetincomeanddividends',
    title: 'Retention Ratio',
    purpose: 'Which share of net income stays in the business.',
    inputs: { netIncome: money('Net income', { nonzero: true }), dividends: money('Dividends') },
    result: inShare('Retention ratio'),
    formula: '(netIncome - dividends) / netIncome',
    remarks: { 'netIncome < 0': 'Net income is negative, so this ratio has no usual reading.' },
    examples: [
      [['80000', '20000'], 0.75],
      [['120000', '25000'], 0.791666666666667],
    ],
    source: `${ross}, plowback ratio`,
  }),
  'return-on-assets': formula({
    path: 'corporate/returnonassetsfromnetincomeandaveragetotalassets',
    title: 'Return on Assets',
    keywords: ['ROA'],
    purpose: 'What the average assets earned in a year.',
    inputs: { netIncome: money('Net income'), averageTotalAssets: money('Average total assets', { above: 0 }) },
    result: inPercent('Return on assets', '% per year'),
    formula: 'netIncome / averageTotalAssets',
    examples: [
      [['80000', '940000'], 8.51063829787234],
      [['120000', '1175000'], 10.2127659574468],
    ],
    source: ross,
  }),
  'return-on-equity': formula({
    path: 'corporate/returnonequityfromnetincomeandaveragestockholdersequity',
    title: 'Return on Equity',
    keywords: ['ROE'],
    purpose: 'What the average equity earned in a year.',
    inputs: {
      netIncome: money('Net income'),
      averageStockholdersEquity: money('Average stockholders equity', { nonzero: true }),
    },
    result: inPercent('Return on equity', '% per year'),
    formula: 'netIncome / averageStockholdersEquity',
    remarks: {
      'averageStockholdersEquity < 0': 'Average stockholders equity is negative, so this ratio has no usual reading.',
    },
    examples: [
      [['80000', '420000'], 19.047619047619],
      [['120000', '525000'], 22.8571428571429],
    ],
    source: ross,
  }),
};

import { money } from '../../kit/fields/money.ts';
import { formula } from '../../shared/finance/formula.ts';
import { currentRatio, debtRatio } from '../../shared/finance/ratios.ts';
import { inNumber, inShare } from '../../shared/finance/result.ts';
import { brigham, brueggeman, ross } from '../../shared/finance/sources.ts';

export default {
  'current-ratio': formula({
    path: 'corporate/currentratiofromcurrentassetsandcurrentliabilities',
    ...currentRatio,
    examples: [
      [['180000', '90000'], 2],
      [['270000', '112500'], 2.4],
    ],
    source: `${ross}, short-term solvency measures`,
  }),
  'debt-coverage-ratio': formula({
    path: 'corporate/debtcoverageratiofromnetoperatingincomeanddebtservice',
    aliases: ['debtcoveragefromnetoperatingincomeanddebtservice'],
    title: 'Debt Coverage Ratio',
    keywords: ['DSCR'],
    purpose: 'How many times net operating income covers the debt service.',
    inputs: { netOperatingIncome: money('Net operating income'), debtService: money('Debt service', { above: 0 }) },
    result: inNumber('Debt coverage ratio', 'times'),
    formula: 'netOperatingIncome / debtService',
    examples: [
      [['150000', '120000'], 1.25],
      [['225000', '150000'], 1.5],
    ],
    source: brueggeman,
  }),
  'debt-ratio': formula({
    path: 'corporate/debtratiofromtotalliabilitiesandtotalassets',
    ...debtRatio,
    examples: [
      [['300000', '500000'], 0.6],
      [['450000', '625000'], 0.72],
    ],
    source: `${ross}, long-term solvency measures`,
  }),
  'debt-to-equity-ratio': formula({
    path: 'corporate/debttoequityratiofromtotalliabilitiesandtotalequity',
    aliases: ['debttoequityfromtotalliabilitiesandtotalequity'],
    title: 'Debt to Equity Ratio',
    purpose: 'How much debt stands against each unit of equity.',
    inputs: { totalLiabilities: money('Total liabilities'), totalEquity: money('Total equity', { nonzero: true }) },
    result: inShare('Debt to equity ratio', 'times'),
    formula: 'totalLiabilities / totalEquity',
    remarks: { 'totalEquity < 0': 'Total equity is negative, so this ratio has no usual reading.' },
    examples: [
      [['300000', '200000'], 1.5],
      [['450000', '250000'], 1.8],
    ],
    source: `${ross}, long-term solvency measures`,
  }),
  'interest-coverage-ratio': formula({
    path: 'corporate/interestcoverageratiofromebitandinterestexpense',
    aliases: ['interestcoveragefromebitandinterestexpense'],
    title: 'Interest Coverage Ratio',
    purpose: 'How many times EBIT covers the interest.',
    inputs: { ebit: money('EBIT'), interestExpense: money('Interest expense', { above: 0 }) },
    result: inNumber('Interest coverage ratio', 'times'),
    formula: 'ebit / interestExpense',
    examples: [
      [['150000', '24000'], 6.25],
      [['225000', '30000'], 7.5],
    ],
    source: `${brigham.statements}, times interest earned`,
  }),
  'quick-ratio': formula({
    path: 'corporate/quickratiofromquickassetsandcurrentliabilities',
    title: 'Quick Ratio',
    keywords: ['acid test'],
    purpose: 'Whether quick assets cover what is due within a year.',
    inputs: { quickAssets: money('Quick assets'), currentLiabilities: money('Current liabilities', { above: 0 }) },
    result: inNumber('Quick ratio', 'times'),
    formula: 'quickAssets / currentLiabilities',
    examples: [
      [['120000', '90000'], 1.33333333333333],
      [['180000', '112500'], 1.6],
    ],
    source: `${ross}, short-term solvency measures`,
  }),
};

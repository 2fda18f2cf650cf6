import { money } from '../../kit/fields/money.ts';
import { formula } from '../../shared/finance/formula.ts';
import { debtRatio } from '../../shared/finance/ratios.ts';
import { inNumber, inShare } from '../../shared/finance/result.ts';
import { brigham, brueggeman } from '../../shared/finance/sources.ts';

export default {
  'debt-to-equity': formula({
    path: 'debt/debttoequityratiofromtotalliabilitiesandshareholderequity',
    aliases: ['debttoequityfromtotalliabilitiesandshareholderequity'],
    title: 'Debt to Equity',
    keywords: ['D/E', 'gearing', 'leverage'],
    purpose: 'How much creditors have put into a business for each unit that its owners have.',
    inputs: {
      totalLiabilities: money('Total liabilities'),
      shareholderEquity: money('Shareholder equity', { nonzero: true }),
    },
    result: inShare('Debt to equity ratio', 'times'),
    formula: 'totalLiabilities / shareholderEquity',
    remarks: { 'shareholderEquity < 0': 'Shareholder equity is negative, so this ratio has no usual reading.' },
    conventions: [],
    examples: [
      [['300000', '200000'], 1.5],
      [['300000', '-50000'], -6],
    ],
    source: `${brigham.statements}, debt management ratios`,
  }),
  'debt-ratio': formula({
    path: 'debt/debtratiofromtotalliabilitiesandtotalassets',
    ...debtRatio,
    examples: [
      [['300000', '500000'], 0.6],
      [['450000', '625000'], 0.72],
    ],
    source: `${brigham.statements}, debt management ratios`,
  }),
  'debt-service-coverage': formula({
    path: 'debt/debtservicecoverageratiofromnetoperatingincomeandtotaldebtservice',
    aliases: ['debtservicecoveragefromnetoperatingincomeandtotaldebtservice'],
    title: 'Debt-Service Coverage',
    keywords: ['DSCR'],
    purpose: 'How many times operating income covers the interest and principal due in the year.',
    inputs: {
      netOperatingIncome: money('Net operating income'),
      totalDebtService: money('Total debt service', { above: 0 }),
    },
    result: inNumber('Debt-service coverage ratio', 'times'),
    formula: 'netOperatingIncome / totalDebtService',
    conventions: ['Debt service = interest + principal due in the same year.'],
    examples: [
      [['150000', '120000'], 1.25],
      [['-20000', '120000'], -0.166666666666667],
    ],
    source: `${brueggeman}, debt coverage ratio`,
  }),
  'long-term-debt-to-equity': formula({
    path: 'debt/longtermdebttoequityratiofromlongtermliabilitiesandequity',
    aliases: ['longtermdebttoequityfromlongtermliabilitiesandequity'],
    title: 'Long-Term Debt to Equity',
    purpose: 'How much long-term debt stands against each unit of equity.',
    inputs: { longTermLiabilities: money('Long-term liabilities'), equity: money('Equity', { nonzero: true }) },
    result: inShare('Long-term debt to equity ratio', 'times'),
    formula: 'longTermLiabilities / equity',
    remarks: { 'equity < 0': 'Equity is negative, so this ratio has no usual reading.' },
    examples: [
      [['180000', '200000'], 0.9],
      [['270000', '250000'], 1.08],
    ],
    source: `${brigham.statements}, debt management ratios`,
  }),
};

import { money } from '../../kit/fields/money.ts';
import { formula } from '../../shared/finance/formula.ts';
import { currentRatio } from '../../shared/finance/ratios.ts';
import { inNumber } from '../../shared/finance/result.ts';
import { brigham, ross, wikipediaRatios } from '../../shared/finance/sources.ts';

export default {
  'cash-ratio': formula({
    path: 'liquidity/cashratiofromcashmarketablesecuritiesandcurrentliabilities',
    aliases: [
      'cashratiofromcashandmarketablesecuritiesandcurrentliabilities',
      'cashrationfromcashmarketablesecuritiesandcurrentliabilities',
      'cashrationfromcashandmarketablesecuritiesandcurrentliabilities',
    ],
    title: 'Cash Ratio',
    purpose: 'Whether cash and securities alone would pay what is due within a year.',
    inputs: {
      cash: money('Cash'),
      marketableSecurities: money('Marketable securities'),
      currentLiabilities: money('Current liabilities', { above: 0 }),
    },
    result: inNumber('Cash ratio', 'times'),
    formula: '(cash + marketableSecurities) / currentLiabilities',
    examples: [
      [['40000', '25000', '90000'], 0.722222222222222],
      [['60000', '31250', '72000'], 1.26736111111111],
    ],
    source: `${ross}, short-term solvency measures`,
  }),
  'current-ratio': formula({
    path: 'liquidity/currentratiofromcurrentassetsandcurrentliabilities',
    ...currentRatio,
    examples: [
      [['180000', '90000'], 2],
      [['100', '3'], 33.3333333333333],
    ],
    source: `${brigham.statements}, liquidity ratios`,
  }),
  'operating-cash-flow-ratio': formula({
    path: 'liquidity/operatingcashflowratiofromoperatingcashflowandtotaldebts',
    title: 'Operating Cash Flow Ratio',
    purpose: "Which share of all debts one year's operating cash flow would pay.",
    inputs: { operatingCashFlow: money('Operating cash flow'), totalDebts: money('Total debts', { above: 0 }) },
    result: inNumber('Operating cash flow ratio', 'times'),
    formula: 'operatingCashFlow / totalDebts',
    conventions: ['Denominator is total debts as named; some texts use current liabilities instead.'],
    examples: [
      [['70000', '200000'], 0.35],
      [['105000', '250000'], 0.42],
    ],
    source: `${wikipediaRatios}, liquidity ratios`,
  }),
  'quick-ratio': formula({
    path: 'liquidity/quickratiofromcurrentassetsinventoriesandcurrentliabilities',
    aliases: ['quickratiofromcurrentassetsandinventoriesandcurrentliabilities'],
    title: 'Quick Ratio',
    keywords: ['acid test'],
    purpose: 'Whether what is due within a year could be paid without selling inventory.',
    inputs: {
      currentAssets: money('Current assets'),
      inventories: money('Inventories'),
      currentLiabilities: money('Current liabilities', { above: 0 }),
    },
    result: inNumber('Quick ratio', 'times'),
    formula: '(currentAssets - inventories) / currentLiabilities',
    examples: [
      [['180000', '60000', '90000'], 1.33333333333333],
      [['270000', '75000', '72000'], 2.70833333333333],
    ],
    source: `${brigham.statements}, liquidity ratios`,
  }),
};

import { money } from '../../kit/fields/money.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';
import { kieso, wikipediaRatios } from '../../shared/finance/sources.ts';

export default {
  assets: formula({
    path: 'basic/assetsfromliabilitiesandequity',
    title: 'Assets',
    purpose: 'What a business owns, from what it owes and what belongs to its owners.',
    inputs: { liabilities: money('Liabilities'), equity: money('Equity') },
    result: inMoney('Assets'),
    formula: 'liabilities + equity',
    examples: [
      [['300000', '200000'], 500000],
      [['0.1', '0.2'], 0.3],
    ],
    source: `${kieso}, the accounting equation`,
  }),
  ebit: formula({
    path: 'basic/earningsbeforeinterestandtaxesebitfromrevenueandoperatingexpenses',
    aliases: ['ebitfromrevenueandoperatingexpenses', 'earningsbeforeinterestandtaxesfromrevenueandoperatingexpenses'],
    title: 'EBIT',
    purpose: 'What operations earn before interest and taxes.',
    inputs: { revenue: money('Revenue'), operatingExpenses: money('Operating expenses') },
    result: inMoney('Earnings before interest and taxes (EBIT)'),
    formula: 'revenue - operatingExpenses',
    conventions: ['Operating expenses here include cost of goods sold and depreciation.'],
    examples: [
      [['500000', '350000'], 150000],
      [['100', '250.75'], -150.75],
    ],
    source: `${wikipediaRatios}; ${kieso}`,
  }),
  equity: formula({
    path: 'basic/equityfromassetsandliabilities',
    title: 'Equity',
    purpose: 'What is left for the owners once all liabilities are paid.',
    inputs: { assets: money('Assets'), liabilities: money('Liabilities') },
    result: inMoney('Equity'),
    formula: 'assets - liabilities',
    conventions: ['Negative equity is a valid answer.'],
    examples: [
      [['500000', '300000'], 200000],
      [['100', '150'], -50],
    ],
    source: `${kieso}, the accounting equation`,
  }),
  'gross-profit': formula({
    path: 'basic/grossprofitfromrevenueandcostofgoodssoldcogs',
    aliases: ['grossprofitfromrevenueandcostofgoodssold'],
    title: 'Gross Profit',
    purpose: 'What sales leave once the goods sold are paid for.',
    inputs: { revenue: money('Revenue'), costOfGoodsSold: money('Cost of goods sold') },
    result: inMoney('Gross profit'),
    formula: 'revenue - costOfGoodsSold',
    examples: [
      [['500000', '300000'], 200000],
      [['750000', '375000'], 375000],
    ],
    source: `${kieso}, income statement`,
  }),
  liabilities: formula({
    path: 'basic/liabilitiesfromassetsandequity',
    title: 'Liabilities',
    purpose: 'What a business owes, from its assets and its equity.',
    inputs: { assets: money('Assets'), equity: money('Equity') },
    result: inMoney('Liabilities'),
    formula: 'assets - equity',
    examples: [
      [['500000', '200000'], 300000],
      [['750000', '250000'], 500000],
    ],
    source: `${kieso}, the accounting equation`,
  }),
  'net-profit': formula({
    path: 'basic/netprofitfromgrossprofitoperatingexpensestaxesandinterest',
    aliases: ['netprofitfromgrossprofitandoperatingexpensesandtaxesandinterest'],
    title: 'Net Profit',
    purpose: 'What is left of gross profit after operating expenses, taxes and interest.',
    inputs: {
      grossProfit: money('Gross profit'),
      operatingExpenses: money('Operating expenses'),
      taxes: money('Taxes'),
      interest: money('Interest'),
    },
    result: inMoney('Net profit'),
    formula: 'grossProfit - operatingExpenses - taxes - interest',
    conventions: ['A loss is a negative answer.'],
    examples: [
      [['200000', '80000', '25000', '15000'], 80000],
      [['100', '80', '25', '15'], -20],
    ],
    source: `${kieso}, income statement`,
  }),
  'operation-profit': formula({
    path: 'basic/operationprofitfromgrossprofitandoperatingexpenses',
    aliases: ['operatingprofitfromgrossprofitandoperatingexpenses'],
    title: 'Operation Profit',
    purpose: 'What is left of gross profit once the business has been run.',
    inputs: { grossProfit: money('Gross profit'), operatingExpenses: money('Operating expenses') },
    result: inMoney('Operation profit'),
    formula: 'grossProfit - operatingExpenses',
    examples: [
      [['200000', '80000'], 120000],
      [['300000', '100000'], 200000],
    ],
    source: `${kieso}, income statement`,
  }),
  'sales-revenue': formula({
    path: 'basic/salesrevenuefromgrosssalesandsalesofreturnsandallowances',
    aliases: ['salesrevenuefromgrosssalesandsalesreturnsandallowances'],
    title: 'Sales Revenue',
    purpose: 'Net sales: gross sales less returns and allowances.',
    inputs: { grossSales: money('Gross sales'), salesOfReturnsAndAllowances: money('Sales returns and allowances') },
    result: inMoney('Sales revenue'),
    formula: 'grossSales - salesOfReturnsAndAllowances',
    examples: [
      [['520000', '20000'], 500000],
      [['780000', '25000'], 755000],
    ],
    source: `${kieso}, net sales`,
  }),
};

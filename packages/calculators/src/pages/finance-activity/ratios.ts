import { money } from '../../kit/fields/money.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber } from '../../shared/finance/result.ts';
import { brigham, kieso, wikipediaRatios } from '../../shared/finance/sources.ts';

export default {
  'asset-turnover': formula({
    path: 'activity/assetturnoverfromnetsalesandtotalassets',
    title: 'Asset Turnover',
    purpose: 'How many times a year net sales cover total assets.',
    inputs: { netSales: money('Net sales'), totalAssets: money('Total assets', { above: 0 }) },
    result: inNumber('Asset turnover', 'times per year'),
    formula: 'netSales / totalAssets',
    conventions: ['Total assets as typed; use the average of opening and closing assets for an average-based ratio.'],
    examples: [
      [['800000', '500000'], 1.6],
      [['-1200.5', '3000'], -0.400166666666667],
    ],
    source: `${brigham.statements}, asset management ratios`,
  }),
  'average-collection-period': formula({
    path: 'activity/averagecollectionperiodfromaccountsreceivableandannualcreditsales',
    title: 'Average Collection Period',
    keywords: ['DSO', 'days sales outstanding'],
    purpose: 'How many days of credit sales customers still owe.',
    inputs: {
      accountsReceivable: money('Accounts receivable'),
      annualCreditSales: money('Annual credit sales', { above: 0 }),
    },
    result: inNumber('Average collection period', 'days'),
    formula: 'accountsReceivable / (annualCreditSales / 365)',
    conventions: ['365-day year (not 360).'],
    examples: [
      [['50000', '400000'], 45.625],
      [['75000', '500000'], 54.75],
    ],
    source: `${brigham.statements}, days sales outstanding`,
  }),
  'cash-conversion-cycle': formula({
    path: 'activity/cashconversioncyclefrominventoryconversionperiodreceivablesconversionperiodandpayablesconversionperiod',
    aliases: [
      'cashconversioncyclefrominventoryconversionperiodandreceivablesconversionperiodandpayablesconversionperiod',
    ],
    title: 'Cash Conversion Cycle',
    keywords: ['CCC'],
    purpose: 'How many days pass between paying suppliers and being paid by customers.',
    inputs: {
      inventoryConversionPeriod: plainNumber('Inventory conversion period', { unit: 'days' }),
      receivablesConversionPeriod: plainNumber('Receivables conversion period', { unit: 'days' }),
      payablesConversionPeriod: plainNumber('Payables conversion period', { unit: 'days' }),
    },
    result: inNumber('Cash conversion cycle', 'days'),
    formula: 'inventoryConversionPeriod + receivablesConversionPeriod - payablesConversionPeriod',
    conventions: ['A negative cycle is a valid answer (suppliers finance the business).'],
    examples: [
      [['60', '45', '30'], 75],
      [['20', '10', '45.5'], -15.5],
    ],
    source: brigham.workingCapital,
  }),
  'inventory-conversion-period': formula({
    path: 'activity/inventoryconversionperiodfrominventoryturnoverratio',
    title: 'Inventory Conversion Period',
    keywords: ['DIO', 'days inventory outstanding'],
    purpose: 'How many days inventory lies before it is sold.',
    inputs: { inventoryTurnoverRatio: plainNumber('Inventory turnover ratio', { above: 0 }) },
    result: inNumber('Inventory conversion period', 'days'),
    formula: '365 / inventoryTurnoverRatio',
    conventions: ['365-day year.'],
    examples: [
      [['8'], 45.625],
      [['7'], 52.1428571428571],
    ],
    source: `${wikipediaRatios}, activity ratios`,
  }),
  'inventory-conversion-ratio': formula({
    path: 'activity/inventoryconversionratiofromsalesandcostofgoodssold',
    title: 'Inventory Conversion Ratio',
    purpose: 'Half of sales against the cost of goods sold, as the ratio is published.',
    inputs: { sales: money('Sales'), costOfGoodsSold: money('Cost of goods sold', { above: 0 }) },
    result: inNumber('Inventory conversion ratio', 'times'),
    formula: '0.5 * sales / costOfGoodsSold',
    conventions: ['The factor 0.5 belongs to the published definition.'],
    examples: [
      [['500000', '300000'], 0.833333333333333],
      [['750000', '375000'], 1],
    ],
    source: `${wikipediaRatios}, activity ratios (inventory conversion ratio)`,
  }),
  'inventory-turnover': formula({
    path: 'activity/inventoryturnoverfromsalesandaverageinventory',
    title: 'Inventory Turnover',
    purpose: 'How many times a year inventory is sold and replaced.',
    inputs: { sales: money('Sales'), averageInventory: money('Average inventory', { above: 0 }) },
    result: inNumber('Inventory turnover', 'times per year'),
    formula: 'sales / averageInventory',
    conventions: [
      'Sales-based form as named; with cost of goods sold in place of sales the same formula gives the cost-based turnover.',
    ],
    examples: [
      [['900000', '120000'], 7.5],
      [['1350000', '150000'], 9],
    ],
    source: `${brigham.statements}, inventory turnover (sales-based form)`,
  }),
  'payables-conversion-period': formula({
    path: 'activity/payablesconversionperiodfromaccountspayableandpurchases',
    title: 'Payables Conversion Period',
    keywords: ['DPO', 'days payable outstanding'],
    purpose: 'How many days a business takes to pay its suppliers.',
    inputs: { accountsPayable: money('Accounts payable'), purchases: money('Purchases', { above: 0 }) },
    result: inNumber('Payables conversion period', 'days'),
    formula: 'accountsPayable / purchases * 365',
    conventions: ['365-day year; purchases of one year.'],
    examples: [
      [['40000', '350000'], 41.7142857142857],
      [['60000', '437500'], 50.0571428571429],
    ],
    source: `${wikipediaRatios}, activity ratios`,
  }),
  'receivables-conversion-period': formula({
    path: 'activity/receivablesconversionperiodfromreceivablesandnetsales',
    title: 'Receivables Conversion Period',
    keywords: ['DSO', 'days sales outstanding'],
    purpose: 'How many days pass until sales are collected.',
    inputs: { receivables: money('Receivables'), netSales: money('Sales', { above: 0 }) },
    result: inNumber('Receivables conversion period', 'days'),
    formula: 'receivables / netSales * 365',
    conventions: ['365-day year; net sales of one year.'],
    examples: [
      [['75000', '620000'], 44.1532258064516],
      [['112500', '775000'], 52.9838709677419],
    ],
    source: `${wikipediaRatios}, activity ratios`,
  }),
  'receivables-turnover-ratio': formula({
    path: 'activity/receivablesturnoverratiofromnetcreditsalesandaveragenetreceivables',
    title: 'Receivables Turnover Ratio',
    purpose: 'How many times a year receivables are collected.',
    inputs: {
      netCreditSales: money('Net credit sales'),
      averageNetReceivables: money('Average net receivables', { above: 0 }),
    },
    result: inNumber('Receivables turnover ratio', 'times per year'),
    formula: 'netCreditSales / averageNetReceivables',
    examples: [
      [['450000', '60000'], 7.5],
      [['675000', '75000'], 9],
    ],
    source: `${kieso}, chapter on receivables`,
  }),
};

import { money } from '../../kit/fields/money.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber, inShare } from '../../shared/finance/result.ts';
import { brigham, ross } from '../../shared/finance/sources.ts';

export default {
  'asset-to-sales': formula({
    path: 'corporate/assettosalesratiofromtotalassetsandsalesrevenue',
    aliases: ['assettosalesfromtotalassetsandsalesrevenue'],
    title: 'Asset to Sales',
    purpose: 'How much is tied up in assets for each unit of sales.',
    inputs: { totalAssets: money('Total assets'), salesRevenue: money('Sales revenue', { above: 0 }) },
    result: inShare('Asset to sales ratio'),
    formula: 'totalAssets / salesRevenue',
    conventions: ['Assets over sales (not sales over assets, which is asset turnover).'],
    examples: [
      [['500000', '800000'], 0.625],
      [['750000', '1000000'], 0.75],
    ],
    source: `${ross}, capital intensity ratio (reciprocal of total asset turnover)`,
  }),
  'asset-turnover': formula({
    path: 'corporate/assetturnoverratiofromsalesrevenueandtotalassets',
    aliases: ['assetturnoverfromsalesrevenueandtotalassets'],
    title: 'Asset Turnover',
    purpose: 'How many units of sales each unit of assets brings in a year.',
    inputs: { salesRevenue: money('Sales revenue'), totalAssets: money('Total assets', { above: 0 }) },
    result: inNumber('Asset turnover ratio', 'times per year'),
    formula: 'salesRevenue / totalAssets',
    examples: [
      [['800000', '500000'], 1.6],
      [['1200000', '625000'], 1.92],
    ],
    source: `${ross}, asset management measures`,
  }),
  'average-collection-period': formula({
    path: 'corporate/averagecollectionperiodfromreceivablesturnover',
    aliases: ['collectionperiodfromreceivablesturnover'],
    title: 'Average Collection Period',
    purpose: 'How many days pass until receivables are collected.',
    inputs: { receivablesTurnover: plainNumber('Receivables turnover', { above: 0 }) },
    result: inNumber('Average collection period', 'days'),
    formula: '365 / receivablesTurnover',
    conventions: ['365-day year.'],
    examples: [
      [['8'], 45.625],
      [['12'], 30.4166666666667],
    ],
    source: `${ross}, days' sales in receivables`,
  }),
  'days-in-inventory': formula({
    path: 'corporate/daysininventoryfrominventoryturnover',
    title: 'Days in Inventory',
    purpose: 'How many days inventory lies before it is sold.',
    inputs: { inventoryTurnover: plainNumber('Inventory turnover', { above: 0 }) },
    result: inNumber('Days in inventory', 'days'),
    formula: '365 / inventoryTurnover',
    conventions: ['365-day year.'],
    examples: [
      [['6'], 60.8333333333333],
      [['9'], 40.5555555555556],
    ],
    source: `${ross}, days' sales in inventory`,
  }),
  'inventory-turnover-ratio': formula({
    path: 'corporate/inventoryturnoverratiofromsalesandinventory',
    aliases: ['inventoryturnoverfromsalesandinventory'],
    title: 'Inventory Turnover Ratio',
    purpose: 'How many times a year inventory is sold.',
    inputs: { sales: money('Sales'), inventory: money('Inventory', { above: 0 }) },
    result: inNumber('Inventory turnover ratio', 'times per year'),
    formula: 'sales / inventory',
    examples: [
      [['900000', '120000'], 7.5],
      [['1350000', '150000'], 9],
    ],
    source: `${brigham.statements}, inventory turnover`,
  }),
  'receivables-turnover-ratio': formula({
    path: 'corporate/receivablesturnoverratiofromsalesrevenueandaverageaccountsreceivable',
    aliases: ['receivablesturnoverfromsalesrevenueandaverageaccountsreceivable'],
    title: 'Receivables Turnover Ratio',
    purpose: 'How many times a year receivables are collected.',
    inputs: {
      salesRevenue: money('Sales revenue'),
      averageAccountsReceivable: money('Average accounts receivable', { above: 0 }),
    },
    result: inNumber('Receivables turnover ratio', 'times per year'),
    formula: 'salesRevenue / averageAccountsReceivable',
    examples: [
      [['450000', '60000'], 7.5],
      [['675000', '75000'], 9],
    ],
    source: ross,
  }),
};

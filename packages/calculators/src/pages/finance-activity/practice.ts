import { nearEach } from '../../kit/practice/near.ts';

export const practice = nearEach(
  {
    'asset-turnover': { netSales: '800000', totalAssets: '500000' },
    'average-collection-period': { accountsReceivable: '50000', annualCreditSales: '400000' },
    'cash-conversion-cycle': {
      inventoryConversionPeriod: '60',
      receivablesConversionPeriod: '45',
      payablesConversionPeriod: '30',
    },
    'inventory-conversion-period': { inventoryTurnoverRatio: '8' },
    'inventory-conversion-ratio': { sales: '500000', costOfGoodsSold: '300000' },
    'inventory-turnover': { sales: '900000', averageInventory: '120000' },
    'payables-conversion-period': { accountsPayable: '40000', purchases: '350000' },
    'receivables-conversion-period': { receivables: '75000', netSales: '620000' },
    'receivables-turnover-ratio': { netCreditSales: '450000', averageNetReceivables: '60000' },
  },
  {
    'inventory-conversion-ratio': ({ sales, costOfGoodsSold }) => costOfGoodsSold < sales,
  },
);

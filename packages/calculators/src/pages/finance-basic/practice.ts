import { nearEach } from '../../kit/practice/near.ts';

export const practice = nearEach(
  {
    assets: { liabilities: '300000', equity: '200000' },
    ebit: { revenue: '500000', operatingExpenses: '350000' },
    equity: { assets: '500000', liabilities: '300000' },
    'gross-profit': { revenue: '500000', costOfGoodsSold: '300000' },
    liabilities: { assets: '500000', equity: '200000' },
    'net-profit': { grossProfit: '200000', operatingExpenses: '80000', taxes: '25000', interest: '15000' },
    'operation-profit': { grossProfit: '200000', operatingExpenses: '80000' },
    'sales-revenue': { grossSales: '520000', salesOfReturnsAndAllowances: '20000' },
  },
  {
    ebit: ({ revenue, operatingExpenses }) => operatingExpenses < revenue,
    equity: ({ assets, liabilities }) => liabilities < assets,
    'gross-profit': ({ revenue, costOfGoodsSold }) => costOfGoodsSold < revenue,
    liabilities: ({ assets, equity }) => equity < assets,
    'net-profit': ({ grossProfit, operatingExpenses, taxes, interest }) =>
      operatingExpenses + interest + taxes < grossProfit,
    'operation-profit': ({ grossProfit, operatingExpenses }) => operatingExpenses < grossProfit,
  },
);

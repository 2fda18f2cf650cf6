import { nearEach } from '../../kit/practice/near.ts';

export const practice = nearEach(
  {
    'efficiency-ratio': { nonInterestExpense: '55000', revenue: '100000' },
    'gross-profit-margin': { grossProfit: '200000', revenue: '500000' },
    'operating-margin': { operatingIncome: '120000', revenue: '500000' },
    'profit-margin': { netProfit: '80000', revenue: '500000' },
    'return-on-assets': { netIncome: '80000', totalAssets: '940000' },
    'return-on-capital': { ebit: '150000', taxRate: '25', investedCapital: '900000' },
    'return-on-equity': { netIncome: '80000', averageShareholderEquity: '420000' },
    'return-on-net-assets': { netIncome: '80000', fixedAssets: '500000', workingCapital: '150000' },
    'risk-adjusted-return-on-capital': { expectedReturn: '12000', economicCapital: '80000' },
    'return-on-investment': { gain: '13500', cost: '10000' },
    ebitda: { ebit: '150000', depreciation: '30000', amortization: '12000' },
  },
  {
    'efficiency-ratio': ({ nonInterestExpense, revenue }) => nonInterestExpense < revenue,
    'gross-profit-margin': ({ grossProfit, revenue }) => grossProfit <= 0.8 * revenue,
    'operating-margin': ({ operatingIncome, revenue }) => operatingIncome <= revenue / 2,
    'profit-margin': ({ netProfit, revenue }) => netProfit <= revenue / 4,
    'return-on-capital': ({ taxRate }) => taxRate <= 40,
    // From a loss of a fifth to a gain of a half.
    'return-on-investment': ({ gain, cost }) => gain !== cost && Math.abs(gain / cost - 1.15) <= 0.35,
  },
);

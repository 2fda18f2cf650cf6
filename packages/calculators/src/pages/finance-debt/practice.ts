import { nearEach } from '../../kit/practice/near.ts';

export const practice = nearEach(
  {
    'debt-to-equity': { totalLiabilities: '300000', shareholderEquity: '200000' },
    'debt-ratio': { totalLiabilities: '300000', totalAssets: '500000' },
    'debt-service-coverage': { netOperatingIncome: '150000', totalDebtService: '120000' },
    'long-term-debt-to-equity': { longTermLiabilities: '180000', equity: '200000' },
  },
  {
    'debt-ratio': ({ totalLiabilities, totalAssets }) => totalLiabilities < totalAssets,
  },
);

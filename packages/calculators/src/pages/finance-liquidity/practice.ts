import { nearEach } from '../../kit/practice/near.ts';

export const practice = nearEach(
  {
    'cash-ratio': { cash: '40000', marketableSecurities: '25000', currentLiabilities: '90000' },
    'current-ratio': { currentAssets: '180000', currentLiabilities: '90000' },
    'operating-cash-flow-ratio': { operatingCashFlow: '70000', totalDebts: '200000' },
    'quick-ratio': { currentAssets: '180000', inventories: '60000', currentLiabilities: '90000' },
  },
  {
    // What is in stock is a part of the current assets.
    'quick-ratio': ({ currentAssets, inventories }) => inventories < currentAssets / 2,
  },
);

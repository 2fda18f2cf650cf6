import { nearEach } from '../../kit/practice/near.ts';

export const practice = nearEach({
  'dividend-cover': { earningsPerShare: '4.5', dividendsPerShare: '1.5' },
  'dividends-per-share': { dividendsPaid: '250000', numberOfShares: '100000' },
  'dividend-yield': { annualDividendPerShare: '1.5', pricePerShare: '48' },
  'earnings-per-share': { netEarnings: '900000', numberOfShares: '200000' },
  'payout-ratio': { dividends: '250000', earnings: '900000' },
  'peg-ratio': { pricePerEarnings: '20', annualEpsGrowth: '15' },
  'price-to-sales': { pricePerShare: '48', revenuePerShare: '20' },
  'rate-of-inflation': { initialConsumerPriceIndex: '250', endingConsumerPriceIndex: '258.75' },
  'real-rate-of-return': { nominalRate: '12', inflationRate: '2' },
});

import { nearEach } from '../../kit/practice/near.ts';
import type { Practice } from '../../kit/practice/practice.ts';

const typical = {
  'dividend-cover': { earningsPerShare: '4.5', dividendsPerShare: '1.5' },
  'dividends-per-share': { dividendsPaid: '250000', numberOfShares: '100000' },
  'dividend-yield': { annualDividendPerShare: '1.5', pricePerShare: '48' },
  'earnings-per-share': { netEarnings: '900000', numberOfShares: '200000' },
  'payout-ratio': { dividends: '250000', earnings: '900000' },
  'peg-ratio': { pricePerEarnings: '20', annualEpsGrowth: '15' },
  'price-to-sales': { pricePerShare: '48', revenuePerShare: '20' },
  'real-rate-of-return': { nominalRate: '12', inflationRate: '2' },
};

export const practice: Practice = {
  ...nearEach(typical, { 'payout-ratio': ({ dividends, earnings }) => dividends < earnings }),
  // Prices rise by 1 to 8 percent.
  'rate-of-inflation': (draw, level) => {
    const initial = level === 1 ? draw.pick([100, 200, 250]) : 10 * draw.whole(10, 30);
    const permille = level === 3 ? draw.whole(10, 80) : 10 * draw.whole(1, 8);
    return {
      initialConsumerPriceIndex: String(initial),
      endingConsumerPriceIndex: String((initial * (1000 + permille)) / 1000),
    };
  },
};

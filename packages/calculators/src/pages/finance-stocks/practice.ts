import type { Draw } from '../../kit/practice/draw.ts';
import { nearEach } from '../../kit/practice/near.ts';
import type { Practice } from '../../kit/practice/practice.ts';

const typical = {
  'total-stock-return-percentage': { initialStockPrice: '1000', endingStockPrice: '1020', dividends: '20' },
  'book-value-per-share': { totalCommonStockholdersEquity: '5000000', numberOfCommonShares: '250000' },
  'capital-asset-pricing-model': { riskFreeRate: '3', beta: '1.2', returnOnTheMarket: '9' },
  'capital-gains-yield': { initialStockPrice: '40', endingStockPrice: '46' },
  'current-yield': { annualCoupons: '60', currentBondPrice: '950' },
  'diluted-earnings-per-share': { netIncome: '900000', averageShares: '200000', otherConvertibleInstruments: '25000' },
  'dividend-payout-ratio': { dividends: '250000', netIncome: '900000' },
  'dividend-yield': { dividendsForThePeriod: '1.5', initialPriceForThePeriod: '48' },
  'dividends-per-share': { dividends: '250000', numberOfShares: '100000' },
  'earnings-per-share': { netIncome: '900000', weightedAverageOutstandingShares: '200000' },
  'equity-multiplier': { totalAssets: '500000', stockholdersEquity: '200000' },
  'equity-multiplier-from-equity-ratio': { equityRatio: '0.4' },
  'estimated-earnings': { forecastedSales: '750000', forecastedExpenses: '620000' },
  'estimated-earnings-with-profit-margin': { projectedSales: '750000', projectedNetProfitMargin: '12.5' },
  'geometric-mean-return': { ratesOfReturn: '10,-5,8' },
  'holding-period-return-from-returns': { percentagePeriodReturns: '10,-5,8' },
  'holding-period-return-from-periodic-rate': { periodicRate: '2', numberOfPeriods: '12' },
  'holding-period-return': { earnings: '300', assetAppreciation: '1200', initialInvestment: '10000' },
  'net-asset-value': { fundAssets: '50000000', fundLiabilities: '2000000', outstandingShares: '2000000' },
  'preferred-stock-value': { dividend: '5', discountRate: '8' },
  'rate-of-return-on-preferred-stock': { dividend: '5', price: '62.5' },
  'price-to-book-value': { marketPricePerShare: '48', bookValuePerShare: '20' },
  'price-to-earnings': { pricePerShare: '48', earningsPerShare: '3.2' },
  'price-to-sales': { pricePerShare: '48', salesPerShare: '20' },
  'risk-premium': { assetOrInvestmentReturn: '12', riskFreeReturn: '2' },
  'stock-present-value-with-constant-growth': {
    estimatedDividendsForNextPeriod: '2.5',
    requiredRateOfReturn: '12',
    growthRate: '2',
  },
  'growth-rate': { retentionRate: '60', returnOnEquity: '15' },
  'required-rate-of-return': { dividendYield: '3.5', growthRate: '5' },
  'stock-present-value-with-zero-growth': { dividendsPerPeriod: '2.5', requiredRateOfReturn: '8' },
  'tax-equivalent-yield': { taxFreeYield: '3.5', taxRate: '30' },
  'total-stock-return-cash-amount': { initialStockPrice: '1000', endingStockPrice: '1020', dividends: '20' },
  'total-stock-return-from-yields': { dividendYield: '2', capitalGainsYield: '3.5' },
  'zero-coupon-bond-value': { faceValue: '1000', rateOrYield: '5', timeToMaturity: '10' },
  'zero-coupon-bond-yield': { faceValue: '1000', presentValue: '600', timeToMaturity: '10' },
  'earnings-yield': { earningsPerShare: '3.2', pricePerShare: '48' },
  'sharpe-ratio': { portfolioReturn: '12', riskFreeRate: '2', standardDeviation: '15' },
};

const faceValues = (draw: Draw) => draw.pick([1000, 5000, 10_000]);

/** Within a period a price falls by two fifths at most, or rises by a half. */
const isPriceMove = ({
  initialStockPrice,
  endingStockPrice,
}: {
  initialStockPrice: number;
  endingStockPrice: number;
}) => endingStockPrice !== initialStockPrice && Math.abs(endingStockPrice / initialStockPrice - 1.05) <= 0.45;

/** A bond costs about what it pays in the end. */
export const practice: Practice = {
  ...nearEach(typical, {
    'total-stock-return-percentage': isPriceMove,
    'total-stock-return-cash-amount': isPriceMove,
    'capital-gains-yield': isPriceMove,
    'capital-asset-pricing-model': ({ riskFreeRate, returnOnTheMarket }) => returnOnTheMarket > riskFreeRate,
    'current-yield': ({ annualCoupons, currentBondPrice }) => annualCoupons <= 0.12 * currentBondPrice,
    'dividend-payout-ratio': ({ dividends, netIncome }) => dividends < netIncome,
    'equity-multiplier': ({ totalAssets, stockholdersEquity }) => stockholdersEquity < totalAssets,
    'estimated-earnings': ({ forecastedSales, forecastedExpenses }) => forecastedExpenses < forecastedSales,
    'growth-rate': ({ retentionRate }) => retentionRate < 100,
    'holding-period-return': ({ earnings, assetAppreciation, initialInvestment }) =>
      earnings + assetAppreciation <= initialInvestment / 2,
    'rate-of-return-on-preferred-stock': ({ dividend, price }) => dividend <= 0.15 * price,
    'tax-equivalent-yield': ({ taxRate }) => taxRate <= 45,
    'zero-coupon-bond-yield': ({ faceValue, presentValue, timeToMaturity }) =>
      faceValue > presentValue && faceValue < presentValue * 1.12 ** timeToMaturity,
  }),
  'bond-equivalent-yield': (draw, level) => {
    const face = faceValues(draw);
    return {
      faceValue: String(face),
      bondPrice: String((face * (1000 - 5 * draw.whole(1, 10 * level))) / 1000),
      daysToMaturity: String(draw.pick([73, 90, 180, 120, 270].slice(0, 1 + 2 * level))),
    };
  },
  // Who pays more than the face value gets it back through the coupons.
  'approximate-yield-to-maturity': (draw, level) => {
    const [face, coupon, years] = [faceValues(draw), draw.whole(2, 3 + 2 * level), draw.whole(2, 5 * level)];
    const premium = draw.nonzero(-3 * level, Math.min(3 * level, (coupon - 1) * years));
    return {
      couponOrInterestPayment: String((face * coupon) / 100),
      faceValue: String(face),
      price: String((face * (100 + premium)) / 100),
      yearsToMaturity: String(years),
    };
  },
  'bond-price': (draw, level) => ({
    faceValue: String(faceValues(draw)),
    couponRate: String(draw.whole(2, 6)),
    yieldToMaturity: String(draw.whole(2, 8)),
    yearsToMaturity: String(draw.whole(2, 2 + level)),
    couponsPerYear: level === 3 ? '2' : '1',
  }),
  'bid-ask-spread': (draw, level) => {
    const bid = draw.whole(200, 2000 * level);
    return { bid: String(bid / 20), ask: String((bid + draw.whole(1, 10)) / 20) };
  },
};

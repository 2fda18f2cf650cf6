import { nearEach } from '../../kit/practice/near.ts';
import type { Practice } from '../../kit/practice/practice.ts';
import { list } from '../../kit/practice/written.ts';

const hundreds = (draw: { whole: (a: number, b: number) => number }, most: number) => 100 * draw.whole(2, most);

const typical = {
  'asset-to-sales': { totalAssets: '500000', salesRevenue: '800000' },
  'asset-turnover': { salesRevenue: '800000', totalAssets: '500000' },
  'average-collection-period': { receivablesTurnover: '8' },
  'contribution-margin': { pricePerProduct: '25', variableCostPerProduct: '6' },
  'days-in-inventory': { inventoryTurnover: '6' },
  'debt-coverage-ratio': { netOperatingIncome: '150000', debtService: '120000' },
  'debt-ratio': { totalLiabilities: '300000', totalAssets: '500000' },
  'debt-to-equity-ratio': { totalLiabilities: '300000', totalEquity: '200000' },
  'equivalent-annual-annuity': { netPresentValue: '25000', ratePerPeriod: '8', numberOfPeriods: '6' },
  'free-cash-flow-to-equity': {
    netIncome: '80000',
    depreciationAndAmortization: '30000',
    capitalExpenditure: '45000',
    changeInWorkingCapital: '10000',
    netBorrowing: '15000',
  },
  'free-cash-flow-to-firm': {
    ebit: '150000',
    taxRate: '25',
    depreciationAndAmortization: '30000',
    capitalExpenditure: '45000',
    changeInWorkingCapital: '10000',
  },
  'interest-coverage-ratio': { ebit: '150000', interestExpense: '24000' },
  'inventory-turnover-ratio': { sales: '900000', inventory: '120000' },
  'net-profit-margin': { netIncome: '80000', salesRevenue: '800000' },
  'net-working-capital': { currentAssets: '180000', currentLiabilities: '90000' },
  'payback-period': { initialInvestment: '10000', periodicCashFlow: '2500' },
  'quick-ratio': { quickAssets: '120000', currentLiabilities: '90000' },
  'receivables-turnover-ratio': { salesRevenue: '450000', averageAccountsReceivable: '60000' },
  'retention-ratio': { netIncome: '80000', dividends: '20000' },
  'return-on-assets': { netIncome: '80000', averageTotalAssets: '940000' },
  'return-on-equity': { netIncome: '80000', averageStockholdersEquity: '420000' },
  'return-on-investment': { earnings: '13500', initialInvestment: '10000' },
  'weighted-average-cost-of-capital': {
    marketValueOfEquity: '600000',
    marketValueOfDebt: '400000',
    costOfEquity: '10',
    costOfDebt: '6',
    taxRate: '25',
  },
};

export const practice: Practice = {
  ...nearEach(typical, {
    'contribution-margin': ({ pricePerProduct, variableCostPerProduct }) => variableCostPerProduct < pricePerProduct,
    'debt-ratio': ({ totalLiabilities, totalAssets }) => totalLiabilities < totalAssets,
    'free-cash-flow-to-firm': ({ taxRate }) => taxRate <= 40,
    'net-profit-margin': ({ netIncome, salesRevenue }) => netIncome <= salesRevenue / 4,
    'net-working-capital': ({ currentAssets, currentLiabilities }) => currentLiabilities < currentAssets,
    'retention-ratio': ({ netIncome, dividends }) => dividends < netIncome,
    // From a loss of a fifth to a gain of a half.
    'return-on-investment': ({ earnings, initialInvestment }) =>
      earnings !== initialInvestment && Math.abs(earnings / initialInvestment - 1.15) <= 0.35,
    // Who lends is paid first, and asks for less.
    'weighted-average-cost-of-capital': ({ costOfEquity, costOfDebt, taxRate }) =>
      costOfDebt < costOfEquity && taxRate <= 40,
  }),
  'net-present-value': (draw, level) => ({
    initialInvestment: String(hundreds(draw, 20)),
    cashFlows: list(Array.from({ length: 1 + level }, () => hundreds(draw, 15))),
    discountRate: String(draw.pick([10, 5, 8].slice(0, level))),
  }),
  'break-even-point': (draw, level) => {
    const variable = draw.whole(2, 10 * level);
    const margin = draw.whole(1, 10);
    return {
      fixedCosts: String(margin * 10 * draw.whole(5, 50)),
      pricePerUnit: String(variable + margin),
      variableCostPerUnit: String(variable),
    };
  },
  'current-ratio': (draw, level) => {
    const liabilities = hundreds(draw, 20 * level);
    return { currentAssets: String((liabilities * draw.whole(4, 12)) / 4), currentLiabilities: String(liabilities) };
  },
};

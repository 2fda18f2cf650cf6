import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber, inPercent } from '../../shared/finance/result.ts';
import { bodie } from '../../shared/finance/sources.ts';

export default {
  'capital-asset-pricing-model': formula({
    path: 'stocks/capitalassetpricingmodelfromriskfreeratebetaandreturnonthemarket',
    aliases: [
      'capitalassetpricingmodelfromriskfreerateandbetaandreturnonthemarket',
      'capmfromriskfreeratebetaandreturnonthemarket',
      'capmfromriskfreerateandbetaandreturnonthemarket',
    ],
    title: 'Capital Asset Pricing Model',
    keywords: ['CAPM', 'beta of a stock'],
    purpose: 'The return that an asset should earn for its market risk.',
    inputs: {
      riskFreeRate: percent('Risk-free rate', { symbol: 'R_f', unit: '% per year' }),
      beta: plainNumber('Beta', { symbol: '\\beta' }),
      returnOnTheMarket: percent('Return on the market', { symbol: 'R_m', unit: '% per year' }),
    },
    result: inPercent('Expected return (CAPM)', '% per year'),
    formula: 'riskFreeRate + beta * (returnOnTheMarket - riskFreeRate)',
    examples: [
      [['3', '1.2', '9'], 10.2],
      [['3', '-0.4', '9'], 0.6],
    ],
    source: `${bodie}, chapter on the capital asset pricing model`,
  }),
  'risk-premium': formula({
    path: 'stocks/riskpremiumfromassetorinvestmentreturnandriskfreereturn',
    title: 'Risk Premium',
    purpose: 'What an investment earns beyond a riskless one.',
    inputs: {
      assetOrInvestmentReturn: percent('Asset or investment return', { unit: '% per year' }),
      riskFreeReturn: percent('Risk-free return', { unit: '% per year' }),
    },
    result: inPercent('Risk premium', 'percentage points per year'),
    formula: 'assetOrInvestmentReturn - riskFreeReturn',
    examples: [
      [['9', '3'], 6],
      [['13.5', '3.75'], 9.75],
    ],
    source: bodie,
  }),
  'sharpe-ratio': formula({
    path: 'stocks/sharperatiofromportfolioreturnriskfreerateandstandarddeviation',
    aliases: ['sharperatiofromportfolioreturnandriskfreerateandstandarddeviation'],
    title: 'Sharpe Ratio',
    purpose: 'Return beyond the riskless rate for each unit of risk.',
    inputs: {
      portfolioReturn: percent('Portfolio return', { symbol: 'R_p', unit: '% per year' }),
      riskFreeRate: percent('Risk-free rate', { symbol: 'R_f', unit: '% per year' }),
      standardDeviation: percent('Standard deviation', { symbol: '\\sigma_p', above: 0, unit: '% per year' }),
    },
    result: inNumber('Sharpe ratio'),
    formula: '(portfolioReturn - riskFreeRate) / standardDeviation',
    examples: [
      [['12', '3', '15'], 0.6],
      [['18', '3.75', '12'], 1.1875],
    ],
    source: `Sharpe, Mutual Fund Performance (1966); ${bodie}`,
  }),
};

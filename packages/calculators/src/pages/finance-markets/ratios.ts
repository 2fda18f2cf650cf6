import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { numberOfShares, pricePerShare } from '../../shared/finance/fields.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inNumber, inPercent, inShare } from '../../shared/finance/result.ts';
import { bodie, brigham, kieso, wikipediaRatios } from '../../shared/finance/sources.ts';

export default {
  'dividend-cover': formula({
    path: 'markets/dividendcoverfromearningspershareanddividendspershare',
    title: 'Dividend Cover',
    purpose: 'How many times earnings cover the dividend.',
    inputs: {
      earningsPerShare: money('Earnings per share', { unit: 'per share' }),
      dividendsPerShare: money('Dividends per share', { above: 0, unit: 'per share' }),
    },
    result: inNumber('Dividend cover', 'times'),
    formula: 'earningsPerShare / dividendsPerShare',
    examples: [
      [['4.5', '1.5'], 3],
      [['6.75', '1.875'], 3.6],
    ],
    source: `${wikipediaRatios}, market ratios`,
  }),
  'dividends-per-share': formula({
    path: 'markets/dividendspersharedpsfromdividendspaidandnumberofshares',
    aliases: ['dividendspersharefromdividendspaidandnumberofshares', 'dpsfromdividendspaidandnumberofshares'],
    title: 'Dividends per Share (DPS)',
    purpose: 'The dividend that falls on each share.',
    inputs: { dividendsPaid: money('Dividends paid'), numberOfShares },
    result: inMoney('Dividends per share', 'per share'),
    formula: 'dividendsPaid / numberOfShares',
    examples: [
      [['250000', '100000'], 2.5],
      [['375000', '125000'], 3],
    ],
    source: bodie,
  }),
  'dividend-yield': formula({
    path: 'markets/dividendyieldfromannualdividendpershareandpricepershare',
    title: 'Dividend Yield',
    purpose: 'What the dividend of a year earns on the price of the share.',
    inputs: {
      annualDividendPerShare: money('Annual dividend per share', { unit: 'per share' }),
      pricePerShare: money('Price per share', { above: 0, unit: 'per share' }),
    },
    result: inPercent('Dividend yield', '% per year'),
    formula: 'annualDividendPerShare / pricePerShare',
    examples: [
      [['1.5', '48'], 3.125],
      [['2.25', '60'], 3.75],
    ],
    source: bodie,
  }),
  'earnings-per-share': formula({
    path: 'markets/earningspersharefromnetearningsandnumberofshares',
    aliases: ['epsfromnetearningsandnumberofshares', 'earningspershareepsfromnetearningsandnumberofshares'],
    title: 'Earnings per Share (EPS)',
    purpose: 'The part of the net earnings that falls on each share.',
    inputs: { netEarnings: money('Net earnings'), numberOfShares },
    result: inMoney('Earnings per share', 'per share'),
    formula: 'netEarnings / numberOfShares',
    examples: [
      [['900000', '200000'], 4.5],
      [['-50000', '200000'], -0.25],
    ],
    source: `${kieso}, basic EPS`,
  }),
  'payout-ratio': formula({
    path: 'markets/payoutratiofromdividendsandearnings',
    title: 'Payout Ratio',
    purpose: 'Which share of the earnings is paid out.',
    inputs: { dividends: money('Dividends', { symbol: 'D' }), earnings: money('Earnings', { nonzero: true }) },
    result: inShare('Payout ratio'),
    formula: 'dividends / earnings',
    remarks: { 'earnings < 0': 'Earnings are negative, so this ratio has no usual reading.' },
    examples: [
      [['250000', '900000'], 0.277777777777778],
      [['375000', '1125000'], 0.333333333333333],
    ],
    source: `${brigham.statements}; ${bodie}`,
  }),
  'peg-ratio': formula({
    path: 'markets/priceearningstogrowthpegratiofrompriceperearningsandannualepsgrowth',
    aliases: [
      'priceearningstogrowthpegratiofrompriceearningsratioandannualepsgrowth',
      'pegratiofrompriceperearningsandannualepsgrowth',
      'pegratiofrompriceearningsratioandannualepsgrowth',
      'priceearningstogrowthratiofrompriceperearningsandannualepsgrowth',
      'priceearningstogrowthratiofrompriceearningsratioandannualepsgrowth',
    ],
    title: 'PEG Ratio',
    purpose: 'The price/earnings ratio against the growth that is to justify it.',
    inputs: {
      pricePerEarnings: plainNumber('Price/earnings ratio'),
      annualEpsGrowth: percent('Annual EPS growth', { nonzero: true, unit: '% per year' }),
    },
    result: inNumber('PEG ratio'),
    formula: 'pricePerEarnings / (annualEpsGrowth * 100)',
    remarks: { 'annualEpsGrowth < 0': 'EPS growth is negative, so this ratio has no usual reading.' },
    conventions: [
      'Growth enters as the whole-number percentage (15, not 0.15), which is how PEG is defined; negative growth gives a negative PEG, shown with a note that it has no usual reading.',
    ],
    examples: [
      [['20', '15'], 1.33333333333333],
      [['18', '-4'], -4.5],
    ],
    source: `Lynch, One Up on Wall Street; ${bodie}`,
  }),
  'price-to-sales': formula({
    path: 'markets/pricetosalesratiofrompricepershareandrevenuepershare',
    aliases: ['pricetosalesfrompricepershareandrevenuepershare', 'pricesalesratiofrompricepershareandrevenuepershare'],
    title: 'Price to Sales',
    purpose: 'What a buyer of the share pays for each unit of revenue.',
    inputs: { pricePerShare, revenuePerShare: money('Revenue per share', { above: 0, unit: 'per share' }) },
    result: inNumber('Price to sales ratio', 'times'),
    formula: 'pricePerShare / revenuePerShare',
    examples: [
      [['48', '20'], 2.4],
      [['72', '25'], 2.88],
    ],
    source: bodie,
  }),
  'rate-of-inflation': formula({
    path: 'financialmarkets/rateofinflationfrominitialconsumerpriceindexandendingconsumerpriceindex',
    title: 'Rate of Inflation',
    keywords: ['inflation', 'CPI', 'consumer price index'],
    purpose: 'By how much the price level rose between two values of the index.',
    inputs: {
      initialConsumerPriceIndex: plainNumber('Initial consumer price index', { symbol: '\\text{CPI}_0', above: 0 }),
      endingConsumerPriceIndex: plainNumber('Ending consumer price index', { symbol: '\\text{CPI}_1', atLeast: 0 }),
    },
    result: inPercent('Rate of inflation', '% over the period between the two indices'),
    formula: '(endingConsumerPriceIndex - initialConsumerPriceIndex) / initialConsumerPriceIndex',
    conventions: ['A fall in the index (deflation) is a negative answer. Not annualised.'],
    examples: [
      [['250', '258.75'], 3.5],
      [['105', '102'], -2.85714285714286],
    ],
    source: 'Mankiw, Macroeconomics, measuring the cost of living',
  }),
  'real-rate-of-return': formula({
    path: 'financialmarkets/realrateofreturnfromnominalrateandinflationrate',
    title: 'Real Rate of Return',
    keywords: ['Fisher equation', 'adjusted for inflation'],
    asks: [
      'real (return|rate|rate of return|interest rate)[ of][ with][ at] {nominalRate} nominal[ rate][ return][ and][ with][,] {inflationRate} inflation[ rate]',
    ],
    purpose: 'What a nominal return is worth once prices have risen.',
    inputs: {
      nominalRate: percent('Nominal rate', { symbol: 'R', atLeast: -100, unit: '% per period' }),
      inflationRate: percent('Inflation rate', { symbol: 'i', above: -100, unit: '% per period' }),
    },
    result: inPercent('Real rate of return', '% per period'),
    formula: '(1 + nominalRate) / (1 + inflationRate) - 1',
    conventions: ['Exact Fisher form, not the difference of the two rates.'],
    examples: [
      [['7', '3'], 3.88349514563107],
      [['2', '5'], -2.85714285714286],
    ],
    source: `Fisher equation (exact form); ${bodie}`,
  }),
};

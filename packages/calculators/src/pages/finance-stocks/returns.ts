import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { positivePeriods } from '../../shared/finance/fields.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inPercent } from '../../shared/finance/result.ts';
import { bodie, brigham, ross } from '../../shared/finance/sources.ts';

export default {
  'capital-gains-yield': formula({
    path: 'stocks/capitalgainsyieldfrominitialstockpriceandendingstockprice',
    title: 'Capital Gains Yield',
    purpose: 'The gain in price as a share of the price paid.',
    inputs: {
      initialStockPrice: money('Initial stock price', { symbol: 'P_0', above: 0, unit: 'per share' }),
      endingStockPrice: money('Ending stock price', { symbol: 'P_1', atLeast: 0, unit: 'per share' }),
    },
    result: inPercent('Capital gains yield', '% over the holding time'),
    formula: '(endingStockPrice - initialStockPrice) / initialStockPrice',
    examples: [
      [['40', '46'], 15],
      [['60', '57.5'], -4.16666666666667],
    ],
    source: `${ross}, returns`,
  }),
  'holding-period-return-from-periodic-rate': formula({
    path: 'stocks/holdingperiodreturnfromperiodicrateandnumberofperiods',
    aliases: ['holdingperiodreturnfromperiodicratefromperiodicrateandnumberofperiods'],
    title: 'Holding Period Return from Periodic Rate',
    purpose: 'What a steady rate per period adds up to over all periods.',
    inputs: {
      periodicRate: percent('Periodic rate', { symbol: 'r', atLeast: -100, unit: '% per period' }),
      numberOfPeriods: positivePeriods,
    },
    result: inPercent('Holding period return', '% over all periods'),
    formula: '(1 + periodicRate) ^ numberOfPeriods - 1',
    examples: [
      [['2', '12'], 26.8241794562545],
      [['3', '15'], 55.7967416600765],
    ],
    source: `${bodie}, holding-period return`,
  }),
  'holding-period-return': formula({
    path: 'stocks/holdingperiodreturnfromearningsassetappreciationandinitialinvestment',
    aliases: ['holdingperiodreturnfromearningsandassetappreciationandinitialinvestment'],
    title: 'Holding Period Return',
    purpose: 'Income and appreciation together, as a share of what was invested.',
    inputs: {
      earnings: money('Earnings'),
      assetAppreciation: money('Asset appreciation'),
      initialInvestment: money('Initial investment', { above: 0 }),
    },
    result: inPercent('Holding period return', '% over the holding time'),
    formula: '(earnings + assetAppreciation) / initialInvestment',
    examples: [
      [['300', '1200', '10000'], 15],
      [['300', '-1200', '10000'], -9],
    ],
    source: `${bodie}, holding-period return`,
  }),
  'rate-of-return-on-preferred-stock': formula({
    path: 'stocks/rateofreturnfromdividendandprice',
    aliases: ['rateofreturnonpreferredstockfromdividendandprice'],
    title: 'Rate of Return on Preferred Stock',
    purpose: 'What a fixed dividend earns on the price of the share.',
    inputs: {
      dividend: money('Dividend', { unit: 'per period' }),
      price: money('Price', { symbol: 'P', above: 0, unit: 'per share' }),
    },
    result: inPercent('Rate of return', '% per period'),
    formula: 'dividend / price',
    examples: [
      [['5', '62.5'], 8],
      [['7.5', '78.12'], 9.60061443932412],
    ],
    source: brigham.stocks,
  }),
  'total-stock-return-percentage': formula({
    path: 'stocks/totalstockreturnpercentagefrominitialstockpriceendingstockpriceanddividends',
    aliases: [
      'totalstockreturnpercentagefrominitialstockpriceandendingstockpriceanddividends',
      'totalstockreturnfrominitialstockpriceendingstockpriceanddividends',
      'totalstockreturnfrominitialstockpriceandendingstockpriceanddividends',
    ],
    title: 'Total Stock Return (Percentage)',
    purpose: 'Gain in price and dividends together, as a share of the price paid.',
    inputs: {
      initialStockPrice: money('Initial stock price', { symbol: 'P_0', above: 0 }),
      endingStockPrice: money('Ending stock price', { symbol: 'P_1', atLeast: 0 }),
      dividends: money('Dividends', { symbol: 'D' }),
    },
    result: inPercent('Total stock return', '% over the holding time'),
    formula: '(endingStockPrice - initialStockPrice + dividends) / initialStockPrice',
    examples: [
      [['1000', '1020', '20'], 4],
      [['50', '40', '2'], -16],
    ],
    source: `${ross}, returns`,
  }),
  'total-stock-return-cash-amount': formula({
    path: 'stocks/totalstockreturncashfrominitialstockpriceendingstockpriceanddividends',
    aliases: [
      'totalstockreturncashfrominitialstockpriceandendingstockpriceanddividends',
      'totalstockreturncashamountfrominitialstockpriceendingstockpriceanddividends',
      'totalstockreturncashamountfrominitialstockpriceandendingstockpriceanddividends',
    ],
    title: 'Total Stock Return (Cash Amount)',
    purpose: 'Gain in price and dividends together, in money.',
    inputs: {
      initialStockPrice: money('Initial stock price', { symbol: 'P_0' }),
      endingStockPrice: money('Ending stock price', { symbol: 'P_1' }),
      dividends: money('Dividends', { symbol: 'D' }),
    },
    result: inMoney('Total stock return'),
    formula: 'endingStockPrice - initialStockPrice + dividends',
    examples: [
      [['1000', '1020', '20'], 40],
      [['1500', '1275', '16'], -209],
    ],
    source: `${ross}, returns`,
  }),
  'total-stock-return-from-yields': formula({
    path: 'stocks/totalstockreturnbyyieldsfromdividendyieldandcapitalgainsyield',
    aliases: [
      'totalstockreturnfromyieldsfromdividendyieldandcapitalgainsyield',
      'totalstockreturnfromdividendyieldandcapitalgainsyield',
    ],
    title: 'Total Stock Return (from Yields)',
    purpose: 'Dividend yield and capital gains yield together.',
    inputs: {
      dividendYield: percent('Dividend yield', { unit: '% per period' }),
      capitalGainsYield: percent('Capital gains yield', { unit: '% per period' }),
    },
    result: inPercent('Total stock return', '% per period'),
    formula: 'dividendYield + capitalGainsYield',
    examples: [
      [['2', '3.5'], 5.5],
      [['3', '4.375'], 7.375],
    ],
    source: `${ross}, returns`,
  }),
};

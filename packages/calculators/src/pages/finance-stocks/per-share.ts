import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { numberOfShares } from '../../shared/finance/fields.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney, inNumber, inShare } from '../../shared/finance/result.ts';
import { bodie, brigham, kieso, ross } from '../../shared/finance/sources.ts';

export default {
  'book-value-per-share': formula({
    path: 'stocks/bookvaluepersharefromtotalcommonstockholdersequityandnumberofcommonshares',
    title: 'Book Value per Share',
    purpose: 'The equity in the books that falls on each common share.',
    inputs: {
      totalCommonStockholdersEquity: money('Total common stockholders equity'),
      numberOfCommonShares: plainNumber('Number of common shares', { above: 0, unit: 'shares' }),
    },
    result: inMoney('Book value per share', 'per share'),
    formula: 'totalCommonStockholdersEquity / numberOfCommonShares',
    examples: [
      [['5000000', '250000'], 20],
      [['7500000', '312500'], 24],
    ],
    source: `${brigham.statements}, market value ratios`,
  }),
  'diluted-earnings-per-share': formula({
    path: 'stocks/dilutedearningspersharefromnetincomeaveragesharesandotherconvertibleinstruments',
    aliases: ['dilutedearningspersharefromnetincomeandaveragesharesandotherconvertibleinstruments'],
    title: 'Diluted Earnings per Share',
    purpose: 'Earnings per share if everything convertible became shares.',
    inputs: {
      netIncome: money('Net income'),
      averageShares: plainNumber('Average shares', { unit: 'shares' }),
      otherConvertibleInstruments: plainNumber('Other convertible instruments', { unit: 'shares' }),
    },
    result: inMoney('Diluted earnings per share', 'per share'),
    formula: 'netIncome / (averageShares + otherConvertibleInstruments)',
    requires: {
      'averageShares + otherConvertibleInstruments > 0':
        'Average shares plus other convertible instruments must be greater than 0.',
    },
    conventions: [
      'Convertible instruments as the number of shares they would become; net income after preferred dividends.',
    ],
    examples: [
      [['900000', '200000', '25000'], 4],
      [['1350000', '250000', '20000'], 5],
      [['900000', '20000', '25000'], 20],
    ],
    refused: [[['900000', '0', '0'], 'Average shares plus other convertible instruments must be greater than 0.']],
    source: `${kieso}, diluted EPS`,
  }),
  'dividend-payout-ratio': formula({
    path: 'stocks/dividendpayoutratiofromdividendsandnetincome',
    aliases: ['dividendspayoutratiofromdividendsandnetincome'],
    title: 'Dividend Payout Ratio',
    purpose: 'Which share of net income is paid out as dividends.',
    inputs: { dividends: money('Dividends'), netIncome: money('Net income', { nonzero: true }) },
    result: inShare('Dividend payout ratio'),
    formula: 'dividends / netIncome',
    remarks: { 'netIncome < 0': 'Net income is negative, so this ratio has no usual reading.' },
    examples: [
      [['250000', '900000'], 0.277777777777778],
      [['375000', '1125000'], 0.333333333333333],
    ],
    source: `${ross}, payout ratio`,
  }),
  'dividends-per-share': formula({
    path: 'stocks/dividendspersharefromdividendsandnumberofshares',
    title: 'Dividends per Share',
    purpose: 'The dividend that falls on each share.',
    inputs: { dividends: money('Dividends'), numberOfShares },
    result: inMoney('Dividends per share', 'per share'),
    formula: 'dividends / numberOfShares',
    examples: [
      [['250000', '100000'], 2.5],
      [['375000', '125000'], 3],
    ],
    source: brigham.statements,
  }),
  'earnings-per-share': formula({
    path: 'stocks/earningspersharefromnetincomeandweightedaverageoutstandingshares',
    title: 'Earnings per Share',
    keywords: ['EPS'],
    purpose: 'Net income that falls on each share outstanding.',
    inputs: {
      netIncome: money('Net income'),
      weightedAverageOutstandingShares: plainNumber('Weighted average outstanding shares', {
        above: 0,
        unit: 'shares',
      }),
    },
    result: inMoney('Earnings per share', 'per share'),
    formula: 'netIncome / weightedAverageOutstandingShares',
    conventions: ['Net income after preferred dividends.'],
    examples: [
      [['900000', '200000'], 4.5],
      [['1350000', '250000'], 5.4],
    ],
    source: `${kieso}, basic EPS`,
  }),
  'equity-multiplier': formula({
    path: 'stocks/equitymultiplierfromtotalassetsandstockholdersequity',
    title: 'Equity Multiplier',
    purpose: 'How many units of assets stand on each unit of equity.',
    inputs: { totalAssets: money('Total assets'), stockholdersEquity: money('Stockholders equity', { nonzero: true }) },
    result: inNumber('Equity multiplier', 'times'),
    formula: 'totalAssets / stockholdersEquity',
    remarks: { 'stockholdersEquity < 0': 'Stockholders equity is negative, so this ratio has no usual reading.' },
    examples: [
      [['500000', '200000'], 2.5],
      [['750000', '250000'], 3],
    ],
    source: `${brigham.statements}, DuPont equation`,
  }),
  'equity-multiplier-from-equity-ratio': formula({
    path: 'stocks/equitymultiplierfromequityratio',
    aliases: ['equitymultiplierfromequityratiofromequityratio'],
    title: 'Equity Multiplier from Equity Ratio',
    purpose: 'The equity multiplier of a firm whose equity ratio is known.',
    inputs: { equityRatio: plainNumber('Equity ratio', { nonzero: true }) },
    result: inNumber('Equity multiplier', 'times'),
    formula: '1 / equityRatio',
    conventions: ['The equity ratio is typed as a plain ratio (0.4, not 40): named ratio, not rate.'],
    examples: [
      [['0.4'], 2.5],
      [['0.6'], 1.66666666666667],
    ],
    source: `${brigham.statements}, DuPont equation`,
  }),
  'estimated-earnings': formula({
    path: 'stocks/estimatedearningsfromforecastedsalesandforecastedexpenses',
    title: 'Estimated Earnings',
    purpose: 'Earnings to be expected from forecasts of sales and expenses.',
    inputs: { forecastedSales: money('Forecasted sales'), forecastedExpenses: money('Forecasted expenses') },
    result: inMoney('Estimated earnings'),
    formula: 'forecastedSales - forecastedExpenses',
    examples: [
      [['750000', '620000'], 130000],
      [['1125000', '775000'], 350000],
    ],
    source: `${bodie}, forecasting earnings`,
  }),
  'estimated-earnings-with-profit-margin': formula({
    path: 'stocks/estimatedearningswithprofitmarginfromprojectedsalesandprojectednetprofitmargin',
    title: 'Estimated Earnings with Profit Margin',
    purpose: 'Earnings to be expected from projected sales and a projected margin.',
    inputs: {
      projectedSales: money('Projected sales'),
      projectedNetProfitMargin: percent('Projected net profit margin'),
    },
    result: inMoney('Estimated earnings'),
    formula: 'projectedSales * projectedNetProfitMargin',
    examples: [
      [['750000', '12.5'], 93750],
      [['1125000', '15.62'], 175725],
    ],
    source: `${ross}, percentage of sales approach`,
  }),
};

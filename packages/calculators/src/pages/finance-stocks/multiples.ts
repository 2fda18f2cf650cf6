import { money } from '../../kit/fields/money.ts';
import { pricePerShare } from '../../shared/finance/fields.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inNumber, inPercent } from '../../shared/finance/result.ts';
import { bodie, brigham, ross } from '../../shared/finance/sources.ts';

export default {
  'dividend-yield': formula({
    path: 'stocks/dividendyieldfromdividendsfortheperiodandinitialpricefortheperiod',
    title: 'Dividend Yield',
    asks: [
      'dividend yield[ of][ with][ a] {dividendsForThePeriod}[ dollar][ dollars] dividend (on|and)[ a] {initialPriceForThePeriod}[ dollar][ stock][ share][ price]',
      'dividend yield[ of][ with][ a] dividend[ of] {dividendsForThePeriod}[ and][,][ a][ share][ stock] price[ of] {initialPriceForThePeriod}',
    ],
    purpose: 'The dividend as a share of the price at the start of the period.',
    inputs: {
      dividendsForThePeriod: money('Dividends for the period', { unit: 'per share' }),
      initialPriceForThePeriod: money('Initial price for the period', { above: 0, unit: 'per share' }),
    },
    result: inPercent('Dividend yield', '% per period'),
    formula: 'dividendsForThePeriod / initialPriceForThePeriod',
    examples: [
      [['1.5', '48'], 3.125],
      [['2.25', '60'], 3.75],
    ],
    source: `${ross}, returns`,
  }),
  'price-to-book-value': formula({
    path: 'stocks/pricetobookvalueratiofrommarketpricepershareandbookvaluepershare',
    aliases: [
      'pricetobookvaluefrommarketpricepershareandbookvaluepershare',
      'pricetobookratiofrommarketpricepershareandbookvaluepershare',
    ],
    title: 'Price to Book Value',
    keywords: ['P/B', 'PB ratio'],
    purpose: 'What the market pays for each unit of book value.',
    inputs: {
      marketPricePerShare: money('Market price per share', { atLeast: 0, unit: 'per share' }),
      bookValuePerShare: money('Book value per share', { nonzero: true, unit: 'per share' }),
    },
    result: inNumber('Price to book value ratio', 'times'),
    formula: 'marketPricePerShare / bookValuePerShare',
    remarks: { 'bookValuePerShare < 0': 'Book value per share is negative, so this ratio has no usual reading.' },
    examples: [
      [['48', '20'], 2.4],
      [['72', '25'], 2.88],
    ],
    source: `${brigham.statements}, market value ratios`,
  }),
  'price-to-earnings': formula({
    path: 'stocks/pricetoearningsratiofrompricepershareandearningspershare',
    aliases: [
      'pricetoearningsfrompricepershareandearningspershare',
      'pricetoearningspefrompricepershareandearningspershare',
    ],
    title: 'Price to Earnings (P/E)',
    keywords: ['PE ratio', 'P/E', 'price earnings ratio'],
    asks: [
      '(price to earnings|price earnings|pe|p/e)[ ratio][ of][ with][ a][ share][ stock][ price][ of] {pricePerShare}[ per][ a][ share][ stock][ price][ and][ with][,] (eps|earnings|earnings per share)[ of] {earningsPerShare}[ per share]',
    ],
    purpose: 'What the market pays for each unit of yearly earnings.',
    inputs: { pricePerShare, earningsPerShare: money('Earnings per share', { nonzero: true, unit: 'per share' }) },
    result: inNumber('Price to earnings ratio', 'times'),
    formula: 'pricePerShare / earningsPerShare',
    remarks: { 'earningsPerShare < 0': 'Earnings per share are negative, so this ratio has no usual reading.' },
    conventions: [],
    examples: [
      [['48', '3.2'], 15],
      [['48', '-1.6'], -30],
    ],
    source: `${brigham.statements}, market value ratios`,
  }),
  'price-to-sales': formula({
    path: 'stocks/pricetosalesratiofrompricepershareandsalespershare',
    aliases: ['pricetosalesfrompricepershareandsalespershare', 'pricetosalespsfrompricepershareandsalespershare'],
    title: 'Price to Sales (P/S)',
    purpose: 'What the market pays for each unit of sales.',
    inputs: { pricePerShare, salesPerShare: money('Sales per share', { above: 0, unit: 'per share' }) },
    result: inNumber('Price to sales ratio', 'times'),
    formula: 'pricePerShare / salesPerShare',
    examples: [
      [['48', '20'], 2.4],
      [['72', '25'], 2.88],
    ],
    source: bodie,
  }),
  'earnings-yield': formula({
    path: 'stocks/earningsyieldfromearningspershareandpricepershare',
    title: 'Earnings Yield',
    purpose: 'Earnings as a share of the price: the price/earnings ratio upside down.',
    inputs: {
      earningsPerShare: money('Earnings per share', { unit: 'per share' }),
      pricePerShare: money('Price per share', { above: 0, unit: 'per share' }),
    },
    result: inPercent('Earnings yield', '% per year'),
    formula: 'earningsPerShare / pricePerShare',
    examples: [
      [['3.2', '48'], 6.66666666666667],
      [['4.8', '60'], 8],
    ],
    source: `${bodie}, price-earnings ratio and earnings yield`,
  }),
};

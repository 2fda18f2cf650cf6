import * as Q from '@nomogram/math/exact/rational.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { money } from '../../kit/fields/money.ts';
import { percent } from '../../kit/fields/percent.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';
import { depreciationFigure, depreciationNote } from '../../shared/finance/figures/depreciation-figure.ts';
import { formula } from '../../shared/finance/formula.ts';
import { inMoney } from '../../shared/finance/result.ts';
import { kieso } from '../../shared/finance/sources.ts';

/** Schedules over more years are not written out. */
const maxLife = 200;

export default {
  'book-value': formula({
    path: 'depreciation/bookvaluefromacquisitioncostanddepreciation',
    aliases: ['bookvaluefromacquisitioncostandaccumulateddepreciation'],
    title: 'Book Value',
    purpose: 'What an asset is still worth in the books.',
    inputs: { acquisitionCost: money('Acquisition cost'), depreciation: money('Accumulated depreciation') },
    result: inMoney('Book value'),
    formula: 'acquisitionCost - depreciation',
    examples: [
      [['50000', '18000'], 32000],
      [['75000', '22500'], 52500],
    ],
    source: `${kieso}, depreciation`,
  }),
  'declining-balance': formula({
    path: 'depreciation/decliningbalancefromdepreciationrateandbookvalueatbeginningofyear',
    title: 'Declining Balance',
    purpose: "One year's depreciation at a fixed rate of what is left.",
    inputs: {
      depreciationRate: percent('Depreciation rate', { atLeast: 0, atMost: 100, unit: '% per year' }),
      bookValueAtBeginningOfYear: money('Book value at beginning of year'),
    },
    result: inMoney('Depreciation for the year', 'per year'),
    formula: 'depreciationRate * bookValueAtBeginningOfYear',
    conventions: [
      'Rate of one year; the answer does not stop at a salvage value (see Double Declining Balance for that).',
    ],
    examples: [
      [['20', '32000'], 6400],
      [['0', '32000'], 0],
    ],
    source: `${kieso}, declining-balance method; first years of Excel DDB with rate = factor/life`,
  }),
  'units-of-production': formula({
    path: 'depreciation/unitsofproductionfromcostofassetresidualvalueestimatedtotalproductionandactualproduction',
    aliases: ['unitsofproductionfromcostofassetandresidualvalueandestimatedtotalproductionandactualproduction'],
    title: 'Units of Production',
    purpose: 'Depreciation by use: the share of the lifetime output that was produced.',
    inputs: {
      costOfAsset: money('Cost of asset'),
      residualValue: money('Residual value'),
      estimatedTotalProduction: plainNumber('Estimated total production', { above: 0, unit: 'units' }),
      actualProduction: plainNumber('Actual production', { atLeast: 0, unit: 'units' }),
    },
    result: inMoney('Depreciation for the period', 'per period'),
    formula: '(costOfAsset - residualValue) / estimatedTotalProduction * actualProduction',
    examples: [
      [['60000', '6000', '90000', '12500'], 7500],
      [['90000', '7500', '72000', '15000'], 17187.5],
    ],
    source: `${kieso}, activity method`,
  }),
  'straight-line': formula({
    path: 'depreciation/straightlinemethodfromcostoffixedassetresidualvalueandusefullifeofasset',
    aliases: [
      'straightlinemethodfromcostoffixedassetandresidualvalueandusefullifeofasset',
      'straightlinefromcostoffixedassetresidualvalueandusefullifeofasset',
      'straightlinefromcostoffixedassetandresidualvalueandusefullifeofasset',
    ],
    title: 'Straight Line',
    keywords: ['linear depreciation'],
    asks: [
      'straight line depreciation[ of] {costOfFixedAsset}[,] {residualValue}[,] {usefulLifeOfAsset} years',
      'straight line depreciation[ of][ with][ a][ cost][ of] {costOfFixedAsset}[,][ with][ a] (salvage|residual|salvage value|residual value|scrap value)[ of] {residualValue}[,][ over][ for][ life][ useful life][ of] {usefulLifeOfAsset}[ years]',
      'straight line depreciation[ of] {costOfFixedAsset}[ with][,] (salvage|residual|salvage value|residual value) {residualValue}[ over][ for][,] {usefulLifeOfAsset} years',
    ],
    purpose: 'The same amount of depreciation in every year of the useful life.',
    inputs: {
      costOfFixedAsset: money('Cost of fixed asset'),
      residualValue: money('Residual value'),
      usefulLifeOfAsset: plainNumber('Useful life of asset', { above: 0, unit: 'years' }),
    },
    result: inMoney('Depreciation per year', 'per year'),
    formula: '(costOfFixedAsset - residualValue) / usefulLifeOfAsset',
    spreadsheet: 'SLN({costOfFixedAsset},{residualValue},{usefulLifeOfAsset})',
    options: ['decimals'],
    extra: ({ costOfFixedAsset, residualValue, usefulLifeOfAsset: life }, { decimals }) => {
      if (!Q.isInteger(life) || Q.toNumber(life) > maxLife) return ok({});
      const perYear = Q.divide(Q.subtract(costOfFixedAsset, residualValue), life);
      const books = Array.from({ length: Q.toNumber(life) + 1 }, (_, year) =>
        Q.subtract(costOfFixedAsset, Q.multiply(Q.integerRational(year), perYear)),
      );
      return ok({ figure: () => depreciationFigure(books, decimals), notes: [depreciationNote(decimals)] });
    },
    examples: [
      [['60000', '6000', '8'], 6750],
      [['90000', '7500', '6.4'], 12890.625],
    ],
    source: `Excel SLN(cost, salvage, life); ${kieso}`,
  }),
};

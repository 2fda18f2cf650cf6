import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { Figure, Mark } from '../../../kit/figure.ts';
import { coinOf, grouped, inCoins } from '../result.ts';

export const depreciationNote = (decimals: number): string =>
  `In the schedule book values are rounded ${coinOf(decimals)}, and each year takes what lies between two of them, so that the rows add up.`;

/**
 * The depreciation of each year as bars, and the book value that is left, from the book values at the start and after each
 * year; the year that was asked for stands out.
 */
export function depreciationFigure(books: readonly Rational[], decimals: number, asked?: number): Figure {
  const coins = books.map((book) => inCoins(book, decimals));
  const heights = books.map(Q.toNumber);
  const bars = heights.slice(1).map((book, k) => ({ from: k, to: k + 1, height: heights[k]! - book }));
  const all: readonly Mark[] = [
    { mark: 'bars', bars, role: 'construction' },
    ...(asked === undefined ? [] : [{ mark: 'bars', bars: [bars[asked - 1]!], role: 'answer' } as const]),
    { mark: 'curve', pieces: [heights.map((book, k) => [k, book] as const)], role: 'given', label: 'book value' },
  ];
  return {
    summary: `The depreciation of each year, and the book value that is left${asked === undefined ? '' : `; year ${asked} is the one asked for`}.`,
    frame: {
      x: [0, bars.length],
      y: [Math.min(0, ...heights), Math.max(0, ...heights) * 1.05 || 1],
      axes: 'edge',
      xLabel: 'year',
      yLabel: 'amount',
    },
    marks: all,
    table: {
      name: bars.length === 1 ? 'the year' : `all ${bars.length} years`,
      columns: ['Year', 'Depreciation', 'Book value'],
      rows: coins
        .slice(1)
        .map((book, k) => [String(k + 1), grouped(coins[k]! - book, decimals), grouped(book, decimals)]),
    },
  };
}

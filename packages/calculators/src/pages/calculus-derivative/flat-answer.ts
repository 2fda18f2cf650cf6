import type { Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { exact, formula } from '../../kit/quantity.ts';
import { comparisonWith } from '../algebra-inequality/written-intervals.ts';
import type { SmoothPiece } from './smooth-pieces.ts';
import type { FlatPiece } from './stationary-pieces.ts';
import { courseBeside, kindOf, placeText, type Stationary } from './stationary-points.ts';

/** The intervals of stationary points of a function of x, and its heights there. */
export const flatQuantities = (x: string, flats: readonly FlatPiece[]): readonly (readonly [string, Quantity])[] =>
  flats.flatMap(({ where, height }, k) => {
    const n = flats.length > 1 ? ` ${k + 1}` : '';
    const { text, latex } = intervalText(x, where);
    const quantities: readonly (readonly [string, Quantity])[] = [
      [`where${k + 1}`, formula(`Stationary points${n}`, text, latex)],
      [`height${k + 1}`, exact(`f there${n}`, height)],
    ];
    return quantities;
  });

const intervalText = (x: string, where: Interval) =>
  comparisonWith(x, where, { digits: 15, period: undefined, letter: 'k' });

/** The formula of every piece, and where the derivative is 0. */
export function piecesSteps(
  x: string,
  pieces: readonly SmoothPiece[],
  flats: readonly FlatPiece[],
  points: readonly Stationary[],
): readonly ShownStep[] {
  const where = [...flats.map((one) => intervalText(x, one.where).text), ...points.map((one) => placeText(one, x))];
  return [
    ...pieces.flatMap(({ f, ...ends }) =>
      f === undefined
        ? []
        : [
            line(
              'in pieces',
              'Between the places where it bends or jumps the function is smooth, with a formula for each piece.',
              `${intervalText(x, { ...ends, fromClosed: false, toClosed: false }).text}; "f" = ${toText(simplest(f))}; "f'" = ${toText(simplest(derivativeOf(f, x)!))}`,
            ),
          ],
    ),
    line(
      'zeros of the derivative',
      'Within a piece its own formula tells where the derivative is 0; where two pieces meet it is 0 if both slopes are.',
      where.length === 0 ? '"f\'" != 0; "none"' : `"f'" = 0 -> ${where.join(' or ')}`,
    ),
    ...points.map((one) =>
      line('sign of the derivative beside it', courseBeside(one), `${placeText(one, x)}, "${kindOf(one)}"`),
    ),
  ];
}

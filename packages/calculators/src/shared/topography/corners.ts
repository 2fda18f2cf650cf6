import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { type Corners, crossingSides } from '@nomogram/math/surveying/parcel.ts';
import { type ExactPoint, samePoint } from '@nomogram/math/surveying/point.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { rationalValueOf } from '@nomogram/math/syntax/values/angle.ts';
import { about, type Field, type FieldOptions } from '../../kit/field.ts';
import { matrix } from '../../kit/fields/matrix.ts';
import { pairsInTable } from './coordinate-table.ts';

/** What is beyond this is no measurement in any unit. */
const largest = 1e15;

/** The corners of a parcel in order around it, a line each: X and Y, as they stand in a table. The first may stand at the end again. */
export function corners(options: FieldOptions): Field<Corners> {
  const base = matrix({ ...options, columns: ['X', 'Y'] });
  return {
    ...base,
    holds: 'points',
    accepts: 'one corner a line, its X and its Y separated by a comma',
    samples: {
      good: [
        '0,0\n40,0\n40,30',
        'Point\tE\tN\nP1\t0\t0\nP2\t40\t0\nP3\t40\t30',
        '0,0; 10,0; 10,5; 0,5',
        '(0,0) (4,0) (4,3)',
      ],
      bad: ['1,2\n3', '((x'],
      beyond: ['0,0\n1,1', '1,2,3\n4,5,6\n7,8,10', '0,0\n2,2\n2,0\n0,2'],
    },
    read(text, settings) {
      const { text: pairs, isNorthFirst } = pairsInTable(withoutBrackets(text));
      const read = base.read(pairs, settings);
      if (!read.ok) return read;
      const { rows } = read.value;
      const found = cornersOf(isNorthFirst ? rows.map((row) => row.toReversed()) : rows);
      return found.ok ? found : about(options.label, found.error);
    },
    // Coordinates are decimals; where one has no end it is a fraction, as in a matrix.
    reading: (found) => {
      const rows = found.map(({ x, y }) => [exactDecimal(x, 20), exactDecimal(y, 20)]);
      return rows.flat().includes(null)
        ? base.reading({ rows: found.map(({ x, y }) => [number(x), number(y)]), notes: [] })
        : {
            as: `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`,
            latex: `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`,
          };
    },
  };
}

/** What stands before and behind one corner where all of them are typed again. */
export function textAround(parcel: Corners, place: number): readonly [before: string, after: string] {
  const typed = parcel.map(({ x, y }) => `${typedNumber(x)}, ${typedNumber(y)}`);
  const before = typed.slice(0, place).map((row) => `${row}\n`);
  const after = typed.slice(place + 1).map((row) => `\n${row}`);
  return [before.join(''), after.join('')];
}

const typedNumber = (value: Q.Rational): string => exactDecimal(value, 20) ?? toText(number(value));

const bracket = /\(([^()\n;]*)\)/g;

/** `A(0, 0), B(4, 0)`: corners in brackets, with their names or without, are lines; anything else is left as it is. */
function withoutBrackets(text: string): string {
  const pairs = [...text.matchAll(bracket)].map(([, pair]) => pair!);
  const between = text.replace(bracket, '').replace(/\b\p{L}\d?(?!\p{L})\s*=?/gu, '');
  return pairs.length > 1 && /^[\s,;]*$/.test(between) && pairs.every((pair) => /[,\s]/.test(pair.trim()))
    ? pairs.join('\n')
    : text;
}

function cornersOf(rows: Matrix): Result<Corners> {
  if (rows[0]!.length !== 2)
    return no(
      'out-of-range',
      'every line is one corner: an X and a Y, without the number of its point and without a height.',
    );
  const points = rows.map(pointOf);
  const bad = points.indexOf(undefined);
  if (bad >= 0) return no('out-of-range', `corner ${bad + 1} must be two numbers, at most ${largest}.`);
  const typed = points as readonly ExactPoint[];
  const isClosed = typed.length > 3 && samePoint(typed[0]!, typed.at(-1)!);
  const found = isClosed ? typed.slice(0, -1) : typed;
  if (found.length < 3) return no('out-of-range', 'a parcel has three corners at least.');
  const crossing = crossingSides(found);
  if (crossing === undefined) return ok(found);
  const [one, other] = crossing.map((place) => `${place + 1}–${((place + 1) % found.length) + 1}`);
  return no('out-of-range', `the sides ${one} and ${other} meet: corners are listed in order around the parcel.`);
}

function pointOf(row: Matrix[number]): ExactPoint | undefined {
  const [x, y] = row.map(rationalValueOf);
  const isMeasured = [x, y].every((one) => one && Math.abs(Q.toNumber(one)) <= largest);
  return isMeasured ? { x: x!, y: y! } : undefined;
}

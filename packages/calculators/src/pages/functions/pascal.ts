import * as Q from '@nomogram/math/exact/rational.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

type Steps = readonly ShownStep[] | undefined;

/** Rows up to which the triangle is written out. */
const maxRows = 14;

/** Pascal's triangle down to row n; for an n or k that it has not, or that is far down, a line says so, and `otherwise` follows. */
export function pascalSteps(n: Q.Rational, k: Q.Rational, otherwise: Steps): Steps {
  const [row, place] = [Q.toNumber(n), Q.toNumber(k)];
  const isInside = [row, place].every(Number.isInteger) && place >= 0 && place <= row;
  if (!isInside || row > maxRows) {
    const says = isInside
      ? `Row ${row} is far down: the triangle is for small n, and the formula serves here.`
      : 'It has whole numbers from k = 0 to k = n only: the formula serves here.';
    return otherwise && [line("Pascal's triangle", says, `n = ${textOf(n)}; k = ${textOf(k)}`), ...otherwise];
  }
  if (row === 0 || place === 0 || place === row)
    return [
      line(
        "Pascal's triangle",
        `Every row begins and ends with 1: ${place === 0 ? 'nothing' : 'everything'} is chosen in one way.`,
        `binomial(${row}, ${place}) = 1`,
      ),
    ];
  const rows = triangle(row - 1);
  const above = rows[row - 1]!;
  const [left, right] = [above[place - 1]!, above[place]!];
  return [
    ...rows
      .slice(1)
      .map((numbers, m) =>
        line(
          "row of Pascal's triangle",
          m === 0
            ? 'Row 1 has nothing but its two ends.'
            : `Row ${m + 1}: 1 at both ends, and between them each number is the sum of the two above it.`,
          numbers.join(', '),
        ),
      ),
    line(
      "Pascal's rule",
      'The last thing is among those that are chosen, or it is not: the two numbers above are added.',
      `binomial(${row}, ${place}) = binomial(${row - 1}, ${place - 1}) + binomial(${row - 1}, ${place}) = ${left} + ${right} = ${left + right}`,
    ),
  ];
}

/** Rows 0 to `last`. */
function triangle(last: number): readonly (readonly number[])[] {
  const rows: number[][] = [[1]];
  for (let m = 1; m <= last; m++) {
    const above = rows[m - 1]!;
    rows.push(Array.from({ length: m + 1 }, (_, j) => (above[j - 1] ?? 0) + (above[j] ?? 0)));
  }
  return rows;
}

const textOf = (value: Q.Rational): string =>
  Q.isInteger(value) ? String(value.numerator) : `${value.numerator}/${value.denominator}`;

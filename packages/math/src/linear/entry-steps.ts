import type { Integer } from '../exact/integer.ts';
import * as Z from '../exact/integer.ts';
import { product } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Line, ShownStep } from '../expression/step.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { line, written } from '../syntax/written-line.ts';
import { inverseSteps } from './inverse-steps.ts';
import { matrixLatex, matrixText } from './matrix-text.ts';
import { inverse, type Matrix, multiply } from './operations.ts';
import { inLine } from './steps.ts';

/*
 * What is done with matrices entry by entry, as it is done by hand: a line for every entry, `c_12 = 1*6 + 2*8 = 6 + 16 = 22`, and
 * the matrix that they make.
 */

/** Entries that are worked out one by one; beyond, nobody reads on. */
const maxEntries = 9;

/** Each entry of the result in a line, and the result; of many entries those that come first. */
function byEntries(
  result: Matrix,
  { rule, says, name }: { readonly rule: string; readonly says: string; readonly name: string },
  worked: (row: number, column: number) => readonly string[],
): readonly ShownStep[] {
  const places = result.flatMap((row, i) => row.map((_, j) => [i, j] as const));
  const lines = places.slice(0, maxEntries).map(([i, j]) => {
    const sides = [...worked(i, j), toText(result[i]![j]!)];
    const distinct = sides.filter((side, k) => side !== sides[k - 1]);
    return line(rule, says, `c_${i + 1}${j + 1} = ${distinct.join(' = ')}`);
  });
  const more = places.length > maxEntries ? ' The other entries are found in the same way.' : '';
  return [...lines, matrixStep('result', `The entry c_ij stands in row i and column j.${more}`, name, result)];
}

const matrixStep = (rule: string, says: string, name: string, matrix: Matrix): Line => {
  const { written, ...rest } = line(rule, says, name);
  return {
    ...rest,
    written: {
      text: `${written.text} = ${matrixText(matrix)}`,
      latex: `${written.latex} = ${matrixLatex(matrix)}`,
    },
  };
};

/** A sum or difference of matrices, entry by entry. */
export const sumSteps = (a: Matrix, b: Matrix, result: Matrix, sign: '+' | '-'): readonly ShownStep[] =>
  byEntries(
    result,
    {
      rule: sign === '+' ? 'sum of entries' : 'difference of entries',
      says: 'Entries at the same place belong together.',
      name: `A ${sign} B`,
    },
    (i, j) => [`${inLine(a[i]![j]!)} ${sign} ${inLine(b[i]![j]!)}`],
  );

/** A multiple of a matrix, entry by entry. */
export const multipleSteps = (a: Matrix, by: Expression, result: Matrix): readonly ShownStep[] =>
  byEntries(
    result,
    { rule: 'multiple of an entry', says: 'Every entry is multiplied by the same number.', name: `${inLine(by)}*A` },
    (i, j) => [`${inLine(by)}*${inLine(a[i]![j]!)}`],
  );

/** A product of matrices: each entry is a row times a column. */
export const productSteps = (a: Matrix, b: Matrix, result: Matrix, name = 'A*B'): readonly ShownStep[] =>
  byEntries(
    result,
    {
      rule: 'row times column',
      says: 'Row i of the first matrix times column j of the second: entry by entry, and the products added.',
      name,
    },
    (i, j) => {
      const pairs = a[i]!.map((entry, k) => [entry, b[k]![j]!] as const);
      const products = pairs.map((pair) => product(pair));
      const values = products.every(({ kind }) => kind === 'number') ? [products.map(inLine).join(' + ')] : [];
      return [pairs.map(([x, y]) => `${inLine(x)}*${inLine(y)}`).join(' + '), ...values];
    },
  );

/** The entries a_11, a_22 …, as they are read off. */
export const diagonalSteps = (entries: readonly Expression[]): readonly ShownStep[] => [
  line(
    'main diagonal',
    'The entries whose row and column have the same number, from the upper left to the lower right.',
    entries
      .slice(0, maxEntries)
      .map((entry, k) => `a_${k + 1}${k + 1} = ${toText(entry)}`)
      .join('; '),
  ),
  matrixStep('result', 'They stand beside each other in one row.', 'diag(A)', [entries]),
];

/** The trace as the sum of the diagonal. */
export const traceSteps = (entries: readonly Expression[], trace: Expression): readonly ShownStep[] => [
  diagonalSteps(entries)[0]!,
  traceLine([...new Set([entries.map(inLine).join(' + '), toText(trace)])].join(' = ')),
];

function traceLine(sum: string): Line {
  const { text, latex } = written(sum);
  return {
    rule: 'sum of the diagonal',
    says: 'The trace is the sum of these entries.',
    written: { text: `tr(A) = ${text}`, latex: `\\operatorname{tr}(A) = ${latex}` },
    steps: [],
  };
}

/** Each row as the column that it becomes. */
export const transposeSteps = (a: Matrix, result: Matrix): readonly ShownStep[] => [
  ...a.slice(0, maxEntries).map((row, k): Line => {
    const [text, latex] = [row.map(toText).join(', '), row.map(toLatex).join(',\\, ')];
    return {
      rule: 'row becomes column',
      says: `Row ${k + 1} of A becomes column ${k + 1} of the transpose.`,
      written: {
        text: `row ${k + 1}: (${text}) -> column ${k + 1}`,
        latex: `\\text{row ${k + 1}: } \\left(${latex}\\right) \\to \\text{column ${k + 1}}`,
      },
      steps: [],
    };
  }),
  matrixStep('result', 'The columns beside each other are the transpose.', 'A^T', result),
];

/** A power that is longer than this is not followed by hand. */
const maxPowerLength = 2000;

/** Repeated squaring: A², A⁴, … and once more times A where the exponent has a 1 in base two; a negative power starts from the inverse. */
export function powerSteps(a: Matrix, n: Integer, result: Matrix): readonly ShownStep[] | undefined {
  if (matrixText(result).length > maxPowerLength) return undefined;
  if (Z.isZero(n))
    return [matrixStep('power 0', 'The power 0 of a square matrix is the identity matrix.', 'A^0', result)];
  if (Z.sign(n) > 0) return squaringSteps(a, n, 'A');
  const reciprocal = inverse(a);
  if (!reciprocal.ok) return undefined;
  const first: ShownStep = {
    ...matrixStep(
      'inverse',
      'A power with a negative exponent is that of the inverse with the opposite one.',
      'A^(-1)',
      reciprocal.value.inverse,
    ),
    steps: inverseSteps(a, reciprocal.value),
  };
  const exponent = Z.abs(n);
  if (Z.compare(exponent, 1) === 0) return [first];
  const inverted = { ...matrixStep('name', 'It is called B.', 'B', reciprocal.value.inverse), steps: [] };
  const last = matrixStep(
    'result',
    `B to the power ${Z.toString(exponent)} is this power of A.`,
    `A^(${Z.toString(n)})`,
    result,
  );
  return [first, inverted, ...squaringSteps(reciprocal.value.inverse, exponent, 'B'), last];
}

function squaringSteps(a: Matrix, n: Integer, name: string): readonly ShownStep[] {
  const steps: ShownStep[] = [];
  let [power, exponent] = [a, 1n];
  const raised = (by: Matrix, to: bigint, rule: string, says: string): void => {
    const found = multiply(power, by);
    if (!found.ok) return;
    const [left, right] = [nameOf(name, exponent), nameOf(name, to - exponent)];
    const shown = `${nameOf(name, to)} = ${left}*${right}`;
    const entries = productSteps(power, by, found.value, nameOf(name, to)).slice(0, -1);
    steps.push({ ...matrixStep(rule, says, shown, found.value), steps: steps.length === 0 ? entries : [] });
    [power, exponent] = [found.value, to];
  };
  for (const bit of BigInt(n).toString(2).slice(1)) {
    raised(power, 2n * exponent, 'squaring', 'A power times itself has twice the exponent.');
    if (bit === '1')
      raised(a, exponent + 1n, 'one factor more', 'Once more times the matrix itself, because this exponent is odd.');
  }
  if (steps.length === 0) steps.push(matrixStep('power 1', 'The first power is the matrix itself.', name, a));
  return steps;
}

const nameOf = (name: string, exponent: bigint): string => (exponent === 1n ? name : `${name}^${exponent}`);

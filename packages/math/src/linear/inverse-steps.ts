import { negate, number } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Line, ShownStep, WrittenPart } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import { line, written } from '../syntax/written-line.ts';
import { inFieldOf } from './field-of.ts';
import { inverseByElimination } from './inverse.ts';
import { matrixLatex, matrixText } from './matrix-text.ts';
import { determinant, type InverseResult, type Matrix, transpose, work } from './operations.ts';
import { augmentedStep, expansionSteps, productsStep, productsText, rowSteps } from './steps.ts';

/** The ways of a textbook to the inverse of a matrix. */
export type InverseWay = 'elimination' | 'cofactors';

/** Rows of which cofactors are written down. */
const maxCofactors = 3;
const workForSteps = 100_000;

/**
 * How an inverse is found by hand. Without a way: by combining rows where the entries are numbers, by cofactors where letters would
 * make them long. A way that is too long here is named in a line, and the other one follows.
 */
export function inverseSteps(a: Matrix, found: InverseResult, way?: InverseWay): readonly ShownStep[] {
  const isOfNumbers = a.flat().every(({ kind }) => kind === 'number');
  const usual = found.steps.length > 0 ? byRows(a, found.steps, found) : adjugateSteps(a, found);
  if (way === 'cofactors' && isOfNumbers) {
    const steps = adjugateSteps(a, found);
    return steps.length > 0 ? steps : [tooLong('cofactors', a), ...usual];
  }
  if (way === 'elimination' && !isOfNumbers) {
    const steps = combinedRows(a);
    return steps.length > 0 ? byRows(a, steps, found) : [tooLong('elimination', a), ...usual];
  }
  return usual;
}

/** The rows are combined until the identity matrix stands where the matrix stood. */
const byRows = (a: Matrix, steps: readonly ShownStep[], found: InverseResult): readonly ShownStep[] => [
  augmentedStep(
    a.map((row, i) => [...row, ...a.map((_, j) => number(i === j ? 1 : 0))]),
    a.length,
    'I',
    'The identity matrix is written beside the matrix, behind a line.',
  ),
  ...steps,
  rightHalf(found),
];

/** What the combined rows come to. */
const rightHalf = ({ inverse }: InverseResult): Line =>
  named(
    'inverse',
    'Left of the line the identity matrix stands now; the same operations have made the inverse of the identity matrix right of it.',
    'A^(-1)',
    inverse,
  );

const tooLong = (way: InverseWay, a: Matrix): Line =>
  line(
    way === 'cofactors' ? 'cofactors over the determinant' : 'elimination',
    'This way is too long here to be followed by hand; the other one is shown.',
    `"rows" = ${a.length}; "columns" = ${a.length}`,
  );

function combinedRows(a: Matrix): readonly ShownStep[] {
  if (a.length > maxCofactors) return [];
  const steps = inFieldOf(a.flat(), work(workForSteps), (field) => {
    const { operations } = inverseByElimination(
      field,
      a.map((row) => row.map(field.fromExpression)),
      true,
    );
    return rowSteps(field, operations, a.length);
  });
  return steps.ok ? steps.value : [];
}

/** How the adjugate is set, which is no function of the engine. */
const adjugateNames: Readonly<Record<string, WrittenPart>> = {
  'adj(A)': { text: 'adj(A)', latex: '\\operatorname{adj}(A)' },
  'adj(A) = C^T': { text: 'adj(A) = C^T', latex: '\\operatorname{adj}(A) = C^{T}' },
  'A^(-1) = 1/Delta*adj(A)': {
    text: 'A^(-1) = 1/Delta*adj(A)',
    latex: 'A^{-1} = \\frac{1}{\\Delta}\\operatorname{adj}(A)',
  },
};

const named = (rule: string, says: string, name: string, matrix: Matrix, steps: readonly ShownStep[] = []): Line => {
  const { text, latex } = adjugateNames[name] ?? written(name);
  return {
    rule,
    says,
    written: { text: `${text} = ${matrixText(matrix)}`, latex: `${latex} = ${matrixLatex(matrix)}` },
    steps,
  };
};

/** The determinant, the cofactors, their transpose, and that over the determinant; none for one row or for many. */
function adjugateSteps(a: Matrix, { determinant: value, inverse }: InverseResult): readonly ShownStep[] {
  if (a.length < 2 || a.length > maxCofactors) return [];
  const cofactors = a.length === 2 ? null : cofactorsOf(a);
  const adjugate = cofactors === null ? exchanged(a) : transpose(cofactors.matrix);
  const first = productsStep(a, value);
  const shown =
    cofactors === null
      ? [
          named(
            'adjugate',
            'For two rows: exchange the entries of the diagonal, and change the signs of the other two.',
            'adj(A)',
            adjugate,
          ),
        ]
      : [
          named(
            'matrix of cofactors',
            'Each entry is replaced by the determinant of what is left without its row and column, with alternating signs.',
            'C',
            cofactors.matrix,
            cofactors.steps,
          ),
          named('adjugate', 'Rows and columns are exchanged.', 'adj(A) = C^T', adjugate),
        ];
  return [
    ...(first === null ? expansionSteps(a, value) : [first]),
    ...shown,
    named(
      'cofactors over the determinant',
      `Every entry is divided by the determinant, ${toText(value)}.`,
      'A^(-1) = 1/Delta*adj(A)',
      inverse,
    ),
  ];
}

function exchanged(a: Matrix): Matrix {
  const [[p, q], [r, s]] = a as [[Expression, Expression], [Expression, Expression]];
  const negated = (entry: Expression) => negate(entry);
  return [
    [s, negated(q)],
    [negated(r), p],
  ];
}

/** The determinant with its sign, as the engine writes it. */
function determinantOf(minor: Matrix, isNegative: boolean): Expression {
  const signed = isNegative ? minor.map((row, k) => (k === 0 ? row.map((entry) => negate(entry)) : row)) : minor;
  const found = determinant(signed);
  if (!found.ok) throw new Error(`a minor has no determinant: ${found.error.message}`);
  return found.value.determinant;
}

function cofactorsOf(a: Matrix): { readonly matrix: Matrix; readonly steps: readonly ShownStep[] } {
  const steps: ShownStep[] = [];
  const matrix = a.map((row, i) =>
    row.map((_, j) => {
      const minor = a.filter((_, k) => k !== i).map((other) => other.filter((_, k) => k !== j));
      const isNegative = (i + j) % 2 === 1;
      const value = determinantOf(minor, isNegative);
      const products = productsText(minor)![0];
      const sides = [isNegative ? `-(${products})` : products, toText(value)];
      steps.push(
        line(
          'cofactor',
          `Without row ${i + 1} and column ${j + 1}${isNegative ? '; the sign changes, because their sum is odd' : ''}.`,
          `C_${i + 1}${j + 1} = ${sides.filter((side, k) => side !== sides[k - 1]).join(' = ')}`,
        ),
      );
      return value;
    }),
  );
  return { matrix, steps };
}

import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { expansionSteps } from '@nomogram/math/algebra/expansion-steps.ts';
import { factor } from '@nomogram/math/algebra/factor.ts';
import { quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { equal, negate, number, product, subtract, sum, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Line, ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { cofactorSteps } from '@nomogram/math/linear/cofactor-steps.ts';
import type { Field, Rows } from '@nomogram/math/linear/field.ts';
import { inFieldOf } from '@nomogram/math/linear/field-of.ts';
import { determinantLatex, matrixLatex, matrixText } from '@nomogram/math/linear/matrix-text.ts';
import { type Matrix, work } from '@nomogram/math/linear/operations.ts';
import { rowReduce } from '@nomogram/math/linear/row-reduce.ts';
import { productsOf, productsText, rowSteps } from '@nomogram/math/linear/steps.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line, written } from '@nomogram/math/syntax/written-line.ts';
import { letterSteps } from '../algebra-polynomial/root-steps.ts';

/** What is known of the eigenvalues of a matrix, each as often as it occurs. */
export interface Spectrum {
  readonly polynomial?: Expression;
  readonly eigenvalues?: readonly Expression[];
}

const lambda = symbol('lambda');
/** Rows of which a determinant with a letter is multiplied out, and a system of eigenvectors solved. */
const maxRows = 3;
const workForVectors = 100_000;

/** The determinant of λI − A, multiplied out, and the roots of that polynomial: how eigenvalues are found by hand. */
export function spectrumSteps(rows: Matrix, { polynomial, eigenvalues }: Spectrum): readonly ShownStep[] {
  if (polynomial === undefined) return [];
  const determinant = characteristicStep(rows, polynomial);
  return eigenvalues === undefined ? [determinant] : [determinant, ...rootSteps(polynomial, eigenvalues)];
}

const shifted = (rows: Matrix): Matrix =>
  rows.map((row, i) => row.map((entry, j) => (i === j ? subtract(lambda, entry) : negate(entry))));

function characteristicStep(rows: Matrix, polynomial: Expression): Line {
  const matrix = shifted(rows);
  const isShort = rows.length <= maxRows;
  const says = `A*v = λ*v has a solution other than 0 exactly where λ*I - A has the determinant 0`;
  const how =
    rows.length === 1
      ? ''
      : isShort
        ? '; that is multiplied out'
        : '; that determinant, Delta, is expanded by its minors';
  const open: readonly WrittenPart[] = isShort
    ? [
        { text: `det(${matrixText(matrix)})`, latex: determinantLatex(matrix) },
        ...(productsText(matrix) ?? []).slice(0, 1).map(written),
      ]
    : [];
  const left = { text: 'det(lambda*I - A)', latex: '\\det(\\lambda I - A)' };
  const last = { text: toText(polynomial), latex: toLatex(polynomial) };
  const sides = [left, ...open, last];
  return {
    rule: 'characteristic polynomial',
    says: `${says}${how}.`,
    written: {
      text: sides.map(({ text }) => text).join(' = '),
      latex: sides.map(({ latex }) => latex).join(' = \\allowbreak '),
    },
    steps: isShort ? multiplicationSteps(matrix, polynomial) : cofactorSteps(matrix, polynomial),
  };
}

/** Every product of the determinant multiplied out, and what they come to together. */
function multiplicationSteps(matrix: Matrix, polynomial: Expression): readonly ShownStep[] {
  const products = (productsOf(matrix) ?? [])
    .map(({ sign, entries }) => ({ sign, entries, value: multipliedOut(product(entries)) }))
    .filter(({ value }) => !equal(value, number(0)));
  const inner = products
    .filter(({ entries }) => entries.filter((one) => one.kind === 'sum').length > 1)
    .map(({ entries, value }) => {
      const whole = product(entries);
      const further = entries.length > 2 ? expansionSteps(whole) : [];
      const says = 'Every term of one factor times every term of the other.';
      return line('multiply out', says, `${toText(whole)} = ${toText(value)}`, { steps: further });
    });
  if (inner.length === 0 || products.length < 2) return inner;
  const shown = products.map(({ sign, value }, k) => {
    const text =
      k > 0 && (value.kind === 'sum' || toText(value).startsWith('-')) ? `(${toText(value)})` : toText(value);
    return k === 0 ? text : ` ${sign} ${text}`;
  });
  const says = 'The products are put together, and terms with the same power of λ collected.';
  const [left, right] = [shown.join(''), toText(polynomial)];
  return left === right ? inner : [...inner, line('like terms', says, `${left} = ${right}`)];
}

/** The roots of the characteristic polynomial: of a product, and of each quadratic factor by a way of its own. */
function rootSteps(polynomial: Expression, eigenvalues: readonly Expression[]): readonly ShownStep[] {
  const hasLetters = freeSymbols(polynomial).length > 1;
  const distinct = eigenvalues.filter((value, k) => eigenvalues.findIndex((other) => equal(other, value)) === k);
  const inner = hasLetters ? letterSteps(polynomial, 'lambda', distinct) : factorSteps(polynomial);
  const says =
    inner.length > 0
      ? 'They are its roots, each as often as its factor occurs.'
      : 'They are its roots, each as often as it occurs.';
  const all = eigenvalues.map((value, k) => `lambda${eigenvalues.length > 1 ? `_${k + 1}` : ''} = ${toText(value)}`);
  return [line('eigenvalues', says, all.join('; '), { steps: inner })];
}

function factorSteps(polynomial: Expression): readonly ShownStep[] {
  const found = factor(polynomial);
  if (!found.ok) return [];
  const { factors, expression: value } = found.value;
  const isSplit = !equal(value, polynomial);
  const isProduct = factors.length > 1 || factors.some(({ multiplicity }) => multiplicity > 1);
  const ways = found.value.steps.filter(({ rule }) => rule !== 'irreducible factors' && rule !== 'result');
  const isAtOnce = ways.length === 1 && equal(ways[0]!.after.expression, value);
  const split = line(
    isProduct ? 'irreducible factors' : 'common denominator',
    isProduct ? 'A product is 0 where one of its factors is 0.' : 'A fraction is 0 where its numerator is.',
    `${toText(polynomial)} = ${toText(value)}`,
  );
  const quadratics = factors.flatMap(({ factor: base }) => ofQuadratic(base));
  return [...ways, ...(isSplit && !isAtOnce ? [split] : []), ...quadratics];
}

/** The quadratic formula for a factor of degree 2. */
function ofQuadratic(base: Expression): readonly ShownStep[] {
  const coefficients = coefficientsOf(base, 'lambda');
  const rational = coefficients?.map((one) => (one.kind === 'number' ? one.value : null));
  if (rational?.length !== 3 || !rational.every((one) => one !== null)) return [];
  const common = rational.reduce((lcm: Z.Integer, one) => Z.lcm(lcm, one.denominator), 1);
  const whole = rational.map((one) => Z.toBigInt(Q.multiply(one, Q.integerRational(common)).numerator));
  return quadraticSteps(whole, common, 'lambda', 'formula');
}

/** For every eigenvalue the solutions of (A − λI)·v = 0, by combining rows; none where that is too long to be followed. */
export function eigenvectorSteps(rows: Matrix, eigenvalues: readonly Expression[] = []): readonly ShownStep[] {
  const isOfNumbers = rows.flat().every((entry) => freeSymbols(entry).length === 0);
  if (rows.length < 2 || rows.length > maxRows || !isOfNumbers) return [];
  const distinct = eigenvalues.filter((value, k) => eigenvalues.findIndex((other) => equal(other, value)) === k);
  const found = distinct.map((value) => eigenvectorStep(rows, value));
  return found.every((step) => step !== null) ? found : [];
}

function eigenvectorStep(rows: Matrix, value: Expression): Line | null {
  const matrix = rows.map((row, i) => row.map((entry, j) => (i === j ? subtract(entry, value) : entry)));
  const solved = inFieldOf(matrix.flat(), work(workForVectors), (field) => {
    const entries = matrix.map((row) => row.map(field.fromExpression));
    const { operations, rows: reduced, pivots } = rowReduce(field, entries, { record: true });
    return {
      start: entries.map((row) => row.map(field.toExpression)),
      steps: rowSteps(field, operations),
      vectors: kernelOf(field, reduced, pivots).map((vector) => vector.map(field.toExpression)),
      reduced: reduced.map((row) => row.map(field.toExpression)),
      pivots,
    };
  });
  if (!solved.ok || solved.value.vectors.length === 0) return null;
  const { start, steps, vectors, reduced, pivots } = solved.value;
  const letters = ['r', 's', 't'].slice(-vectors.length);
  const right = sum(
    vectors.map((vector, k) => product([symbol(letters[k]!), { kind: 'apply', name: '', args: whole(vector) }])),
  );
  const isShort = steps.every(({ matrix: after }) => after === undefined || matrixText(after.rows).length <= longest);
  return {
    rule: 'eigenvectors',
    says: `(A - λ*I)*v = 0 is solved by combining rows; ${letters.length === 1 ? 'one unknown is free, t, which must not be 0' : `${letters.join(', ')} are free, and must not all be 0`}.`,
    written: {
      text: `lambda = ${toText(value)}; v = ${toText(right)}`,
      latex: `\\lambda = ${toLatex(value)},\\quad\\allowbreak v = ${toLatex(right)}`,
    },
    steps: [lessOnDiagonal(value, start), ...(isShort ? [...steps, readOff(reduced, pivots, letters, vectors)] : [])],
  };
}

/** The rows as equations for the components of v, the free ones as letters: v_1 = 2*v_2, v_2 = t. */
function readOff(
  reduced: Matrix,
  pivots: readonly number[],
  letters: readonly string[],
  vectors: readonly (readonly Expression[])[],
): Line {
  const component = (k: number): Expression => symbol(`v_${k + 1}`);
  const free = reduced[0]!.map((_, k) => k).filter((k) => !pivots.includes(k));
  const bound = pivots.map((pivot, row) => {
    const right = sum(free.map((k) => negate(product([reduced[row]![k]!, component(k)]))));
    return `${toText(component(pivot))} = ${toText(right)}`;
  });
  const chosen = free.map((k, j) => `${toText(component(k))} = ${letters[j]}`);
  const isScaled = vectors.some((vector) => whole(vector).some((one, k) => !equal(one, vector[k]!)));
  const says = `A row with a leading 1 gives one component of v by the free ones, which may be any numbers.${isScaled ? ' A multiple without fractions is as good.' : ''}`;
  return line('read off the solution', says, [...bound, ...chosen].join('; '));
}

/** A matrix with longer entries is followed by nobody. */
const longest = 100;

function lessOnDiagonal(value: Expression, matrix: Matrix): Line {
  const [text, latex] = [toText(value), toLatex(value)];
  const isHeld = value.kind === 'sum' || text.startsWith('-');
  const by = isHeld ? { text: `(${text})`, latex: `\\left(${latex}\\right)` } : { text, latex };
  return {
    rule: 'diagonal less the eigenvalue',
    says: 'The eigenvalue is taken from every entry of the diagonal.',
    written: {
      text: `A - ${by.text}*I = ${matrixText(matrix)}`,
      latex: `A - ${by.latex} \\cdot I = ${matrixLatex(matrix)}`,
    },
    steps: [],
  };
}

/** A basis of the solutions of a reduced homogeneous system, one for every column without a pivot. */
function kernelOf<E>(field: Field<E>, reduced: Rows<E>, pivots: readonly number[]): readonly (readonly E[])[] {
  const columns = reduced[0]!.map((_, k) => k);
  return columns
    .filter((k) => !pivots.includes(k))
    .map((column) =>
      columns.map((k) => {
        const row = pivots.indexOf(k);
        return k === column ? field.one : row < 0 ? field.zero : field.negate(reduced[row]![column]!);
      }),
    );
}

/** Rational entries as whole numbers. */
function whole(vector: readonly Expression[]): readonly Expression[] {
  const rational = vector.map((one) => (one.kind === 'number' ? one.value : null));
  if (!rational.every((one) => one !== null)) return vector;
  const common = rational.reduce((lcm: Z.Integer, one) => Z.lcm(lcm, one.denominator), 1);
  return rational.map((one) => number(Q.multiply(one, Q.integerRational(common))));
}

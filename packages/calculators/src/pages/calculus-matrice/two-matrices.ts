import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { lostConditions } from '@nomogram/math/linear/cases.ts';
import { productSteps, sumSteps } from '@nomogram/math/linear/entry-steps.ts';
import { add, type Matrix, multiply, subtract } from '@nomogram/math/linear/operations.ts';
import { verifyDifference, verifyProduct } from '@nomogram/math/linear/verify.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { calculator } from '../../kit/calculator.ts';
import { twoElsewhere } from './elsewhere.ts';
import { gridFigure } from './grid-figure.ts';
import { differenceTurns, productTransposes, sumCommutes } from './laws.ts';
import { checkedBy, matrixValue, refuseLong } from './matrix-answer.ts';
import { common, firstMatrix, secondMatrix } from './shared.ts';

const inputs = { a: firstMatrix, b: secondMatrix };

const sum = calculator({
  ...common,
  title: 'Add',
  keywords: ['matrix addition', 'sum of matrices'],
  purpose: 'The sum of two matrices with equal dimensions.',
  path: 'calculus/twomatrices/add/:a/:b',
  inputs,
  formula: '(A + B)_{ij} = a_{ij} + b_{ij}',
  compute: ({ a, b }) => {
    const found = add(a.rows, b.rows);
    const short = found.ok ? refuseLong(found.value) : found;
    if (!short.ok) return short;
    const checked = checkedBy(verifyDifference(short.value, b.rows, a.rows), 'The sum less B is A');
    return checked.ok
      ? ok({
          values: { sum: matrixValue('A + B', short.value) },
          conditions: lostConditions([...a.rows, ...b.rows], short.value),
          steps: () => sumSteps(a.rows, b.rows, short.value, '+'),
          checked: checked.value,
        })
      : checked;
  },
  elsewhere: ({ a, b }) => twoElsewhere('sum', a.rows, b.rows),
  laws: [sumCommutes],
  examples: [
    { given: { a: '1,2\n3,4', b: '5,6\n7,8' }, expect: { sum: '[[6, 8], [10, 12]]' } },
    { label: 'fractions', given: { a: '1/2,1/3', b: '1/2,2/3' }, expect: { sum: '[[1, 1]]' } },
    { given: { a: '1,2\n3,4', b: '1,2,3\n4,5,6' }, fails: 'no-answer' },
  ],
});

const difference = calculator({
  ...common,
  title: 'Subtract',
  keywords: ['matrix subtraction', 'difference of matrices'],
  purpose: 'The difference of two matrices with equal dimensions.',
  path: 'calculus/twomatrices/sub/:a/:b',
  inputs,
  formula: '(A - B)_{ij} = a_{ij} - b_{ij}',
  compute: ({ a, b }) => {
    const found = subtract(a.rows, b.rows);
    const short = found.ok ? refuseLong(found.value) : found;
    if (!short.ok) return short;
    const checked = checkedBy(
      verifyDifference(a.rows, b.rows, short.value),
      'A less B, computed a second time, is the same',
    );
    return checked.ok
      ? ok({
          values: { difference: matrixValue('A - B', short.value) },
          conditions: lostConditions([...a.rows, ...b.rows], short.value),
          steps: () => sumSteps(a.rows, b.rows, short.value, '-'),
          checked: checked.value,
        })
      : checked;
  },
  elsewhere: ({ a, b }) => twoElsewhere('difference', a.rows, b.rows),
  laws: [differenceTurns],
  examples: [
    { given: { a: '1,2\n3,4', b: '5,6\n7,8' }, expect: { difference: '[[-4, -4], [-4, -4]]' } },
    { label: 'symbols', given: { a: 'x,2\n3,y', b: 'x,0\n0,1' }, expect: { difference: '[[0, 2], [3, y - 1]]' } },
    { given: { a: '1,2', b: '1\n2' }, fails: 'no-answer' },
  ],
});

const productOf = calculator({
  ...common,
  title: 'Multiply',
  keywords: ['matrix multiplication', 'matrix product'],
  asks: ['(multiply|product of)[ the] (matrices|matrix) {a} (and|by|times|with) {b}'],
  purpose: 'The product of two matrices: the columns of the first must be as many as the rows of the second.',
  path: 'calculus/twomatrices/prod/:a/:b',
  inputs,
  formula: '(AB)_{ij} = \\sum_k a_{ik} b_{kj}',
  compute: ({ a, b }) => {
    const found = multiply(a.rows, b.rows);
    const short = found.ok ? refuseLong(found.value) : found;
    if (!short.ok) return short;
    const checked = checkedBy(verifyProduct(a.rows, b.rows, short.value), 'The product was computed a second time');
    if (!checked.ok) return checked;
    return ok({
      values: { product: matrixValue('A·B', short.value) },
      conditions: lostConditions([...a.rows, ...b.rows], short.value),
      steps: () => productSteps(a.rows, b.rows, short.value),
      checked: checked.value,
      notes: commutes(a.rows, b.rows, short.value),
      figure: () => gridFigure(short.value, 'A·B'),
    });
  },
  elsewhere: ({ a, b }) => twoElsewhere('product', a.rows, b.rows),
  laws: [productTransposes],
  examples: [
    { given: { a: '1,2\n3,4', b: '5,6\n7,8' }, expect: { product: '[[19, 22], [43, 50]]' } },
    { label: 'a row and a column', given: { a: '1,2,3', b: '4\n5\n6' }, expect: { product: '[[32]]' } },
    {
      label: 'symbols',
      given: { a: 'x,1\n1,x', b: 'x,-1\n-1,x' },
      expect: { product: '[[x^2 - 1, 0], [0, x^2 - 1]]' },
    },
    { given: { a: '1,2\n3,4', b: '1,2,3' }, fails: 'no-answer' },
  ],
});

/** Whether A·B is B·A, which it seldom is; nothing where that is not certain. */
function commutes(a: Matrix, b: Matrix, product: Matrix): readonly string[] {
  if (a.length !== b[0]!.length || a.length !== a[0]!.length || a.length > 6) return [];
  const other = multiply(b, a);
  if (!other.ok) return [];
  if (verifyProduct(b, a, product).passed) return ['Here A·B and B·A are the same.'];
  const differs = product.some((row, i) =>
    row.some((entry, j) => compareNumerically(entry, other.value[i]![j]!).verdict === 'different'),
  );
  if (!differs) return [];
  const hasLetters = [a, b].flat(2).some((entry) => freeSymbols(entry).length > 0);
  return [`B·A is${hasLetters ? ' in general' : ''} another matrix: the order matters.`];
}

export default { add: sum, subtract: difference, multiply: productOf };

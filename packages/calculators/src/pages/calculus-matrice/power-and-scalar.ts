import * as Z from '@nomogram/math/exact/integer.ts';
import { lostConditions } from '@nomogram/math/linear/cases.ts';
import { multipleSteps, powerSteps } from '@nomogram/math/linear/entry-steps.ts';
import { invertibility, power, scale } from '@nomogram/math/linear/operations.ts';
import { verifyPower, verifyScale } from '@nomogram/math/linear/verify.ts';
import { type Failure, no, ok } from '@nomogram/math/result/result.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { expression } from '../../kit/fields/expression.ts';
import { integer } from '../../kit/fields/integer.ts';
import { words } from '../../kit/quantity.ts';
import { multipleElsewhere, powerElsewhere } from './elsewhere.ts';
import { gridFigure } from './grid-figure.ts';
import { multipleOfMultiple, powersMultiply } from './laws.ts';
import { checkedBy, matrixValue, refuseLong } from './matrix-answer.ts';
import { anyMatrix, common, squareMatrix } from './shared.ts';

/** Figures are lettered without commands: A¹⁰, A⁻¹. */
const raised = (n: string): string => [...n].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(sign)])).join('');

const powerInputs = {
  matrix: squareMatrix,
  n: integer({ label: 'Power n', symbol: 'n', hint: 'An integer; it may be negative.' }),
};

const scalar = expression({
  label: 'Scalar',
  symbol: 'n',
  hint: 'A number such as 3 or 1/2, or an expression.',
  accepts: 'a number such as 3 or 1/2, or an expression such as a',
});

const powerOf = calculator({
  ...common,
  title: 'Power n',
  keywords: ['matrix power', 'matrix squared'],
  purpose: 'The n-th power of a square matrix, exact; negative powers are those of the inverse.',
  path: 'calculus/onematrix/power/:matrix/:n',
  inputs: powerInputs,
  formula: 'A^n = \\underbrace{A \\cdots A}_{n}, \\quad A^{-n} = (A^{-1})^n',
  compute: computePower,
  elsewhere: ({ matrix: { rows }, n }) => powerElsewhere(rows, n),
  laws: [powersMultiply],
  examples: [
    { label: 'Fibonacci numbers', given: { matrix: '1,1\n1,0', n: '10' }, expect: { power: '[[89, 55], [55, 34]]' } },
    { label: 'a negative power', given: { matrix: '1,2\n3,4', n: '-1' }, expect: { power: '[[-2, 1], [3/2, -1/2]]' } },
    { label: 'power 0', given: { matrix: '1,2\n2,4', n: '0' }, expect: { power: '[[1, 0], [0, 1]]' } },
    { given: { matrix: '1,2\n2,4', n: '-1' }, fails: 'no-answer' },
    { given: { matrix: '1,1\n1,0', n: '1000000000' }, fails: 'too-large' },
  ],
});

/** What grows too long to be written grows with the exponent; a power that is no higher than its matrix is as long as that. */
const ofExponent = (failure: Failure, n: Z.Integer): Failure =>
  failure.code === 'too-large' && Z.compare(Z.abs(n), 1) > 0 ? { input: 'n', ...failure } : failure;

function computePower({ matrix: { rows }, n }: InputValues<typeof powerInputs>) {
  const found = power(rows, n);
  const short = found.ok ? refuseLong(found.value) : found;
  if (!short.ok) return no(short.error.code, short.error.message, ofExponent(short.error, n));
  const checked = checkedBy(
    verifyPower(rows, n, short.value),
    'The power was computed a second time, from the other end of the exponent',
  );
  if (!checked.ok) return checked;
  const where = n < 0 ? invertibility(rows, short.value) : ok(undefined);
  if (!where.ok) return where;
  return ok({
    values: { power: matrixValue(`A^${Z.toString(n)}`, short.value) },
    conditions: where.value?.conditions ?? lostConditions(rows, short.value),
    steps: () => powerSteps(rows, n, short.value),
    cases: where.value?.singular.map((one) => ({ when: [one], value: words('Power', 'none, A is singular') })),
    checked: checked.value,
    figure: () => gridFigure(short.value, `A${raised(Z.toString(n))}`),
  });
}

const scalarMultiple = calculator({
  ...common,
  title: 'Scalar multiple',
  keywords: ['multiply matrix by a number'],
  purpose: 'Every entry of a matrix times a number or an expression.',
  path: 'calculus/onematrix/scalar/:matrix/:n',
  inputs: {
    matrix: anyMatrix,
    n: scalar,
  },
  formula: '(nA)_{ij} = n\\,a_{ij}',
  compute: ({ matrix: { rows }, n }) => {
    const found = scale(rows, n.expression);
    const short = found.ok ? refuseLong(found.value) : found;
    if (!short.ok) return short;
    const checked = checkedBy(
      verifyScale(rows, n.expression, short.value),
      'The product with n times the identity matrix is the same',
    );
    if (!checked.ok) return checked;
    return ok({
      values: { scalar: matrixValue('n·A', short.value) },
      conditions: lostConditions([...rows, [n.expression]], short.value),
      steps: () => multipleSteps(rows, n.expression, short.value),
      checked: checked.value,
      figure: () => gridFigure(short.value, 'n·A'),
    });
  },
  elsewhere: ({ matrix: { rows }, n }) => multipleElsewhere(rows, n.expression),
  laws: [multipleOfMultiple],
  examples: [
    { given: { matrix: '1,2\n3,4', n: '3' }, expect: { scalar: '[[3, 6], [9, 12]]' } },
    {
      label: 'a root',
      given: { matrix: '1,sqrt(2)\n0,4', n: 'sqrt(2)' },
      expect: { scalar: '[[sqrt(2), 2], [0, 4*sqrt(2)]]' },
    },
    { given: { matrix: '1,2\n3,4', n: '' }, fails: 'missing' },
  ],
});

export default { power: powerOf, scalar: scalarMultiple };

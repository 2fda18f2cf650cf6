import { isZero } from '@nomogram/math/exact/rational.ts';
import { negate, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type ByCases, lostConditions } from '@nomogram/math/linear/cases.ts';
import { cofactorSteps } from '@nomogram/math/linear/cofactor-steps.ts';
import { diagonalSteps, traceSteps, transposeSteps } from '@nomogram/math/linear/entry-steps.ts';
import { type InverseWay, inverseSteps } from '@nomogram/math/linear/inverse-steps.ts';
import * as M from '@nomogram/math/linear/operations.ts';
import {
  rankModulo,
  sameMatrix,
  unitMatrix,
  verifyDeterminant,
  verifyProduct,
  verifySum,
  verifyTranspose,
} from '@nomogram/math/linear/verify.ts';
import { verifyCharacteristic, verifyEigenvalues } from '@nomogram/math/linear/verify-spectrum.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { conditionsText } from '@nomogram/math/syntax/print-condition.ts';
import type { Check, Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { exact, words } from '../../kit/quantity.ts';
import {
  determinantElsewhere,
  eigenvaluesElsewhere,
  inverseElsewhere,
  traceElsewhere,
  transposeElsewhere,
} from './elsewhere.ts';
import { gridFigure } from './grid-figure.ts';
import { determinantOfMultiple, sameOfTransposed, undoesItself } from './laws.ts';
import { checkedBy, listValue, matrixValue, refuseLong } from './matrix-answer.ts';
import { anyMatrix, common, squareMatrix } from './shared.ts';
import { eigenvectorSteps, spectrumSteps } from './spectrum-steps.ts';

const ofOneSquare = { matrix: squareMatrix };

const inverseOf = calculator({
  ...common,
  title: 'Inverse',
  keywords: ['invert a matrix'],
  asks: ['inverse[ of][ the][ matrix] {matrix}', 'invert[ the][ matrix] {matrix}'],
  purpose: 'The matrix that undoes a square matrix, exact, with the row operations that lead to it.',
  path: 'calculus/onematrix/inverse/:matrix',
  inputs: ofOneSquare,
  methods: { elimination: 'Elimination (Gauss–Jordan)', cofactors: 'Adjugate' },
  unchosen: 'the usual way',
  formula: 'A\\,A^{-1} = A^{-1}A = I',
  compute: computeInverseOf,
  elsewhere: ({ matrix: { rows } }) => inverseElsewhere(rows),
  laws: [undoesItself('matrix', 'inverse')],
  examples: [
    { given: { matrix: '1,2\n3,4' }, expect: { inverse: '[[-2, 1], [3/2, -1/2]]', determinant: '-2' } },
    { label: 'fractions', given: { matrix: '1/2,1/3\n1/4,1/5' }, expect: { inverse: '[[12, -20], [-15, 30]]' } },
    { label: 'symbols', given: { matrix: 'a,b\nc,d' }, expect: { determinant: 'a*d - b*c' } },
    {
      label: 'a rotation',
      given: { matrix: 'cos(x),-sin(x)\nsin(x),cos(x)' },
      expect: { inverse: '[[cos(x), sin(x)], [-sin(x), cos(x)]]', determinant: '1' },
    },
    { given: { matrix: '1,2\n2,4' }, fails: 'no-answer' },
    { given: { matrix: '1,2,3\n4,5,6' }, fails: 'out-of-range' },
  ],
});

function computeInverseOf({ matrix: { rows } }: InputValues<typeof ofOneSquare>, { method }: Options) {
  const found = M.inverse(rows);
  if (!found.ok) return found;
  const short = refuseLong(found.value.inverse);
  if (!short.ok) return short;
  const checked = checkedBy(
    verifyProduct(rows, short.value, unitMatrix(rows.length)),
    'A times its inverse is the identity matrix',
  );
  if (!checked.ok) return checked;
  const where = M.invertibility(rows, short.value);
  if (!where.ok) return where;
  return ok({
    values: {
      inverse: matrixValue('Inverse', short.value),
      determinant: exact('Determinant', found.value.determinant),
    },
    conditions: where.value.conditions,
    cases: where.value.singular.map((one) => ({ when: [one], value: singular })),
    steps: () => inverseSteps(rows, found.value, method as InverseWay | undefined),
    checked: checked.value,
    figure: () => gridFigure(short.value, 'A⁻¹'),
  });
}

const singular = words('Inverse', 'none, the matrix is singular', { meaning: 'none' });

const determinantOf = calculator({
  ...common,
  title: 'Determinant',
  keywords: ['det', 'characteristic polynomial'],
  asks: ['([matrix ]det[erminant]|characteristic polynomial|rank)[ of][ the][ matrix] {matrix}'],
  purpose: 'The determinant of a square matrix with its elimination, rank, characteristic polynomial and eigenvalues.',
  path: 'calculus/onematrix/determinant/:matrix',
  inputs: ofOneSquare,
  methods: { products: 'Products of the entries', cofactors: 'Cofactors along a row', elimination: 'Elimination' },
  unchosen: 'the usual ways',
  formula: '\\det A = \\sum_{\\sigma} \\operatorname{sgn}(\\sigma) \\prod_{k} a_{k\\,\\sigma(k)}',
  compute: ({ matrix: { rows } }, { method }) => {
    const found = M.determinant(rows);
    if (!found.ok) return found;
    const { determinant, steps } = found.value;
    const checked = checkedBy(verifyDeterminant(rows, determinant), 'The determinant was computed a second time');
    if (!checked.ok) return checked;
    const { values, checks, found: spectrum } = besides(rows, determinant);
    return ok({
      values: { determinant: exact('Determinant', determinant), ...values },
      conditions: lostConditions(rows, [[determinant]]),
      steps: () => {
        const own = byMethod(steps, method, () => cofactorSteps(rows, determinant));
        return own.length === 0 ? own : [...own, ...spectrumSteps(rows, spectrum)];
      },
      checked: [...checked.value, ...checks],
      figure: () => gridFigure(rows, 'A'),
    });
  },
  elsewhere: ({ matrix: { rows } }) => determinantElsewhere(rows),
  laws: [sameOfTransposed, determinantOfMultiple],
  examples: [
    {
      given: { matrix: '1,2\n3,4' },
      expect: { determinant: '-2', rank: '2', characteristic: 'lambda^2 - 5*lambda - 2' },
    },
    { label: 'singular', given: { matrix: '1,2,3\n4,5,6\n7,8,9' }, expect: { determinant: '0', rank: '2' } },
    { label: 'with roots', given: { matrix: 'sqrt(2),1\n1,sqrt(2)' }, expect: { determinant: '1' } },
    { label: 'Vandermonde', given: { matrix: '1,x,x^2\n1,y,y^2\n1,z,z^2' }, expect: { rank: '3' } },
  ],
});

/** Rules that multiply entries; elimination has none of them. */
const productRules: ReadonlySet<string> = new Set([
  'product of the diagonals',
  'rule of Sarrus',
  'expand along the first row',
]);

/** The usual ways beside each other, or the one that is chosen; where that is too long, those that are left. */
function byMethod(
  steps: readonly ShownStep[],
  method: string | undefined,
  cofactors: () => readonly ShownStep[],
): readonly ShownStep[] {
  const chosen =
    method === 'cofactors'
      ? cofactors()
      : steps.filter(({ rule }) => productRules.has(rule) === (method === 'products'));
  return method === undefined || chosen.length === 0 ? steps : chosen;
}

/** What may be spent on what nobody asked for. */
const workBeside = 1_000_000;

/** What stands beside the determinant, where it is not too much work. */
function besides(rows: M.Matrix, value: Expression) {
  const { checks, polynomial, eigenvalues, listed } = spectrum(rows);
  const full = !(value.kind === 'number' && isZero(value.value));
  const second = full ? null : rankModulo(rows);
  const rankFound = M.rankByCases(rows, M.work(workBeside));
  return {
    checks,
    found: { polynomial, eigenvalues: listed },
    values: {
      rank:
        rankFound.ok && rankFound.value.value === (second ?? rows.length) ? rankOf(rankFound.value, full) : undefined,
      characteristic: polynomial === undefined ? undefined : exact('Characteristic polynomial', polynomial),
      eigenvalues,
    },
  };
}

/** The characteristic polynomial and its roots, as far as they are found and pass their checks. */
function spectrum(rows: M.Matrix) {
  const found = rows.length <= 12 ? M.characteristic(rows, M.work(workBeside)) : undefined;
  const made = found?.ok ? M.polynomialIn(symbol('lambda'), found.value.coefficients) : undefined;
  const polynomial = made && verifyCharacteristic(rows, made, 'lambda') ? made : undefined;
  const values = found?.ok && polynomial !== undefined ? found.value.eigenvalues : null;
  const all = values?.flatMap(({ value: one, multiplicity }) => Array.from({ length: multiplicity }, () => one));
  const listed = all && verifyEigenvalues(rows, all) ? all : undefined;
  const checks: Check[] = [];
  if (polynomial !== undefined)
    checks.push({
      how: 'independent computation',
      detail: 'The characteristic polynomial is the determinant of λI − A at four values of λ.',
    });
  if (listed !== undefined)
    checks.push({
      how: 'substitution',
      detail: 'A − λI is singular for each eigenvalue λ, in complex floating point.',
    });
  const eigenvalues = listed === undefined ? undefined : listValue('Eigenvalues', listed);
  return { polynomial, eigenvalues, listed, checks };
}

/** "3 (for a ≠ 1; 2 for a = 1)"; of a matrix whose determinant is not 0 throughout, the rank is full there and only there. */
function rankOf({ value, conditions, cases, open }: ByCases<number>, full: boolean): Quantity {
  if (conditions.length === 0) return words('Rank', String(value));
  const others =
    cases.length <= maxCasesOfRank && open.length === 0
      ? cases.map((one) => `; ${one.value} for ${conditionsText(one.when)}`).join('')
      : full
        ? '; less elsewhere'
        : '';
  return words('Rank', String(value), { also: `for ${conditionsText(conditions)}${others}` });
}

const maxCasesOfRank = 4;

const diagonalOf = calculator({
  ...common,
  title: 'Diagonal',
  keywords: ['main diagonal', 'eigenvalues', 'eigenvectors', 'diagonalize', 'diagonalization'],
  asks: ['[main ]diagonal of[ the][ matrix] {matrix}', '(eigenvalues|eigenvalue)[ of][ the][ matrix] {matrix}'],
  purpose:
    'The main diagonal of a square matrix, and beside it the eigenvalues, which stand there if it is triangular.',
  path: 'calculus/onematrix/diagonal/:matrix',
  inputs: ofOneSquare,
  formula: '\\operatorname{diag} A = (a_{11}, a_{22}, \\ldots, a_{nn})',
  compute: computeDiagonal,
  elsewhere: ({ matrix: { rows } }) => eigenvaluesElsewhere(rows, spectrum(rows).listed),
  laws: [sameOfTransposed],
  examples: [
    { given: { matrix: '1,2\n3,4' }, expect: { diagonal: '[[1, 4]]', trace: '5' } },
    { label: 'a triangle', given: { matrix: '2,1\n0,3' }, expect: { diagonal: '[[2, 3]]', eigenvalues: '2, 3' } },
    { label: 'three rows', given: { matrix: '1/2,0,7\n0,x,1\n9,9,3' }, expect: { diagonal: '[[1/2, x, 3]]' } },
    { given: { matrix: '1,2,3\n4,5,6' }, fails: 'out-of-range' },
  ],
});

function computeDiagonal({ matrix: { rows } }: InputValues<typeof ofOneSquare>) {
  const found = M.diagonal(rows);
  if (!found.ok) return found;
  const total = M.trace(rows);
  if (!total.ok) return total;
  const checked = checkedBy(verifySum(found.value, total.value), 'The entries add up to the trace');
  if (!checked.ok) return checked;
  const { eigenvalues, listed, polynomial, checks } = spectrum(rows);
  return ok({
    values: {
      diagonal: matrixValue('Diagonal', [found.value]),
      trace: exact('Their sum, the trace', total.value),
      eigenvalues,
    },
    steps: () => [
      ...diagonalSteps(found.value),
      ...traceSteps(found.value, total.value).slice(1),
      ...(listed === undefined ? [] : spectrumSteps(rows, { polynomial, eigenvalues: listed })),
      ...eigenvectorSteps(rows, listed),
    ],
    checked: [...checked.value, ...(eigenvalues === undefined ? [] : checks.slice(-1))],
  });
}

const traceOf = calculator({
  ...common,
  title: 'Trace',
  keywords: ['sum of the diagonal'],
  asks: ['trace[ of] {matrix}'],
  purpose: 'The sum of the main diagonal of a square matrix, which is the sum of its eigenvalues.',
  path: 'calculus/onematrix/trace/:matrix',
  inputs: ofOneSquare,
  formula: '\\operatorname{tr} A = a_{11} + a_{22} + \\cdots + a_{nn}',
  compute: ({ matrix: { rows } }) => {
    const [total, entries] = [M.trace(rows), M.diagonal(rows)];
    if (!total.ok) return total;
    if (!entries.ok) return entries;
    const second = rows.length <= 8 ? M.characteristic(rows, M.work(workBeside)) : undefined;
    const verdict = second?.ok
      ? sameMatrix([[total.value]], [[negate(second.value.coefficients[1]!)]])
      : verifySum(entries.value, total.value);
    const what = second?.ok
      ? 'It is minus the second coefficient of the characteristic polynomial'
      : 'The sum was computed a second time';
    const checked = checkedBy(verdict, what);
    if (!checked.ok) return checked;
    return ok({
      values: { trace: exact('Trace', total.value) },
      conditions: lostConditions(rows, [[total.value]]),
      steps: () => traceSteps(entries.value, total.value),
      checked: checked.value,
    });
  },
  elsewhere: ({ matrix: { rows } }) => traceElsewhere(rows),
  laws: [sameOfTransposed],
  examples: [
    { given: { matrix: '1,2\n3,4' }, expect: { trace: '5' } },
    { label: 'with a root', given: { matrix: 'sqrt(2),1\n0,1-sqrt(2)' }, expect: { trace: '1' } },
    { given: { matrix: '1,2,3\n4,5,6' }, fails: 'out-of-range' },
  ],
});

const transposeOf = calculator({
  ...common,
  title: 'Transpose',
  keywords: ['transposed matrix', 'swap rows and columns'],
  asks: ['transpose[ of] {matrix}'],
  purpose: 'The matrix with rows and columns exchanged.',
  path: 'calculus/onematrix/transpose/:matrix',
  inputs: { matrix: anyMatrix },
  formula: '(A^{T})_{ij} = a_{ji}',
  compute: ({ matrix: { rows } }) => {
    const transpose = M.transpose(rows);
    const checked = checkedBy(verifyTranspose(rows, transpose), 'For random vectors x and y, (A x)·y is x·(Aᵀ y)');
    return checked.ok
      ? ok({
          values: { transpose: matrixValue('Transpose', transpose) },
          steps: () => transposeSteps(rows, transpose),
          checked: checked.value,
        })
      : checked;
  },
  elsewhere: ({ matrix: { rows } }) => transposeElsewhere(rows),
  laws: [undoesItself('matrix', 'transpose')],
  examples: [
    { given: { matrix: '1,2,3\n4,5,6' }, expect: { transpose: '[[1, 4], [2, 5], [3, 6]]' } },
    { label: 'a row', given: { matrix: '1,2,3' }, expect: { transpose: '[[1], [2], [3]]' } },
    { given: { matrix: '1,2,\n3,4,' }, fails: 'unreadable' },
  ],
});

export default {
  inverse: inverseOf,
  determinant: determinantOf,
  diagonal: diagonalOf,
  trace: traceOf,
  transpose: transposeOf,
};

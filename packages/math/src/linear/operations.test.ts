import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { rational } from '../exact/rational.ts';
import { constant, equal, number, sum } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import type { Expression } from '../expression/expression.ts';
import { parse } from '../syntax/parse.ts';
import { toText } from '../syntax/print-text.ts';
import { readMatrix } from '../syntax/read-matrix.ts';
import { inverseSteps } from './inverse-steps.ts';
import { matrixText } from './matrix-text.ts';
import * as M from './operations.ts';
import { sameMatrix, unitMatrix, verifyDeterminant, verifyPower, verifyProduct } from './verify.ts';
import { verifyCharacteristic, verifyEigenvalues } from './verify-spectrum.ts';

interface Fixture {
  readonly matrix: readonly (readonly string[])[];
  readonly determinant: string;
  readonly rank: number;
  readonly characteristic: readonly string[];
  readonly inverse?: readonly (readonly string[])[];
  readonly cube: readonly (readonly string[])[];
}

const fixtures: Fixture[] = JSON.parse(readFileSync(new URL('./fixtures/matrices.json', import.meta.url), 'utf8'));

const matrix = (text: string): M.Matrix => unwrap(readMatrix(text)).rows;
const text = (rows: M.Matrix) => matrixText(rows);

describe('as PARI/GP has it', () => {
  it.each(fixtures.map((one, k) => [k, one] as const))('matrix %i', (_, one) => {
    const a = one.matrix.map((row) => row.map(read));
    const shown = unwrap(M.determinant(a));
    expect(equal(shown.determinant, read(one.determinant))).toBe(true);
    expect(unwrap(M.rank(a))).toBe(one.rank);
    expect(unwrap(M.characteristic(a)).coefficients).toEqual(one.characteristic.map(read));
    expect(unwrap(M.power(a, 3))).toEqual(one.cube.map((row) => row.map(read)));
    if (one.inverse === undefined) expect(M.inverse(a)).toMatchObject({ ok: false, error: { code: 'no-answer' } });
    else expect(unwrap(M.inverse(a)).inverse).toEqual(one.inverse.map((row) => row.map(read)));
  });
});

const rationals = fc
  .tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: 1, max: 9 }))
  .map(([n, d]) => number(rational(n, d)));
const kinds = fc.constantFrom('x', 'y', 'sqrt(2)', 'sqrt(3)', 'i', 'x + 1', 'sqrt(x)', 'pi').map(read);
const square = (entries: fc.Arbitrary<Expression>, most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((n) => fc.array(fc.array(entries, { minLength: n, maxLength: n }), { minLength: n, maxLength: n }));

describe('laws', () => {
  it.each<[string, fc.Arbitrary<Expression>, number, number]>([
    ['rationals', rationals, 9, 60],
    ['symbols and roots', fc.oneof({ weight: 2, arbitrary: rationals }, { weight: 1, arbitrary: kinds }), 4, 20],
  ])('of %s', (_, entries, most, numRuns) => {
    fc.assert(
      fc.property(square(entries, most), (a) => {
        const { determinant: d } = unwrap(M.determinant(a));
        expect(verifyDeterminant(a, d).passed).toBe(true);
        expect(sameMatrix([[unwrap(M.determinant(M.transpose(a))).determinant]], [[d]]).passed).toBe(true);
        const found = M.inverse(a);
        if (found.ok) {
          expect(verifyProduct(a, found.value.inverse, unitMatrix(a.length)).passed).toBe(true);
          expect(verifyProduct(found.value.inverse, a, unitMatrix(a.length)).passed).toBe(true);
        } else expect(sameMatrix([[d]], [[number(0)]]).passed).toBe(true);
        const { coefficients } = unwrap(M.characteristic(a));
        expect(
          sameMatrix([[coefficients[1]!]], [[unwrap(M.scale([[unwrap(M.trace(a))]], number(-1)))[0]![0]!]]).passed,
        ).toBe(true);
      }),
      { numRuns, seed: 20_261_121 },
    );
  });

  it('(A·B)⁻¹ = B⁻¹·A⁻¹, det(A·B) = det A · det B', () => {
    const pairs = fc.integer({ min: 2, max: 5 }).chain((n) => {
      const rows = fc.array(fc.array(rationals, { minLength: n, maxLength: n }), { minLength: n, maxLength: n });
      return fc.tuple(rows, rows);
    });
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const ab = unwrap(M.multiply(a, b));
        const [left, right] = [M.inverse(a), M.inverse(b)];
        fc.pre(left.ok && right.ok);
        expect(unwrap(M.inverse(ab)).inverse).toEqual(unwrap(M.multiply(unwrap(right).inverse, unwrap(left).inverse)));
        expect(
          verifyProduct(
            [[unwrap(M.determinant(a)).determinant]],
            [[unwrap(M.determinant(b)).determinant]],
            [[unwrap(M.determinant(ab)).determinant]],
          ).passed,
        ).toBe(true);
      }),
      { numRuns: 40, seed: 20_261_122 },
    );
  });

  it('a reduced form has the rank, and is its own', () => {
    fc.assert(
      fc.property(square(fc.constantFrom(number(0), number(1), number(2), number(-1)), 6), (a) => {
        const reduced = unwrap(M.reducedRowEchelonForm(a));
        expect(reduced.pivots.length).toBe(unwrap(M.rank(a)));
        expect(unwrap(M.reducedRowEchelonForm(reduced.matrix)).matrix).toEqual(reduced.matrix);
      }),
      { numRuns: 60, seed: 20_261_123 },
    );
  });

  it('powers add', () => {
    fc.assert(
      fc.property(square(rationals, 3), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }), (a, n, m) => {
        expect(unwrap(M.multiply(unwrap(M.power(a, n)), unwrap(M.power(a, m))))).toEqual(unwrap(M.power(a, n + m)));
        expect(verifyPower(a, n, unwrap(M.power(a, n))).passed).toBe(true);
      }),
      { numRuns: 30, seed: 20_261_124 },
    );
  });
});

describe('known answers', () => {
  it.each([
    ['1/(1+sqrt(2)), 0; 0, 1', '[[1 + sqrt(2), 0], [0, 1]]'],
    ['cos(x), -sin(x); sin(x), cos(x)', '[[cos(x), sin(x)], [-sin(x), cos(x)]]'],
    [
      '1, sqrt(2); sqrt(3), 1',
      '[[-1/5 - sqrt(6)/5, sqrt(2)/5 + 2*sqrt(3)/5], [3*sqrt(2)/5 + sqrt(3)/5, -1/5 - sqrt(6)/5]]',
    ],
    ['i, 1; 1, i', '[[-i/2, 1/2], [1/2, -i/2]]'],
    ['x, 1; 1, x', '[[x/(x^2 - 1), -1/(x^2 - 1)], [-1/(x^2 - 1), x/(x^2 - 1)]]'],
  ])('the inverse of %s', (typed, expected) => {
    const a = matrix(typed);
    const found = unwrap(M.inverse(a)).inverse;
    expect(verifyProduct(a, found, unitMatrix(a.length)).passed).toBe(true);
    expect(sameMatrix(found, matrix(expected)).passed).toBe(true);
  });

  it.each([
    'sin(x)^2, 1 - cos(x)^2; 1, 1',
    'sqrt(2)*sqrt(3), sqrt(6); 1, 1',
    'sin(2x), 2 sin(x) cos(x); 1, 1',
    'sqrt(3 + 2 sqrt(2)), 1 + sqrt(2); 1, 1',
    'e^x, 1; 1, e^(-x)',
    '4^x, 2^x; 2^x, 1',
    'ln(4), ln(2); 2, 1',
    '(-1)^(1/3), 1/2 + i sqrt(3)/2; 1, 1',
  ])('%s is singular, though it does not look so', (typed) => {
    expect(M.inverse(matrix(typed))).toMatchObject({ ok: false, error: { code: 'no-answer' } });
    expect(unwrap(M.determinant(matrix(typed))).determinant).toEqual(number(0));
  });

  it('eigenvalues', () => {
    const of = (typed: string) =>
      unwrap(M.characteristic(matrix(typed))).eigenvalues?.map(({ value: one, multiplicity }) => [one, multiplicity]);
    expect(of('2, 1, 0; 1, 2, 1; 0, 1, 2')).toHaveLength(3);
    expect(of('3, 0; 0, 3')).toEqual([[number(3), 2]]);
    expect(of('0, -1; 1, 0')).toEqual([
      [read('i'), 1],
      [read('-i'), 1],
    ]);
    expect(of('1, 1, 0; 0, 1, 1; 1, 0, -3')).toBeUndefined();
  });

  it('Hilbert matrices', () => {
    const hilbert = Array.from({ length: 15 }, (_, i) =>
      Array.from({ length: 15 }, (_, j) => number(rational(1, i + j + 1))),
    );
    const found = unwrap(M.inverse(hilbert)).inverse;
    expect(found.flat().every((entry) => entry.kind === 'number' && entry.value.denominator === 1)).toBe(true);
    expect(verifyProduct(hilbert, found, unitMatrix(15)).passed).toBe(true);
  });

  it('a large power of a matrix of finite order', () => {
    expect(text(unwrap(M.power(matrix('0, 1; -1, 0'), 10n ** 40n + 1n)))).toBe('[[0, 1], [-1, 0]]');
  });
});

describe('refusals say what does not fit', () => {
  it.each<[string, { ok: boolean }, RegExp]>([
    ['sum', M.add(matrix('1, 2'), matrix('1; 2')), /1 row and 2 columns.*2 rows and 1 column/],
    ['difference', M.subtract(matrix('1, 2'), matrix('1')), /subtracted need equal dimensions/],
    ['product', M.multiply(matrix('1, 2; 3, 4'), matrix('1, 2')), /as many columns in the first/],
    ['inverse', M.inverse(matrix('1, 2; 2, 4')), /singular.*rank is 1.*; row 2 is 2·row 1\.$/],
    ['three rows', M.inverse(matrix('1, 2, 3; 4, 5, 6; 7, 8, 9')), /; row 3 is 2·row 2 - row 1\.$/],
    ['symbols', M.inverse(matrix('x, x^2; 1, x')), /at most 1.*; row 1 is x·row 2\.$/],
    ['a fraction', M.inverse(matrix('2, 4; 1, 2')), /; row 2 is \(1\/2\)·row 1\.$/],
    ['a root', M.inverse(matrix('sqrt(2), 1; 1, sqrt(2)/2')), /; row 2 is \(sqrt\(2\)\/2\)·row 1\.$/],
    ['a sum', M.inverse(matrix('x^2 - 1, x - 1; x + 1, 1')), /; row 1 is \(x - 1\)·row 2\.$/],
    ['nothing', M.inverse(matrix('1, 2; 0, 0')), /; row 2 is 0 throughout\.$/],
    ['determinant', M.determinant(matrix('1, 2')), /square.*1 row and 2 columns/],
    ['trace', M.trace(matrix('1, 2')), /square/],
    ['diagonal', M.diagonal(matrix('1, 2')), /square/],
    ['power', M.power(matrix('1, 1; 1, 0'), 1_000_000_000), /too many digits/],
    [
      'infinity',
      M.inverse([
        [constant('infinity'), number(1)],
        [number(1), number(1)],
      ]),
      /infinity/,
    ],
  ])('%s', (_, result, message) => {
    expect(result).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
  });
});

describe('steps', () => {
  it('each row operation says what it does, and the last matrix is the answer', () => {
    const { steps } = unwrap(M.inverse(matrix('1, 2; 3, 4')));
    expect(steps.map(({ rule }) => rule)).toEqual([
      'add a multiple of a row',
      'scale a row',
      'add a multiple of a row',
    ]);
    expect(steps[0]!.says).toBe('Subtract 3 times row 1 from row 2.');
    expect(text(steps[0]!.matrix!.rows)).toBe('[[1, 2, 1, 0], [0, -2, -3, 1]]');
    expect(steps[0]!.matrix!.bar).toBe(2);
    expect(text(steps[2]!.matrix!.rows)).toBe('[[1, 0, -2, 1], [0, 1, 3/2, -1/2]]');
  });
});

describe('steps with symbols', () => {
  it('the determinant is expanded, and the inverse stands over it', () => {
    const symbolic = matrix('x, 1; 1, x');
    const found = unwrap(M.inverse(symbolic));
    const steps = inverseSteps(symbolic, found);
    expect(steps.map(({ rule }) => rule)).toEqual([
      'product of the diagonals',
      'adjugate',
      'cofactors over the determinant',
    ]);
    expect(steps[2]!.written!.text).toBe(`A^(-1) = 1/Delta*adj(A) = ${matrixText(found.inverse)}`);
    const three = unwrap(M.determinant(matrix('x, 1, 0; 1, x, 1; 0, 1, x')));
    const [only] = three.steps;
    const sides = only!.written!.text.split(' = ').slice(1);
    expect(sides.map((side) => compareNumerically(read(side), three.determinant).verdict)).toEqual(
      sides.map(() => 'equal'),
    );
  });
});

describe('eigenvalues', () => {
  const spectrum = (typed: string) => {
    const found = unwrap(M.characteristic(matrix(typed)));
    return found.eigenvalues?.flatMap(({ value: one, multiplicity }) =>
      Array.from({ length: multiplicity }, () => one),
    );
  };
  it.each([
    '1, 2; 3, 4',
    '2, 0, 0; 0, 2, 0; 1, 0, 3',
    'a, b; c, d',
    'cos(x), -sin(x); sin(x), cos(x)',
    '0, 1, 0; 0, 0, 1; 1, 0, 0',
    'x, 1; 0, x',
    '5, 4, 2, 1; 0, 1, -1, -1; -1, -1, 3, 0; 1, 1, -1, 2',
  ])('of %s make A − λI singular, and add up to the trace', (typed) => {
    const a = matrix(typed);
    const found = spectrum(typed)!;
    expect(found).toHaveLength(a.length);
    expect(verifyEigenvalues(a, found)).toBe(true);
    expect(compareNumerically(sum(found), unwrap(M.trace(a)), { positive: ['a', 'b', 'c', 'd'] }).verdict).toBe(
      'equal',
    );
  });

  it('are short with symbols, and a double one is seen', () => {
    expect(spectrum('a, b; c, d')!.map(toText)[0]).not.toContain('-a');
    expect(spectrum('x, 1; 0, x')!.map(toText)).toEqual(['x', 'x']);
  });

  it('a wrong one is seen, and a wrong polynomial', () => {
    const a = matrix('1, 2; 3, 4');
    expect(verifyEigenvalues(a, [number(5)])).toBe(false);
    expect(verifyEigenvalues(matrix('2, 0; 0, 3'), [read('2.00001')])).toBe(false);
    expect(verifyCharacteristic(a, read('lambda^2 - 5*lambda - 2'), 'lambda')).toBe(true);
    expect(verifyCharacteristic(a, read('lambda^2 - 5*lambda - 3'), 'lambda')).toBe(false);
  });
});

describe('the checks are ones', () => {
  const a = matrix('1, 2; 3, 4');
  it('see a wrong determinant, product and power', () => {
    expect(verifyDeterminant(a, number(2)).passed).toBe(false);
    expect(verifyDeterminant(matrix('sqrt(2), 1; 1, 1'), read('sqrt(2) + 1')).passed).toBe(false);
    expect(verifyProduct(a, a, matrix('7, 10; 15, 23')).passed).toBe(false);
    expect(verifyPower(a, -1, matrix('-2, 1; 3/2, 1/2')).passed).toBe(false);
  });
});

it('entries of any size leave the look at the eigenvalues undisturbed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 4 }), (exponents) => {
      const entries = exponents.map(
        (exponent) => (parse(`10^(${exponent})`) as { value: { expression: Expression } }).value.expression,
      );
      const diagonalMatrix = entries.map((entry, i) => entries.map((_, j) => (i === j ? entry : number(0))));
      const inDoubles = exponents.every((exponent) => exponent <= 308);
      expect(verifyEigenvalues(diagonalMatrix, entries)).toBe(inDoubles);
    }),
  );
});

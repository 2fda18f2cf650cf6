import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../../tools/setup/read.ts';
import { number, sum } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { toText } from '../syntax/print-text.ts';
import { readMatrix } from '../syntax/read-matrix.ts';
import { type Matrix, multiply } from './operations.ts';
import { solveSystem } from './system.ts';
import { verifyCombination, verifyProduct } from './verify.ts';

const matrix = (text: string): Matrix => unwrap(readMatrix(text)).rows;
const solved = (a: string | Matrix, b: string | Matrix) =>
  unwrap(solveSystem(typeof a === 'string' ? matrix(a) : a, typeof b === 'string' ? matrix(b) : b));

const small = fc.integer({ min: -3, max: 3 }).map((n): Expression => number(n));
const systems = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.tuple(
      fc.array(fc.array(small, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      fc.array(small, { minLength: rows, maxLength: rows }),
      fc.array(small, { minLength: columns, maxLength: columns }),
    ),
  );

describe('laws', () => {
  it('every solution solves, every contradiction is one', () => {
    fc.assert(
      fc.property(systems, ([a, b]) => {
        const column = b.map((entry) => [entry]);
        const { kind, values, free, rank, contradiction } = solved(a, column);
        if (kind === 'contradictory') {
          const { factors, remainder } = contradiction!;
          expect(verifyCombination(factors, a, column, remainder)).toBe(true);
          return;
        }
        expect(free.length).toBe(a[0]!.length - rank);
        const product = verifyProduct(
          a,
          values.map((one) => [one]),
          column,
        );
        expect(product.passed).toBe(true);
      }),
      { numRuns: 150, seed: 20_261_121 },
    );
  });

  it('a system made from a solution has one', () => {
    fc.assert(
      fc.property(systems, ([a, , x]) => {
        const b = multiply(
          a,
          x.map((entry) => [entry]),
        );
        expect(b.ok && solved(a, b.value).kind).not.toBe('contradictory');
      }),
      { numRuns: 60, seed: 20_261_122 },
    );
  });
});

describe('the three cases', () => {
  it('one solution', () => {
    expect(solved('2, 3; 1, -1', '8; -1').values.map(toText)).toEqual(['1', '2']);
  });
  it('free unknowns', () => {
    const { kind, values, free } = solved('1, 2, 3; 4, 5, 6', '6; 15');
    expect([kind, values.map(toText), free]).toEqual(['parametric', ['c', '3 - 2*c', 'c'], ['c']]);
  });
  it('a contradiction with its proof', () => {
    const { kind, contradiction } = solved('1, 1; 2, 2', '1; 3');
    expect(kind).toBe('contradictory');
    expect(contradiction!.factors.map(toText)).toEqual(['-2', '1']);
    expect(toText(contradiction!.remainder)).toBe('1');
  });
  it('letters of the entries are not unknowns', () => {
    expect(solved('a, 1; 1, a', '1; 1').unknowns).toEqual(['b', 'c']);
  });
  it('roots decide', () => {
    expect(solved('1, sqrt(2); sqrt(2), 2', '1; sqrt(2)').kind).toBe('parametric');
    expect(solved('1, sqrt(2); sqrt(2), 2', '1; 2').kind).toBe('contradictory');
    expect(solved('1, sqrt(2); sqrt(2), 3', '1; 2').kind).toBe('unique');
  });
  it('B may be typed as a row', () => {
    expect(solved('2, 3; 1, -1', '8, -1').values.map(toText)).toEqual(['1', '2']);
  });
});

it.each<[string, string, RegExp]>([
  ['1, 2; 3, 4', '1; 2; 3', /A has 2, B has 3/],
  ['1, 2; 3, 4', '1, 2; 3, 4', /one column/],
])('%s with %s is refused', (a, b, message) => {
  expect(solveSystem(matrix(a), matrix(b))).toMatchObject({
    ok: false,
    why: { message: expect.stringMatching(message) },
  });
});

it('the check sees a wrong combination', () => {
  const [a, b] = [matrix('1, 1; 2, 2'), matrix('1; 3')];
  expect(verifyCombination([number(-1), number(1)], a, b, sum([number(2)]))).toBe(false);
  expect(verifyCombination([number(-2), number(1)], a, b, number(0))).toBe(false);
});

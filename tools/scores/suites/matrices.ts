import { equal } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import * as M from '@nomogram/math/linear/operations.ts';
import { solveSystem } from '@nomogram/math/linear/system.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import { read } from '../../setup/read.ts';
import { type Judgement, suite } from '../suite.ts';

type Rows = readonly (readonly string[])[];

interface MatrixRecord {
  readonly id: string;
  readonly op: string;
  readonly matrix: Rows;
  readonly other?: Rows;
  readonly rhs?: readonly string[];
  readonly exponent?: number;
  /** A number, entries, coefficients, what a system has for a solution, or words for what cannot be done. */
  readonly expected: unknown;
}

interface ExpectedSystem {
  readonly kind: 'unique' | 'none' | 'infinite';
  readonly rank: number;
  readonly solution?: readonly string[];
}

const kinds = { unique: 'unique', none: 'contradictory', infinite: 'parametric' } as const;

function expression(text: string): Expression {
  return read(text);
}

const matrix = (rows: Rows): M.Matrix => rows.map((row) => row.map(expression));

/** Refused where the reference refuses, and the exact value elsewhere. */
function compared(found: Result<unknown>, expected: unknown): Judgement {
  const refused = typeof expected === 'string' && /singular|error/.test(expected);
  if (!found.ok) return refused ? 'right' : 'none';
  return !refused && same(found.value, expected) ? 'right' : 'wrong';
}

function same(value: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(value) && value.length === expected.length && value.every((one, k) => same(one, expected[k]));
  if (typeof value === 'number') return value === Number(expected);
  return equal(value as Expression, expression(String(expected)));
}

const mapped = <A, B>(found: Result<A>, take: (value: A) => B): Result<B> =>
  found.ok ? { ok: true, value: take(found.value) } : found;

function judgeSystem(a: M.Matrix, rhs: readonly string[], expected: ExpectedSystem): Judgement {
  const found = solveSystem(a, matrix(rhs.map((entry) => [entry])));
  if (!found.ok) return 'none';
  const { kind, rank: rankFound, values } = found.value;
  const right = kind === kinds[expected.kind] && rankFound === expected.rank;
  return right && (kind !== 'unique' || same(values, expected.solution)) ? 'right' : 'wrong';
}

export default suite<MatrixRecord>({
  file: 'matrices',
  judge({ op, matrix: typed, other = [], rhs = [], exponent = 0, expected }) {
    const a = matrix(typed);
    switch (op) {
      case 'determinant':
        return compared(
          mapped(M.determinant(a), (found) => found.determinant),
          expected,
        );
      case 'inverse':
        return compared(
          mapped(M.inverse(a), (found) => found.inverse),
          expected,
        );
      case 'rref':
        return compared(
          mapped(M.reducedRowEchelonForm(a), (found) => found.matrix),
          expected,
        );
      case 'characteristic-polynomial':
        return compared(
          mapped(M.characteristic(a), (found) => found.coefficients),
          expected,
        );
      case 'nullity':
        return compared(
          mapped(M.rank(a), (found) => a[0]!.length - found),
          expected,
        );
      case 'rank':
        return compared(M.rank(a), expected);
      case 'trace':
        return compared(M.trace(a), expected);
      case 'transpose':
        return compared({ ok: true, value: M.transpose(a) }, expected);
      case 'power':
        return compared(M.power(a, exponent), expected);
      case 'product':
        return compared(M.multiply(a, matrix(other)), expected);
      case 'sum':
        return compared(M.add(a, matrix(other)), expected);
      case 'linear-system':
        return judgeSystem(a, rhs, expected as ExpectedSystem);
      default:
        return 'none';
    }
  },
});

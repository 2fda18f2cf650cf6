import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { add, apply, number, power, product, sqrt, subtract } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { toText } from '../syntax/print-text.ts';
import { isCompleteByScan, solvesBySubstitution } from './check-solutions.ts';
import type { Family, SolutionSet } from './general-solution.ts';
import { solutionsInTurn } from './solutions-in-turn.ts';
import { type SolvedCircular, solveMultiple, solveSquareQuadratic, solveTangentQuadratic } from './solve-circular.ts';

const n = (numerator: number, denominator: number | bigint = 1) => number(Q.rational(numerator, denominator));
const root = (of: number) => sqrt(n(of));
const half = n(1, 2);

function solved(found: ReturnType<typeof solveMultiple>): SolvedCircular {
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}
const familiesOf = ({ solutions }: { solutions: SolutionSet }): readonly Family[] =>
  solutions.kind === 'families' ? solutions.families : [];
const texts = (found: SolvedCircular): string[] =>
  familiesOf(found).map(({ base, period }) => `${toText(base)} + k*${toText(period)}`);
const turn = (found: SolvedCircular) => solutionsInTurn(familiesOf(found), 12);

describe('general solutions', () => {
  test.each([
    ['cos x = 1/2', solveMultiple('cos', n(1), half), ['pi/3 + k*2*pi', '-pi/3 + k*2*pi']],
    ['cos x = -1', solveMultiple('cos', n(1), n(-1)), ['pi + k*2*pi']],
    ['sin x = 0', solveMultiple('sin', n(1), n(0)), ['0 + k*pi']],
    ['tan x = sqrt(3)', solveMultiple('tan', n(1), root(3)), ['pi/3 + k*pi']],
    [
      'sin 3x = sqrt(3)/2',
      solveMultiple('sin', n(3), product([half, root(3)])),
      ['pi/9 + k*2*pi/3', '2*pi/9 + k*2*pi/3'],
    ],
    ['cos(-2x) = 1/4', solveMultiple('cos', n(-2), n(1, 4)), ['-acos(1/4)/2 + k*pi', 'acos(1/4)/2 + k*pi']],
    [
      'cos 36° in roots',
      solveMultiple('cos', n(1), product([n(1, 4), add(n(1), root(5))])),
      ['pi/5 + k*2*pi', '-pi/5 + k*2*pi'],
    ],
    ['tan²x = 3 tan x', solveTangentQuadratic(n(1), n(3)), ['0 + k*pi', 'atan(3) + k*pi']],
    ['tan²x = 0', solveTangentQuadratic(n(5), n(0)), ['0 + k*pi']],
    [
      '2cos²x + sin x = 1',
      solveSquareQuadratic('sin', n(2), n(1), n(1)),
      ['pi/2 + k*2*pi', '-pi/6 + k*2*pi', '7*pi/6 + k*2*pi'],
    ],
    ['4sin²x = 1, halves joined', solveSquareQuadratic('cos', n(4), n(0), n(1)), ['-pi/6 + k*pi', 'pi/6 + k*pi']],
    ['a double root', solveSquareQuadratic('cos', n(1), n(2), n(2)), ['0 + k*2*pi']],
    ['a = 0', solveSquareQuadratic('sin', n(0), n(1), half), ['pi/6 + k*2*pi', '5*pi/6 + k*2*pi']],
  ])('%s', (_, found, expected) => {
    expect(texts(solved(found))).toEqual(expected);
  });

  test.each([
    ['cos x = 2', solveMultiple('cos', n(1), n(2)), 'none'],
    ['cos x = 1 + 10^-40', solveMultiple('cos', n(1), number(Q.add(Q.one, Q.rational(1, 10n ** 40n)))), 'none'],
    ['sin 0x = 1', solveMultiple('sin', n(0), n(1)), 'none'],
    ['cos 0x = 1', solveMultiple('cos', n(0), n(1)), 'all'],
    ['0 tan²x = 0 tan x', solveTangentQuadratic(n(0), n(0)), 'all'],
    ['cos²x + sin x = 5', solveSquareQuadratic('sin', n(1), n(1), n(5)), 'none'],
    ['0 = 0', solveSquareQuadratic('sin', n(0), n(0), n(0)), 'all'],
    ['0 = 1', solveSquareQuadratic('cos', n(0), n(0), n(1)), 'none'],
  ] as const)('%s: %s', (_, found, kind) => {
    expect(solved(found).solutions.kind).toBe(kind);
  });
});

const small = fc.tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: 1, max: 6 })).map(([p, q]) => n(p, q));
const names = fc.constantFrom('sin' as const, 'cos' as const, 'tan' as const);

/** Every family solves the equation, none is missing, and those of one turn lie in it. */
function holds(
  found: SolvedCircular,
  difference: (x: Expression) => Expression,
  smooth: (x: number) => number,
  period = 2 * Math.PI,
): void {
  const families = familiesOf(found);
  expect(solvesBySubstitution(families, difference)).toBe(true);
  if (found.solutions.kind !== 'all') expect(isCompleteByScan(families, smooth, period)).toBe(true);
  const { first } = turn(found);
  for (const { value } of first) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(2 * Math.PI);
  }
  expect(new Set(first.map(({ value }) => value.toFixed(9))).size).toBe(first.length);
}

describe('laws', () => {
  test('f(ax) = b', () => {
    fc.assert(
      fc.property(names, small, small, (name, a, b) => {
        const [p, q] = [evaluate(a), evaluate(b)];
        holds(
          solved(solveMultiple(name, a, b)),
          (x) => subtract(apply(name, [product([a, x])]), b),
          name === 'tan' ? (x) => Math.sin(p * x) - q * Math.cos(p * x) : (x) => Math[name](p * x) - q,
          p === 0 ? undefined : (2 * Math.PI) / Math.abs(p),
        );
      }),
      { numRuns: 80 },
    );
  });

  test('a·cos²x + b·sin x = c and a·sin²x + b·cos x = c', () => {
    fc.assert(
      fc.property(fc.constantFrom('sin' as const, 'cos' as const), small, small, small, (name, a, b, c) => {
        const other = name === 'sin' ? 'cos' : 'sin';
        const [p, q, r] = [evaluate(a), evaluate(b), evaluate(c)];
        holds(
          solved(solveSquareQuadratic(name, a, b, c)),
          (x) => subtract(add(product([a, power(apply(other, [x]), n(2))]), product([b, apply(name, [x])])), c),
          (x) => p * Math[other](x) ** 2 + q * Math[name](x) - r,
        );
      }),
      { numRuns: 80 },
    );
  });
});

test('a quadratic equation whose square all but vanishes keeps its digits', () => {
  const found = solved(solveSquareQuadratic('sin', n(1, 10n ** 30n), n(1), half));
  const [first] = turn(found).first;
  expect(first!.value).toBeNear(Math.PI / 6, 1e-14);
  expect(isCompleteByScan(familiesOf(found), (x) => Math.sin(x) - 0.5, 2 * Math.PI)).toBe(true);
});

test('the checks find a wrong family and a missing one', () => {
  const { solutions } = solved(solveMultiple('sin', n(1), half));
  const families = solutions.kind === 'families' ? solutions.families : [];
  const difference = (x: Expression) => subtract(apply('sin', [x]), half);
  const smooth = (x: number) => Math.sin(x) - 0.5;
  const shifted = families.map(({ base, period }) => ({ base: add(base, n(1, 10n ** 30n)), period }));
  expect(solvesBySubstitution(shifted, difference)).toBe(false);
  expect(isCompleteByScan(families, smooth, 2 * Math.PI)).toBe(true);
  expect(isCompleteByScan(families.slice(1), smooth, 2 * Math.PI)).toBe(false);
});

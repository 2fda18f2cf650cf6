import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { monotonePieces } from '../../calculus/monotone-pieces.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { signSteps } from './sign-table.ts';
import { solveInequality } from './solve.ts';

/*
 * What the lines above a table say is so: both sides are equal at each x that is named, a factor is 0 there, and has the sign that it is
 * said to have. The functions end (asin, acosh, roots), break off (1/x within others) or hold the variable in an exponent.
 */

const piece = fc.constantFrom(
  ...[
    'asin(x)',
    'acosh(x)',
    'sqrt(x + 2)',
    'x^(3/2)',
    'atan(1/x)',
    'cbrt(1/x)',
    'e^(1/x)',
    'ln(x)',
    'x^x',
    '(x - 1)^x',
  ],
  ...['x', 'x - 3', 'x^2 - 4', 'abs(x - 1)', 'max(x, sqrt(x))', '1/x', '1/(x - 2)'],
);
const side = fc.tuple(piece, fc.constantFrom('+', '-', '*'), piece).map(([a, by, b]) => `(${a})${by}(${b})`);
const level = fc.constantFrom('0', '1/2', '1', '2', '3');

const scale = (text: string, x: number): number =>
  Math.max(1, ...[0.9, 1.1].map((by) => Math.abs(evaluate(read(text), { x: x * by }))).filter(Number.isFinite));

/** `asin(x) = 1/2 -> x = sin(1/2)`, or `x = 3` of a factor that is the variable itself, or `x^x > 0`. */
function expectSo(claim: string): void {
  const [equation, values] = claim.includes(' -> ') ? claim.split(' -> ') : [undefined, claim];
  const relation = / (!=|<|>) 0$/.exec(claim)?.[1];
  if (relation !== undefined) expectSign(claim.slice(0, claim.lastIndexOf(` ${relation}`)), relation);
  if (equation === undefined || relation !== undefined) return;
  const [left, right] = equation.split(' = ') as [string, string];
  for (const value of values!.split(' or ')) {
    const x = evaluate(read(value.replace(/^x [=≈] /, '')));
    const apart = Math.abs(evaluate(read(left), { x }) - evaluate(read(right), { x }));
    expect(apart / scale(`${left} - (${right})`, x), claim).toBeLessThan(1e-4);
  }
}

function expectSign(factor: string, relation: string): void {
  for (let k = -40; k <= 40; k++) {
    const value = evaluate(read(factor), { x: k / 7 + 0.013 });
    if (Number.isFinite(value))
      expect(relation === '!=' ? value !== 0 : relation === '<' ? value < 0 : value > 0, factor).toBe(true);
  }
}

test('what the lines above a table say is so', () => {
  fc.assert(
    fc.property(side, level, fc.constantFrom('<', '>='), (left, right, comparison) => {
      const sides = [left, right].map((text) => read(text));
      const solution = solveInequality(sides, [comparison], 'x', monotonePieces);
      fc.pre(solution.ok);
      if (!solution.ok) return;
      const claims = signSteps(sides, [comparison], 'x', solution.value)
        .filter(({ rule }) => rule === 'where both sides are equal' || rule === 'zeros of the factors')
        .flatMap(({ written }) => written!.text.split('; '));
      fc.pre(claims.length > 0);
      claims.forEach(expectSo);
    }),
    { numRuns: lawRuns(15, 2000) },
  );
});

test.each([
  ['asin(x)', '1/2', 'asin(x) = 1/2 -> x = sin(1/2)'],
  ['x^(3/2)', '8', 'x^(3/2) = 8 -> x = 4'],
  ['(x-3)*atan(1/x)', '0', 'atan(1/x) != 0; x - 3 = 0 -> x = 3'],
  ['x^x*ln(x)', '0', 'x^x > 0; ln(x) = 0 -> x = 1'],
])('%s < %s: an end of what has a value is no solution of the equation', (left, right, line) => {
  const sides = [left, right].map((text) => read(text));
  const solution = solveInequality(sides, ['<'], 'x', monotonePieces);
  if (!solution.ok) throw new Error(solution.error.message);
  const lines = signSteps(sides, ['<'], 'x', solution.value).map(({ written }) => written!.text);
  expect(lines).toContain(line);
});

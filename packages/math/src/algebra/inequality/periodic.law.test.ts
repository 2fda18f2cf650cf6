import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import type { Comparison, InequalitySolution } from './solution.ts';
import { solveInequality } from './solve.ts';

/*
 * The solution of an inequality in circular functions is where its values say, in every period alike: over three periods of the
 * sides, points inside of an interval, moved by whole periods, hold, and all others do not.
 */

const whole = fc.integer({ min: 1, max: 3 });
const name = fc.constantFrom('sin', 'cos', 'tan');
const angle = fc.oneof(
  whole.map((n) => `${n}*x`),
  whole.map((n) => `x/${n}`),
  whole.map((n) => `${n}*x+pi/3`),
);
const circular = fc.tuple(name, angle).map(([f, u]) => `${f}(${u})`);
const level = fc.constantFrom('0', '1/2', '-1/2', '1', '-1', '1/3', 'sqrt(3)/2', '-sqrt(2)/2', '2');
const left = fc.oneof(
  circular,
  circular.map((f) => `${f}^2`),
  circular.map((f) => `1/${f}`),
  circular.map((f) => `sqrt(${f})`),
  fc.tuple(angle, whole, whole).map(([u, a, b]) => `${a}*sin(${u})-${b}*cos(${u})`),
  fc.tuple(whole, whole).map(([a, b]) => `sin(${a}*x)+cos(${b}*x)`),
);
const comparison = fc.constantFrom<Comparison>('<', '<=', '>', '>=');
const holds: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

function isIn({ intervals, period }: InequalitySolution, x: number): boolean {
  const turn = period === undefined ? undefined : evaluate(period);
  return intervals.some(({ from, to }) => {
    const [low, high] = [from?.value ?? Number.NEGATIVE_INFINITY, to?.value ?? Number.POSITIVE_INFINITY];
    const at = turn === undefined ? x : x - Math.floor((x - low) / turn) * turn;
    return low < at && at < high;
  });
}

/** Whether the solution is what the values of both sides say, far from where they are equal. */
function expectSolved(a: string, by: Comparison, b: string): void {
  const sides = [read(a), read(b)] as const;
  const found = solveInequality(sides, [by], 'x');
  expect(found.ok, `${a} ${by} ${b}`).toBe(true);
  if (!found.ok) return;
  for (let k = -150; k <= 150; k++) {
    const x = k / 6.7 + 0.0123;
    const [p, q] = sides.map((side) => evaluate(side, { x }));
    if (!(Math.abs(p! - q!) > 1e-9 * Math.max(Math.abs(p!), Math.abs(q!)))) {
      if (Number.isNaN(p! - q!)) expect(isIn(found.value, x), `${a} ${by} ${b} at ${x}`).toBe(false);
      continue;
    }
    expect(isIn(found.value, x), `${a} ${by} ${b} at ${x}`).toBe(holds[by](p!, q!));
  }
}

test('what the values say, in every period', () => {
  fc.assert(
    fc.property(left, comparison, fc.oneof(level, circular), (a, by, b) => expectSolved(a, by, b)),
    { numRuns: lawRuns(7, 1500) },
  );
});

const ofWave = fc.oneof(
  circular.map((w) => `e^(${w})`),
  circular.map((w) => `ln(${w})`),
  circular.map((w) => `atan(${w})`),
  circular.map((w) => `sinh(2*${w})`),
  circular.map((w) => `asin(${w})`),
  circular.map((w) => `2^(${w})*(2^(${w})-3)`),
  circular.map((w) => `sqrt(e^(${w})-1)`),
);

test('a function of a wave is decided as the wave is', () => {
  fc.assert(
    fc.property(ofWave, comparison, level, (a, by, b) => expectSolved(a, by, b)),
    { numRuns: lawRuns(4, 1000) },
  );
});

const oneSign = fc.constantFrom('e^(-x)', '(x^2+1)', '1/(x^2+x+1)', '(-2^x)', '(sin(x)-2)');

test('a factor of one sign decides nothing but that', () => {
  fc.assert(
    fc.property(oneSign, circular, comparison, (factor, wave, by) => expectSolved(`${factor}*(${wave})`, by, '0')),
    { numRuns: lawRuns(4, 600) },
  );
});

const cubic = fc
  .tuple(whole, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2, max: 2 }))
  .map(([a, b, c]) => `${a}*sin(x)^3+(${b})*cos(x)/2+(${c})/3`);
const radicand = fc.oneof(
  cubic,
  circular.map((f) => `${f}-1/4`),
);

test('a root is 0 at the ends of its domain, with a closed form or without: they belong to ≤ and not to <', () => {
  fc.assert(
    fc.property(radicand, fc.constantFrom('<=', '<'), (w, by) => {
      const found = solveInequality([read('0'), read(`sqrt(${w})`)], [by as Comparison], 'x');
      if (!found.ok) expect(found.error.code, w).toBe('no-answer');
      if (!found.ok) return;
      for (const { from, fromClosed, to, toClosed } of found.value.intervals) {
        const isPole = (end: { readonly value: number }): boolean => /tan/.test(w) && isFar(w, end.value);
        if (from !== undefined) expect(fromClosed, `${w}, ${by}`).toBe(by === '<=' && !isPole(from));
        if (to !== undefined) expect(toClosed, `${w}, ${by}`).toBe(by === '<=' && !isPole(to));
      }
    }),
    { numRuns: lawRuns(6, 1000) },
  );
});

/** Beside a pole of a tangent the values are large. */
const isFar = (w: string, at: number): boolean =>
  [-1e-7, 1e-7].some((by) => Math.abs(evaluate(read(w), { x: at + by })) > 1e4);

sampled.each<[string, Comparison, string, string]>([
  ['sin(x)', '<', '1/2', '(-7*pi/6, pi/6) + 2*pi'],
  ['sin(x)', '>=', '1', '[pi/2, pi/2] + 2*pi'],
  ['tan(x)', '<=', '1', '(-pi/2, pi/4] + pi'],
  ['sin(x)^2', '<', '1/2', '(-pi/4, pi/4) + pi'],
  ['sqrt(cos(x))', '>=', '0', '[-pi/2, pi/2] + 2*pi'],
  ['sin(x)*tan(x)', '<', '0', '(-pi, -pi/2) (pi/2, pi) + 2*pi'],
  ['ln(sin(x))+sin(x)', '<=', 'ln(sin(x))+1/2', '(0, pi/6] [5*pi/6, pi) + 2*pi'],
  ['sin(x)^2+cos(x)^2', '<=', '1', '(-oo, oo)'],
  ['sin(x)', '>', '2', ''],
  ['1/tan(x)', '<', '0', '(-pi/2, 0) + pi'],
])('%s %s %s: which ends belong', (a, by, b, expected) => {
  const found = unwrap(solveInequality([read(a), read(b)], [by], 'x'));
  const { intervals, period } = found;
  const text = intervals.map(({ from, fromClosed, to, toClosed }) => {
    const [low, high] = [from ? toText(from.exact!) : '-oo', to ? toText(to.exact!) : 'oo'];
    return `${fromClosed ? '[' : '('}${low}, ${high}${toClosed ? ']' : ')'}`;
  });
  expect([...text, ...(period ? ['+', toText(period)] : [])].join(' ')).toBe(expected);
});

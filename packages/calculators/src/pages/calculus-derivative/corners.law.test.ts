import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { calculate } from '../../kit/solve.ts';
import { cornersOf } from './corners.ts';

async function stationary(text: string) {
  const outcome = calculate((await load('calculus-derivative/stationary'))!, { function: text }, defaultOptions);
  if (!outcome.ok) throw new Error(`${text}: ${outcome.problems[0]!.message}`);
  return outcome.answer.values;
}

const places = ['x1', 'x2', 'x3', 'x4', 'x'];
const root = fc.integer({ min: -6, max: 6 });

/* |(x − a)(x − b)| is highest between its two corners, at (a + b)/2; |(x − a)²| has no corner and its lowest point at a. */
test('the bars of a product of two factors have corners at its single roots, and one horizontal tangent', async () => {
  await fc.assert(
    fc.asyncProperty(root, root, fc.constantFrom('', '2*', '-'), async (a, b, factor) => {
      const text = `${factor}abs((x-(${a}))*(x-(${b})))`;
      const values = await stationary(text);
      const found = values
        .filter(({ name }) => places.includes(name))
        .map(({ exact, decimal }) => Number(decimal ?? exact));
      expect(found, text).toEqual([(a + b) / 2]);
      const f = read(text);
      const corners = cornersOf(f, derivativeOf(f, 'x')!, 'x').map(({ at }) => evaluate(at));
      expect(
        corners.toSorted((p, q) => p - q),
        text,
      ).toEqual(a === b ? [] : [Math.min(a, b), Math.max(a, b)]);
    }),
    { numRuns: lawRuns(12) },
  );
});

/* (x − a)² + m·|x − b| has the slopes 2(x − a) − m left of b and 2(x − a) + m right of it. */
test('beside other terms the bars bend the slopes, which are 0 on one side of the corner or on neither', async () => {
  await fc.assert(
    fc.asyncProperty(root, root, fc.integer({ min: 1, max: 5 }), async (a, b, m) => {
      const text = `(x-(${a}))^2 + ${m}*abs(x-(${b}))`;
      const values = await stationary(text);
      const found = values
        .filter(({ name }) => places.includes(name))
        .map(({ exact, decimal }) => Number(decimal ?? exact));
      expect(found, text).toEqual([...[a + m / 2].filter((x) => x < b), ...[a - m / 2].filter((x) => x > b)]);
    }),
    { numRuns: lawRuns(12) },
  );
});

test('a point at which the bars have a slope is not lost', async () => {
  for (const [text, at] of [
    ['x*abs(x)', 0],
    ['x^2 + x*abs(x)/2', 0],
    ['(x-1)^2 + (x-1)^2*abs(x-1)', 1],
  ] as const)
    expect((await stationary(text)).find(({ name }) => name === 'x1')?.exact, text).toBe(String(at));
});

test('where a function is constant every point is stationary', async () => {
  for (const text of ['5', 'pi^2', 'sin(x)^2 + cos(x)^2', '(x+1)^2 - x^2 - 2*x', 'abs(sin(x)^2 + cos(x)^2 - 1)'])
    expect(await stationary(text), text).toMatchObject([{ meaning: 'all' }]);
});

test('two bars are horizontal on the intervals on which their slopes cancel, and nowhere else', async () => {
  const slope = fc.constantFrom(-2, -1, 1, 2);
  const problem = fc.tuple(slope, slope, fc.integer({ min: -4, max: 3 }), fc.integer({ min: 1, max: 4 }));
  await fc.assert(
    fc.asyncProperty(problem, fc.boolean(), async ([k, l, a, width], isMaximum) => {
      const b = a + width;
      const bars = (m: number, c: number) => (isMaximum ? `${m}*max(x-(${c}), ${c}-x)` : `${m}*abs(x-(${c}))`);
      const flat = [
        ...(k + l === 0 ? [`x < ${a}`] : []),
        ...(k === l ? [`${a} < x < ${b}`] : []),
        ...(k + l === 0 ? [`x > ${b}`] : []),
      ];
      const found = await stationary(`${bars(k, a)} + ${bars(l, b)}`);
      const where = found.filter(({ name }) => name.startsWith('where')).map(({ exact }) => exact);
      expect([k, l, a, b, ...where]).toEqual([k, l, a, b, ...flat]);
      expect(found.some(({ meaning }) => meaning === 'none')).toBe(flat.length === 0);
    }),
    { numRuns: lawRuns(12, 200) },
  );
});

/* k·max(0, x − b)^m + l·min(0, x − a)^n is 0 between a and b, and leaves 0 with a corner where the power is 1. */
test('between two powers of one side a function is flat, with the ends at which it leaves smoothly', async () => {
  const power = fc.integer({ min: 1, max: 3 });
  const problem = fc.tuple(fc.integer({ min: -4, max: 3 }), fc.integer({ min: 1, max: 4 }), power, power);
  await fc.assert(
    fc.asyncProperty(problem, fc.constantFrom(-2, 1, 3), async ([a, width, m, n], k) => {
      const b = a + width;
      const values = await stationary(`${k}*max(0, x-(${b}))^${m} - min(0, x-(${a}))^${n}`);
      const [left, right] = [n, m].map((exponent) => (exponent === 1 ? '<' : '<='));
      expect([a, b, m, n, values[0]]).toMatchObject([a, b, m, n, { exact: `${a} ${left} x ${right} ${b}` }]);
      expect(values.find(({ name }) => name === 'height1')?.exact).toBe('0');
      expect(values).toHaveLength(2);
    }),
    { numRuns: lawRuns(12, 200) },
  );
});

/* The lower of two parabolas with the same opening has both their lowest points, and a corner half way between. */
test('where one of two functions takes over from the other, each counts on its own side only', async () => {
  await fc.assert(
    fc.asyncProperty(root, fc.integer({ min: 1, max: 4 }), fc.boolean(), async (a, half, isLower) => {
      const b = a + 2 * half;
      const values = await stationary(`${isLower ? 'min' : 'max'}((x-(${a}))^2, (x-(${b}))^2)`);
      const found = values.filter(({ name }) => places.includes(name)).map(({ exact }) => Number(exact));
      expect(found, `${a} ${b}`).toEqual(isLower ? [a, b] : []);
    }),
    { numRuns: lawRuns(8, 100) },
  );
});

test('a maximum of three and bars within bars have their flat stretches and corners', async () => {
  expect(await stationary('max(0, x, 2 - x)')).toMatchObject([{ meaning: 'none' }]);
  expect(await stationary('abs(abs(x) - 1) + abs(x)')).toMatchObject([{ exact: '-1 < x < 1' }, { exact: '1' }]);
  expect(await stationary('max(0, ln(x))')).toMatchObject([{ exact: '0 < x < 1' }, { exact: '0' }]);
});

/* floor(1 − x) is 0 on (0, 1], and steps down behind 1: there is no derivative at 1. */
test('a step at the end of a flat stretch is no stationary point', async () => {
  const text = 'floor(1-x)*max(x,x/2+1)';
  const outcome = calculate((await load('calculus-derivative/stationary'))!, { function: text }, defaultOptions);
  const shown = outcome.ok ? outcome.answer.values.map(({ exact }) => exact) : [];
  expect(shown.filter((one) => one?.endsWith('<= 1'))).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Interval } from './solution.ts';
import { solveInequality } from './solve.ts';

const inside = (intervals: readonly Interval[], x: number): boolean =>
  intervals.some(({ from, to, fromClosed, toClosed }) => {
    const isAfter = from === undefined || x > from.value || (fromClosed && x === from.value);
    return isAfter && (to === undefined || x < to.value || (toClosed && x === to.value));
  });

const step = fc.tuple(fc.constantFrom('floor', 'ceil'), fc.constantFrom('x', '2*x+1', 'x/2', '1-x', 'x-1/3'));
const beside = fc.constantFrom('2*x-3', 'x^2-5', '7-x/2', '3', '-2', 'x^3-4*x', '5/3', '4-x^2');
const ofStep = fc.constantFrom('s', 's^2-6', 's^2-s', '1/s', 'abs(s-2)-3/2', '2*s', 's^3-4*s');

test('a step beside a polynomial, and a function of a step, lie below where the solution says so', () => {
  fc.assert(
    fc.property(step, ofStep, beside, ([name, u], g, h) => {
      const left = read(g.replaceAll('s', 'S').replaceAll('abS', 'abs').replaceAll('S', `${name}(${u})`));
      const right = read(h);
      const found = solveInequality([left, right], ['<'], 'x');
      fc.pre(found.ok);
      // Quarters, thirds and what lies between, exact in doubles or far from every end.
      for (let k = -120; k <= 120; k++)
        for (const x of [k / 8, k / 8 + 0.0171]) {
          const [a, b] = [evaluate(left, { x }), evaluate(right, { x })];
          if (Math.abs(a - b) < 1e-9 && !Number.isInteger(8 * x)) continue;
          const holds = Number.isFinite(a) && a < b;
          if (found.ok) expect(inside(found.value.intervals, x), `${g} ${name}(${u}) < ${h} at ${x}`).toBe(holds);
        }
    }),
    { numRuns: lawRuns(60, 600) },
  );
});

test('typical ones are solved', () => {
  for (const [left, right] of [
    ['floor(x)', '2*x-3'],
    ['floor(x)^2', '7'],
    ['x^2', 'floor(x)+3'],
    ['ceil(x)^2-ceil(x)', '6'],
    ['1/floor(x)', '1'],
  ] as const)
    expect(solveInequality([read(left), read(right)], ['<'], 'x').ok, `${left} < ${right}`).toBe(true);
});

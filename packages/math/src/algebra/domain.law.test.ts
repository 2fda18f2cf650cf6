import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { unwrap } from '../../../../tools/setup/read.ts';
import { subtract, zero } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { parse, parseEquation } from '../syntax/parse.ts';
import { toText } from '../syntax/print-text.ts';
import { lostParts } from './domain.ts';
import { solveInequality } from './inequality/solve.ts';
import { solveTrigonometric } from './trigonometric/solve.ts';

/** What was typed, and what it must have a value in although it cancels. */
function typed(text: string) {
  const { tree, expression } = unwrap(parse(text));
  return { expression, cancelled: lostParts(tree, expression, { complex: false }) };
}

const place = fc.integer({ min: -4, max: 4 });

test('(x - a)(x - b)/(x - b) >= 0 holds where x >= a, and nowhere at b', () => {
  fc.assert(
    fc.property(place, place, fc.integer({ min: 1, max: 3 }), (a, b, times) => {
      const { expression, cancelled } = typed(`(x-(${a}))*(x-(${b}))^${times}/(x-(${b}))^${times}`);
      const { intervals } = unwrap(solveInequality([expression, zero, ...cancelled], ['>='], 'x'));
      const holds = (at: number): boolean =>
        intervals.some(({ from, fromClosed, to, toClosed }) => {
          const [low, high] = [from?.value ?? -Infinity, to?.value ?? Infinity];
          return (low < at && at < high) || (fromClosed && at === low) || (toClosed && at === high);
        });
      for (let at = -6; at <= 6; at += 0.5) expect(holds(at), `${a}, ${b} at ${at}`).toBe(at >= a && at !== b);
    }),
    { numRuns: lawRuns(40, 600) },
  );
});

test('sin(x)·g/g = 0 has the zeros of the sine at which g has one neither', () => {
  const g = fc.constantFrom('sin(x)', 'cos(x)', 'cos(x/2)', 'sin(x/2)', '(1+cos(x))', '(1-2*cos(x))', 'tan(x/2)');
  fc.assert(
    fc.property(g, fc.integer({ min: 1, max: 2 }), (below, times) => {
      const { expression, cancelled } = typed(`sin(x)*(${below})^${times}/(${below})^${times}`);
      const { solutions } = unwrap(solveTrigonometric(expression, zero, 'x', cancelled));
      const families = solutions.kind === 'families' ? solutions.families : [];
      const { expression: divisor } = typed(below);
      for (const k of [-3, -2, -1, 0, 1, 2, 3, 4]) {
        const at = k * Math.PI;
        const isSolution = families.some(({ base, period }) => {
          const turns = (at - evaluate(base)) / evaluate(period);
          return Math.abs(turns - Math.round(turns)) < 1e-9;
        });
        const there = Math.abs(evaluate(divisor, { x: at }));
        expect(isSolution, `${below}, ${k}*pi`).toBe(there > 1e-9 && there < 1e9);
      }
    }),
    { numRuns: lawRuns(20, 100) },
  );
});

test('what cancels between the sides of an equation must have a value, too', () => {
  const { tree, sides } = unwrap(parseEquation('x + 1/x - 1/x = x^2'));
  const [left, right] = sides;
  expect(lostParts(tree, subtract(left!, right!), { complex: true }).map(toText)).toEqual(['1/x']);
});

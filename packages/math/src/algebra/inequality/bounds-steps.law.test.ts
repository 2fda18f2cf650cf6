import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { parse } from '../../syntax/parse.ts';
import { toText } from '../../syntax/print-text.ts';
import { comparedByBounds } from './bounds-steps.ts';
import type { Comparison } from './solution.ts';

function read(text: string) {
  const found = parse(text);
  if (!found.ok) throw new Error(`${text}: ${found.error.message}`);
  return found.value.expression;
}

const inner = fc.constantFrom('x', 'x-2', '2x+1', 'x^2-3', '1/x');
const term = fc
  .tuple(
    inner,
    fc.constantFrom(
      '(#)^2',
      '(#)^4',
      'abs(#)',
      'sqrt(#)',
      'e^(#)',
      '2^(#)',
      'sin(#)',
      'cos(#)',
      'cosh(#)',
      'tanh(#)',
      '1/((#)^2+1)',
      'abs(#)*e^(#)',
    ),
    fc.integer({ min: -3, max: 3 }).filter((n) => n !== 0),
  )
  .map(([of, form, times]) => `(${times})*${form.replaceAll('#', of)}`);
const whole = fc
  .tuple(fc.array(term, { minLength: 1, maxLength: 3 }), fc.integer({ min: -4, max: 4 }))
  .map(([terms, number]) => `${terms.join('+')}+(${number})`);
const comparisons: readonly Comparison[] = ['<', '<=', '>', '>='];

test('what bounds say of a comparison with 0 holds at every point that has a value, and so does each of their lines', () => {
  fc.assert(
    fc.property(whole, fc.constantFrom(...comparisons), (text, comparison) => {
      const f = read(text);
      const found = comparedByBounds(f, comparison, 'x');
      fc.pre(found !== null);
      if (found === null) return;
      for (let k = -60; k <= 60; k++) {
        const at = { x: k / 7 + 0.013 };
        const value = evaluate(f, at);
        if (!Number.isFinite(value)) continue;
        const holds = { '<': value < 0, '<=': value <= 0, '>': value > 0, '>=': value >= 0 }[comparison];
        expect([toText(f), comparison, at.x, holds]).toEqual([toText(f), comparison, at.x, found.holds]);
      }
    }),
    { numRuns: lawRuns(60, 1000) },
  );
});

describe('nothing is said where bounds do not tell', () => {
  test.each(['x^2 - 1', 'x', 'e^x - 1', 'sin(x)', 'x^3', '1/x', 'ln(x)', 'abs(x) - x'])('%s', (text) => {
    expect(comparedByBounds(read(text), '<', 'x')).toBeNull();
  });
  test('a square may be 0: it is not always positive, but never negative', () => {
    expect(comparedByBounds(read('x^2'), '>', 'x')).toBeNull();
    expect(comparedByBounds(read('x^2'), '>=', 'x')?.holds).toBe(true);
    expect(comparedByBounds(read('x^2'), '<', 'x')?.holds).toBe(false);
  });
});

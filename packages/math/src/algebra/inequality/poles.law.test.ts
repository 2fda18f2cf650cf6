import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { solveInequality } from './solve.ts';

/*
 * A fraction has no value at the zeros of its divisor, wherever these lie: it is solved however irrational they are, none of them is
 * part of the solution, and between them the solution is where the values say.
 */

const small = fc.integer({ min: -7, max: 7 });
const quadratic = fc.tuple(small, small).map(([b, c]) => `(x^2+(${b})*x+(${c}))`);
const fraction = fc.tuple(quadratic, quadratic).map(([over, under]) => `${over}/${under}`);

/** How large the terms of a polynomial are before they cancel. */
const sizeOfTerms = (polynomial: Expression, x: number): number =>
  (polynomial.kind === 'sum' ? polynomial.terms : [polynomial]).reduce(
    (total, term) => total + Math.abs(evaluate(term, { x })),
    0,
  );

test('of a fraction with irrational poles', () => {
  fc.assert(
    fc.property(fraction, fc.constantFrom('<', '<='), (text, comparison) => {
      const f = read(text);
      const found = solveInequality([f, read('0')], [comparison as '<' | '<='], 'x');
      expect(found.ok, text).toBe(true);
      if (!found.ok) return;
      const isIn = (x: number): boolean =>
        found.value.intervals.some(
          ({ from, to }) => (from === undefined || from.value < x) && (to === undefined || x < to.value),
        );
      for (let k = -60; k <= 60; k++) {
        const x = k / 7 + 0.0123;
        const value = evaluate(f, { x });
        expect(isIn(x), `${text} at ${x}`).toBe(value < 0);
      }
      const under = read(text.slice(text.indexOf('/') + 1));
      const isZero = (x: number): boolean => Math.abs(evaluate(under, { x })) <= 1e-13 * sizeOfTerms(under, x);
      for (const { from, fromClosed, to, toClosed } of found.value.intervals)
        for (const [end, closed] of [
          [from, fromClosed],
          [to, toClosed],
        ] as const)
          if (end !== undefined && isZero(end.value)) expect(closed, `${text} at its pole ${end.value}`).toBe(false);
    }),
    { numRuns: lawRuns(60, 3000) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { toText } from '../../syntax/print-text.ts';
import { atInstance } from '../definite/parameters/instances.ts';
import { sameNumber } from '../sums/finite-check.ts';
import { multiplied, productOf } from './product.ts';

const resultOf = (f: string, from: string, to: string) =>
  unwrap(productOf({ f: read(f), index: 'k', from: read(from), to: read(to) }));

function exactOf(f: string, from: string, to: string): Expression {
  const answer = resultOf(f, from, to);
  if (answer.kind !== 'value') throw new Error(`${f}: ${answer.kind}`);
  return answer.value;
}

const small = fc.integer({ min: 1, max: 3 });
const base = fc.constantFrom(-3, -1, 2, 5);

test('powers beside a quotient of polynomials are multiplied by themselves', () => {
  const rational = fc.constantFrom('k', '(k + 2)', '1/k', '(2*k + 1)/(k + 1)', '(k + 3)^2');
  fc.assert(
    fc.property(base, small, fc.integer({ min: 0, max: 2 }), rational, small, (c, a, b, r, n) => {
      const f = `(${c})^(${a}*k + ${b})*${r}`;
      const value = atInstance(exactOf(f, '1', 'n'), { n: E.number(n) });
      const wanted = multiplied({ f: read(f), index: 'k', from: E.one, to: E.number(n) });
      expect(wanted !== null && sameNumber(wanted, value), `${f} to ${n}`).toBe(true);
    }),
    { numRuns: lawRuns(15, 300) },
  );
});

test('an even power of −1 changes no product, and an odd one its signs', () => {
  const infinite = fc.constantFrom('(1 - 1/k^2)', '(1 + 1/k^3)', '(k^3 - 1)/(k^3 + 1)');
  fc.assert(
    fc.property(infinite, small, fc.integer({ min: -2, max: 2 }), (f, a, half) => {
      const [even, odd] = [`(-1)^(${2 * a}*k + ${2 * half})*${f}`, `(-1)^(${2 * a}*k + ${2 * half + 1})*${f}`];
      expect(toText(exactOf(even, '2', '+oo')), even).toBe(toText(exactOf(f, '2', '+oo')));
      expect(resultOf(odd, '2', '+oo'), odd).toMatchObject({ kind: 'diverges', to: 'no limit' });
    }),
    { numRuns: lawRuns(10, 100) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { multipliedOut } from '../expand.ts';
import { complexity } from './complexity.ts';
import { simplest } from './simplify.ts';

/* The square of a sum with a nested root, multiplied out, is found again under a root. */

const small = fc.integer({ min: -5, max: 5 });
const radicands = ['2', '3', '5', '6', '7'];
const nested = ['1 + sqrt(3)', '3 + sqrt(2) + sqrt(5)', '2 + sqrt(7)', '1 + 2*sqrt(3 + sqrt(2))'];

test('the root of the square of a sum with a nested root is that sum', () => {
  fc.assert(
    fc.property(small, small, fc.constantFrom(...radicands), fc.constantFrom(...nested), (p, q, r, inside) => {
      fc.pre(p !== 0);
      const m = read(`${p} + (${q})*sqrt(${r})`);
      const c = read(inside);
      const inner = E.sum([multipliedOut(E.power(m, E.two)), multipliedOut(E.product([E.two, m, E.sqrt(c)])), c]);
      const found = simplest(E.sqrt(inner));
      const [size, terms] = [Math.sqrt(evaluate(c)) + evaluate(m), Math.sqrt(evaluate(c)) + Math.abs(evaluate(m))];
      expect(Math.abs(evaluate(found) - Math.abs(size))).toBeLessThanOrEqual(1e-9 * terms);
      expect(complexity(found)).toBeLessThanOrEqual(complexity(E.add(m, E.sqrt(c))) + 1);
    }),
    { numRuns: lawRuns(30, 400) },
  );
});

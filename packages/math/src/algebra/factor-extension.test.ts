import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { toText } from '../syntax/print-text.ts';
import { expand } from './expand.ts';
import { factor } from './factor.ts';
import { sameValue } from './same-value.ts';

const factored = (text: string) => unwrap(factor(read(text)));

test.each([
  ['x^2-(sqrt(2)+sqrt(3))x+sqrt(6)', '(x - sqrt(2))*(x - sqrt(3))', 'sqrt(2), sqrt(3)'],
  ['x^2-5-2sqrt(6)', 'x^2 - 2*sqrt(6) - 5', 'sqrt(6)'],
  ['x^2-(sqrt(2)+i)x+sqrt(2)*i', '(x - i)*(x - sqrt(2))', 'sqrt(2), i'],
  ['x^2-sqrt(2)x-sqrt(3)', 'x^2 - sqrt(2)*x - sqrt(3)', 'sqrt(2), sqrt(3)'],
  ['x^3-(2^(1/3)+sqrt(2))x^2+2^(5/6)x', 'x*(x - sqrt(2))*(x - 2^(1/3))', '2^(1/6)'],
  ['x^2-sqrt(2)x-2^(1/4)x+2^(3/4)', '(x - sqrt(2))*(x - 2^(1/4))', '2^(1/4)'],
  ['x^2-2sqrt(2)x+2', '(x - sqrt(2))^2', 'sqrt(2)'],
])('%s = %s over Q(%s)', (text, product, generators) => {
  const { expression, over } = factored(text);
  expect(toText(expression)).toBe(product);
  expect(over!.map(toText).sort()).toEqual(generators.split(', ').sort());
});

/** Numbers of Q(√2, √3): 1, √2, √3 and √6 with small rational coefficients. */
const surds = fc
  .array(fc.integer({ min: -3, max: 3 }), { minLength: 4, maxLength: 4 })
  .map(([a, b, c, d]) => `(${a}+${b}*sqrt(2)+${c}/2*sqrt(3)+${d}*sqrt(6))`);

test('linear factors over Q(√2, √3), multiplied out, are found again', () => {
  fc.assert(
    fc.property(fc.array(surds, { minLength: 2, maxLength: 3 }), (roots) => {
      const product = unwrap(expand(read(roots.map((root) => `(x-${root})`).join('*'))));
      const found = unwrap(factor(product));
      expect(sameValue(found.expression, product).same).toBe(true);
      const count = found.factors.reduce((total, { multiplicity }) => total + multiplicity, 0);
      if (found.over?.length === 2) expect(count).toBe(roots.length);
    }),
    { numRuns: 15 },
  );
});

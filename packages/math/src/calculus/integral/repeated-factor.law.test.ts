import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { expand } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import * as E from '../../expression/build.ts';
import { mayBePower, mayHaveSquare } from './repeated-factor.ts';

const bases = ['x-1', '2*x+3', 'x^2+x+1', 'x^2-2', 'x+a', 'a*x^2+b', 'sin(x)+2', 'x*y+1', 'x+sqrt(2)', 'a+b', '3*a'];
const expanded = (text: string) => {
  const found = expand(read(text));
  if (!found.ok) throw new Error(text);
  return found.value;
};

test('what is a power, or has a square in it, is never denied', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...bases),
      fc.constantFrom(...bases),
      fc.integer({ min: 2, max: 3 }),
      fc.constantFrom('1', '3', '-5/2'),
      (u, v, m, c) => {
        expect(mayBePower(expanded(`${c}*((${u})*(${v}))^${m}`)), `${c}*((${u})*(${v}))^${m}`).toBe(true);
        if (u.includes('x') && !u.includes('sin'))
          expect(mayHaveSquare(expanded(`${c}*(${u})^${m}*(${v})`), 'x'), `${c}*(${u})^${m}*(${v})`).toBe(true);
      },
    ),
    { numRuns: lawRuns(80, 2000) },
  );
});

test('of polynomials with rational coefficients it is said of those alone', () => {
  const coefficient = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(fc.array(coefficient, { minLength: 3, maxLength: 6 }), (coefficients) => {
      const f = E.sum(coefficients.map((c, k) => E.product([E.number(c), E.power(E.symbol('x'), E.number(k))])));
      fc.pre(f.kind === 'sum');
      const found = factor(f);
      if (!found.ok) throw new Error('not factored');
      const isRepeated = found.value.factors.some(({ multiplicity }) => multiplicity > 1);
      expect(mayHaveSquare(f, 'x')).toBe(isRepeated);
      if (mayBePower(f)) expect(isRepeated).toBe(true);
    }),
    { numRuns: lawRuns(80, 2000) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import * as E from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { derivativeOf } from './derivative.ts';
import { integratedTerms } from './integrated-terms.ts';

const small = fc.integer({ min: 1, max: 4 });
const known = fc
  .tuple(small, fc.constantFrom('x^N', 'e^(N*x)', 'sin(N*x)', 'x*cos(N*x)', 'N/x'))
  .map(([n, term]) => term.replaceAll('N', String(n)));
/** None of these has an antiderivative that is found. */
const hopeless = fc.constantFrom('sin(sin(x))*ln(x)', 'cos(e^x + ln(x))', 'sqrt(ln(x) + sin(x))');
const written = fc.constantFrom('K + H', 'H - K', '3*a*(K + H)', 'x*(K + H)');

test('what was integrated and what is left make up the integrand', () => {
  fc.assert(
    fc.property(written, known, hopeless, (form, term, other) => {
      const f = read(form.replace('K', `(${term})`).replace('H', `(${other})`));
      const found = integratedTerms(f, 'x');
      if (found === null) throw new Error('nothing was integrated');
      const { F, left, step } = found;
      const { verdict } = compareNumerically(E.add(derivativeOf(F, 'x')!, left), f, {
        intervals: { x: [1.2, 2.5], a: [0.5, 2] },
      });
      expect(verdict).toBe('equal');
      expect(step.steps.length).toBeGreaterThan(0);
      expect(integratedTerms(left, 'x')).toBe(null);
    }),
    { numRuns: lawRuns(3, 60) },
  );
});

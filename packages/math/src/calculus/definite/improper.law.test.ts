import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { toText } from '../../syntax/print-text.ts';
import { definiteIntegral } from './definite-integral.ts';

const small = fc.integer({ min: 1, max: 4 });
const coefficient = fc.integer({ min: -3, max: 3 });

/** What a first book integrates to infinity. */
const problem = fc.oneof(
  fc
    .tuple(coefficient, coefficient, small, small)
    .map(([a, b, c, k]) => [`(${a}*x^2+${b}*x+${c})*e^(-${k}*x)`, '0', 'oo']),
  fc.tuple(small, small).map(([k, w]) => [`e^(-${k}*x)*sin(${w}*x)`, '0', 'oo']),
  fc.tuple(coefficient, small).map(([p, q]) => [`1/((x+${p})^2+${q})`, '-oo', 'oo']),
  fc.tuple(small, small).map(([n, a]) => [`x^(-${n + 1})`, `${a}`, 'oo']),
  fc.tuple(small, small).map(([k, a]) => [`x^${2 * k - 1}*e^(-${a}*x^2)`, '0', 'oo']),
  fc.tuple(small, small).map(([n, a]) => [`ln(x)/x^${n + 1}`, `${a}`, 'oo']),
  fc.tuple(small, small).map(([n, a]) => [`x^${n - 1}*ln(x)`, '0', `${a}`]),
);

test('an improper integral that a textbook does is explained by its antiderivative, with the limit at each end that has no value', () => {
  fc.assert(
    fc.property(problem, ([f = '', lower = '', upper = '']) => {
      const found = definiteIntegral(read(f), 'x', read(lower), read(upper));
      if (!found.ok) throw new Error(`${f}: ${found.error.message}`);
      const { step } = found.value;
      expect(step.rule, f).toBe('fundamental theorem of calculus');
      expect(step.says, f).toContain('limit of F');
      const ends = step.steps.filter((one) => 'before' in one && one.before?.operator?.name === 'limit');
      const open = [lower, upper].filter((end) => end.endsWith('oo')).length || 1;
      expect(ends, f).toHaveLength(open);
      // Each of them is gone by the ways of a limit, to the value that is put in.
      for (const { after, steps } of ends) {
        const last = steps.at(-1)?.after;
        if (last !== undefined && last.operator === undefined)
          expect(toText(last.expression), f).toBe(toText(after!.expression));
      }
    }),
    { numRuns: lawRuns(20, 400) },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { brokenIn, type Problem, stepsOf } from './steps.fixture.ts';

const size = fc.integer({ min: 1, max: 5 });
const signed = size.chain((n) => fc.constantFrom(n, -n));

/** Powers of the forms 1^∞, 0^0 and ∞^0. */
const problems: fc.Arbitrary<Problem> = fc.oneof(
  fc.tuple(signed, signed).map(([a, b]) => ({ text: `(1+(${a})/x)^(${b}*x)`, to: 'oo' })),
  fc.tuple(signed, signed).map(([a, b]) => ({ text: `(1+(${a})*x)^(${b}/x)`, to: '0' })),
  fc.tuple(size, size, signed).map(([a, b, c]) => ({ text: `((x+${a + b})/(x+${b}))^(${c}*x)`, to: 'oo' })),
  fc.tuple(size, signed).map(([a, b]) => ({ text: `cos(${a}*x)^(${b}/x^2)`, to: '0' })),
  fc.tuple(signed, signed).map(([a, b]) => ({ text: `(e^(${a}*x)+(${b})*x)^(1/x)`, to: '0' })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}*x)^(${b}*x)`, to: '0', side: 'right' as const })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}*x)^sin(${b}*x)`, to: '0', side: 'right' as const })),
  fc.tuple(size, size).map(([a, b]) => ({ text: `(${a}*x+1)^(${b}/x)`, to: 'oo' })),
);

/** ln(1 + ax)/x is a standard limit, which l'Hôpital's rule would find by itself. */
const rulesOf = ({ text, to }: Problem): readonly string[] => [
  'indeterminate form',
  'write the power as an exponential',
  text.startsWith('(1+') && to === '0' ? 'standard limit' : "l'Hôpital's rule",
  'exponential of it',
];

test('powers of indeterminate form are taken by the logarithm, and every step keeps the limit', () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const steps = stepsOf(problem);
      const named = steps.map(({ rule }) => rule);
      expect(rulesOf(problem).filter((rule) => !named.includes(rule))).toEqual([]);
      expect(brokenIn(steps)).toEqual([]);
    }),
    { numRuns: lawRuns(6, 300) },
  );
});

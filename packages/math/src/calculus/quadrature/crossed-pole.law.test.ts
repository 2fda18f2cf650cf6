import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { numericIntegral } from '../quadrature.ts';

/** Functions that rise or fall from 0 to 1, between their values there. */
const monotone = [
  { g: 'cos(x)', values: [Math.cos(1), 1] },
  { g: 'e^x', values: [1, Math.E] },
  { g: 'x^3+x', values: [0, 2] },
  { g: 'atan(x)', values: [0, Math.PI / 4] },
  { g: 'sinh(x)', values: [0, Math.sinh(1)] },
] as const;

const diverges = (f: string): boolean => {
  const found = numericIntegral(read(f), 'x', read('0'), read('1'));
  return !found.ok && found.error.reason === 'diverges';
};

test('an integral over a pole diverges, wherever the pole is, and beside it has a value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...monotone),
      fc.constantFrom('1', '1/(x+2)', 'e^x', '3-x'),
      fc.constantFrom(1, 2, 3),
      fc.integer({ min: 1, max: 98 }),
      ({ g, values: [low, high] }, p, order, share) => {
        const [inside, beyond] = [low + ((high - low) * share) / 99, high + share / 20 + 0.1].map((x) => x.toFixed(6));
        expect(diverges(`(${p})/((${g})-${inside})^${order}`), `${g} at ${inside}`).toBe(true);
        expect(diverges(`(${p})/((${g})-${beyond})^${order}`), `${g} at ${beyond}`).toBe(false);
        expect(diverges(`(${p})+x/((${g})-${inside})^${order}`), `a sum with ${g} at ${inside}`).toBe(true);
      },
    ),
    { numRuns: lawRuns(20, 1000) },
  );
});

test('a zero that cancels, or a jump over 0, is no pole', () => {
  for (const f of ['sin(e^x-2)/(e^x-2)', '(e^x-2)*cos(x)/(e^x-2)', '1/(floor(x+cos(x)-1/3)-1/2)'])
    expect(diverges(f), f).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { numericIntegral } from '../quadrature.ts';

const messageOf = (f: string, from: string, to: string): string => {
  const found = numericIntegral(read(f), 'x', read(from), read(to), 6);
  return found.ok ? '' : found.error.message;
};

/** Functions with a simple pole at −n, of which no series with remainder is known there, and their orders to the power p. */
const poles: readonly ((n: number) => string)[] = [
  (n) => `gamma(x+${n})`,
  () => 'gamma(x)*cos(x)',
  () => 'digamma(x)',
  (n) => `zeta(x+${n + 1})`,
];

test('what grows as 1/distance does, or faster, diverges; what grows more slowly is not said to', () => {
  fc.assert(
    fc.property(fc.constantFrom(...poles), fc.integer({ min: 0, max: 3 }), fc.boolean(), (pole, n, isLeft) => {
      const [from, to] = isLeft ? [`-${n}-1/3`, `-${n}`] : [`-${n}`, `-${n}+1/3`];
      expect(messageOf(pole(n), from, to), pole(n)).toContain('diverges');
      expect(messageOf(`(${pole(n)})^2`, from, to), pole(n)).toContain('diverges');
      expect(messageOf(`(x+${n})^2*(${pole(n)})`, from, to), pole(n)).not.toContain('diverges');
      expect(messageOf(`abs(x+${n})^(1/4)*(${pole(n)})`, from, to), pole(n)).not.toContain('diverges');
    }),
    { numRuns: lawRuns(3, 60) },
  );
});

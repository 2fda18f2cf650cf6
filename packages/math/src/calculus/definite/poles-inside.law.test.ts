import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import type { Condition } from '../../expression/condition.ts';
import { definiteIntegral } from './definite-integral.ts';
import { holdsAt } from './parameters/instances.ts';

/** An integrand in a letter, and where its poles are. */
interface IntegrandWithPoles {
  readonly f: string;
  readonly poles: (a: number) => readonly number[];
}

const halfWaves = Array.from({ length: 61 }, (_, k) => k - 30);
const [odd, even] = [halfWaves.map((k) => (k + 1 / 2) * Math.PI), halfWaves.map((k) => k * Math.PI)];

/** Every place is where the text says it, so the law does not ask the code that finds places. */
const planted: readonly IntegrandWithPoles[] = [
  { f: 'tan(a*x)', poles: (a) => odd.map((phase) => phase / a) },
  { f: 'tan(x+a)', poles: (a) => odd.map((phase) => phase - a) },
  { f: 'cot(a*x)', poles: (a) => even.map((phase) => phase / a) },
  { f: '1/sin(a*x)', poles: (a) => even.map((phase) => phase / a) },
  { f: '1/cos(x-a)^2', poles: (a) => odd.map((phase) => phase + a) },
  { f: '1/(x-a)', poles: (a) => [a] },
  { f: '1/(x-a)^2', poles: (a) => [a] },
  { f: '1/(x^2-a)', poles: (a) => (a < 0 ? [] : [-Math.sqrt(a), Math.sqrt(a)]) },
  { f: 'x^2/(x^3-a)', poles: (a) => [Math.cbrt(a)] },
  { f: '1/(x^3-a)', poles: (a) => [Math.cbrt(a)] },
  { f: '1/(e^x-a)', poles: (a) => (a > 0 ? [Math.log(a)] : []) },
  { f: '1/(a+x)/(x+1)', poles: (a) => [-a, -1] },
];
const ranges = [
  ['0', '1'],
  ['1', '2'],
  ['1/2', '3'],
] as const;

const known = new Map<string, readonly (readonly Condition[])[]>();

/** The sets of conditions under which a value is claimed. */
function claimsOf(f: string, lower: string, upper: string): readonly (readonly Condition[])[] {
  const key = [f, lower, upper].join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = definiteIntegral(read(f), 'x', read(lower), read(upper));
  const claims = found.ok ? [found.value.conditions, ...found.value.cases.map(({ when }) => when)] : [];
  known.set(key, claims);
  return claims;
}

test('no condition lets a pole into the range', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...planted),
      fc.constantFrom(...ranges),
      fc.array(fc.integer({ min: -160, max: 160 }), { minLength: 20, maxLength: 20 }),
      ({ f, poles }, [lower, upper], eighths) => {
        const [low, high] = [read(lower), read(upper)].map((end) =>
          end.kind === 'number' ? Q.toNumber(end.value) : 0,
        );
        const claims = claimsOf(f, lower, upper);
        for (const eighth of eighths) {
          const a = Q.rational(2 * eighth + 1, 16);
          const isInside = poles(Q.toNumber(a)).some((pole) => pole > low! && pole < high!);
          const holds = claims.some((when) => when.every((one) => holdsAt(one, { a }) === true));
          expect(isInside && holds, `${f} from ${lower} to ${upper} at a = ${Q.toNumber(a)}`).toBe(false);
        }
      },
    ),
    { numRuns: lawRuns(7, 5000) },
  );
});

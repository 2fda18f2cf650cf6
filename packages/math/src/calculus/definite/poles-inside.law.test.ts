import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { partOf } from '../../../../../tools/setup/sample.ts';
import * as Q from '../../exact/rational.ts';
import type { Condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { budget } from '../../result/budget.ts';
import { isDivergent } from '../quadrature.ts';
import { Quadratures } from './check.ts';
import { definiteIntegral } from './definite-integral.ts';
import { atInstance, holdsAt } from './parameters/instances.ts';
import { divergentCases } from './with-letters.ts';

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

/** p(x)/(g(x) − a) over a range, and the least and greatest value of g there: a pole is inside for these letters and those between. */
const moving = [
  { f: '1/(cos(x)-a)', lower: '0', upper: 'pi', values: [-1, 1] },
  { f: '1/(cos(x)-a)^2', lower: '0', upper: '2*pi', values: [-1, 1] },
  { f: 'sin(x)/(cos(x)-a)', lower: '0', upper: 'pi', values: [-1, 1] },
  { f: 'x/(x^2-a)', lower: '1', upper: '2', values: [1, 4] },
  { f: '(1-2*x)/(x-x^2-a)', lower: '0', upper: '1', values: [0, 1 / 4] },
  { f: 'e^x/(e^x+1-a)^2', lower: '-oo', upper: '0', values: [1, 2] },
  { f: '1/(e^x-a)', lower: '0', upper: '1', values: [1, Math.E] },
  { f: '1/(x^3-a)', lower: '0', upper: '1', values: [0, 1] },
  { f: '1/(x^3-a)', lower: '1', upper: '2', values: [1, 8] },
  { f: '1/(a+cosh(x))', lower: '0', upper: 'oo', values: [Number.NEGATIVE_INFINITY, -1] },
] as const;

test('a pole that moves with a letter is inside for a whole range of the letter', () => {
  for (const { f, lower, upper, values } of partOf(moving, 3)) {
    const found = definiteIntegral(read(f), 'x', read(lower), read(upper));
    if (!found.ok) throw new Error(`${f}: ${found.error.message}`);
    for (let k = -37; k <= 37; k++) {
      const a = Q.rational(2 * k + 1, 14);
      const isInside = Q.toNumber(a) > values[0] && Q.toNumber(a) < values[1];
      const isSaid = found.value.diverges.some((when) => when.every((one) => holdsAt(one, { a }) === true));
      expect(isSaid, `${f} at a = ${Q.toNumber(a)}`).toBe(isInside);
    }
  }
});

/** Functions that rise from 0 to 1, and their values there. */
const rising = [
  { g: 'e^x', ends: ['1', 'e'] },
  { g: 'x^3', ends: ['0', '1'] },
  { g: 'x^3+x', ends: ['0', '2'] },
  { g: 'sinh(x)', ends: ['0', 'sinh(1)'] },
  { g: 'atan(x)', ends: ['0', 'pi/4'] },
  { g: 'ln(x+1)', ends: ['0', 'ln(2)'] },
  { g: '-cos(x)', ends: ['-1', '-cos(1)'] },
] as const;

test('a function that rises meets every letter between its ends, and them, and no other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rising),
      fc.constantFrom('1', 'x+2', 'e^x', '3-x'),
      fc.constantFrom(1, 2),
      ({ g, ends }, p, order) => {
        const f = read(`(${p})/((${g})-a)^${order}`);
        const problem = { f, variable: 'x', lower: read('0'), upper: read('1') };
        const said = divergentCases(problem, [], new Quadratures(problem, budget(13_000)));
        const isSaid = (a: Q.Rational | Expression): boolean =>
          said.some((when) => when.every((one) => holdsAt(one, { a }) === true));
        const [low, high] = ends.map((end) => evaluate(read(end)));
        for (let k = -31; k <= 41; k++) {
          const a = Q.rational(2 * k + 1, 22);
          const isInside = Q.toNumber(a) > low! && Q.toNumber(a) < high!;
          expect(isSaid(a), `${p} over (${g} - ${Q.toNumber(a)})^${order}`).toBe(isInside);
        }
        for (const end of ends)
          if (isSaid(read(end)))
            expect(isDivergent(atInstance(f, { a: read(end) }), 'x', read('0'), read('1'))).toBe(true);
      },
    ),
    { numRuns: lawRuns(4, 60) },
  );
});

test('where a numerator cancels the pole, or may do so, divergence is not said', () => {
  const asked = [
    { f: '(2*x-1)/(x^2-a)*e^x', upper: '1', said: 'The integral diverges for 0 ≤ a ≤ 1 and a ≠ 1/4.' },
    { f: '(x-pi/2)/(cos(x)-a)', upper: 'pi', said: 'The integral diverges for abs(a) ≤ 1 and a ≠ 0.' },
    { f: '(x-1)/(cos(x)-a)', upper: 'pi', said: 'The integral diverges for abs(a) ≤ 1 and a ≠ cos(1).' },
  ];
  for (const { f, upper, said } of partOf(asked, 1)) {
    const found = definiteIntegral(read(f), 'x', read('0'), read(upper));
    expect(found.ok ? '' : found.error.message, f).toBe(said);
  }
});

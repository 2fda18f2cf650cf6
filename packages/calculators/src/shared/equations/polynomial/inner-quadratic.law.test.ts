import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { load } from '../../../catalogue.ts';
import { defaultOptions } from '../../../kit/options.ts';
import { run } from '../../../kit/run.ts';

const calculator = (await load('algebra-polynomial/roots'))!;

const whole = fc.integer({ min: -6, max: 6 });

/** (x² − v·x + k)·(x² − w·x + k), multiplied out: x + k/x is v or w. */
const drawn = fc
  .record({ k: fc.constantFrom(1, -1), v: whole, w: whole, a: fc.integer({ min: 1, max: 4 }) })
  .filter(({ v, w }) => v !== w && v !== -w);

const isNear = (one: C.Complex, other: C.Complex): boolean =>
  C.modulus(C.subtract(one, other)) <= 1e-9 * Math.max(1, C.modulus(one), C.modulus(other));

test('a reciprocal equation is solved by x + k/x, and what is put back leads to all of its roots', () => {
  fc.assert(
    fc.property(drawn, ({ k, v, w, a }) => {
      const polynomial = [a, -a * (v + w), a * (v * w + 2 * k), -a * k * (v + w), a]
        .map((value, j) => `(${value})*x^${4 - j}`)
        .join('+');
      const outcome = run(calculator, { polynomial }, defaultOptions);
      expect(outcome.ok, polynomial).toBe(true);
      if (!outcome.ok) return;
      const steps = outcome.answer.steps ?? [];
      const rules = steps.map(({ rule }) => rule);
      expect(rules, polynomial).toContain('reciprocal equation');
      const back = steps.filter(({ rule }) => rule === 'put back').map(({ text }) => text);
      const found = back.flatMap((text) => {
        const [named, equation, solved] = text.split(' -> ');
        const roots = solved!.split(' or ').map((one) => evaluateComplex(read(one.split(' = ')[1]!)));
        for (const x of roots)
          for (const side of [named!, equation!]) {
            const [left, right] = side.split(' = ').map((one) => evaluateComplex(read(one), { x }));
            expect(isNear(left!, right!), `${polynomial}: ${text}`).toBe(true);
          }
        return roots;
      });
      const known = (sum: number) => (x: C.Complex) =>
        isNear(C.add(C.multiply(x, x), C.complex(k)), C.multiply(C.complex(sum), x));
      for (const sum of [v, w]) expect(found.filter(known(sum)).length, polynomial).toBe(sum * sum === 4 * k ? 1 : 2);
    }),
    { numRuns: lawRuns(30, 400) },
  );
});

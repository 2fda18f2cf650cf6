import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { numericIntegral } from '../quadrature.ts';
import { definiteIntegral } from './definite-integral.ts';
import { atInstance, holdsAt } from './parameters/instances.ts';

const integrands = [
  'floor(x)',
  'x*floor(x)',
  'x-floor(x)',
  'floor(2*x)^2',
  'ceil(x)*x',
  'abs(sin(x))',
  'abs(sin(x))*x',
  'abs(cos(2*x))',
  'max(sin(x),cos(x))',
  'sign(cos(x))*x',
  'floor(x^2)',
];

const known = new Map<string, Expression>();

function valueUpTo(f: string): Expression {
  const before = known.get(f);
  if (before !== undefined) return before;
  const found = definiteIntegral(read(f), 'x', read('0'), read('n'));
  if (!found.ok) throw new Error(`${f}: ${found.error.message}`);
  expect(found.value.conditions, f).toEqual([]);
  known.set(f, found.value.value);
  return found.value.value;
}

test('the integral of what is in pieces up to a letter is that up to each number, of either sign, at the breaks too', () => {
  fc.assert(
    fc.property(fc.constantFrom(...integrands), fc.integer({ min: -40, max: 40 }), fc.boolean(), (f, n, isAngle) => {
      // Quarters, and quarters of π.
      const at = E.product([E.number(Q.rational(n, 4)), isAngle ? E.constant('pi') : E.one]);
      const wanted = numericIntegral(read(f), 'x', E.zero, at, 12);
      fc.pre(wanted.ok);
      const value = evaluate(atInstance(valueUpTo(f), { n: at }));
      // What is added up is at most as large as the cube of the range.
      const size = 1 + Math.abs(evaluate(at)) ** 3;
      if (wanted.ok) expect(value, `${f} up to ${n}/4`).toBeNear(wanted.value.value, 1e-11, size);
    }),
    { numRuns: lawRuns(25, 800) },
  );
});

test('every case of an integral up to its own break says where it holds, and the integral is that wherever it does', () => {
  const bending = fc.constantFrom('sign(x-n)', 'abs(x-n)', 'x*abs(x-n)', 'abs(x-n)^3', 'x*sign(x-n)', 'ln(abs(x))');
  const end = fc.integer({ min: -2, max: 2 });
  fc.assert(
    fc.property(bending, end, fc.boolean(), fc.integer({ min: -9, max: 9 }), (f, other, isUpper, quarters) => {
      const [low, high] = isUpper ? [String(other), 'n'] : ['n', String(other)];
      const found = definiteIntegral(read(f), 'x', read(low!), read(high!));
      fc.pre(found.ok);
      if (!found.ok) return;
      const { value, conditions, cases } = found.value;
      for (const { when } of cases) expect(when, `${f} from ${low} to ${high}`).not.toEqual([]);
      const at = { n: E.number(Q.rational(quarters, 4)) };
      const [lower, upper] = [low, high].map((bound) => atInstance(read(bound!), at));
      const wanted = numericIntegral(atInstance(read(f), at), 'x', lower!, upper!, 12);
      if (!wanted.ok) return;
      for (const one of [{ when: conditions, value }, ...cases])
        if (one.when.every((each) => holdsAt(each, at) === true))
          expect(evaluate(atInstance(one.value, at)), `${f}: ${quarters}/4`).toBeNear(wanted.value.value, 1e-11, 100);
    }),
    { numRuns: lawRuns(20, 400) },
  );
});

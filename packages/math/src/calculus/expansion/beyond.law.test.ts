import { expect, test } from 'vitest';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { toText } from '../../syntax/print-text.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { endsOfTerms, otherThanSum } from './beyond.ts';
import { expansionOf } from './expansion.ts';
import { smallIn } from './problem.ts';
import { partialSum } from './written.ts';

const found = (f: string, at = '0') => unwrap(expansionOf({ f: read(f), variable: 'x', at: read(at), order: 2 }));

/** For which letters |x − a| has no Taylor series at 0, no coefficient shows: |a| and sign(a) have values there. */
test.each([
  ['abs(x - a)', '0'],
  ['abs(x - a)', '1'],
  ['sign(x - a)', '0'],
  ['floor(x + a)', '0'],
  ['max(x, a)', '0'],
  ['min(x, a)', '1'],
  ['abs(x + b)*abs(x - a)', '0'],
  ['abs(sin(x) - a)', '0'],
  ['abs(x^2 - a)', '1'],
  ['1/(1 + a*x)', '0'],
  ['sqrt((x - a)^2)', '0'],
])('%s about %s is close to its series on both sides, where the conditions hold', (f, at) => {
  const one = found(f, at);
  const rest = E.subtract(read(f), partialSum(one.series, smallIn(one.problem)));
  for (const [a, b] of [-1, 0, 1, 2, 0.5].flatMap((x) => [-1, 0, 0.5].map((y) => [x, y] as const))) {
    const letters = { a: Q.fromNumber(a), b: Q.fromNumber(b) };
    if (!one.conditions.every((condition) => holdsAt(condition, letters) === true)) continue;
    for (const w of [1e-4, -1e-4])
      expect(Math.abs(evaluate(rest, { a, b, x: Number(at) + w })), `a = ${a}, b = ${b}, w = ${w}`).toBeLessThan(1e-10);
  }
});

test.each([
  ['sqrt((x-2)^2)', '0', '3'],
  ['atan(x) + atan(1/x)', '1', '-2'],
  ['sqrt(x^2)', 'pi', '-7'],
  ['sqrt((x-100)^2)', '0', '300'],
  ['sqrt((x-2000)^2)', '0', '3000'],
  ['sqrt((x+1e9)^2)', '1/2', '-5999999999/2'],
  ['sqrt((x^2+1)^2)', '0', undefined],
  ['sqrt((x^2+1)^2)', 'pi', undefined],
  ['x^3 - 2*x', '1', undefined],
  ['sin(asin(x))', '0', undefined],
])('%s about %s differs from its series, which ends, at x = %s', (f, at, wanted) => {
  const place = otherThanSum(found(f, at));
  expect(place === null ? undefined : toText(place)).toBe(wanted);
});

test.each([
  ['(1+x)^a', ['a from 0']],
  ['1/(1+x)^a', ['-a from 0']],
  ['x*(1+x)^a', ['a + 1 from 1']],
  ['1/(1-x)', []],
  ['sin(a*x)', []],
])('for which letters the terms of %s end', (f, wanted) => {
  expect(endsOfTerms(found(f)).map(({ quantity, from }) => `${toText(quantity)} from ${from}`)).toEqual(wanted);
});

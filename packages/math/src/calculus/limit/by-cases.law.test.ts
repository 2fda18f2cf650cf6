import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { toText } from '../../syntax/print-text.ts';
import { holdsAt, type Instance } from '../definite/parameters/instances.ts';
import { limit, sameSides } from '../limit.ts';
import { limitByCases } from './by-cases.ts';
import { type LimitResult, mapLimit } from './limit-result.ts';

/** With numbers for the letters the limit is that of the case which holds there, and no two cases hold at once. */

const argument = fc
  .tuple(
    fc.constantFrom('a', 'a - 1', '2*a + 1', 'a^2', 'a^2 - 1', 'abs(a)', '-a', 'sqrt(a^2)'),
    fc.constantFrom('x', 'x^2', '1/x'),
  )
  .map(([share, power]) => `(${share})*${power}`);
const whole = fc.oneof(
  argument.chain((u) =>
    fc.constantFrom(u, `sin(${u})`, `atan(${u})`, `exp(${u})`, `tanh(${u})`, `abs(${u})`, `sqrt(1 + (${u})^2)`),
  ),
  fc.constantFrom('x^a', 'a^x', '(1 + x)^a', 'a*ln(x)', 'x^(a - 1)', 'sqrt(x^2 + a*x) - x', 'sqrt(a - 1)', 'acos(a)'),
);
const over = fc.constantFrom('1', 'x', '(x + 1)', '(a + x)', 'x^2');
const number = fc.constantFrom(...[-5, -2, -1, 0, 1, 2, 3, 7].map((n) => Q.rational(n, 2)));
const ofOne = fc.record({
  f: fc.tuple(whole, over).map(([above, below]) => `(${above})/${below}`),
  to: fc.constantFrom('0', 'oo', '-oo', '1', 'a'),
  at: fc.record({ a: number }),
});

const share = fc.constantFrom('a', 'b', 'a*b', 'a^2', 'b^2', 'abs(a)', 'abs(b)', '(a + b)', '(a - b)');
const linear = fc.tuple(share, share).map(([slope, level]) => `(${slope}*x + ${level})`);
const ofTwo = fc.record({
  f: fc.oneof(
    fc.tuple(linear, linear).map(([above, below]) => `${above}/${below}`),
    fc.tuple(share, share).map(([u, v]) => `sin(${u}*x)/(${v}*x)`),
    fc.tuple(share, share).map(([u, v]) => `(exp(${u}*x) - exp(${v}*x))/x`),
    fc.tuple(share, share).map(([u, v]) => `${u}*x/(${v}*x + 1)`),
  ),
  to: fc.constantFrom('0', 'oo', '-oo'),
  at: fc.record({ a: number, b: number }),
});

const describe = (one: LimitResult): string => (one.kind === 'value' ? toText(one.value) : one.kind);

/** Whether a limit was compared with that of the numbers put in. */
function isCompared(f: string, to: string, at: Instance): boolean {
  const [given, point] = [read(f), read(to)];
  const found = limitByCases(given, 'x', point);
  if (!found.ok) return false;
  const parts = [found.value.found, ...found.value.cases.map((one) => ({ ...one.value, conditions: one.when }))];
  const holding = parts.filter(({ conditions }) => conditions.every((one) => holdsAt(one, at) === true));
  const where = Object.entries(at).map(([name, value]) => `${name} = ${Q.toNumber(value)}`);
  expect(holding.length, `${f} → ${to}: the cases that hold for ${where}`).toBeLessThan(2);
  const numbers = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, E.number(value)]));
  const put = (a: Expression): Expression => substitute(a, numbers);
  const plain = limit(put(given), 'x', put(point));
  const [one] = holding;
  if (one === undefined || !plain.ok) return false;
  const told = mapLimit(one, put);
  const said = `${f} → ${to} at ${where}: ${describe(told)}, not ${describe(plain.value)}`;
  expect(told.kind, said).toBe(plain.value.kind);
  if (told.kind === 'value') expect(sameSides({ ...told, sides: {} }, { ...plain.value, sides: {} }), said).toBe(true);
  return true;
}

test.each([
  ['a number put in for the letter', ofOne],
  ['numbers put in for two letters', ofTwo],
])('%s', (_, asked: fc.Arbitrary<{ readonly f: string; readonly to: string; readonly at: Instance }>) => {
  fc.assert(
    fc.property(asked, ({ f, to, at }) => fc.pre(isCompared(f, to, at))),
    { numRuns: lawRuns(18, 600) },
  );
});

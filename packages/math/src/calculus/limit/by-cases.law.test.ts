import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { substitute } from '../../expression/substitute.ts';
import { toText } from '../../syntax/print-text.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { type LimitResult, limit, sameSides } from '../limit.ts';
import { limitByCases } from './by-cases.ts';

/** With a number for a letter the limit is that of the case which holds there, and no two cases hold at once. */

const argument = fc
  .tuple(fc.constantFrom('a', 'a - 1', '2*a + 1', 'a^2', 'a^2 - 1', 'abs(a)', '-a'), fc.constantFrom('x', 'x^2', '1/x'))
  .map(([share, power]) => `(${share})*${power}`);
const whole = fc.oneof(
  argument.chain((u) =>
    fc.constantFrom(u, `sin(${u})`, `atan(${u})`, `exp(${u})`, `tanh(${u})`, `abs(${u})`, `sqrt(1 + (${u})^2)`),
  ),
  fc.constantFrom('x^a', 'a^x', '(1 + x)^a', 'a*ln(x)', 'x^(a - 1)', 'sqrt(x^2 + a*x) - x', 'sqrt(a - 1)', 'acos(a)'),
);
const over = fc.constantFrom('1', 'x', '(x + 1)', '(a + x)', 'x^2');
const asked = fc.record({
  f: fc.tuple(whole, over).map(([above, below]) => `(${above})/${below}`),
  to: fc.constantFrom('0', 'oo', '-oo', '1', 'a'),
  value: fc.constantFrom(...[-5, -2, -1, 0, 1, 2, 3, 7].map((n) => Q.rational(n, 2))),
});

const holds = ({ conditions }: Pick<LimitResult, 'conditions'>, a: Q.Rational): boolean =>
  conditions.every((one) => holdsAt(one, { a }) === true);

test('a number put in for the letter', () => {
  let compared = 0;
  fc.assert(
    fc.property(asked, ({ f, to, value }) => {
      const [given, point] = [read(f), read(to)];
      const found = limitByCases(given, 'x', point);
      if (!found.ok) return;
      const parts = [found.value.found, ...found.value.cases.map((one) => ({ ...one.value, conditions: one.when }))];
      const holding = parts.filter((one) => holds(one, value));
      expect(holding.length, `${f} → ${to}: the cases that hold for a = ${Q.toNumber(value)}`).toBeLessThan(2);
      const put = (a: ReturnType<typeof read>) => substitute(a, { a: E.number(value) });
      const plain = limit(put(given), 'x', put(point));
      const [one] = holding;
      if (one === undefined || !plain.ok) return;
      compared++;
      const told = one.kind === 'value' ? { ...one, value: put(one.value) } : one;
      const said = `${f} → ${to} at a = ${Q.toNumber(value)}: ${describe(told)}, not ${describe(plain.value)}`;
      expect(told.kind, said).toBe(plain.value.kind);
      if (told.kind === 'value')
        expect(sameSides({ ...told, sides: {} }, { ...unwrap(plain), sides: {} }), said).toBe(true);
    }),
    { numRuns: lawRuns(30, 600) },
  );
  expect(compared).toBeGreaterThan(8);
});

const describe = (one: LimitResult): string => (one.kind === 'value' ? toText(one.value) : one.kind);

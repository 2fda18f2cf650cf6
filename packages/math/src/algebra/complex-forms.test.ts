import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import * as E from '../expression/build.ts';
import { type ComplexForm, isZeroForm, partsOf } from '../expression/complex/parts.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { add, type Ball, negate, sizeOf, upper } from '../numeric/precise/ball.ts';
import { toText } from '../syntax/print-text.ts';
import * as F from './complex-forms.ts';

const bits = 400;
const form = (text: string): ComplexForm => F.simplestForm(partsOf(read(text)));

const whole = fc.integer({ min: -9, max: 9 });
const real = fc.oneof(
  { weight: 3, arbitrary: whole.map(String) },
  fc.tuple(whole, fc.integer({ min: 2, max: 7 })).map(([n, d]) => `${n}/${d}`),
  fc.tuple(whole, whole, fc.integer({ min: 2, max: 12 })).map(([a, b, c]) => `(${a}+${b}*sqrt(${c}))`),
  fc.constantFrom('pi', '-e', 'ln(2)', 'cos(1)', '2^(1/3)', 'pi/6'),
);
const complex = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(real, real).map(([a, b]) => `${a}+${b}*i`) },
  fc.tuple(real, fc.integer({ min: -24, max: 24 })).map(([r, k]) => `${r}*e^(i*pi*${k}/12)`),
  fc.tuple(real, real, fc.integer({ min: 0, max: 5 })).map(([a, b, n]) => `(${a}+${b}*i)^${n}`),
);

const joined = ({ re, im }: ComplexForm): Expression => E.add(re, E.multiply(E.constant('i'), im));
const ballOf = (a: Expression, name: string): Ball => {
  const ball = evaluateBall(a, bits, {});
  if (ball === null) throw new Error(`${name}: ${toText(a)} has no enclosure`);
  return ball;
};

/** The same number to a hundred digits, by arithmetic of complex balls. */
function expectSame(found: ComplexForm, wanted: Expression, name: string): void {
  const [here, there] = [ballOf(joined(found), name), ballOf(wanted, name)];
  const apart = upper(add(here, negate(there), 4 * bits));
  const size = Math.max(sizeOf(there.value), -200);
  expect(apart, `${name}: ${toText(found.re)}, ${toText(found.im)}`).toBeLessThanOrEqual(size - 300);
}

test('what is split into its parts is the number that it was', () =>
  fc.assert(
    fc.property(complex, (text) => expectSame(form(text), read(text), text)),
    { numRuns: lawRuns(60, 3000) },
  ));

test('operations on the parts are those on the numbers', { timeout: 3_600_000 }, () =>
  fc.assert(
    fc.property(complex, complex, fc.constantFrom('1/2', '3', '-2', '2/3', '-5/2', 'sqrt(2)', '30'), (one, two, n) => {
      const [a, b] = [form(one), form(two)];
      const [x, y] = [read(one), read(two)];
      const names = `${one} and ${two}, ${n}`;
      expectSame(F.sumOf(a, b), E.add(x, y), names);
      expectSame(F.differenceOf(a, b), E.subtract(x, y), names);
      expectSame(F.productOf(a, b), E.multiply(x, y), names);
      expectSame({ re: F.modulusOf(a), im: E.zero }, E.apply('abs', [x]), names);
      if (!isZeroForm(b)) expectSame(F.quotientOf(a, b), E.divide(x, y), names);
      if (isZeroForm(a) || F.argumentOf(a) === undefined) return;
      // The number by its simplest parts, as beside a cut no enclosure says on which side of it x is.
      const z = joined(a);
      expectSame({ re: F.argumentOf(a)!, im: E.zero }, E.apply('arg', [z]), names);
      expectSame(F.logarithmOf(a)!, E.ln(z), names);
      expectSame(F.squareRootOf(a)!, E.sqrt(z), names);
      const power = F.powerOf(a, read(n))!;
      expectSame(power, E.exp(E.multiply(read(n), E.ln(z))), names);
    }),
    { numRuns: lawRuns(12, 1000) },
  ),
);

sampled.each([
  ['i', 'pi/2', ['sqrt(2)/2', 'sqrt(2)/2'], ['0', 'pi/2']],
  ['-8', 'pi', ['0', '2*sqrt(2)'], ['ln(8)', 'pi']],
  ['3-4*i', '-atan(4/3)', ['2', '-1'], ['ln(5)', '-atan(4/3)']],
  ['1+sqrt(3)*i', 'pi/3', ['sqrt(6)/2', 'sqrt(2)/2'], ['ln(2)', 'pi/3']],
  ['-sqrt(2)+sqrt(2)*i', '3*pi/4', undefined, ['ln(2)', '3*pi/4']],
  ['(1+sqrt(2))^2-3-2*sqrt(2)+i', 'pi/2', undefined, ['0', 'pi/2']],
] as const)('%s', (text, argument, root, logarithm) => {
  const z = form(text);
  const texts = ({ re, im }: ComplexForm): string[] => [toText(re), toText(im)];
  expect(toText(F.argumentOf(z)!)).toBe(argument);
  if (root) expect(texts(F.squareRootOf(z)!)).toEqual(root);
  expect(texts(F.logarithmOf(z)!)).toEqual(logarithm);
});

test.each([
  ['1+sqrt(2)*i', '2', '-1', '2*sqrt(2)'],
  ['1+sqrt(3)*i', '100', '-633825300114114700748351602688', '-633825300114114700748351602688*sqrt(3)'],
  ['3+4*i', '1/2', '2', '1'],
  ['sqrt(2)*i', '-1', '0', '-sqrt(2)/2'],
] as const)('(%s)^(%s)', (z, n, re, im) => {
  const found = F.powerOf(form(z), read(n))!;
  expect([toText(found.re), toText(found.im)]).toEqual([re, im]);
});

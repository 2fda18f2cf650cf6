import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../tools/setup/read.ts';
import { integerRational, power, type Rational, rational } from '../../exact/rational.ts';
import { toNumber } from '../../numeric/precise/convert.ts';
import { evaluateBall } from '../evaluate-precise.ts';
import { addEnclosed, evaluateEnclosed, isVast, negateEnclosed, signOfEnclosed } from './evaluate-vast.ts';

const bits = 640;

function enclosed(text: string, at: Readonly<Record<string, Rational>>) {
  return evaluateEnclosed(read(text), bits, at);
}

function numberOf(text: string, at: Readonly<Record<string, Rational>>): number {
  const value = enclosed(text, at);
  if (value === null || isVast(value)) throw new Error(`${text} is in no ball`);
  return toNumber(value.value.re);
}

const quarter = fc.integer({ min: -40, max: 40 }).filter((n) => n !== 0);
/** x beyond 2^50, where the exponent of e^x ends, and not so far that x and x + 1/4 are one number to so many bits. */
const large = fc.integer({ min: 17, max: 150 }).map((k) => power(integerRational(10), k));

const expectNear = (value: number, wanted: number) => expect(Math.abs(value / wanted - 1)).toBeLessThan(1e-12);

test('a sum of vast numbers has the sign and the logarithm of the larger one', () => {
  fc.assert(
    fc.property(quarter, quarter, large, (a, b, x) => {
      fc.pre(a !== b);
      const at = { p: rational(a, 4), q: rational(b, 4), x };
      expectNear(numberOf('ln(exp(p*x) + exp(q*x))/x', at), Math.max(a, b) / 4);
      expectNear(numberOf('ln(abs(exp(p*x) - 3*exp(q*x)))/x', at), Math.max(a, b) / 4);
      const difference = enclosed('exp(exp(p + x)) - exp(exp(q + x))', at);
      expect(difference && signOfEnclosed(difference)).toBe(Math.sign(a - b));
    }),
    { numRuns: lawRuns(60, 3000) },
  );
});

test('products and powers of vast numbers are those of their logarithms', () => {
  fc.assert(
    fc.property(quarter, quarter, large, (a, b, x) => {
      fc.pre(a + b !== 0);
      const at = { p: rational(a, 4), q: rational(b, 4), x };
      expectNear(numberOf('ln(exp(exp(x))^p*exp(exp(x))^q)*exp(-x)', at), (a + b) / 4);
      expectNear(numberOf('ln(ln(x + exp(x) + exp(exp(x))))/x', at), 1);
      const odd = enclosed('(-exp(x))^3*(-exp(p*x))^4', at);
      expect(odd && signOfEnclosed(odd)).toBe(-1);
    }),
    { numRuns: lawRuns(60, 3000) },
  );
});

const formulas = [
  'exp(exp(x)) - exp(exp(y))',
  'ln(x + exp(x))/ln(y + 2)',
  '(-x)^3*exp(-x*y) + sinh(x)',
  'tanh(x) - cosh(y)/abs(x - y)',
  'x^y - y^x + sqrt(x)',
  'sin(x)*zeta(2 + y)',
];
const moderate = fc.integer({ min: 1, max: 900 }).map((n) => rational(n, 71));

test('what balls hold is the same in balls', () => {
  fc.assert(
    fc.property(fc.constantFrom(...formulas), moderate, moderate, (text, x, y) => {
      const ball = evaluateBall(read(text), bits, { x, y });
      const value = enclosed(text, { x, y });
      if (ball === null || value === null) return;
      const apart = addEnclosed(value, negateEnclosed(ball), bits);
      expect(apart === null || signOfEnclosed(apart)).not.toBe(1);
      expect(apart === null || signOfEnclosed(apart)).not.toBe(-1);
    }),
    { numRuns: lawRuns(60, 3000) },
  );
});

test('what cannot be told is no value', () => {
  const x = power(integerRational(10), 100);
  expect(enclosed('ln(-exp(x))', { x })).toBeNull();
  expect(enclosed('(-exp(x))^(1/2)', { x })).toBeNull();
  expect(enclosed('sin(exp(x))', { x })).toBeNull();
});

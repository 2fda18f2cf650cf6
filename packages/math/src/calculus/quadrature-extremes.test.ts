import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import * as E from '../expression/build.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { parse } from '../syntax/parse.ts';
import { definiteIntegral } from './definite/definite-integral.ts';
import { numericIntegral } from './quadrature.ts';

/** Numbers at which doubles end, or lose their digits. */
const bound = fc.constantFrom(
  ...'0 1 -1 2 1/3 pi 1e15 1e15+1 1e16 3e7 -1e5 1e20 1e100 1e300 -1e300 1e308 1e-300 -1e-300 1e-320 1e400 1e-400 oo -oo'.split(
    ' ',
  ),
  ...['sqrt(2)*1e150', 'exp(500)', 'exp(-700)', '1000!', 'ln(1e300)'],
);
const number = fc.constantFrom('2', '3', '1/2', '-1', '1e300', '1e-300', '1000', '1e5', '-1e10', 'pi', '1e40');
const named = fc.constantFrom(
  ...'exp ln sin cos tan atan sqrt abs gamma erf floor asin tanh zeta W Ei sign cbrt li lngamma digamma'.split(' '),
);
const { integrand } = fc.letrec<{ integrand: string }>((tie) => ({
  integrand: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('x', '1+x', 'x-1', 'x^2', '1/x'),
    fc.tuple(named, tie('integrand')).map(([name, u]) => `${name}(${u})`),
    fc.tuple(tie('integrand'), number).map(([u, n]) => `(${u})^(${n})`),
    fc.tuple(number, tie('integrand')).map(([n, u]) => `(${n})*(${u})`),
    fc
      .tuple(tie('integrand'), tie('integrand'), fc.constantFrom('+', '*', '-', '/'))
      .map(([u, v, sign]) => `(${u})${sign}(${v})`),
  ),
}));

const read = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? parsed.value.expression : undefined;
};

test('whatever is integrated between whatever bounds is answered with a bound of its error, or refused in a sentence', () => {
  fc.assert(
    fc.property(integrand, bound, bound, (f, a, b) => {
      const [g, from, to] = [f, a, b].map(read);
      fc.pre(g !== undefined && from !== undefined && to !== undefined);
      const found = numericIntegral(g!, 'x', from!, to!);
      if (!found.ok) expect(found.error.message).toMatch(/^[A-Z].*\.$/s);
      else {
        expect(found.value.value).not.toBeNaN();
        expect(found.value.error).toBeLessThan(Number.POSITIVE_INFINITY);
      }
    }),
    { numRuns: lawRuns(12, 3000) },
  );
});

/** Exponents, factors and shifts as far from 1 as a double goes, in what the rules and the deep methods have to take apart. */
const far = fc.constantFrom(
  '1e-300',
  '1e300',
  '-1e300',
  '1e-17',
  '123456789/987654321',
  '1e-8',
  '7/1000',
  '-1/3',
  '1000',
);
const apart = fc
  .tuple(fc.constantFrom('x^2-2*x-3', '2*x+3', 'tan(x)', 'asin(x/9)', 'ln(1+x)', '1/(1+x)'), far, far, far)
  .map(([u, p, q, r]) => `(${p})*((${u})^(${q}))^(${r})+x`);

test('whatever is integrated exactly ends within the work that is allowed', () => {
  fc.assert(
    fc.property(apart, bound, bound, (f, a, b) => {
      const [g, from, to] = [f, a, b].map(read);
      fc.pre(g !== undefined && from !== undefined && to !== undefined);
      const found = definiteIntegral(g!, 'x', from!, to!);
      if (!found.ok) expect(found.error.message).toMatch(/^[A-Z].*\.$/s);
    }),
    { numRuns: lawRuns(4, 600) },
  );
});

/** 10^k·(π − what it is to k places): a number from 0 to 1 of which doubles know nothing. */
const hiddenEnd = fc.integer({ min: 16, max: 60 }).map((k) => {
  const scale = 10n ** BigInt(k);
  const digits = evaluatePrecise(E.constant('pi'), 80);
  const whole = BigInt((digits.ok ? digits.value.re : '').replace('.', '').slice(0, k + 1));
  return E.subtract(E.product([E.number(scale), E.constant('pi')]), E.number(whole));
});

test('an end is where it is, not where doubles see it', () => {
  fc.assert(
    fc.property(hiddenEnd, fc.integer({ min: -2, max: 3 }), (hidden, other) => {
      const far = E.number(other);
      const found = numericIntegral(read('3*x^2+exp(x)')!, 'x', hidden, far);
      const F = (x: Expression) => E.add(E.power(x, E.number(3)), E.exp(x));
      const exact = evaluatePrecise(E.subtract(F(far), F(hidden)), 25);
      expect(found.ok && exact.ok).toBe(true);
      if (!found.ok || !exact.ok) return;
      expect(Math.abs(Number(found.value.shown) - Number(exact.value.re))).toBeLessThanOrEqual(
        found.value.error + 2e-16 * Math.abs(Number(exact.value.re)),
      );
    }),
    { numRuns: lawRuns(20, 400) },
  );
});

test('a sine over a range that is short beside its distance from 0 is integrated to every digit', () => {
  const far = fc.tuple(
    fc.integer({ min: 9, max: 15 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 300 }),
  );
  fc.assert(
    fc.property(far, fc.boolean(), ([power, digit, width], isSquared) => {
      const [from, to] = [`${digit}*10^${power}`, `${digit}*10^${power}+${width}/7`];
      const [f, F] = isSquared
        ? ['sin(x)^2', (x: string) => `(2*(${x})-sin(2*(${x})))/4`]
        : ['sin(x)', (x: string) => `-cos(${x})`];
      const [integrand, lower, upper, value] = [f, from, to, `${F(to)}-(${F(from)})`].map((text) => read(text));
      const found = numericIntegral(integrand!, 'x', lower!, upper!);
      const wanted = evaluatePrecise(value!, 30);
      expect(found.ok && found.value.proved && wanted.ok, `${f} from ${from}`).toBe(true);
      if (!found.ok || !wanted.ok) return;
      const [shown, exact] = [Number(found.value.shown), Number(wanted.value.re)];
      expect(Math.abs(shown - exact)).toBeLessThanOrEqual(found.value.error + 2 * Number.EPSILON * Math.abs(exact));
    }),
    { numRuns: lawRuns(15, 300) },
  );
});

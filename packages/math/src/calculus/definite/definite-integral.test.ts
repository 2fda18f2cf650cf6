import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sameDigits } from '../../../../../tools/setup/same-digits.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { some } from '../../expression/walk.ts';
import { conditionText } from '../../syntax/print-condition.ts';
import { toText } from '../../syntax/print-text.ts';
import { isContinuousAt } from '../continuity.ts';
import { numericIntegral } from '../quadrature.ts';
import { definiteIntegral } from './definite-integral.ts';

describe('an antiderivative at the ends', () => {
  sampled.each([
    ['sqrt(1+cos(x))', '0', 'pi', '2*sqrt(2)'],
    ['sqrt(1+cos(x))', '-pi', 'pi', '4*sqrt(2)'],
    ['cos(x)^2/(1+sin(x)^2)^3', '0', 'pi/2', '7*pi*sqrt(2)/64'],
    ['x*ln(x)', '0', '1', '-1/4'],
    ['1/(2+cos(x))', '0', '2*pi', '2*pi/sqrt(3)'],
    ['abs(x-1)', '0', '3', '5/2'],
    ['x^3/(exp(x)-1)', '0', '1', 'pi^4/15 + ln(1 - 1/e) - 3*dilog(1/e) - 6*polylog(3, 1/e) - 6*polylog(4, 1/e)'],
    ['ln(x)^2*ln(1-x)/x', '0', '1/2', '-ln(2)^2*dilog(1/2) - 2*ln(2)*polylog(3, 1/2) - 2*polylog(4, 1/2)'],
    ['floor(exp(x))', '0', '2', '14 - ln(5040)'],
    ['floor(ln(x))', '1', '10', '2*(10 - e^2) + e^2 - e'],
    ['floor(x^2-2*x)', '0', '3', '2 - sqrt(2) - sqrt(3)'],
    ['floor(2^x)', '0', '3', '17 - ln(315)/ln(2)'],
    ['sign(exp(x)-3)*x', '0', '2', '2 - ln(3)^2'],
  ])('%s from %s to %s', (f, a, b, wanted) => {
    const found = definiteIntegral(read(f), 'x', read(a), read(b));
    expect(found.ok).toBe(true);
    if (!found.ok) return;
    const difference = evaluatePrecise(read(`${toText(found.value.value)} - (${wanted})`), 30);
    expect(difference.ok && difference.value.re).toBe('0');
  });

  test.each([
    ['tan(x)', 'pi/2', false],
    ['tan(x/2)', 'pi', false],
    ['x*ln(x)', '0', false],
    ['floor(x)', '2', false],
    ['floor(x)', '5/2', false],
    ['atan(1/x)', '0', false],
    ['sqrt(x)', '0', true],
    ['abs(x)', '0', true],
    ['atan(x)*ln(x)', '1', true],
  ])('%s at %s: continuous as far as can be shown is %s', (f, at, wanted) =>
    expect(isContinuousAt(read(f), 'x', read(at))).toBe(wanted),
  );
});

describe('an exact value is a value', () => {
  const rational = fc.constantFrom(
    '1/(k+cos(x))',
    '1/(k+sin(x))',
    '1/(1+k*sin(x)^2)',
    'cos(x)^2/(1+k*sin(x)^2)',
    'sqrt(1+cos(x))*k',
    '1/(k*cos(x)^2+sin(x)^2)',
    'abs(sin(x)-1/k)',
  );
  const quarter = fc.integer({ min: -4, max: 4 });
  test('with bounds at the quarters of a circle, where tangents have poles', () => {
    fc.assert(
      fc.property(rational, fc.integer({ min: 2, max: 7 }), quarter, quarter, (f, k, from, to) => {
        fc.pre(from < to);
        const found = definiteIntegral(
          read(f.replaceAll('k', String(k))),
          'x',
          read(`${from}*pi/2`),
          read(`${to}*pi/2`),
        );
        fc.pre(found.ok);
        if (!found.ok) return;
        const { value, numeric } = found.value;
        expect(
          some(value, (node) => node.kind === 'apply' && node.name === 'tan' && toText(node).includes('pi/2)')),
        ).toBe(false);
        const digits = evaluatePrecise(value, 25);
        expect(digits.ok, toText(value)).toBe(true);
        expect(digits.ok && Math.abs(Number(digits.value.re) - numeric!.value) <= 1e-9 * Math.abs(numeric!.value)).toBe(
          true,
        );
      }),
      { numRuns: lawRuns(4, 1000) },
    );
  });
});

describe('the ends have names', () => {
  const letters = ['a', 'b', 'p', 'q', 'c', 'd', 'k'] as const;
  test('that stand for nothing else in the problem', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...letters), { minLength: 1, maxLength: 3 }), (used) => {
        const f = read(`x*exp(-(${used.join('*')})*x)`);
        const found = definiteIntegral(f, 'x', read('0'), read('3'));
        const step = found.ok ? found.value.step : undefined;
        const names = Object.keys(step?.with ?? {});
        expect(names.filter((name) => names.includes(`F(${name})`))).toHaveLength(2);
        expect(names.filter((name) => used.some((letter) => letter === name))).toEqual([]);
      }),
      { numRuns: lawRuns(2, 200) },
    );
  });
});

describe('a sum over finitely many pieces of a half line', () => {
  // Σ over all steps: what is left out after a hundred is too small for any comparison of digits.
  const repeated = fc.constantFrom(
    ['floor(x)*exp(-k*x)', '1/(k*(exp(k)-1))'] as const,
    ['ceil(x)*exp(-k*x)', '1/(k*(1-exp(-k)))'] as const,
    ['abs(sin(x/2))*exp(-k*x)', '(1/2)/(k^2+1/4)*coth(pi*k)'] as const,
  );
  test('is no value where the steps go on: an exact value is right to 150 digits, or there is none', () => {
    fc.assert(
      fc.property(repeated, fc.integer({ min: 1, max: 4 }), ([f, wanted], k) => {
        const at = (text: string) => read(text.replaceAll('k', String(k)));
        const found = definiteIntegral(at(f), 'x', read('0'), read('oo'));
        if (!found.ok) return;
        const difference = evaluatePrecise(read(`${toText(found.value.value)} - (${toText(at(wanted))})`), 150);
        expect(difference.ok && difference.value.re, f).toBe('0');
      }),
      { numRuns: lawRuns(2, 12) },
    );
  });
});

describe('steps that go on to infinity', () => {
  // ∫ ⌊x⌋ᵖ⌈x⌉^q e^(−cx) over 0 … ∞, with every step added as one series.
  const power = fc.integer({ min: 0, max: 2 });
  test('are the series of their pieces, in a form that has no piece in it', () => {
    fc.assert(
      fc.property(power, power, fc.integer({ min: 1, max: 3 }), (p, q, c) => {
        fc.pre(p + q > 0);
        const f = `floor(x)^${p}*ceil(x)^${q}*exp(-${c}*x)`;
        const found = unwrap(definiteIntegral(read(f), 'x', read('0'), read('oo')));
        expect(toText(found.value).length, f).toBeLessThan(120);
        const terms = Array.from(
          { length: 60 },
          (_, k) => `${p > 0 ? `${k}^${p}*` : ''}${k + 1}^${q}*exp(-${c * k})`,
        ).slice(p > 0 ? 1 : 0);
        const direct = `(1-exp(-${c}))/${c}*(${terms.join('+')})`;
        expect(sameDigits(found.value, read(direct), 20), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 20) },
    );
  });
});

describe('over a period', () => {
  const parameter = fc.integer({ min: 1, max: 5 });
  test('Jensen’s formula gives the mean of a logarithm, and its series the rest', () => {
    fc.assert(
      fc.property(parameter, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), (b, more, k) => {
        const a = b + more;
        const found = definiteIntegral(read(`ln(${a}+${b}*cos(x))*cos(${k}*x)`), 'x', read('0'), read('pi'));
        const root = `sqrt(${a * a - b * b})`;
        const wanted = k === 0 ? `pi*ln((${a}+${root})/2)` : `-pi*(-${b}/(${a}+${root}))^${k}/${k}`;
        expect(found.ok && sameDigits(found.value.value, read(wanted)), `${a} ${b} ${k}`).toBe(true);
      }),
      { numRuns: lawRuns(2, 100) },
    );
  });

  test("Legendre's form is a complete elliptic integral of the plain parameter", () => {
    const one = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(
        one,
        fc.integer({ min: -5, max: 5 }),
        fc.integer({ min: 0, max: 4 }),
        fc.boolean(),
        (a, q, c, whole) => {
          fc.pre(q !== 0 && 9 + q * a * a > 0);
          const f = `(1+${c}*x^2)/sqrt((${a * a}-x^2)*(9+${q}*x^2))`;
          const found = unwrap(definiteIntegral(read(f), 'x', read(whole ? `-${a}` : '0'), read(`${a}`)));
          const inT = `(1+${c * a * a}*sin(x)^2)/sqrt(9+${q * a * a}*sin(x)^2)`;
          const numeric = numericIntegral(read(inT), 'x', read(whole ? '-pi/2' : '0'), read('pi/2'));
          const wanted = numeric.ok ? numeric.value.value : Number.NaN;
          expect(Math.abs(evaluate(found.value) - wanted), f).toBeLessThan(1e-12 * wanted);
          expect(some(found.value, (node) => node.kind === 'apply' && node.name === 'ellipticF')).toBe(false);
        },
      ),
      { numRuns: lawRuns(3, 100) },
    );
  });

  sampled.each([
    ['1/sqrt((1-x^2)*(1-k^2*x^2))', '1', 'ellipticK(k^2)', 'abs(k) < 1'],
    ['1/(sqrt(1-x^2)*sqrt(1-m*x^2))', '1', 'ellipticK(m)', 'm < 1'],
    ['floor(tan(x))', '7/5', '7-2*pi+atan(9/19)', ''],
  ])('%s from 0 to %s', (f, to, wanted, when) => {
    const found = unwrap(definiteIntegral(read(f), 'x', read('0'), read(to)));
    expect(found.value).toStrictEqual(read(wanted));
    expect(found.conditions.map(conditionText).join()).toBe(when);
  });

  test('roots of waves give complete elliptic integrals, over as many quarters as there are', () => {
    const root = fc.constantFrom('1/sqrt(w)', 'sqrt(w)', 'sin(x)^2/sqrt(w)');
    fc.assert(
      fc.property(root, parameter, parameter, fc.integer({ min: 1, max: 4 }), (of, a, b, quarters) => {
        fc.pre(a !== b);
        const f = of.replaceAll('w', `(${a}*cos(x)^2+${b}*sin(x)^2)`);
        const found = unwrap(definiteIntegral(read(f), 'x', read('0'), read(`${quarters}*pi/2`)));
        const numeric = numericIntegral(read(f), 'x', read('0'), read('pi/2'));
        expect(some(found.value, (node) => node.kind === 'apply' && node.name.startsWith('elliptic'))).toBe(true);
        const wanted = numeric.ok ? quarters * numeric.value.value : Number.NaN;
        expect(Math.abs(evaluate(found.value) - wanted), f).toBeLessThan(1e-12 * wanted);
      }),
      { numRuns: lawRuns(2, 100) },
    );
  });

  test('Cauchy’s formula gives the coefficients of e^(az)', () => {
    fc.assert(
      fc.property(parameter, fc.integer({ min: 0, max: 5 }), (a, k) => {
        const f = `exp(${a}*cos(x))*cos(${a}*sin(x)-${k}*x)`;
        const found = definiteIntegral(read(f), 'x', read('0'), read('2*pi'));
        expect(found.ok && sameDigits(found.value.value, read(`2*pi*${a}^${k}/${k}!`)), f).toBe(true);
      }),
      { numRuns: lawRuns(2, 100) },
    );
  });

  test('what the range turned round makes simpler is half of both', () => {
    const found = definiteIntegral(read('x*sin(x)/(1+cos(x)^2)'), 'x', read('0'), read('pi'));
    expect(found.ok && sameDigits(found.value.value, read('pi^2/4'))).toBe(true);
  });
});

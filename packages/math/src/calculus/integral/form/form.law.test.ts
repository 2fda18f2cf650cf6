import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import * as E from '../../../expression/build.ts';
import { compareNumerically } from '../../../expression/compare-numerically.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { some } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';
import { withoutInnerSums, withoutQuarterTurns, withPythagoreanIdentities } from './circular-identities.ts';
import { withCircularProducts } from './circular-products.ts';
import { withCommonDenominator } from './common-denominator.ts';
import {
  withConstantsApart,
  withoutAddedConstants,
  withoutConstantPairs,
  withoutConstantParts,
} from './constants-of-integration.ts';
import { withContentsBefore } from './contents.ts';
import { jumpsOf, placesOfJumps, withoutJumps } from './continuous.ts';
import { denested } from './denested.ts';
import { tangentsOf, withSineAndCosine } from './full-angle.ts';
import { withExponentials, withHyperbolicFunctions } from './hyperbolic-from-exponentials.ts';
import { withoutInnerSigns } from './inner-signs.ts';
import { withJoinedArctangents, withJoinedAreaTangents } from './joined-arctangents.ts';
import { withJoinedRoots, withNumbersUnderRoots } from './joined-roots.ts';
import { withCoefficientsTogether } from './kernels.ts';
import { withoutNestedFractions } from './nested-fractions.ts';
import { withProductLogarithms } from './product-logarithms.ts';
import { withCancelledRadicands, withProportionalFactors } from './proportional-factors.ts';
import { formsOfRadicalLogarithm } from './radical-logarithms.ts';
import { withoutReciprocals } from './reciprocal-arguments.ts';
import { withReducedRadicals } from './reduced-radicals.ts';

const small = fc.integer({ min: -4, max: 4 });
const natural = fc.integer({ min: 1, max: 4 });

/** On (1/5, 1), where nothing below has a pole. */
const same = (a: Expression, b: Expression, text: string): void =>
  expect(
    compareNumerically(a, b, {
      intervals: { x: [0.2, 1], a: [0.2, 2], b: [0.2, 2], c: [0.5, 2], k: [0.5, 2] },
      points: 8,
    }).verdict,
    text,
  ).toBe('equal');

const freeOf = (a: Expression, name: string): boolean =>
  !some(a, (node) => node.kind === 'apply' && node.name === name);

const agree = (a: Expression, b: Expression): boolean =>
  compareNumerically(a, b, { intervals: { x: [0.2, 1] }, points: 8 }).verdict === 'equal';

describe('a form of an antiderivative', () => {
  it('over one denominator is the same function', () => {
    fc.assert(
      fc.property(small, natural, small, natural, natural, (a, m, b, n, c) => {
        const text = `${a}/(x + ${c})^${m} + (${b}*x + 1)/(x^2 + ${c})^${n} + 3/(x + ${c})`;
        same(withCommonDenominator(read(text), 'x'), read(text), text);
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('without fractions inside powers is the same function on both sides of every zero', () => {
    const powers = fc.constantFrom('-1', '-2', '1/2', '-1/2', '3/2');
    const inner = fc.constantFrom(
      (_a: number, c: number) => `1 - (${c} - x^2)^2/(x^2 + ${c})^2`,
      (a: number, c: number) => `(${c} - x)/(x + ${c}) + ${Math.abs(a) + 1}`,
      (a: number, c: number) => `(x - ${a})^2/(x^2 + ${c})^2`,
      (_a: number, c: number) => `1/x^2 + ${c}`,
    );
    const wide = { intervals: { x: [-6, 6] }, points: 24 } as const;
    fc.assert(
      fc.property(inner, powers, small, natural, (of, power, a, c) => {
        const F = read(`(${of(a, c)})^(${power})*x`);
        const form = withoutNestedFractions(F, 'x');
        expect(compareNumerically(form, F, wide).verdict, toText(form)).toBe('equal');
      }),
      { numRuns: lawRuns(40, 1000) },
    );
    expect(toText(withoutNestedFractions(read('sqrt(1 - (1 - x^2)^2/(x^2 + 1)^2)'), 'x'))).toBe('2*abs(x)/(x^2 + 1)');
  });

  it('with e^u for cosh u + sinh u is the same function', () => {
    fc.assert(
      fc.property(small, natural, small, (a, b, c) => {
        const text = `atan(${a}*cosh(${b}*x) + ${c}*sinh(${b}*x)) + x`;
        same(withExponentials(read(text)), read(text), text);
      }),
      { numRuns: lawRuns(20, 500) },
    );
    expect(toText(withExponentials(read('2*cosh(x) - 2*sinh(x)')))).toBe('2*e^(-x)');
  });

  it('is as a textbook has it', () => {
    const known = [
      ['acos((1 - x^2)/(1 + x^2))', 'x*acos((1 - x^2)/(x^2 + 1)) - ln(x^2 + 1)*sign(x)'],
      ['1/(1 + tan(x))', 'x/2 + ln(abs(cos(x) + sin(x)))/2'],
      ['x^(n - 1)/(x^n + 1)', 'ln(abs(x^n + 1))/n'],
      ['1/sqrt(x^2 + 2*b*x + c)', 'ln(abs(b + x + sqrt(2*b*x + c + x^2)))'],
      ['1/(a + b*cos(x))', '(x - 2*atan(b*sin(x)/(a + b*cos(x) + sqrt(a^2 - b^2))))/sqrt(a^2 - b^2)'],
    ] as const;
    for (const [f, F] of known) expect(toText(unwrap(antiderivative(read(f), 'x')).expression)).toBe(F);
  });

  it('by sines and cosines in place of a tangent is the same function', () => {
    fc.assert(
      fc.property(small, natural, natural, fc.constantFrom('tan(x/2)', 'tan(x)', 'tanh(x/2)'), (a, b, n, t) => {
        const text = `(${a}*${t} + ${b})/(${t}^2 + ${n}) + ${b}*sqrt(${t}^2 + 1)`;
        for (const tangent of tangentsOf(read(text), 'x'))
          for (const angle of ['single', 'double'] as const)
            same(withSineAndCosine(read(text), tangent, angle), read(text), text);
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('with joined logarithms or arctangents has the same derivative', () => {
    fc.assert(
      fc.property(natural, natural, natural, (a, b, c) => {
        const logarithms = `${c}*ln(x + ${a}) + ${c}*ln(x^2 + ${b}) + x`;
        const arctangents = `${c}*atan(${a}*x) + ${c}*atan(x/${b}) - atan(-x/${a})`;
        const derived = (f: Expression) => derivativeOf(f, 'x')!;
        same(derived(withProductLogarithms(read(logarithms), 'x')), derived(read(logarithms)), logarithms);
        same(derived(withJoinedArctangents(read(arctangents))), derived(read(arctangents)), arctangents);
        same(withoutInnerSigns(read(arctangents)), read(arctangents), arctangents);
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('with the common parts of its sums and factors put together is the same function', () => {
    fc.assert(
      fc.property(small, natural, natural, natural, natural, (k, a, b, m, n) => {
        const content = `(sqrt(a)*b^(3/2)*x + ${m}*a^(1/3)*b^2*x^2)*ln(x + a)`;
        same(withContentsBefore(read(content), 'x'), read(content), content);
        const factors = `(${a}*x/k + ${b})^${m}*(${a}*x + ${b}*k)^(${n}/2 - 1)*(x^2 + ${a + b}*x + ${a * b})^(-3/2)*(x + ${a})^2*(x + ${b})^2`;
        same(withProportionalFactors(read(factors)), read(factors), factors);
        same(withCancelledRadicands(read(factors), 'x'), read(factors), factors);
        const roots = `sqrt(${a} + x)*sqrt(${a} - x/${b})*${k} + acoth(${b}/x)*asec(sqrt(${a + 3})/x)`;
        same(withJoinedRoots(read(roots), 'x'), read(roots), roots);
        const constants = `x*sqrt(a)/sqrt(b + ${a}) - (c/k^(1/4))^(1/2)*ln(x + c^(1/3)/k^(1/3) + sqrt(b)/sqrt(${b}*k))`;
        same(withJoinedRoots(read(constants), 'x'), read(constants), constants);
        // (√u)·(√v) = −√(u·v) for some values of the letters.
        const complex = read(`sqrt(${a}*i - k)*sqrt(${b}*i*x - k)`);
        expect(withJoinedRoots(complex, 'x')).toEqual(complex);
        same(
          withoutReciprocals(read(roots), 'x', { isGiven: () => false, isPositive: () => true }),
          read(roots),
          roots,
        );
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('by identities of circular and hyperbolic functions is the same function, without the squares and turns that they take away', () => {
    const squares = ['1 - cos(x)^2', '1 - sin(x)^2', 'sec(x)^2 - 1', 'csc(x)^2 - 1', 'tan(x)^2 + 1', 'cot(x)^2 + 1'];
    const hyperbolic = [
      'cosh(x)^2 - 1',
      'sinh(x)^2 + 1',
      '1 - tanh(x)^2',
      'coth(x)^2 - 1',
      '1 - sech(x)^2',
      'csch(x)^2 + 1',
    ];
    for (const square of [...squares, ...hyperbolic]) {
      const form = withPythagoreanIdentities(read(`3*a*(${square})/x`));
      same(form, read(`3*a*(${square})/x`), square);
      expect(some(form, (node) => node.kind === 'sum')).toBe(false);
    }
    for (let k = -5; k <= 5; k++)
      for (const wave of ['sin', 'cos']) {
        const given = read(`${wave}(2*x + ${k}*pi/2)`);
        const form = withoutQuarterTurns(given, 'x');
        same(form, given, toText(given));
        expect(some(form, (node) => node.kind === 'constant')).toBe(false);
      }
    expect(toText(withoutInnerSums(read('x - (ln(x) - x^2)')))).toBe('x^2 + x - ln(x)');
  });

  it('has a value wherever the integrand has one: acoth(c/u) where u may be 0 is atanh(u/c)', () => {
    for (const [f, at] of [
      ['1/(cos(x) + sin(x))', Math.PI / 4],
      ['1/sqrt(1 + sin(x))', Math.PI / 2],
      ['1/(2*sin(x) - 3*cos(x))', Math.atan(-2 / 3)],
    ] as const) {
      const F = unwrap(antiderivative(read(f), 'x')).expression;
      expect(
        some(F, (node) => node.kind === 'apply' && node.name === 'acoth'),
        toText(F),
      ).toBe(false);
      expect(Math.abs(evaluate(F, { x: at })), toText(F)).toBeLessThan(1e-7);
    }
  });

  it('is real wherever the integrand is, between two poles and beside one, too', () => {
    const integrands = [
      'x^2/(x^6 + 3*x^3 + 2)',
      '1/((x + 1)*(x + 4/3))',
      '1/(x + sqrt(1 - x^2))',
      'sqrt((x - 1)/(x + 3))',
      'sqrt(x/(x + 2))/(x + 1)^2',
      'x/((x^2 - 1)*(x^2 - 3/2))',
    ];
    for (const f of integrands) {
      const F = unwrap(antiderivative(read(f), 'x')).expression;
      for (let x = -6; x < 6; x += 0.0437)
        if (Number.isFinite(evaluate(read(f), { x })))
          expect(Number.isNaN(evaluate(F, { x })), `${f} at ${x}: ${toText(F)}`).toBe(false);
    }
  });

  it('with products of circular functions by two of them is the same function', () => {
    const names = ['sin', 'cos', 'tan', 'cot', 'sec', 'csc'];
    const power = fc.tuple(fc.constantFrom(...names, ...names.map((name) => `${name}h`)), small);
    fc.assert(
      fc.property(fc.array(power, { minLength: 1, maxLength: 4 }), (powers) => {
        const text = `3*${powers.map(([name, n]) => `${name}(x + 1/7)^(${n})`).join('*')} + x`;
        same(withCircularProducts(read(text)), read(text), text);
      }),
      { numRuns: lawRuns(30, 500) },
    );
  });

  it('without the jumps of its arctangents has the same derivative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), natural, fc.integer({ min: -7, max: 7 }), (n, d, b) => {
        const text = `atan(${n}/${d}*tan(x/2) + ${b}/3)`;
        const [F, f] = [read(text), derivativeOf(read(text), 'x')!];
        const G = withoutJumps(F, f, 'x');
        expect(jumpsOf(G, f, 'x'), text).toBe(0);
        expect(freeOf(G, 'floor'), text).toBe(true);
        same(derivativeOf(G, 'x')!, f, text);
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('with the terms of one long coefficient put together is the same function, and writes the coefficient once', () => {
    const kernels = fc.shuffledSubarray(['atan(x)', 'ln(x)', 'sin(x)', 'x^2', 'exp(x)'], { minLength: 2 });
    fc.assert(
      fc.property(natural, kernels, fc.constantFrom('+', '-'), (n, of, sign) => {
        const coefficient = `(a + ${n}*sqrt(b^2 + c^2))/(c*sqrt(k))`;
        const text = `x/3 + ${of.map((kernel) => `${coefficient}*${kernel}`).join(` ${sign} `)}`;
        const form = withCoefficientsTogether(read(text), 'x');
        same(read(text), form, text);
        expect(toText(form).split('sqrt(k)'), text).toHaveLength(2);
      }),
      { numRuns: lawRuns(6, 200) },
    );
  });

  it('with its roots reduced is the same function', () => {
    const roots = ['sqrt(x + 2)/sqrt(2 - x)', '(x + 1)^(1/4)/(3 - x)^(1/4)', 'sqrt(x^2 + x + 1)', '(x + 2)^(2/3)'];
    fc.assert(
      fc.property(fc.constantFrom(...roots), small, natural, natural, (t, a, m, n) => {
        const text = `${a}/(${t} + ${n + 3})^${m} + ${n}*x*(${t})^3 - 2/(x*(${t})^2 + ${n}) + ln(x)`;
        same(withReducedRadicals(read(text), 'x'), read(text), text);
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('by hyperbolic functions in place of exponentials is the same function', () => {
    fc.assert(
      fc.property(
        small,
        fc.constantFrom(1, 2),
        natural,
        fc.constantFrom('x', '(x/2 + 1)', '(x^2/3 - 1/2)'),
        (a, m, n, u) => {
          const text = `(${a} + e^(${m}*${u}))/(e^(2*${m}*${u}) + ${n}) + x*e^(-${m * n}*${u})*sqrt(e^(${m}*${u}) + e^(-${m}*${u}))`;
          for (const part of [1, 2] as const) same(withHyperbolicFunctions(read(text), 'x', part), read(text), text);
        },
      ),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('with an inverse hyperbolic function for a logarithm of roots has the same derivative', () => {
    fc.assert(
      fc.property(natural, natural, fc.constantFrom('x', 'sqrt(x)', '(2*x + 1)'), (a, b, u) => {
        const logarithms = [
          `ln(${a}*${u} + sqrt(${a * a}*${u}^2 + ${b}))`,
          `ln((${b} + sqrt(${b * b} + ${a}*${u}^2))/${u})`,
          `ln(abs(sqrt(${b * b} + ${a}*${u})/sqrt(${u}) + ${b}/sqrt(${u})))`,
        ];
        for (const text of logarithms) {
          const forms = formsOfRadicalLogarithm(read(text), 'x');
          const derived = derivativeOf(read(text), 'x')!;
          expect(forms.length, text).toBeGreaterThan(0);
          const holds = forms.some((form) =>
            [form, E.negate(form)].some((one) => agree(derivativeOf(one, 'x')!, derived)),
          );
          expect(holds, text).toBe(true);
        }
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('without what was added has the same derivative', () => {
    fc.assert(
      fc.property(small, natural, natural, (k, a, b) => {
        const text = `(${k} + ${a}*x + ${b}*ln(x))/(${a}*c) - 2*(x^2 + 3 + ${b}*(x + c)) + (${a}*x + ln(x) + c)/(${b}*x + ${b}*c)`;
        const derived = derivativeOf(read(text), 'x')!;
        for (const form of [withoutAddedConstants, withConstantsApart, withoutConstantParts])
          same(derivativeOf(form(read(text), 'x'), 'x')!, derived, text);
        expect(withoutAddedConstants(read(`(${a}*x + c)/(${b}*c)`), 'x')).toEqual(read(`${a}*x/(${b}*c)`));
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });

  it('without nested roots is the same number', () => {
    fc.assert(
      fc.property(natural, natural, fc.constantFrom(1, -1), fc.constantFrom(2, 3, 5), (p, q, sign, c) => {
        // (p ± q·√c)², a root of which is |p ± q·√c|
        const text = `sqrt(${p * p + q * q * c} + ${sign * 2 * p * q}*sqrt(${c}))`;
        same(denested(read(text)), read(text), text);
      }),
      { numRuns: lawRuns(20, 500) },
    );
  });
});

describe('the jumps of an antiderivative', () => {
  const share = fc.constantFrom('1', '1/8', '1/1000', '1/100000');

  it('are seen however small they are: of a tangent in an arctangent, at each of its poles', () => {
    fc.assert(
      fc.property(share, natural, fc.integer({ min: 2, max: 6 }), (c, m, k) => {
        const F = read(`${c}*atan(${k}*tan(${m}*x/2))`);
        const jumps = placesOfJumps(F, derivativeOf(F, 'x')!, 'x');
        const poles = [-3, -1, 1, 3].map((odd) => (odd * Math.PI) / m);
        for (const pole of poles.filter((at) => Math.abs(at) < 12))
          expect(
            jumps.filter(({ at }) => Math.abs(at - pole) < 1e-3),
            `${toText(F)} at ${pole}`,
          ).toHaveLength(1);
      }),
      { numRuns: lawRuns(8, 200) },
    );
  });

  it('are seen where a root stands over what vanishes with it, and nowhere else', () => {
    fc.assert(
      fc.property(share, small, natural, (c, p, k) => {
        const broken = read(`${c}*sqrt((x - ${p})^2*(x^2 + ${k}))/(x - ${p})`);
        const jumps = placesOfJumps(broken, derivativeOf(broken, 'x')!, 'x');
        expect(jumps.map(({ at }) => Math.abs(at - p) < 1e-3)).toEqual([true]);
        const whole = read(`${c}*sqrt(x^2 + ${k})/(x^2 + 1) + ${c}*sqrt(abs(x - ${p}))`);
        expect(placesOfJumps(whole, derivativeOf(whole, 'x')!, 'x')).toEqual([]);
      }),
      { numRuns: lawRuns(8, 200) },
    );
  });
});

describe('terms that are a constant together', () => {
  it('go into the constant of integration', () => {
    fc.assert(
      fc.property(small, natural, natural, (a, b, k) => {
        fc.pre(a !== 0);
        const F = read(`${a}*x^${b} + 2*${k}*ln(abs(cos(x/2))) - ${k}*ln(1+cos(x))`);
        expect(withoutConstantPairs(F, 'x')).toStrictEqual(read(`${a}*x^${b}`));
        const G = read(`${a}*x^${b} + 2*${k}*ln(abs(cos(x/2))) - ${k}*ln(2+cos(x))`);
        expect(withoutConstantPairs(G, 'x')).toStrictEqual(G);
      }),
    );
  });

  sampled.each([
    ['(x+sin(x))/(1+cos(x))', 'x*tan(x/2)'],
    ['1/(sin(x)^6+cos(x)^6)', '2*x-atan(sin(4*x)/(cos(4*x)+3))'],
    ['1/(sin(x)^4+cos(x)^4)', 'sqrt(2)*(2*x-atan(sin(4*x)/(cos(4*x)+2*sqrt(2)+3)))/2'],
  ])('%s has a short antiderivative', (f, wanted) =>
    expect(unwrap(antiderivative(read(f), 'x')).expression).toStrictEqual(read(wanted)),
  );
});

describe('sums of area tangents, and numbers beside roots', () => {
  const places = [-7.3, -2.1, -0.83, -0.31, 0.17, 0.62, 1.4, 3.9];
  /** The same number wherever the first is real. */
  const isSame = (a: Expression, b: Expression): boolean =>
    places.every((x) => {
      const [left, right] = [evaluate(a, { x }), evaluate(b, { x })];
      return !Number.isFinite(left) || Math.abs(left - right) <= 1e-7 * (1 + Math.abs(left));
    });

  it('are joined to one of the same value', () => {
    const name = fc.constantFrom('atanh', 'acoth');
    const argument = fc.tuple(small, natural, natural, fc.boolean()).map(([a, b, c, isRoot]) => {
      const linear = `(${a} + ${b}*x)`;
      return isRoot ? `${linear}/(${c}*sqrt(x^2 + ${b}))` : `${linear}/${c}`;
    });
    fc.assert(
      fc.property(name, name, argument, argument, fc.constantFrom('+', '-'), (f, g, u, v, sign) => {
        const F = read(`3*${f}(${u}) ${sign} 3*${g}(${v}) + x`);
        expect(isSame(F, withJoinedAreaTangents(F)), toText(F)).toBe(true);
      }),
      { numRuns: lawRuns(60, 2000) },
    );
  });

  it('a number goes under the root inside of functions', () => {
    fc.assert(
      fc.property(natural, natural, small, natural, (c, k, a, b) => {
        const F = read(`ln(abs(sqrt(${c})*${k}*sqrt(${a} + ${b}*x) - 5)) + sqrt(${c})*sqrt(${a} + ${b}*x)`);
        expect(isSame(F, withNumbersUnderRoots(F, 'x')), toText(F)).toBe(true);
      }),
      { numRuns: lawRuns(40, 1000) },
    );
    expect(withNumbersUnderRoots(read('ln(sqrt(3)*sqrt(1-2*x)-sqrt(7))'), 'x')).toStrictEqual(
      read('ln(sqrt(3-6*x)-sqrt(7))'),
    );
  });

  sampled.each([
    ['1/((x^2-3)*sqrt(x^2+1))', '-sqrt(3)*atanh(4*x*sqrt(3*x^2+3)/(7*x^2+3))/12'],
    ['1/((x^2-5)*sqrt(x^2+2))', null],
    ['1/((3*x+2)*sqrt(1-2*x))', null],
  ])('%s has one of each', (f, wanted) => {
    const { expression } = unwrap(antiderivative(read(f), 'x'));
    if (wanted !== null) expect(expression).toStrictEqual(read(wanted));
    const text = toText(expression);
    expect(text.match(/atanh|acoth|ln/g)).toHaveLength(1);
    expect(text).not.toMatch(/sqrt\(\d+\)\*sqrt\(/);
  });
});

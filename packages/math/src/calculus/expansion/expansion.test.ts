import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../tools/setup/sample.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { complex, modulus } from '../../numeric/complex.ts';
import { toText } from '../../syntax/print-text.ts';
import { atInstance } from '../definite/parameters/instances.ts';
import { sameNumber, withoutBinomials } from '../sums/finite-check.ts';
import { agrees } from './check.ts';
import { differentialEquation } from './differential-equation.ts';
import { expansionOf } from './expansion.ts';
import { coefficientBy } from './general-term.ts';
import { isZero, laurentOf } from './laurent.ts';
import { branchesAt } from './monodromy.ts';
import { coefficientOf, small, smallIn } from './problem.ts';
import { writtenRange } from './range.ts';
import { expansionSteps } from './steps.ts';
import { writtenGeneral, writtenSeries } from './written.ts';

const found = (f: string, at = '0', order = 6, variable = 'x') =>
  unwrap(expansionOf({ f: read(f), variable, at: read(at), order }));

describe('first terms', () => {
  test.each([
    ['1/sin(x)', '0', '1/x + x/6 + 7*x^3/360 + 31*x^5/15120 + O(x^7)'],
    ['x^2*sin(1/x)', '0', 'x - 1/(6*x) + 1/(120*x^3) - 1/(5040*x^5) + O(1/x^7)'],
    ['sqrt(x^2+1)', '-oo', '-x - 1/(2*x) + 1/(8*x^3) - 1/(16*x^5) + O(1/x^7)'],
    ['x^3', '1', '1 + 3*(x - 1) + 3*(x - 1)^2 + (x - 1)^3'],
  ])('%s at %s', (f, at, wanted) => {
    const one = found(f, at);
    const ends = one.general?.families.length === 0;
    expect(writtenSeries(one.series, smallIn(one.problem), 6, ends).text).toBe(wanted);
  });

  test.each([
    ['ln(x)', '0', /branch point/],
    ['sqrt(x)', '0', /branch point/],
    ['sqrt(x^2)', '0', /could not be verified/],
    ['abs(x)', '0', /could not be verified/],
    ['ln(x)', '-1', /no real values/],
    ['sqrt(-1-x^2)', '0', /no real values/],
    ['sqrt(x)', '-oo', /no real values/],
    // Real below the point, above it not.
    ['ln(-x)', '0', /branch point/],
    ['sqrt(1-x)', '1', /branch point/],
    ['atanh(x)', '1', /branch point/],
    ['sqrt(x^2-x)', '0', /branch point/],
    // Two roots of negative numbers have a real quotient.
    ['sqrt(x-2)/sqrt(x-3)', '0', /No Taylor or Laurent series/],
    ['e^(x+1/x)', '0', /No Taylor or Laurent series/],
  ])('%s at %s has none', (f, at, why) => {
    const result = expansionOf({ f: read(f), variable: 'x', at: read(at), order: 4 });
    expect(result.ok ? '' : result.error.message).toMatch(why);
  });
});

describe('general terms', () => {
  test.each([
    ['sin(x)', '0', 'sum for n from 0 to oo of (-1)^n/(2*n + 1)!*x^(2*n + 1)'],
    ['ln(x)', '2', 'ln(2) + sum for n from 1 to oo of (-1)^(n + 1)/(n*2^n)*(x - 2)^n'],
    ['(1+x)^a', '0', 'sum for n from 0 to oo of binomial(a, n)*x^n'],
    ['asin(x)/sqrt(1-x^2)', '0', 'sum for n from 0 to oo of 4^n*n!^2/(2*n + 1)!*x^(2*n + 1)'],
    ['e^(1/x)', '0', 'sum for n from 0 to oo of 1/n!*x^(-n)'],
    ['1/(2+x)', '0', 'sum for n from 0 to oo of (-1)^n/2^(n + 1)*x^n'],
    ['1/(3+2*x)', '0', 'sum for n from 0 to oo of (-1)^n*(2/3)^n/3*x^n'],
    ['1/((1-x)*(1-2*x))', '0', 'sum for n from 0 to oo of (2^(n + 1) - 1)*x^n'],
    ['sin(x)^2', '0', 'sum for n from 1 to oo of (-1)^(n + 1)*4^n/(2*(2*n)!)*x^(2*n)'],
  ])('%s at %s', (f, at, wanted) => {
    const one = found(f, at);
    expect(writtenGeneral(one.general!, smallIn(one.problem)).text).toBe(wanted);
  });

  test('functions without a linear equation have none', () => {
    expect(differentialEquation(read('tan(x)'), 'x')).toBeNull();
    expect(found('tan(x)').general).toBeUndefined();
  });
});

describe('where it converges', () => {
  sampled.each([
    ['ln(1+x)', '0', '-1 < x <= 1'],
    ['asin(x)', '0', '-1 <= x <= 1'],
    ['1/sqrt(1-4*x)', '0', '-1/4 <= x < 1/4'],
    ['1/(1+x^2)', '0', '-1 < x < 1'],
    ['tan(x)', 'pi/4', '0 < x < pi/2'],
    ['1/sin(x)', '0', '0 < abs(x) < pi'],
    ['x/(e^x-1)', '0', '-2*pi < x < 2*pi'],
    ['sin(x)/x', '0', 'every x'],
    ['e^(1/x)', '0', 'x != 0'],
    ['1/(1-x-x^2)', '0', '-(sqrt(5) - 1)/2 < x < (sqrt(5) - 1)/2'],
    ['ln(1+2/x)', '+oo', 'abs(x) > 2'],
    ['atan(x)/(1+x^2)', '0', 'abs(x) < 1'],
    ['ln(1+x+x^2)', '0', 'abs(x) < 1'],
    ['atan(x)', '1', 'abs(x - 1) < sqrt(2)'],
    ['e^atan(x)', '0', 'abs(x) < 1'],
    ['sqrt(2*x+x^2+5)', '0', 'abs(x) < sqrt(5)'],
    ['asinh(x/2)^3', '0', 'abs(x) < 2'],
    ['acos(x)*x', '1/3', 'abs(x - 1/3) < 2/3'],
  ])('%s at %s', (f, at, wanted) => {
    expect(writtenRange(found(f, at))?.text).toBe(wanted);
  });
});

describe('what comes back to itself round a zero does not branch there', () => {
  test.each([
    ['cos(sqrt(1+w))', -1],
    ['e^(2*ln(1+w))', -1],
    ['sin(asin(w))', 1],
    ['atan(w)-atan(w)', 1],
  ])('%s', (g, place) => {
    expect(branchesAt(substitute(read(g), { w: E.symbol(small) }), complex(place))).toBe(false);
  });

  test('what does not, does', () => {
    for (const g of ['cos(ln(1+w))', 'sqrt(1+w)*ln(2-w)', '1/(2+sqrt(1+w))', '(1+w)^(5/3)', 'atan(2+w)*ln(1+w)'])
      expect(branchesAt(substitute(read(g), { w: E.symbol(small) }), complex(-1)), g).toBe(true);
  });
});

interface Reference {
  readonly f: string;
  readonly at: string;
  readonly single: string;
  readonly term: string;
  readonly exponent: string;
  readonly start: string;
  readonly range: string;
  readonly source: string;
}

const references = JSON.parse(
  readFileSync(new URL('./fixtures/series.json', import.meta.url), 'utf8'),
) as readonly Reference[];

const order = 8;

/** The first coefficients that a source gives, of the powers of w; where it has no general term, as far as it goes. */
function wanted({ single, term, exponent, start }: Reference): ReadonlyMap<number, Expression> {
  const all = new Map<number, Expression>();
  const early = laurentOf({ f: read(single), variable: 'w', centre: E.zero, side: 'near', order });
  if (!early.ok) throw new Error(single);
  const last = term === '' ? Math.max(...[...single.matchAll(/w\^(\d+)/g)].map(([, n]) => Number(n))) : order;
  for (let n = -2; n <= last; n++) all.set(n, coefficientOf(early.value, n));
  for (let n = Number(start); term !== '' && n <= order + 2; n++) {
    const power = evaluate(read(exponent), { n });
    const known = all.get(power);
    if (known !== undefined) all.set(power, E.add(known, substitute(read(term), { n: E.number(n) })));
  }
  return all;
}

/** With a value for the letter. */
const atA = (a: Expression): Expression => withoutBinomials(atInstance(a, { a: Q.rational(5, 3) }));

/** How a range is written of whose ends nothing is said. */
const withoutEnds = (range: string): string => range.replace(/^-\S+ <=? (\w+) <=? (.+)$/, 'abs($1) < $2');

describe('series of the literature', () => {
  const outcomes = references.map((one) => {
    const result = expansionOf({ f: read(one.f), variable: 'x', at: read(one.at), order });
    return { one, result: result.ok ? result.value : null };
  });

  test('none is wrong', () => {
    const wrong = outcomes.flatMap(({ one, result }) => {
      if (result === null) return [];
      const differing = [...wanted(one)].find(([n, c]) => !sameNumber(atA(coefficientOf(result.series, n)), atA(c)));
      const range = writtenRange(result)?.text;
      return [
        ...(differing === undefined ? [] : [`${one.f}: the coefficient of w^${differing[0]}`]),
        ...([undefined, one.range, withoutEnds(one.range)].includes(range) || one.range === ''
          ? []
          : [`${one.f}: ${range}`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('all are found, with the general term and the range where the source has them', () => {
    const without = outcomes.flatMap(({ one, result }) => [
      ...(result === null ? [one.f] : []),
      ...(one.term !== '' && result?.general === undefined ? [`${one.f}: general term`] : []),
      ...(one.range !== '' && result?.convergence === undefined ? [`${one.f}: range`] : []),
    ]);
    expect(without.length, without.join(', ')).toBeLessThanOrEqual(0.05 * references.length);
  });
});

describe('laws', () => {
  const small = fc.integer({ min: -3, max: 3 });
  const inner = fc.tuple(small, fc.integer({ min: 1, max: 3 })).map(([a, n]) => `${a === 0 ? 1 : a}*x^${n}`);
  const simple = fc.oneof(
    inner.map((u) => `e^(${u})`),
    fc
      .constantFrom('sin', 'cos', 'sinh', 'cosh', 'atan', 'asin', 'erf')
      .chain((name) => inner.map((u) => `${name}(${u})`)),
    inner.map((u) => `ln(1+(${u}))`),
    inner.map((u) => `1/(1-(${u}))`),
    inner.map((u) => `sqrt(1+(${u}))`),
  );
  const texts = fc.oneof(
    simple,
    fc.tuple(simple, simple).map(([a, b]) => `(${a})*(${b})`),
    fc.tuple(simple, simple).map(([a, b]) => `(${a})+(${b})`),
    fc.tuple(simple, inner).map(([a, b]) => `(${a})/(${b})`),
  );

  test('the general term gives the first terms', () => {
    fc.assert(
      fc.property(texts, (f) => {
        const { general, series } = found(f);
        if (general === undefined) return;
        for (let n = Math.min(0, series.low); n <= 6; n++)
          expect(isZero(E.subtract(coefficientBy(general, n), coefficientOf(series, n))), `${f}: ${n}`).toBe(true);
      }),
      { numRuns: lawRuns(15, 600) },
    );
  });

  test('the closed form is the product of its ratios', () => {
    fc.assert(
      fc.property(texts, (f) => {
        const { general } = found(f);
        for (const { distance, offset, ratio, term } of general?.families ?? [])
          for (const n of [ratio.from, ratio.from + 1, ratio.from + 3]) {
            const own = { ...general!, singles: [], families: [{ distance, offset, ratio, term }] };
            const closed = substitute(term, { [general!.index]: E.number(n) });
            const wanted = coefficientBy(own, distance * n + offset);
            expect(isZero(E.subtract(closed, wanted)), `${f}: ${toText(term)} at ${n}`).toBe(true);
          }
      }),
      { numRuns: lawRuns(15, 600) },
    );
  });

  sampled.each([
    ['1/(sin(x) + 2)', '0'],
    ['sqrt(sin(x) + 3)', '0'],
    ['1/(sin(x) - 5/3)', '1/2'],
    ['1/(x^2 + 2*x + 5)', '0'],
    ['1/(x^3 + x + 1)', '2'],
  ])('the radius of %s about %s is a distance', (f, at) => {
    const { convergence } = unwrap(expansionOf({ f: read(f), variable: 'x', at: read(at), order: 4 }));
    if (convergence === undefined) return;
    const { radius, nearest } = convergence;
    const digits = unwrap(evaluatePrecise(radius, 15));
    expect(digits.im).toBe('0');
    expect(Number(digits.re)).toBeNear(modulus(evaluateComplex(nearest!)), 1e-12);
  });

  test('a wrong coefficient is seen', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 5 }), (f, place) => {
        const { problem, series } = found(f);
        const coefficients = series.coefficients.map((c, j) => (j === place ? E.add(c, E.number(1)) : c));
        if (place < coefficients.length) expect(agrees(problem, { ...series, coefficients })).toBeNull();
      }),
      { numRuns: lawRuns(10, 300) },
    );
  });
});

describe('known series are used where a law brings the function to one', () => {
  test.each([
    ['ln(1+x^2)', '0', ['known series', 'substitution']],
    ['1/(1-x)^2', '0', ['known series', 'substitution']],
    ['ln(x)', '1', ['shift to 0', 'known series', 'Taylor series']],
    ['ln(x)', '2', ['shift to 0', 'laws of logarithms', 'known series', 'substitution', 'Taylor series']],
    ['sqrt(x)', '4', ['shift to 0', 'common factor', 'known series', 'substitution', 'Taylor series']],
    ['e^x', '1', ['shift to 0', 'laws of exponents', 'known series', 'substitution', 'Taylor series']],
    ['sin(x)^2', '0', ['known series', 'product of series']],
    ['x^3-2x+1', '1', ['shift to 0', 'multiply out', 'Taylor series']],
  ])('%s about %s', (f, at, rules) => {
    const lines = expansionSteps(found(f, at, 4)).map(({ rule }) => rule);
    expect(lines.slice(0, rules.length)).toEqual(rules);
    expect(['differential equation', 'ratio test', undefined]).toContain(lines[rules.length]);
  });
});

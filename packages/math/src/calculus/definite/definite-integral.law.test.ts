import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../../tools/setup/read.ts';
import { sameDigits } from '../../../../../tools/setup/same-digits.ts';
import { partOf } from '../../../../../tools/setup/sample.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { conditionText } from '../../syntax/print-condition.ts';
import { toText } from '../../syntax/print-text.ts';
import { numericIntegral } from '../quadrature.ts';
import { Quadratures } from './check.ts';
import { definiteIntegral } from './definite-integral.ts';
import { atInstance, holdsAt, type Instance } from './parameters/instances.ts';
import { digammaAt, gammaAt, polygammaAt } from './table/gamma-values.ts';
import { laurentTo } from './table/laurent.ts';
import { divergentCases } from './with-letters.ts';

const exact = (f: string, a: string, b: string): Expression =>
  unwrap(definiteIntegral(read(f), 'x', read(a), read(b))).value;

const fraction = (low: number, high: number) =>
  fc.integer({ min: low * 4, max: high * 4 }).map((k) => toText(E.number(Q.rational(k, 4))));

describe('ranges and scales', () => {
  const smooth = fc.constantFrom(
    'x*e^x',
    'abs(x-1)',
    '1/(1+x^2)',
    'e^(-abs(x))',
    'sin(x)^2',
    'max(x,x^2)',
    'e^(-x^2)',
    'x*abs(x+1/2)',
  );
  test('∫ over a … c is ∫ over a … b and ∫ over b … c', () => {
    fc.assert(
      fc.property(smooth, fraction(-3, -1), fraction(-1, 1), fraction(1, 3), (f, a, b, c) => {
        const parts = E.add(exact(f, a, b), exact(f, b, c));
        expect(sameDigits(exact(f, a, c), parts), `${f}: ${a} ${b} ${c}`).toBe(true);
      }),
      { numRuns: lawRuns(2, 2000) },
    );
  });

  const decaying = fc.constantFrom(
    'x^2*e^(-x)',
    'x/(e^x-1)',
    '1/(1+x^3)',
    'sqrt(x)*e^(-x)*ln(x)',
    '(1-cos(x))/x^2',
    'ln(x)/(1+x^2)^2',
    '(e^(-x)-e^(-2*x))/x',
    'x/(e^x+1)',
    'cos(x)/(1+x^2)',
    'x/sinh(x)',
  );
  test('∫ f(cx) dx over the half line is ∫ f dx over c', () => {
    fc.assert(
      fc.property(decaying, fc.integer({ min: 2, max: 7 }), (f, c) => {
        // The x of "exp" is none of the variable's.
        const scaled = f.replaceAll('x', `(${c}*x)`);
        expect(
          sameDigits(E.multiply(E.number(c), exact(scaled, '0', 'oo')), exact(f, '0', 'oo')),
          `${f} with ${c}`,
        ).toBe(true);
      }),
      { numRuns: lawRuns(2, 2000) },
    );
  });
});

/** A power of x in front that lies in the strip of the kernel. */
const kernels: readonly (readonly [string, number, number])[] = [
  ['e^(-x)', 0, 4],
  ['e^(-x^2)', 0, 4],
  ['1/(1+x)^3', 0, 3],
  ['1/(1+x^2)', 0, 2],
  ['1/(x^2+x+1)', 0, 2],
  ['e^(-x)*cos(x)', 0, 4],
  ['atan(x)', -1, 0],
  ['ln(1+x)', -1, 0],
];

test('what has its Mellin pair in the table is found inside the strip, with powers of the logarithm', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kernels),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 0, max: 1 }),
      (kernel, sixths, n) => {
        const [name, low, high] = kernel;
        const s = Q.add(Q.integerRational(low), Q.multiply(Q.rational(sixths, 6), Q.integerRational(high - low)));
        const power = toText(E.number(Q.subtract(s, Q.one)));
        const value = exact(`x^(${power})*${name}*ln(x)^${n}`, '0', 'oo');
        expect(freeSymbols(value)).toEqual([]);
      },
    ),
    { numRuns: lawRuns(2, 300) },
  );
});

/** Waves and kernels whose product has a sum over all whole numbers, hyperbolic waves slower than the kernel falls. */
const strips: readonly (readonly [string, string, number])[] = [
  ['cos(A*x)', '1/cosh(C*x)', 9],
  ['sin(A*x)', '1/sinh(C*x)', 9],
  ['sin(A*x)', '1/(e^(C*x)-1)', 9],
  ['sin(A*x)', '1/(e^(C*x)+1)', 9],
  ['cos(A*x)', '1/cosh(C*x)^2', 9],
  ['cos(A*x)', '1/(2*cosh(C*x)+1)', 9],
  ['x*cos(A*x)', '1/sinh(C*x)', 9],
  ['sinh(A*x)', '1/sinh(C*x)', 0],
  ['cosh(A*x)', '1/cosh(C*x)', 0],
  ['x*sinh(A*x)', '1/cosh(C*x)', 0],
];

test('waves times what is rational in an exponential are found, and keep their value under x → 2x', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...strips),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 4 }),
      ([wave, kernel, over], k, c) => {
        fc.pre(k < 2 * c + over);
        const at = (scale: number) => {
          const powers = wave.startsWith('x') ? scale : 1;
          const text = `(${wave})*(${kernel})`.replaceAll('A', `${scale * k}/2`).replaceAll('C', `${scale * c}`);
          return E.multiply(E.number(scale * powers), exact(text, '0', 'oo'));
        };
        expect(sameDigits(at(1), at(2)), `${wave} ${kernel} ${k}/2 ${c}`).toBe(true);
      },
    ),
    { numRuns: lawRuns(2, 100) },
  );
});

describe('decaying periods', () => {
  test('the whole is the sum of its periods, far enough', () => {
    const periodic = fc.constantFrom('abs(sin(C*x))', 'abs(cos(C*x))', 'sign(sin(pi*C*x))', 'max(sin(C*x),0)');
    fc.assert(
      fc.property(
        periodic,
        fc.integer({ min: 1, max: 2 }),
        fc.integer({ min: 1, max: 3 }),
        fraction(-1, 1),
        (g, c, a, low) => {
          const f = `${g.replace('C', String(c))}*e^(-${a}*x)`;
          const whole = evaluate(exact(f, low, 'oo'));
          const finite = unwrap(numericIntegral(read(f), 'x', read(low), read(`${low}+${Math.ceil(30 / a)}`)));
          expect(Math.abs(whole - finite.value), f).toBeLessThanOrEqual(1e-10 * Math.abs(whole));
        },
      ),
      { numRuns: lawRuns(1, 60) },
    );
  });
});

describe('letters', () => {
  const problems: readonly (readonly [string, string, string])[] = [
    ['x^n', '0', '1'],
    ['x^n', '1', 'oo'],
    ['x^n*e^(-a*x)', '0', 'oo'],
    ['e^(-a*x^2)', '-oo', 'oo'],
    ['1/(x^2+a^2)', '0', 'oo'],
    ['x^(a-1)/(1+x)', '0', 'oo'],
    ['x^(a-1)*(1-x)^(b-1)', '0', '1'],
    ['e^(-a*x)*cos(b*x)', '0', 'oo'],
    ['cos(a*x)/(x^2+b^2)', '0', 'oo'],
    ['1/(x+a)', '0', '1'],
    ['1/(x*ln(x)^2)', '2', 'a'],
    ['abs(x-a)', '0', '2*a'],
    ['(x+a)^n', '0', 'b'],
    ['x^n', '0', 'b'],
    ['e^(-a*x^2+b*x)', '-oo', 'oo'],
    ['a*x+b', '0', '1'],
    ['sinh(a*x)/sinh(b*x)', '0', 'oo'],
    ['cos(a*x)/cosh(b*x)', '0', 'oo'],
    ['x*sin(a*x)/cosh(x)', '0', 'oo'],
    ['x/(a+b*x)', '0', '1'],
    ['1/(x*(x+a))', '1', 'oo'],
    ['1/(x^2-a^2)', '0', '1'],
    ['1/(x^2+n*x+a)', '0', '1'],
    ['e^(-a*x)*sin(b*x)', '0', 'oo'],
    ['(e^(-a*x)-e^(-b*x))/x', '0', 'oo'],
    ['erf(a*x)*e^(-b*x)', '0', 'oo'],
    ['ln(1+a*x)/x', '0', '1'],
    ['ln(x^2+a*x+1)/x', '0', '1'],
    ['sin(a*x)/x', '0', 'oo'],
    ['x*a^(-x)', '0', 'oo'],
    ['1/(x*ln(x)^a)', 'e', 'oo'],
    ['max(x,a)', '0', '1'],
    ['1/sqrt(1-a^2*sin(x)^2)', '0', 'pi/2'],
    ['sqrt(a+b*cos(x))', '0', 'pi'],
    ['abs(x-a)', '0', '1'],
    ['x^(a-1)*ln(1+x)', '0', 'oo'],
    ['x^(n-1)*atan(x)', '0', 'oo'],
    ['x^(n-1)*erf(x)', '0', 'oo'],
    ['x^a*ln(1+x)^2', '0', 'oo'],
    ['x^(-a)', '2', 'oo'],
    ['x^a*ln(x)', '1', 'oo'],
    ['1/(x*ln(x)^n)', '2', 'oo'],
    ['1/(a+b*sin(x))^2', '0', '2*pi'],
    ['sin(x)^2/(a+cos(x))', '0', '2*pi'],
    ['atan(a*x)/(x*(1+x^2))', '0', 'oo'],
    ['ln(x)*ln(1-a*x)/x', '0', '1'],
    ['x^2/(e^x/a-1)', '0', 'oo'],
    ['x^(a-1)*ln(x)/(1-x^b)', '0', '1'],
    ['sin(a*x)*sin(b*x)', '0', 'pi'],
    ['cosh(a*x)/cosh(x)', '0', 'oo'],
    ['ln(1+a^2*x^2)/(1+x^2)', '0', 'oo'],
    ['x^(n-1)/(e^x+1)', '0', 'oo'],
    ['sin(a*x)*cos(b*x)/x', '0', 'oo'],
    ['sin(a*x)*cos(x)/x', '0', 'oo'],
    ['sin(a*x)*sin(b*x)/x^2', '0', 'oo'],
    ['sin(x)*sin(a*x)^2/x^3', '0', 'oo'],
    ['1/(e^x-a)', '0', '1'],
  ];
  // Whole numbers and halves are among them, at which conditions turn.
  const value = fc.integer({ min: -24, max: 24 }).map((k) => Q.rational(k, 6));
  const answers = new Map<readonly string[], ReturnType<typeof definiteIntegral>>();
  const answerOf = (problem: (typeof problems)[number]) => {
    const [f, lower, upper] = problem;
    const known = answers.get(problem) ?? definiteIntegral(read(f), 'x', read(lower), read(upper));
    answers.set(problem, known);
    return known;
  };

  const all = (conditions: readonly Condition[], at: Instance) => conditions.every((one) => holdsAt(one, at) === true);
  const isWhole = new Set(['1/(x*(x+a))', '1/(x^2-a^2)', 'sin(a*x)/x', 'x*a^(-x)', 'max(x,a)', 'abs(x-a)', '1/(x+a)']);

  const named = partOf(problems, 6).map((problem) => [problem.join(' '), problem] as const);
  test.each(named)('are answered: %s', (_, problem) => {
    expect(answerOf(problem).ok).toBe(true);
  });

  test('divergence is said of every letter, or of those for which it is so', () => {
    const refusal = (f: string, a: string, b: string) => {
      const found = definiteIntegral(read(f), 'x', read(a), read(b));
      return found.ok ? 'answered' : found.error.message;
    };
    expect(refusal('1/(x+a)', '0', 'oo')).toBe('The integral diverges, whatever a is.');
    expect(refusal('a/x', '1', 'oo')).toBe('The integral diverges for a ≠ 0.');
    // For a whole n they have no pole: their integrals are π, n·π and, for an odd n, ±π.
    for (const f of ['sin(n*x)/sin(x)', 'sin(n*x)^2/sin(x)^2', 'sin(n*x)/(x*(pi-x))'])
      expect(refusal(f, '0', 'pi')).toBe('No exact form was found in the letter n.');
    expect(refusal('cos(n*x)/cos(x)', '0', 'pi')).toBe('The integral diverges for n = 0.');
    expect(refusal('sin(a*x)/(1-x)', '0', '1')).toBe('No exact form was found in the letter a.');
  });

  test('a wave below the line keeps its angle within half a wave, which is said of the letter', () => {
    const found = definiteIntegral(read('tan(a*x)'), 'x', read('0'), read('pi/4'));
    if (!found.ok) throw new Error(found.error.message);
    expect(found.value.conditions.map(conditionText)).toEqual(['a ≠ 0', 'a > -2', 'a < 2']);
    expect(found.value.cases).toHaveLength(1);
  });

  const unanswered: readonly (readonly [string, string, string])[] = [
    ['x^(a-1)*atan(x)*sqrt(1+x)', '0', 'oo'],
    ['x^a*ln(1+x^3)^2/(1+x)^3', '0', 'oo'],
    ['x^a*atan(x)*e^(-x)', '0', 'oo'],
    ['e^(a*x)*sqrt(1+x^3)*e^(-x)', '0', 'oo'],
    ['atan(x)*cosh(a*x)/cosh(x)', '0', 'oo'],
    ['(cos(x)-a)/x^2', '0', 'oo'],
    ['1/(x^4-a*x+1/10)', '0', 'oo'],
    ['(3-x)^a*atan(x)*sin(x)', '1', '3'],
    ['x^a*(1-x)^a*atan(x)', '0', '1'],
    ['sqrt(x+a)*atan(x)*e^(-x)/x', '0', 'oo'],
    ['atan(a*x)*sqrt(1+x^3)/(1+x)^2', '0', 'oo'],
    ['(a*x-1)/(8*x-3)', '0', '1'],
    ['ln(a*x)/(x-1)', '0', '2'],
  ];
  test('where no value is known, divergence is said only of letters for which it is so', () => {
    fc.assert(
      fc.property(fc.constantFrom(...unanswered), fc.integer({ min: -40, max: 40 }), ([f, lower, upper], k) => {
        const problem = { f: read(f), variable: 'x', lower: read(lower), upper: read(upper) };
        const claimed = divergentCases(problem, [], new Quadratures(problem, budget(13_000)));
        const at: Instance = { a: Q.rational(k, 8) };
        fc.pre(claimed.some((when) => all(when, at)));
        const numeric = numericIntegral(atInstance(problem.f, at), 'x', problem.lower, problem.upper);
        expect(numeric.ok, `${f} at a = ${k}/8`).toBe(false);
      }),
      { numRuns: lawRuns(3, 800) },
    );
  });

  test('what is assumed is not said again, and what is assumed of other letters changes nothing', () => {
    const assume = (text: string): Condition => condition(E.symbol(text), '>');
    const own = definiteIntegral(read('e^(-a*x^2)'), 'x', read('-oo'), read('oo'), { assumed: [assume('a')] });
    const other = definiteIntegral(read('e^(-a*x^2)'), 'x', read('-oo'), read('oo'), { assumed: [assume('b')] });
    expect(own.ok && own.value.conditions).toEqual([]);
    expect(other.ok && other.value.conditions).toEqual([assume('a')]);
  });

  test('a value that is 0 for some letters and not for others is no shorter form of one of them', () => {
    const found = unwrap(
      definiteIntegral(read('ln(1-2*a*cos(x)+a^2)'), 'x', read('0'), read('pi'), {
        assumed: [condition(E.symbol('a'), '>')],
      }),
    );
    expect(found.conditions).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (k) => {
        const a = k / 100;
        // Up to a = 1 it is 0, and nothing else is near that.
        const wanted = 2 * Math.PI * Math.log(Math.max(1, a));
        expect(evaluate(found.value, { a }), `a = ${a}`).toBeNear(wanted, 1e-12);
      }),
      { numRuns: lawRuns(4, 400) },
    );
  });

  test('a sine over a power has a value at every exponent of its strip', () => {
    const found = unwrap(definiteIntegral(read('x^(s-1)*sin(x)'), 'x', read('0'), read('oo')));
    const { value, conditions } = found;
    for (const twelfths of [-11, -6, -1, 0, 1, 6, 11]) {
      const s = Q.rational(twelfths, 12);
      expect(conditions.every((one) => holdsAt(one, { s }) === true)).toBe(true);
      const wanted = exact(`x^(${toText(E.number(Q.subtract(s, Q.one)))})*sin(x)`, '0', 'oo');
      expect(sameDigits(atInstance(value, { s }), wanted), `s = ${twelfths}/12`).toBe(true);
    }
  });

  test('what is assumed tells the sign of an absolute value', () => {
    const jensen = (relation: '<' | '>') =>
      definiteIntegral(read('ln(1-2*a*cos(x)+a^2)'), 'x', read('0'), read('pi'), {
        assumed: [condition(E.symbol('a'), '>'), condition(E.symbol('a'), relation, E.one)],
      });
    const [inside, outside] = [jensen('<'), jensen('>')];
    expect(inside.ok && toText(inside.value.value)).toBe('0');
    expect(outside.ok && toText(outside.value.value)).toBe('2*pi*ln(a)');
  });

  test('the value holds where the conditions do, and where it is said to diverge it does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...problems), value, value, value, (problem, a, b, n) => {
        const found = unwrap(answerOf(problem));
        const at: Instance = { a, b, n };
        const [f, lower, upper] = problem.map((text) => atInstance(read(text), at));
        const numeric = numericIntegral(f!, 'x', lower!, upper!);
        const instance = `${problem.join(' ')} at ${JSON.stringify(at)}`;
        const claims = [{ when: found.conditions, value: found.value }, ...found.cases];
        for (const { value } of claims.filter(({ when }) => all(when, at))) {
          expect(numeric.ok, instance).toBe(true);
          if (!numeric.ok) return;
          const claimed = evaluate(atInstance(value, at));
          // A quadrature that only estimates says how far off it may be.
          const allowed = 1e-9 * Math.abs(claimed) + (numeric.value.proved ? 0 : numeric.value.error);
          expect(Math.abs(claimed - numeric.value.value), instance).toBeLessThanOrEqual(allowed);
        }
        const [own, ...others] = [...new Set(problem.flatMap((text) => freeSymbols(read(text))))].filter(
          (name) => name !== 'x',
        );
        // The range of one letter is known whole: nothing that has a value is left out.
        if (own !== undefined && others.length === 0 && numeric.ok && isWhole.has(problem[0]))
          expect(
            claims.some(({ when }) => all(when, at)),
            instance,
          ).toBe(true);
        if (found.diverges.some((when) => all(when, at))) expect(numeric.ok, instance).toBe(false);
      }),
      { numRuns: lawRuns(8, 3000) },
    );
  });
});

describe('values of functions', () => {
  const places = fc.tuple(fc.integer({ min: -30, max: 40 }), fc.constantFrom(1, 2, 3, 4, 6, 5, 12));
  const away = ([p, q]: readonly [number, number]) => p > 0 || p % q !== 0;
  test('Γ and ψ are those of the arithmetic', () => {
    fc.assert(
      fc.property(places.filter(away), ([p, q]) => {
        const u = E.number(Q.rational(p, q));
        expect(sameDigits(gammaAt(u), E.apply('gamma', [u])), `gamma ${p}/${q}`).toBe(true);
        if (p <= 0) return;
        expect(sameDigits(digammaAt(u), E.apply('digamma', [u])), `digamma ${p}/${q}`).toBe(true);
        for (const m of [1, 2, 3])
          expect(
            sameDigits(polygammaAt(m, u), E.apply('polygamma', [E.number(m), u])),
            `polygamma ${m} ${p}/${q}`,
          ).toBe(true);
      }),
      { numRuns: lawRuns(8, 2000) },
    );
  });

  const transforms = [
    'gamma(s)',
    'gamma(s)*cos(pi*s/2)',
    '3^(-s)*gamma(s)/s',
    'gamma(s/2)*gamma(1-s/2)/2',
    'gamma(s)*zeta(s+1)',
    'pi*cot(pi*s)/s',
  ];
  test('a Laurent series is the function near the point', () => {
    fc.assert(
      fc.property(fc.constantFrom(...transforms), fc.integer({ min: -3, max: 3 }), (text, point) => {
        const f = read(text);
        const series = laurentTo(f, 's', E.number(point), 0);
        // ζ has coefficients without a name.
        fc.pre(series !== null);
        const near = (distance: number): number => {
          const value = evaluate(f, { s: point + distance });
          const sum = series!.terms.reduce(
            (total, term, k) => total + evaluate(term) * distance ** (series!.order + k),
            0,
          );
          return Math.abs(sum - value) / Math.abs(value);
        };
        // One more order of the distance for each that is known.
        const known = series!.terms.length;
        expect(near(1e-2), `${text} at ${point}`).toBeLessThanOrEqual(40 ** known * 1e-2 ** known + 1e-9);
      }),
      { numRuns: lawRuns(5, 42) },
    );
  });
});

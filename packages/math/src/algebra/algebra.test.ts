import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../tools/setup/law-runs.ts';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { add, equal, number, power } from '../expression/build.ts';
import { compareNumerically } from '../expression/compare-numerically.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { isEquality } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { modulus } from '../numeric/complex.ts';
import { parse, parseRelation } from '../syntax/parse.ts';
import { conditionsText, conditionText } from '../syntax/print-condition.ts';
import { toText } from '../syntax/print-text.ts';
import { apart } from './apart.ts';
import { divide } from './divide.ts';
import { lostRestrictions } from './domain.ts';
import { expand } from './expand.ts';
import { factor } from './factor.ts';
import { linearSteps } from './inequality/linear-steps.ts';
import { signSteps } from './inequality/sign-table.ts';
import type { Comparison } from './inequality/solution.ts';
import { solveInequality } from './inequality/solve.ts';
import { generalRoots } from './roots/general-roots.ts';
import { rootsOf } from './roots/roots.ts';
import { sameModulo, sameValue } from './same-value.ts';
import { simplify } from './simplify/simplify.ts';
import { verify, verifyPositive } from './simplify/verify.ts';
import { solveSystem } from './system.ts';

describe('too much is refused before it is tried', () => {
  test.each(['(a+b+c+d+f+g+h)^60', '(x+1)^(10^9)', '(x^2+y)^5000'])('%s', (text) => {
    for (const calculation of [expand, factor]) {
      const found = calculation(read(text));
      expect(found).toMatchObject({ ok: false, error: { code: 'too-large' } });
    }
  });

  test('a tower of powers stays as it is', () => {
    const tower = read('9^9^9^9');
    expect(equal(unwrap(expand(tower)), tower)).toBe(true);
  });
});

describe('the comparison catches what is wrong', () => {
  test.each([
    ['(x+1)^2', 'x^2+1'],
    ['(x+y)^7', 'x^7+y^7'],
    ['x^61-1', 'x^61'],
  ])('%s is not %s', (a, b) => {
    expect(sameModulo(read(a), read(b))).toBe(false);
  });

  test.each([
    ['sqrt(x^2)', 'x'],
    ['ln(x^2)', '2*ln(x)'],
    ['sin(2x)', '2*sin(x)'],
    ['sqrt(2)+sqrt(3)', 'sqrt(5)'],
    ['(x^3)^(1/3)', 'abs(x)+0.0000001'],
  ])('%s is not %s', (a, b) => {
    expect(verify(read(a), read(b))).toBeNull();
  });

  test('an identity of positive numbers is one of positive numbers only', () => {
    expect(verify(read('sqrt(x^2)'), read('x'))).toBeNull();
    expect(verifyPositive(read('sqrt(x^2)'), read('x'))).toMatchObject({ scope: 'positive' });
    expect(verify(read('ln(x)+ln(y)'), read('ln(x*y)'))).toMatchObject({ scope: 'real' });
  });
});

test('division: quotient times divisor plus remainder is the dividend', () => {
  const coefficients = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 7 });
  const written = (list: readonly number[]) => list.map((c, k) => `(${c})*x^${k}`).join('+');
  fc.assert(
    fc.property(coefficients, coefficients, (a, b) => {
      const [dividend, divisor] = [read(written(a)), read(written(b))];
      const found = divide(dividend, divisor);
      if (!found.ok) {
        expect(b.every((c) => c === 0)).toBe(true);
        return;
      }
      const back = read(`(${toText(found.value.quotient)})*(${written(b)})+(${toText(found.value.remainder)})`);
      expect(sameModulo(dividend, back)).toBe(true);
    }),
    { numRuns: 60, seed: 21 },
  );
});

describe('the steps of a factorization name the rule that splits', () => {
  test.each([
    ['x^2-5x+6', ['two factors of a quadratic']],
    ['6x^2+x-2', ['two factors of a quadratic']],
    ['x^4-16', ['difference of squares', 'difference of squares', 'irreducible factors']],
    ['x^6-1', ['difference of squares', 'difference of cubes', 'sum of cubes', 'irreducible factors']],
    ['8x^3+27y^3', ['sum of cubes']],
    ['x^3-6x^2+11x-6', ['rational root', 'two factors of a quadratic', 'irreducible factors']],
    ['x^3*y-x*y', ['common factor', 'difference of squares', 'irreducible factors']],
    ['x^4+4', ['completing the square']],
    ['x^4-5x^2+6', ['substitution t = x^2']],
    ['x^5+x+1', ['factors modulo a prime']],
    ['2x^2-8', ['common factor', 'difference of squares', 'result']],
  ])('%s: %j', (text, expected) => {
    const { steps } = unwrap(factor(read(text)));
    expect(steps.map(({ rule }) => rule)).toEqual(expected);
    for (const { before, after } of steps) expect(sameModulo(before.expression, after.expression)).toBe(true);
  });
});

describe('division in a variable', () => {
  test.each([
    ['a*x^2+b*x+c', 'x-r', 'a*r + a*x + b', 'a*r^2 + b*r + c'],
    ['x^2-3', 'x-sqrt(3)', 'x + sqrt(3)', '0'],
    ['x^2+y^2', 'x+y', 'x - y', '2*y^2'],
    ['x^2*y+1', 'x*y-1', 'x', 'x + 1'],
  ])('%s by %s', (a, b, quotient, remainder) => {
    const found = unwrap(divide(read(a), read(b)));
    expect([toText(found.quotient), toText(found.remainder)]).toEqual([quotient, remainder]);
  });

  test('every line of the tableau holds, and it reads from top to bottom', () => {
    const found = unwrap(divide(read('2x^3-x+5'), read('x-2')));
    for (const { before, after } of [...found.steps, ...found.steps.flatMap((step) => step.steps)].filter(isEquality))
      expect(sameModulo(before.expression, after.expression)).toBe(true);
    expect(found.steps[0]!.written!.text.split('\n').map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
      '2*x^2 +4*x +7',
      'x - 2 ) 2*x^3 -x +5',
      '- 2*x^3 -4*x^2',
      '= 4*x^2 -x +5',
      '- 4*x^2 -8*x',
      '= 7*x +5',
      '- 7*x -14',
      '= 19',
    ]);
  });
});

test('partial fractions add up to the fraction, every denominator a power of an irreducible one', () => {
  for (const text of ['1/(x^2-1)', '(x^5+1)/(x^2*(x-1)^3)', '(3x+2)/((x^2+1)^2*(x-5))', 'x^4/(x^3-2)']) {
    const found = unwrap(apart(read(text)));
    expect(sameValue(read(text), found).same, text).toBe(true);
  }
});

describe('roots in radicals', () => {
  test('are roots: degree 2 to 4, generated', () => {
    const coefficient = fc.bigInt({ min: -12n, max: 12n });
    const polynomials = fc
      .array(coefficient, { minLength: 3, maxLength: 5 })
      .filter((list) => list[list.length - 1] !== 0n);
    fc.assert(
      fc.property(polynomials, (f) => {
        const { real, complex } = unwrap(rootsOf(f));
        expect([...real, ...complex].reduce((total, one) => total + one.multiplicity, 0)).toBe(f.length - 1);
        for (const { exact } of [...real, ...complex]) {
          if (exact === undefined) continue;
          const terms = f.map((c, k) => {
            const z = k === 0 ? { re: 1, im: 0 } : evaluateComplex(power(exact, number(k)), {});
            return { re: z.re * Number(c), im: z.im * Number(c) };
          });
          const size = Math.max(...terms.map(({ re, im }) => Math.hypot(re, im)));
          const sum = terms.reduce((a, b) => ({ re: a.re + b.re, im: a.im + b.im }));
          expect(Math.hypot(sum.re, sum.im)).toBeLessThanOrEqual(1e-9 * size);
        }
      }),
      { numRuns: 80, seed: 22 },
    );
  });

  sampled.each([
    [
      [1n, 0n, -10n, 0n, 1n],
      ['-sqrt(2) - sqrt(3)', 'sqrt(2) - sqrt(3)', 'sqrt(3) - sqrt(2)', 'sqrt(2) + sqrt(3)'],
    ],
    [[-2n, 0n, 0n, 1n], ['2^(1/3)']],
    [
      [1n, -3n, 0n, 1n],
      ['2*cos(10*pi/9)', '2*cos(4*pi/9)', '2*cos(2*pi/9)'],
    ],
  ])('%s', (f, expected) => {
    expect(unwrap(rootsOf(f)).real.map(({ exact }) => toText(exact!))).toEqual(expected);
  });
});

test('complex roots of a quadratic are found as close as doubles tell them apart', () => {
  for (let power = 2n; power <= 30n; power += 1n) {
    const c = 10n ** power;
    const { complex } = unwrap(rootsOf([c + 1n, -2n * c, c]));
    expect(complex, `power ${power}`).toHaveLength(2);
    expect(complex[0]!.approximate.im).toBeNear(10 ** (-Number(power) / 2), 1e-12);
  }
});

describe('roots with any constants and parameters', () => {
  sampled.each([
    ['x^2-2*sqrt(2)*x+2', ['sqrt(2)']],
    ['x^2-sqrt(2)*x-1', ['(sqrt(2) - sqrt(6))/2', '(sqrt(2) + sqrt(6))/2']],
    ['a*x+b', ['-b/a']],
    ['x^2-(a+b)*x+a*b', undefined],
    ['pi*x^2-4*pi', ['-2', '2']],
    ['x^3-sqrt(3)*x', ['-3^(1/4)', '0', '3^(1/4)']],
    ['a*x^2-a', ['-1', '1']],
    ['9-pi*x^3', undefined],
    ['x^4-(2+sqrt(3))*x^2+1', undefined],
    ['a*x^3-b', undefined],
  ])('%s', (text, expected) => {
    const { roots } = unwrap(generalRoots(read(text), 'x'));
    if (expected) expect(roots.map((one) => toText(one.value))).toEqual(expected);
    for (const { value: root } of roots)
      expect(compareNumerically(substitute(add(read(text), number(1)), { x: root }), number(1)).verdict).toBe('equal');
  });

  test('where the leading coefficient is 0 the degree falls, and the roots are others', () => {
    const { conditions, cases } = unwrap(generalRoots(read('a*x^2+b*x+c'), 'x'));
    expect(conditionsText(conditions)).toBe('a ≠ 0');
    expect(cases.map((one) => [conditionsText(one.when), one.value.kind])).toEqual([
      ['a = 0 and b ≠ 0', 'roots'],
      ['a = 0, b = 0 and c ≠ 0', 'none'],
      ['a = 0, b = 0 and c = 0', 'every number'],
    ]);
  });

  test.each([5, 7, 9, 10, 11])('x^%i = sqrt(2) has as many roots', (n) => {
    expect(generalRoots(read(`x^${n}-sqrt(2)`), 'x')).toMatchObject({ ok: true, value: { roots: { length: n } } });
  });

  test('a cubic that is no binomial and has no factor is refused', () => {
    expect(generalRoots(read('a*x^3+x+1'), 'x')).toMatchObject({ ok: false, error: { code: 'out-of-range' } });
  });
});

describe('factorization over a field of the coefficients', () => {
  test.each([
    ['x^2-2*sqrt(2)*x+2', '(x - sqrt(2))^2'],
    ['x^2+2*i*x-1', '(x + i)^2'],
    ['x^4+i', 'x^4 + i'],
    ['2*x^2-2*sqrt(3)*x-12', '2*(x - 2*sqrt(3))*(x + sqrt(3))'],
    ['x^3-3*2^(1/3)*x^2+3*2^(2/3)*x-2', '(x - 2^(1/3))^3'],
  ])('%s is %s', (text, expected) => {
    expect(toText(unwrap(factor(read(text))).expression)).toBe(expected);
  });

  test('a product of linear factors with roots in Q(√2) or Q(i) comes apart again, generated', () => {
    const whole = fc.integer({ min: -6, max: 6 });
    const roots = fc.array(fc.tuple(whole, whole), { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(roots, fc.constantFrom('sqrt(2)', 'i'), (list, generator) => {
        fc.pre(list.some(([, b]) => b !== 0));
        const source = unwrap(expand(read(list.map(([a, b]) => `(x-(${a})-(${b})*${generator})`).join('*'))));
        const { factors, expression, over } = unwrap(factor(source));
        const counted = factors.reduce((total, one) => total + one.multiplicity, 0);
        // Conjugate roots leave rational coefficients: then it is a factorization over Q.
        if (over !== undefined) expect(counted).toBe(list.length);
        expect(sameValue(source, expression).same).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});

describe('what an expression needs to have a value', () => {
  const texts = (source: string, result: string, complex = true): string[] =>
    lostRestrictions(unwrap(parse(source)).tree, read(result), { complex }).map(conditionText);

  test.each([
    ['(x^2-4)/(x-2)', 'x+2', ['x ≠ 2']],
    ['x/x', '1', ['x ≠ 0']],
    ['(x^3-x)/(x^2+x)', 'x-1', ['x ≠ 0', 'x ≠ -1']],
    ['(x^4-1)/(x^2+1)', 'x^2-1', []],
    ['1/x-1/(x^2+1)', '(x^2-x+1)/(x^3+x)', []],
    ['(a^2-b^2)/(a-b)', 'a+b', ['a ≠ b']],
    ['(a/b)/(c/d)', '(a*d)/(b*c)', ['d ≠ 0']],
    ['x^0', '1', ['x ≠ 0']],
    ['exp(ln(x))', 'x', ['x ≠ 0']],
    ['sin(x)/cos(x)', 'tan(x)', []],
  ])('%s = %s: %j', (source, result, expected) => {
    expect(texts(source, result)).toEqual(expected);
  });

  test('signs matter where only real values agree', () => {
    expect(texts('ln(x)+ln(y)', 'ln(x*y)', false)).toEqual(['x > 0', 'y > 0']);
    expect(texts('sqrt(x^2)*sqrt(y)', 'sqrt(x^2*y)', false)).toEqual(['y ≥ 0']);
  });
});

describe('systems', () => {
  const solve = (f: string, g: string) => unwrap(solveSystem(read(f), read(g), ['x', 'y']));

  test.each([
    ['x+y-1', 'x-y-3', 1],
    ['x+y-1', 'x+y-2', 0],
    ['x^2+y^2-25', 'y-x-1', 2],
    ['x^2+y^2-5', 'x*y-2', 4],
    ['x^2-y', 'y^2-x', 4],
    ['x^2-2', 'y^4-y-1', 8],
    ['x^3+y^3-9', 'x+y-3', 2],
  ])('%s = 0, %s = 0 has %i solutions', (f, g, count) => {
    const { solutions, curve } = solve(f, g);
    expect(curve).toBeUndefined();
    expect(solutions).toHaveLength(count);
    for (const { x, y } of solutions)
      for (const one of [f, g]) {
        const off = evaluateComplex(read(one), { x: x.approximate, y: y.approximate });
        const sizes = { x: modulus(x.approximate), y: modulus(y.approximate) };
        expect(modulus(off)).toBeNear(0, 1e-14, evaluate(read(one.replaceAll('-', '+')), sizes));
      }
  });

  test.each([
    ['a*x+b*y-1', 'x-y-2', '(2*b + 1)/(a + b)', '(1 - 2*a)/(a + b)'],
    ['sqrt(2)*x+y-1', 'x-y', 'sqrt(2) - 1', 'sqrt(2) - 1'],
    ['x-3', '2*y-x', '3', '3/2'],
    ['1/x+1/y-1', 'x+y-4', '2', '2'],
  ])('%s = 0, %s = 0: x = %s, y = %s, and every step holds', (f, g, x, y) => {
    const { solutions, steps } = solve(f, g);
    expect(solutions.map((one) => [toText(one.x.exact!), toText(one.y.exact!)])).toEqual([[x, y]]);
    for (const { before, after } of steps.filter(isEquality))
      expect(sameValue(before.expression, after.expression).same).toBe(true);
  });

  test('a parabola through the origin of x has a number for y there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (a, c) => {
        const { solutions } = solve(`x^2+y^2-${c * c}`, `${a}*x^2-y-${c}`);
        const atZero = solutions.filter(({ x }) => toText(x.exact!) === '0').map(({ y }) => toText(y.exact!));
        expect(atZero).toContain(String(-c));
      }),
      { numRuns: lawRuns(10, 81) },
    );
  });

  test('what makes a denominator 0 is no solution', () => {
    expect(solve('(x^2-1)/(x^2-x)-y', 'y-2')).toMatchObject({ solutions: [], leftOut: 1 });
  });

  test('a common factor is a curve of solutions', () => {
    const { curve, solutions } = solve('(x+y)*(x-1)', '(x+y)*(y-2)');
    expect(toText(curve!)).toBe('x + y');
    expect(solutions).toHaveLength(1);
  });
});

describe('inequalities', () => {
  const solve = (text: string) => {
    const parsed = unwrap(parseRelation(text));
    const { intervals } = unwrap(solveInequality(parsed.sides, parsed.operators as Comparison[], 'x'));
    return intervals.map(({ from, fromClosed, to, toClosed }) => {
      const end = (point: typeof from) => (point === undefined ? 'oo' : toText(point.exact!));
      return `${fromClosed ? '[' : '('}${end(from)}, ${end(to)}${toClosed ? ']' : ')'}`;
    });
  };

  test.each([
    ['2x+1<x+5', ['(oo, 4)']],
    ['-2x<6', ['(-3, oo)']],
    ['x^2<=2', ['[-sqrt(2), sqrt(2)]']],
    ['x<x', []],
    ['x<=x', ['(oo, oo)']],
    ['1/x>1/2', ['(0, 2)']],
    ['x*(x-1)^3*(x+2)^2<=0', ['[-2, -2]', '[0, 1]']],
    ['sqrt(x+6)>x', ['[-6, 3)']],
    ['abs(abs(x)-2)<1', ['(-3, -1)', '(1, 3)']],
    ['ln(x)^2<1', ['(1/e, e)']],
    ['x+1<2x+3<x+9', ['(-2, 6)']],
    ['ln(x)<5', ['(0, e^5)']],
    ['sqrt(x)>=0', ['[0, oo)']],
    ['2^x<=8', ['(oo, 3]']],
    ['sqrt(2)*x<1', ['(oo, sqrt(2)/2)']],
    ['pi*x^2>=4*pi', ['(oo, -2]', '[2, oo)']],
  ])('%s', (text, expected) => {
    expect(solve(text)).toEqual(expected);
  });
});

describe('the way to the solution of an inequality', () => {
  const relation = (text: string) => {
    const parsed = unwrap(parseRelation(text));
    return { sides: parsed.sides, comparisons: parsed.operators as Comparison[] };
  };

  test.each([
    ['2x+1<x+5', ['x + 1 < 5', 'x < 4']],
    ['-2x<=6', ['x >= -3']],
    ['1<2x<3x', ['1 - 2*x < 0', '-2*x < -1', 'x > 1/2', '-x < 0', 'x > 0']],
    ['x<x+1', ['0 < 1']],
  ])('the moves of %s', (text, expected) => {
    const { sides, comparisons } = relation(text);
    expect(linearSteps(sides, comparisons, 'x')!.map(({ written }) => written!.text)).toEqual(expected);
  });

  test('the sign table of a quotient', () => {
    const { sides, comparisons } = relation('1/(x-1)<2/(x+1)');
    const found = unwrap(solveInequality(sides, comparisons, 'x'));
    const steps = signSteps(sides, comparisons, 'x', found);
    for (const { before, after } of steps.filter(isEquality))
      expect(sameValue(before.expression, after.expression).same).toBe(true);
    expect(
      steps
        .find(({ rule }) => rule === 'sign table')!
        .written!.text.split('\n')
        .map((line) => line.replace(/ +/g, ' ')),
    ).toEqual([
      'x -1 1 3',
      '-1 - - - - - - -',
      'x - 3 - - - - - 0 +',
      'x - 1 - - - 0 + + +',
      'x + 1 - 0 + + + + +',
      '-(x - 3)/((x - 1)*(x + 1)) + ∥ - ∥ + 0 -',
    ]);
  });

  test('points of the sides that change nothing are not shown', () => {
    const { sides, comparisons } = relation('2x<3x+1/2');
    expect(unwrap(solveInequality(sides, comparisons, 'x')).points.map((one) => one.value)).toEqual([-0.5]);
  });
});

describe('simplification', () => {
  sampled.each([
    ['(x^2-4)/(x^2+4*x+4)', '(x - 2)/(x + 2)'],
    ['sin(x)^2+cos(x)^2', '1'],
    ['(1-cos(2x))/sin(2x)', 'tan(x)'],
    ['sqrt(5+2*sqrt(6))', 'sqrt(2) + sqrt(3)'],
    ['(26+15*sqrt(3))^(1/3)', '2 + sqrt(3)'],
    ['cos(pi/7)*cos(2*pi/7)*cos(3*pi/7)', '1/8'],
    ['4*atan(1/5)-atan(1/239)', 'pi/4'],
    ['sqrt(x^2+2*x+1)', 'abs(x + 1)'],
    ['cosh(x)+sinh(x)', 'e^x'],
    ['4*2^n', '2^(n + 2)'],
  ])('%s is %s', (text, expected) => {
    expect(toText(unwrap(simplify(read(text))).expression)).toBe(expected);
  });

  test('what cannot be split is not split', () => {
    for (const text of ['ln(x^2)', 'sqrt(x+y)', 'sin(x)+cos(x)', 'asin(sin(x))'])
      expect(verify(read(text), unwrap(simplify(read(text))).expression), text).not.toBeNull();
  });
});

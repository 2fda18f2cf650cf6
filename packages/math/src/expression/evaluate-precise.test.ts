import { describe, expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { add, apply, constant, multiply, number, power, sqrt, subtract, symbol } from './build.ts';
import { evaluatePrecise } from './evaluate-precise.ts';
import type { Expression } from './expression.ts';

const i = constant('i');
const pi = constant('pi');
const e = constant('e');
const n = (value: number): Expression => number(value);
const f = (name: string, ...args: Expression[]): Expression => apply(name, args);
/** sin² 1 + cos² 1 − 1, which no constructor sees through. */
const hiddenZero = subtract(add(power(f('sin', n(1)), n(2)), power(f('cos', n(1)), n(2))), n(1));
const value = (a: Expression, digits = 50) => {
  const result = evaluatePrecise(a, digits);
  return result.ok ? result.value : result.error.message;
};
const real = (a: Expression, digits = 50): string => {
  const found = value(a, digits);
  return typeof found === 'string' ? found : found.re;
};

describe('real values, 50 digits (PARI/GP)', () => {
  test.each([
    ['pi', pi, '3.1415926535897932384626433832795028841971693993751'],
    ['e^pi − pi', subtract(power(e, pi), pi), '19.999099979189475767266442984669044496068936843225'],
    ['sqrt 2', sqrt(n(2)), '1.4142135623730950488016887242096980785696718753769'],
    ['gamma(1/3)', f('gamma', number(Q.rational(1, 3))), '2.6789385347077476336556929409746776441286893779573'],
    ['erfc(20)', f('erfc', n(20)), '5.3958656116079009289349991679053456040882726709236e-176'],
    ['Si(10)', f('Si', n(10)), '1.6583475942188740493309718793896724806302543483096'],
    ['tan(10^20)', f('tan', number(10n ** 20n)), '-0.84460246301988425418409323400055358116535547279258'],
  ])('%s', (_, expression, expected) => {
    expect(real(expression)).toBe(expected);
  });
});

test('an integer longer than the working precision is not taken for exact (PARI/GP)', () => {
  // 10^38 − 1 rounds to 10^38, whose odd part is short.
  expect(real(f('cos', number(10n ** 38n - 1n)), 15)).toBe('-0.229225315665782');
  expect(real(f('cos', number(10n ** 300n)), 15)).toBe('-0.168214444374245');
  expect(real(f('cos', multiply(multiply(number(2n ** 1000n), pi), number(Q.rational(1, 200)))), 15)).toBe(
    '-0.929776485888251',
  );
});

test('cancellation is made good with more bits', () => {
  // Ramanujan's constant: 12 nines after the point.
  const difference = subtract(power(e, multiply(pi, sqrt(n(163)))), number(262537412640768744n));
  expect(real(difference, 20)).toBe('-7.4992740280181431112e-13');
});

test('a tower of powers is given up at once', () => {
  const tower = [9, 9, 9].reduce<Expression>((top, base) => power(n(base), top), n(9));
  expect(evaluatePrecise(tower, 17).ok).toBe(false);
  expect(real(power(n(9), power(n(9), n(9))), 12)).toBe('4.28124773176e+369693099');
});

test('complex values have their principal branch', () => {
  expect(value(f('ln', n(-1)), 20)).toMatchObject({ re: '0', im: '3.1415926535897932385' });
  expect(value(power(n(-8), number(Q.rational(1, 3))), 20)).toMatchObject({ im: '1.7320508075688772935' });
  expect(value(f('sin', add(n(2), multiply(n(3), i))), 20)).toMatchObject({
    re: '9.1544991469114295735',
    im: '-4.1689069599665643508',
  });
});

/** The values by mpmath 1.3. */
test.each([
  [f('W', n(3)), '1.04990889496403995998869707055'],
  [f('W', number(Q.rational(-1, 3))), '-0.619061286735945112152326994021'],
  [f('W', number(10n ** 40n)), '87.6302771519471901814076354618'],
  [f('erfi', number(Q.half)), '0.614952094696510980839681185624'],
  [f('erfi', n(-7)), '-155348625346050399388.898103217'],
  [f('atan2', n(-1), n(-3)), '-2.81984209919315104506123876892'],
  [f('atan2', n(0), n(-3)), '3.14159265358979323846264338328'],
  [f('binomial', number(Q.rational(7, 2)), n(3)), '2.1875'],
  [f('binomial', number(Q.rational(7, 2)), number(Q.rational(1, 3))), '1.75406187306150146525155739988'],
  [f('digamma', number(Q.rational(-7, 10))), '-2.0739527936287044175359230788'],
  [f('digamma', number(Q.rational(-13, 4))), '4.46627587235027996712524998932'],
  [f('polygamma', n(1), number(Q.rational(-201, 2))), '9.85970349187008615199820383313'],
  [f('polygamma', n(4), number(Q.rational(-7, 10))), '-9740.67091165811118876989031082'],
  [f('zeta', number(Q.rational(10_000_000_001, 10_000_000_000))), '10000000000.5772156649088144452'],
  // 2 + 2^(−80), whose double is 2.
  [f('zeta', add(n(2), number(Q.rational(1, 2n ** 80n)))), '1.64493406684822643647241439112'],
  // Compared with mpmath.
  [f('zeta', number(Q.rational(-7, 2))), '0.00444101133547943195853465801782'],
  [f('zeta', number(Q.rational(-2_000_000_000_001, 1_000_000_000_000))), '3.04484570583603890221578317421e-14'],
  [f('zeta', number(Q.rational(99, 100))), '-99.4235129777281882485763390703'],
  // ζ(s, a), by mpmath
  [f('hurwitzZeta', number(Q.rational(-1, 2)), number(Q.rational(1, 4))), '0.0903222587612462438741957208084'],
  [f('hurwitzZeta', number(Q.rational(-1, 2)), n(1_000_001)), '-666667166.666708333333333332813'],
  [f('hurwitzZeta', number(Q.rational(-1, 3)), number(Q.rational(17, 5))), '-3.09483970454764170263209624806'],
  [f('hurwitzZeta', number(Q.rational(-17, 2)), number(Q.rational(1, 3))), '0.00602155623772672430050666632441'],
  [f('hurwitzZeta', number(Q.rational(1, 2)), number(Q.rational(1, 1000))), '30.161116407905769043001742255'],
  [f('mod', multiply(n(-1), pi), n(1)), '0.85840734641020676153735661672'],
])('%#: to 30 digits', (expression, digits) => {
  expect(real(expression, 30)).toBe(digits);
});

test('what cannot be told from 0 is said to be so', () => {
  expect(value(hiddenZero)).toEqual({
    re: '0',
    im: '0',
    vanishing: ['re'],
  });
});

test('jumps are decided only where they can be', () => {
  expect(real(f('floor', multiply(pi, number(10n ** 30n))), 40)).toBe('3141592653589793238462643383279');
  expect(typeof value(f('sign', hiddenZero))).toBe('string');
});

test('symbols take rational values; what is missing is named', () => {
  const x = symbol('x');
  const result = evaluatePrecise(power(x, n(2)), 30, { x: Q.rational(1, 3) });
  expect(result.ok && result.value.re).toBe('0.111111111111111111111111111111');
  expect(value(x)).toMatch(/x has no value/);
  expect(value(constant('infinity'))).toMatch(/infinity/);
  expect(value(f('ln', n(0)))).toMatch(/no value/);
  expect(value(f('gcd', n(3)))).toMatch(/gcd is not available/);
});

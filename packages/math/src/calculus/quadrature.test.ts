import { describe, expect, it } from 'vitest';
import { read, unwrap } from '../../../../tools/setup/read.ts';
import { sampled } from '../../../../tools/setup/sample.ts';
import { numericIntegral } from './quadrature.ts';

const integral = (f: string, a: string, b: string) => numericIntegral(read(f), 'x', read(a), read(b));

describe('numericIntegral', () => {
  sampled.each([
    // Exact values: DLMF 4.26, 5.2.1, 5.12.1, 6.2.10, 7.2.2, 25.5.1 and elementary antiderivatives.
    ['x*sqrt(2x+3)', '-1', '1', 0.4],
    ['sqrt(4x^2+4)', '0', '3', 3 * Math.sqrt(10) + Math.asinh(3)],
    ['exp(-x^2)', '-oo', '+oo', Math.sqrt(Math.PI)],
    ['sin(x)/x', '0', 'oo', Math.PI / 2],
    ['cos(x^2)', '0', 'oo', Math.sqrt(Math.PI / 8)],
    ['x^3/(exp(x)-1)', '0', 'oo', Math.PI ** 4 / 15],
    ['1/sqrt(1-x^2)', '-1', '1', Math.PI],
    ['ln(x)', '0', '1', -1],
    ['x^(1/3)*(1-x)^(1/2)', '0', '1', 0.458895961742876],
    ['1/(10^-4+(x-1/3)^2)', '0', '1', 100 * (Math.atan(200 / 3) + Math.atan(100 / 3))],
    ['floor(x)', '0', '5', 10],
    ['abs(x-1)', '0', '3', 2.5],
    ['sqrt(tan(x))', '0', 'pi/2', Math.PI / Math.SQRT2],
    ['exp(-(x-50)^2)', '-oo', 'oo', Math.sqrt(Math.PI)],
    // sin 1 − Ci 1, and (sin 1 + cos 1 + Si 1 − π/2)/2, from 1/x; the antiderivative −1/ln x.
    ['sin(1/x)', '0', '1', 0.504067061906928],
    ['x*sin(1/x)', '0', '1', 0.378530017124161],
    ['1/(x*ln(x)^2)', '2', 'oo', 1 / Math.LN2],
    ['x^(-1.02)', '1', 'oo', 50],
    ['1/(x*ln(x)^1.01)', '2', 'oo', 100 * Math.LN2 ** -0.01],
  ])('∫ %s from %s to %s', (f, a, b, wanted) => {
    const found = unwrap(integral(f, a, b));
    const { value, error } = found;
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(1e-12 * Math.abs(wanted));
    expect(error).toBeLessThanOrEqual(1e-10 * Math.abs(wanted));
  });

  // Each was said to diverge: e^u − 1 falls as u does.
  it.each([
    ['x^(1/x^2)-1', '1', 1.038698470299950008],
    ['exp(exp(-x))-1', '0', 1.317902151454403895],
  ])('∫ %s from %s to oo converges', (f, a, wanted) => {
    const { value, error } = unwrap(integral(f, a, 'oo'));
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(error);
  });

  it('what is small is not said to exceed 10^308 because a part of it does', () => {
    const found = integral('ln(1+exp(x))-x', '0', 'oo');
    expect(found.ok ? '' : found.error.message).not.toContain('exceeds');
  });

  it.each([
    ['1/x', '1', 'oo', 'does not fall fast enough'],
    ['1/(x*ln(x))', '2', 'oo', 'does not fall fast enough'],
    ['1/(x*ln(x)*ln(ln(x)))', '10', 'oo', 'does not fall fast enough'],
    ['x^(-0.995)', '1', 'oo', 'does not fall fast enough'],
    ['atan(x)/x', '1', 'oo', 'does not fall fast enough'],
    ['exp(x)', '0', 'oo', 'does not tend to 0'],
    ['1/x^2', '-1', '1', 'too fast at x = 0'],
    ['1/x', '-1', '1', 'principal value is 0'],
    ['tan(x)', '0', 'pi', 'x = pi/2'],
    ['1/(x^2-3)', '0', '2', 'x = sqrt(3)'],
    ['sin(x)', '0', 'oo', 'oscillates'],
    ['exp(1/x)', '0', '1', 'at x = 0'],
    ['sin(ln(x))/x', '0', '1', 'oscillates ever faster towards x = 0'],
    ['1/(x*sqrt(-ln(x)))', '0', '1/2', 'at x = 0'],
    ['1/(x*ln(x))', '0', '1/2', 'about as 1/distance, up to logarithms, at x = 0'],
    ['ln(x)/x', '0', '1/2', 'about as 1/distance, up to logarithms, at x = 0'],
    ['csc(x)', '0', '1', 'like 1/distance at x = 0'],
    ['1/(exp(x)-1)', '-1', '1', 'like 1/distance at x = 0'],
    ['1/(exp(x)-exp(2))', '0', '3', 'like 1/distance at x = 2'],
    ['exp(1/sqrt(x))-1', '1', 'oo', 'does not fall fast enough'],
    ['x^(1/x)-1', '1', 'oo', 'does not fall fast enough'],
    ['sin(1/sqrt(x))', '1', 'oo', 'does not fall fast enough'],
    ['atan(1/ln(x))', '2', 'oo', 'does not fall fast enough'],
  ])('∫ %s from %s to %s diverges, and says why', (f, a, b, why) => {
    const found = integral(f, a, b);
    expect(found.ok ? '' : found.error.message).toContain('diverges');
    expect(found.ok ? '' : found.error.message).toContain(why);
  });

  it.each([
    ['(1+1/x)*sin(x)', 'diverges'],
    ['(1+5/x)*cos(x)', 'diverges'],
    ['sin(x)*(1+exp(-x))', 'diverges'],
    ['sin(x)^2/sqrt(x)', 'diverges'],
    ['(2+sin(x))/sqrt(x)', 'diverges'],
    ['sin(x)^2/x', 'diverges'],
    ['sin(x)/sqrt(x)+1/x', 'diverges'],
  ])('∫ %s from 1 to oo gets no value from the acceleration of its panels', (f, why) => {
    const found = integral(f, '1', 'oo');
    expect(found.ok ? '' : found.error.message).toContain(why);
  });

  it.each([
    // By parts, the boundary term at 1 and the integral of the derivative, which converges absolutely.
    ['sin(x)/ln(x+1)', '-cos(x)/((x+1)*ln(x+1)^2)', Math.cos(1) / Math.LN2],
    ['sin(x)/x^0.2', '-0.2*cos(x)/x^1.2', Math.cos(1)],
  ])('∫ %s from 1 to oo converges, however slowly', (f, byParts, boundary) => {
    const [found, rest] = [integral(f, '1', 'oo'), integral(byParts, '1', 'oo')];
    if (!found.ok || !rest.ok) throw new Error('no value');
    expect(found.value.value).toBeNear(
      boundary + rest.value.value,
      1e-12,
      Math.abs(boundary) + Math.abs(rest.value.value),
    );
  });

  it.each([
    // Antiderivatives: ln|x−1|, ½ ln|(x−1)/(x+1)|, ln|(x−1)/x|, and the one with the arctangent; 2·artanh(√x) about 1.
    ['1/(x-1)', '0', '3', Math.log(2)],
    ['1/(x^2-1)', '-3', '4', Math.log(3 / 5 / 2) / 2],
    ['1/(x*(x-1))', '-1', '2', -Math.log(4)],
    ['1/((x-2)*(x^2+1))', '-oo', 'oo', (-2 * Math.PI) / 5],
    // u = √x: 2 ∫ du/(u² − 1) = ln|(u − 1)/(u + 1)| from 0 to 2.
    ['1/((x-1)*sqrt(x))', '0', '4', -Math.log(3)],
    ['x', '-oo', 'oo', 0],
    ['1/x', '-oo', 'oo', 0],
  ])('∫ %s from %s to %s diverges, with its principal value', (f, a, b, wanted) => {
    const found = integral(f, a, b);
    const [, said] = /principal value is (?:about )?(-?[\d.]+)\.$/.exec(found.ok ? '' : found.error.message) ?? [];
    expect(Number(said)).toBeNear(wanted, 1e-9);
  });

  it.each([
    ['1/x^3', '-1', '1'],
    ['1/abs(x)', '-1', '1'],
    ['1/x^2', '-1', '2'],
    ['1/x', '0', '1'],
  ])('∫ %s from %s to %s has no principal value', (f, a, b) => {
    const found = integral(f, a, b);
    expect(found.ok ? '' : found.error.message).toContain('diverges');
    expect(found.ok ? '' : found.error.message).not.toContain('principal');
  });

  it.each([
    ['exp(x^2)', '0', '30', 'exceeds 10^308'],
    ['exp(exp(x))', '0', '10', 'exceeds 10^308'],
    ['sqrt(x)', '-1', '1', 'no real value'],
  ])('∫ %s from %s to %s is not called divergent: it is finite, or not real', (f, a, b, why) => {
    const found = integral(f, a, b);
    expect(found.ok ? '' : found.error.message).toContain(why);
    expect(found.ok ? '' : found.error.message).not.toContain('diverges');
  });

  it('changes its sign with the bounds, and is 0 over nothing and for odd functions', () => {
    const [forward, backward] = [integral('x^2', '0', '2'), integral('x^2', '2', '0')];
    expect(forward.ok && backward.ok && forward.value.value + backward.value.value).toBe(0);
    const [nothing, odd] = [integral('exp(x)', '1', '1'), integral('x*cos(x)', '-2', '2')];
    const aboutMiddle = integral('sin(x)^3', '0', '2pi');
    expect(aboutMiddle.ok && aboutMiddle.value).toMatchObject({ value: 0, odd: true });
    expect(nothing.ok && nothing.value.value).toBe(0);
    expect(odd.ok && odd.value.value).toBe(0);
  });

  it.each([
    // Γ(1/100) and constants by PARI/GP, 50 digits.
    ['x^(-0.99)*exp(-x)', '0', 'oo', '99.432585119150603713532988870510743354529525445431'],
    ['sin(x)/x', '0', 'oo', '1.5707963267948966192313216916397514420985846996876'],
    // A constant in front that has no series and no rectangle; Γ(4/3)/Γ(17/20) by mpmath, 50 digits.
    ['x^(1/3)*exp(-x)/gamma(17/20)', '0', 'oo', '0.80268994674806256516715502265585194406610976111771'],
    ['exp(-x^2)', '0', '1', '0.74682413281242702539946743613185300535449968681261'],
  ])('∫ %s from %s to %s has as many proved digits as are asked for', (f, a, b, digits) => {
    for (const asked of [30, 50]) {
      const found = unwrap(numericIntegral(read(f), 'x', read(a), read(b), asked));
      expect(found.proved).toBe(true);
      expect(Number(found.shown)).toBeNear(Number(digits), 4e-16);
      expect(digits.startsWith(found.shown.slice(0, asked - 4))).toBe(true);
    }
  });

  it('calls an estimate what it cannot enclose, and bounds the number that is printed', () => {
    const [estimate, root] = [integral('W(x)', '2', '3'), integral('sqrt(x)', '0', '2')];
    expect(estimate.ok && estimate.value.proved).toBe(false);
    if (!root.ok) throw new Error(root.error.message);
    // 4√2/3 = 1.885618083164126731735…
    expect(root.value).toMatchObject({ shown: '1.88561808316413', proved: true });
    expect(root.value.error).toBeGreaterThanOrEqual(3.26e-15);
  });

  it('refuses a letter without a value', () => {
    const found = integral('a*x', '0', '1');
    expect(found.ok ? '' : found.error.message).toContain('a has no value');
  });
});

it('shows no digit of a value whose error no double holds', () => {
  const found = integral(
    'e^(-145*(x - 1/2)^2)*(-x*cos(x) - 290*x*(x - sin(x))*(x - 1/2) - x + 2*sin(x))/x^3',
    'e',
    '3',
  );
  expect(found).toMatchObject({ ok: true, value: { shown: '0' } });
  if (found.ok) expect(found.value.error).toBeGreaterThan(4.16976476644e-311);
});

it('what the zeta function has beyond 1 is integrated to infinity, with digits that are proved', () => {
  const of = (f: string, from: string) => unwrap(numericIntegral(read(f), 'x', read(from), read('oo'), 20));
  const whole = of('zeta(x)-1', '2');
  expect(whole.proved).toBe(true);
  // It is the sum of 1/(n^2 ln n), whose terms from N on are between 0 and the integral of 1/(t^2 ln N).
  const N = 5000;
  let sum = 0;
  for (let n = 2; n <= N; n++) sum += 1 / (n * n * Math.log(n));
  expect(whole.value).toBeGreaterThan(sum);
  expect(whole.value).toBeLessThan(sum + 1 / (N * Math.log(N)));
  for (const c of ['2', '3', '1/2']) {
    const scaled = of(`${c}*zeta(${c}*x)-${c}`, `2/(${c})`);
    expect(scaled.proved, c).toBe(true);
    expect(Math.abs(scaled.value - whole.value), c).toBeLessThan(1e-15);
  }
  const plain = numericIntegral(read('zeta(x)'), 'x', read('2'), read('oo'));
  expect(!plain.ok && plain.error.reason).toBe('diverges');
});

it('the reciprocal of the gamma function is entire: its integral to infinity has proved digits, and follows from Γ(x + 1) = x Γ(x)', () => {
  const of = (f: string, from: string, to: string) => unwrap(numericIntegral(read(f), 'x', read(from), read(to), 30));
  const whole = of('1/gamma(x)', '0', 'oo');
  // The constant of Fransén and Robinson (OEIS A058655).
  expect(whole).toMatchObject({ proved: true, shown: '2.80777024202851936522150118656' });
  const parts = [of('1/gamma(x)', '0', '3/2'), of('x/gamma(x+1)', '3/2', 'oo')];
  expect(parts.every(({ proved }) => proved)).toBe(true);
  expect(Math.abs(whole.value - parts.reduce((sum, { value }) => sum + value, 0))).toBeLessThan(1e-15);
  // Between two poles of the gamma function the reciprocal has no more to fear than at any other place.
  const left = of('1/gamma(x)', '-2', '0');
  expect(left.proved).toBe(true);
  expect(Math.abs(left.value - of('x/gamma(x+1)', '-2', '0').value)).toBeLessThan(1e-15);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { read } from '../../../../../../tools/setup/read.ts';
import { sampled } from '../../../../../../tools/setup/sample.ts';
import { contains } from '../../../expression/walk.ts';
import { antiderivative } from '../../integral.ts';
import { isElementary } from '../elementary.ts';

/** Whether there is an elementary antiderivative by x, whose derivative passes its check. */
function isFound(text: string): boolean {
  const found = antiderivative(read(text), 'x');
  return found.ok && found.value.check.verdict === 'equal' && isElementary(found.value.expression, 'x');
}

/** Pseudo-elliptic integrals of the literature: Goursat, 1887; the rules for binomials of Rubi, 4.16. */
const classical = [
  ['1', '3 + t^2', '1 - t^2', '1/3'],
  ['1', '3 - t^2', '1 + t^2', '1/3'],
  ['1', '9 - t^2', '1 - t^2', '1/3'],
  ['1', '9 + t^2', '1 + t^2', '1/3'],
  ['1', 'sqrt(3) + t', '1 + t^2', '1/3'],
  ['1', '1 - t', '1 + t^3', '1/3'],
  ['1', '1 + 2^(1/3)*t', '1 + t^3', '1/3'],
  ['1', '1 + t + t^2', '1 + t^3', '1/3'],
  ['t', '1 + t + t^2', '1 + t^3', '1/3'],
  ['t^2', '1 + t + t^2', '1 + t^3', '1/3'],
  ['t', '4 + t^3', '1 + t^3', '1/2'],
  ['t', '8 - t^3', '1 + t^3', '1/2'],
  ['t', '10 + 6*sqrt(3) + t^3', '1 + t^3', '1/2'],
  ['t', '10 - 6*sqrt(3) + t^3', '1 + t^3', '1/2'],
] as const;

describe.each(classical)('∫ %s/((%s)·(%s)^(%s))', (top, below, radicand, power) => {
  const scaled = (scale: string, sign = '') => {
    const [n, d, r] = [top, below, radicand].map((part) => part.replaceAll(/\bt\b/g, `(${scale})`));
    return `(${n})/((${d})*(${sign}(${r}))^(${power}))`;
  };

  sampled.each(['x', '2*x', '-2*x/3', 'k*x', 't*x'])('is found for t = %s', (scale) => {
    expect(isFound(scaled(scale))).toBe(true);
  });

  // −1 − t² is negative everywhere, and its roots are not real.
  it.skipIf(radicand === '1 + t^2')('is found where the radicand has the other sign', () => {
    expect(isFound(scaled('2*x', '-'))).toBe(true);
  });
});

const small = fc.integer({ min: -3, max: 3 });
const factor = fc.constantFrom(-3, -2, -1, 1, 2, 3);
const form = fc.record({ n: fc.constantFrom(2, 3), j: fc.constantFrom(1, 2), L: fc.tuple(small, factor), c: factor });

/** What Σ ζ^(−j·k)·ln(y·ζ^(−k) − L) has for a derivative on yⁿ = Lⁿ + rest: (R′·L − n·R·L′)·L^(j−1)/(rest·y^j). */
function derivativeOfLine(
  n: number,
  j: number,
  [l0, l1]: readonly [number, number],
  rest: string,
  slope: string,
): string {
  const L = `(${l0} + ${l1}*x)`;
  const [R, rate] = [`(${L}^${n} + ${rest})`, `(${n * l1}*${L}^${n - 1} + ${slope})`];
  return `(${rate}*${L} - ${n * l1}*${R})*${L}^${j - 1}/((${rest})*${R}^(${j}/${n}))`;
}

describe('torsion points of plane cubics', () => {
  it('are found at inflection points: the tangent meets the curve three times', () => {
    fc.assert(
      fc.property(form, small, ({ n, j, L, c }, p) => {
        fc.pre(j < n && L[0] + L[1] * p !== 0);
        // x³ must not vanish from R.
        fc.pre(n === 2 || c + L[1] ** 3 !== 0);
        const f = derivativeOfLine(n, j, L, `${c}*(x - ${p})^3`, `${3 * c}*(x - ${p})^2`);
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(4, 100) },
    );
  });

  it('are found where the tangent goes on to a point with y = 0', () => {
    fc.assert(
      fc.property(form, factor, small, ({ n, j, L: [, l], c }, d, r) => {
        fc.pre(j < n);
        const p = r + d;
        const slope = `${c}*(2*(x - ${p})*(x - ${r}) + (x - ${p})^2)`;
        const f = derivativeOfLine(n, j, [-l * r, l], `${c}*(x - ${p})^2*(x - ${r})`, slope);
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(4, 100) },
    );
  });

  it('are found over conjugate poles, on a line with a point y = 0', () => {
    fc.assert(
      fc.property(form, small, small, factor, ({ n, j, L: [, l], c }, r, m, h) => {
        fc.pre(j < n);
        const q = `((x - ${m})^2 + ${h * h})`;
        const f = derivativeOfLine(n, j, [-l * r, l], `${c}*(x - ${r})*${q}`, `${c}*(${q} + 2*(x - ${r})*(x - ${m}))`);
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(4, 100) },
    );
  });

  it('are found where a parabola meets the curve three times and goes on to a point with y = 0', () => {
    fc.assert(
      fc.property(factor, factor, small, factor, (d, e, r, l) => {
        const [p, s] = [r + d, r + e];
        fc.pre(p !== s);
        // The terms of degree 4 cancel.
        const rest = `(-${l * l}*(x - ${p})^3*(x - ${r}))`;
        const [q, slope] = [`(${l}*(x - ${r})*(x - ${s}))`, `(${l}*(2*x - ${r + s}))`];
        const cubic = `(${l * l}*(x - ${r})*(${3 * p - 2 * s - r}*x^2 + ${s * s + 2 * r * s - 3 * p * p}*x + ${p ** 3 - r * s * s}))`;
        const rate = `(2*${q}*${slope} - ${l * l}*(3*(x - ${p})^2*(x - ${r}) + (x - ${p})^3))`;
        fc.pre(3 * p - 2 * s - r !== 0);
        const f = `(${rate}*${q} - 2*${cubic}*${slope})/(${rest}*sqrt${cubic})`;
        expect(isFound(f), f).toBe(true);
      }),
      { numRuns: lawRuns(4, 100) },
    );
  });

  // On y³ = x³ + k the points of finite order with rational coordinates are at infinity, unless k or k/2 is a cube.
  it('are not claimed elsewhere', () => {
    const cubes = new Set(Array.from({ length: 41 }, (_, k) => (k - 20) ** 3));
    const number = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(number, number, fc.constantFrom(1, 2), (a, b, j) => {
        const k = b ** 3 - a ** 3;
        fc.pre(a * b !== 0 && !cubes.has(k) && !cubes.has(k / 2));
        expect(isFound(`1/((x - ${a})*(x^3 + ${k})^(${j}/3))`)).toBe(false);
      }),
      { numRuns: lawRuns(3, 60) },
    );
  });
});

describe('integrals over cube roots', () => {
  sampled.each([
    '1/(x*((x - 1)*(x^2 - 2*q*x + q))^(1/3))',
    '(a + b*x + c*x^2)/((1 - x + x^2)*(1 - x^3)^(1/3))',
    '1/((x + 1)*(x^3 + 2)^(1/3))',
    '(x^2*(x + 1) - (x^3 + 2))/((x + 1)^2*(x^3 + 2)^(2/3)) + 1/((x + 1)*(x^3 + 2)^(1/3))',
    '1/(x + (x^3 + 2)^(1/3))',
    '1/((c + d*x^3)*(1 + x^3)^(1/3))',
    '1/((3*a + b*x^2)*(a - b*x^2)^(1/3))',
  ])('of %s are looked at whole', (text) => {
    const found = antiderivative(read(text), 'x');
    expect(found.ok ? found.value.check.verdict : found.error.message).toBe('equal');
    expect(found.ok && contains(found.value.expression, 'x')).toBe(true);
  });
});

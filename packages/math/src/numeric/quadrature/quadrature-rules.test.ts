import { describe, expect, it } from 'vitest';
import { expExp, expSinh, tanhSinh } from './double-exponential.ts';
import { adaptiveKronrod, kronrod21, kronrod61, kronrodPanel } from './gauss-kronrod.ts';
import { levinLimit } from './levin.ts';

describe('Gauss–Kronrod', () => {
  it.each([
    [kronrod21, 10],
    [kronrod61, 30],
  ])('is exact for polynomials of degree 3n + 1', (rule, n) => {
    for (let degree = 0; degree <= 3 * n + 1; degree += 2) {
      const { value } = kronrodPanel((x) => x ** degree, -1, 1, rule);
      expect(Math.abs(value - 2 / (degree + 1))).toBeLessThan(3e-14 / (degree + 1));
    }
  });

  it('halves where the function is steep', () => {
    const { value, error } = adaptiveKronrod((x) => 1 / (1e-6 + x * x), -1, 1, 1e-12);
    const wanted = 2000 * Math.atan(1000);
    expect(Math.abs(value - wanted)).toBeLessThanOrEqual(Math.max(error, 1e-11 * wanted));
  });
});

describe('double exponential rules', () => {
  it('integrate singular ends to full precision', () => {
    const root = tanhSinh((d) => 1 / Math.sqrt(d * (2 - d)), -1, 1, 1e-14);
    expect(Math.abs(root.value / Math.PI - 1)).toBeLessThan(1e-14);
    const logarithm = tanhSinh((d, side) => Math.log(side === 'a' ? d : 1 - d), 0, 1, 1e-14);
    expect(Math.abs(logarithm.value + 1)).toBeLessThan(1e-14);
  });

  it('integrate to infinity', () => {
    expect(Math.abs(expSinh((x) => 1 / (1 + x * x), 1e-14).value / (Math.PI / 2) - 1)).toBeLessThan(1e-14);
    expect(Math.abs(expExp((x) => Math.exp(-x) * x ** 5, 1e-14).value / 120 - 1)).toBeLessThan(1e-13);
  });
});

describe("Levin's transformation", () => {
  it('sums alternating and slowly converging series', () => {
    const alternating = levinLimit(Array.from({ length: 20 }, (_, k) => (-1) ** k / (k + 1)));
    expect(Math.abs(alternating.value / Math.LN2 - 1)).toBeLessThan(1e-14);
    const slow = levinLimit(Array.from({ length: 20 }, (_, k) => 1 / (k + 1) ** 2));
    expect(Math.abs(slow.value / (Math.PI ** 2 / 6) - 1)).toBeLessThan(1e-8);
  });
});

import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { negate, power, reciprocal, scale } from './complex-elementary.ts';
import { gammaComplex } from './complex-gamma.ts';
import { zeta } from './complex-zeta.ts';

const { complex } = C;
const undefinedValue: Complex = { re: Number.NaN, im: Number.NaN };

/**
 * Li_s(z) for real s (DLMF 25.12): the power series near 0, the expansion in powers of ln z near the unit circle
 * (25.12.12 and its limit at positive integers), and for integer s ≥ 1 the inversion formula far away. The cut is
 * [1, ∞); on it the value from below, so that Li₁(z) = −ln(1 − z).
 */
export function polylogarithm(s: number, z: Complex): Complex {
  const value = principal(s, z);
  return z.im === 0 && z.re <= 1 ? complex(value.re) : value;
}

function principal(s: number, z: Complex): Complex {
  const size = C.modulus(z);
  if (size === 0) return complex(0);
  if (s === 1) return negate(C.logarithm({ re: 1 - z.re, im: 0 - z.im }));
  if (Number.isInteger(s) && s <= 0) return rational(-s, z);
  if (z.re === 1 && z.im === 0) return s > 1 ? zeta(complex(s)) : undefinedValue;
  if (size < 0.5) return powerSeries(s, z);
  if (size <= 4) return aroundOne(s, z);
  return Number.isInteger(s) && s <= 30 ? inverted(s, z) : undefinedValue;
}

function powerSeries(s: number, z: Complex): Complex {
  let term = z;
  let total = z;
  for (let k = 2; k < 200; k++) {
    term = C.multiply(term, z);
    const next = C.add(total, scale(term, k ** -s));
    if (next.re === total.re && next.im === total.im) break;
    total = next;
  }
  return total;
}

/** (z d/dz)ⁿ z/(1 − z), with Eulerian numbers. */
function rational(n: number, z: Complex): Complex {
  const away: Complex = { re: 1 - z.re, im: 0 - z.im };
  if (n === 0) return C.divide(z, away);
  if (n > 30) return undefinedValue;
  let row = [1];
  for (let m = 2; m <= n; m++) {
    row = Array.from({ length: m }, (_, k) => (k + 1) * (row[k] ?? 0) + (m - k) * (row[k - 1] ?? 0));
  }
  let total: Complex = complex(0);
  for (let k = row.length - 1; k >= 0; k--) total = C.add(C.multiply(total, z), complex(row[k]!));
  return C.divide(C.multiply(total, z), power(away, complex(n + 1)));
}

/** Σ ζ(s − k) μᵏ/k! with μ = ln z, |μ| < 2π, and the singular term. */
function aroundOne(s: number, z: Complex): Complex {
  const log = C.logarithm(z);
  const singular = Number.isInteger(s) ? s - 1 : -1;
  let factor: Complex = complex(1);
  let total: Complex = complex(0);
  for (let k = 0; k < 200; k++) {
    if (k > 0) factor = scale(C.multiply(factor, log), 1 / k);
    if (k === singular) {
      total = C.add(total, C.multiply(factor, { re: harmonic(k), im: 0 }));
      total = C.subtract(total, C.multiply(factor, logarithmOfMinus(log)));
      continue;
    }
    const coefficient = zeta(complex(s - k)).re;
    const term = scale(factor, coefficient);
    total = C.add(total, term);
    if (k > s + 4 && coefficient !== 0 && C.modulus(term) < 1e-18 * C.modulus(total)) break;
  }
  if (singular >= 0) return total;
  const minusLog: Complex = { re: 0 - log.re, im: log.im === 0 ? 0 : -log.im };
  const outer = gammaComplex(complex(1 - s));
  return C.add(total, C.multiply(outer, C.exponential(scale(logarithmOf(minusLog, log), s - 1))));
}

/** ln(−μ); for z on the cut μ is positive, and the value from below is that of −μ just above the negative axis. */
const logarithmOfMinus = (log: Complex): Complex =>
  logarithmOf({ re: 0 - log.re, im: log.im === 0 ? 0 : -log.im }, log);
const logarithmOf = (minus: Complex, log: Complex): Complex =>
  log.im === 0 && log.re > 0 ? { re: Math.log(log.re), im: Math.PI } : C.logarithm(minus);

function harmonic(n: number): number {
  let total = 0;
  for (let k = 1; k <= n; k++) total += 1 / k;
  return total;
}

/** Li_n(z) = −(−1)ⁿ Li_n(1/z) − (2πi)ⁿ/n! Bₙ(½ + ln(−z)/(2πi)) off [0, 1], in the even and odd parts of ln(−z). */
function inverted(n: number, z: Complex): Complex {
  const log = C.logarithm({ re: 0 - z.re, im: z.im === 0 ? 0 : -z.im });
  const far = powerSeries(n, reciprocal(z));
  let total = scale(far, n % 2 === 0 ? -1 : 1);
  // −lnⁿ(−z)/n! − 2 Σ η(2k) ln^(n−2k)(−z)/(n−2k)!, η(0) = ½ included.
  for (let k = 0; 2 * k <= n; k++) {
    const eta = k === 0 ? 0.5 : (1 - 2 ** (1 - 2 * k)) * zeta(complex(2 * k)).re;
    total = C.subtract(total, scale(powerOverFactorial(log, n - 2 * k), 2 * eta));
  }
  return total;
}

function powerOverFactorial(a: Complex, n: number): Complex {
  let result: Complex = complex(1);
  for (let k = 1; k <= n; k++) result = scale(C.multiply(result, a), 1 / k);
  return result;
}

/** Li₂(z) */
export const dilogarithm = (z: Complex): Complex => polylogarithm(2, z);

import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { negate, power, reciprocal, scale } from './complex-elementary.ts';
import { e1, steedFraction } from './complex-exponential-integral.ts';
import { gammaComplex } from './complex-gamma.ts';

const { complex } = C;

/** Γ(a, z) = ∫_z^∞ t^(a−1) e^(−t) dt, DLMF 8.2.2, principal branch in z. */
export function upperGamma(a: Complex, z: Complex): Complex {
  const size = C.modulus(z);
  if (size === 0) return a.re > 0 ? gammaComplex(a) : complex(Number.NaN, Number.NaN);
  const besideTheCut = z.re < 0 && Math.abs(z.im) < -z.re / 2;
  if (!besideTheCut && size > 2 && size > C.modulus(a))
    return C.multiply(C.multiply(steedFraction(a, z), power(z, a)), C.exponential(negate(z)));
  if (besideTheCut && size > 40) return asymptotic(a, z);
  if (a.im === 0 && a.re <= 0 && Number.isInteger(a.re)) return atPole(-a.re, z);
  return C.subtract(gammaComplex(a), lowerGamma(a, z));
}

/** γ(a, z), by DLMF 8.7.3 to the left and 8.7.1 to the right. */
function lowerGamma(a: Complex, z: Complex): Complex {
  const alternating = z.re < 0;
  let factor: Complex = alternating ? complex(1) : reciprocal(a);
  let total: Complex = reciprocal(a);
  for (let k = 1; k < 500; k++) {
    const shifted: Complex = { re: a.re + k, im: a.im };
    factor = alternating ? scale(C.multiply(factor, z), -1 / k) : C.divide(C.multiply(factor, z), shifted);
    const next = C.add(total, alternating ? C.divide(factor, shifted) : factor);
    if (next.re === total.re && next.im === total.im) break;
    total = next;
  }
  const value = C.multiply(total, power(z, a));
  return alternating ? value : C.multiply(value, C.exponential(negate(z)));
}

/** Γ(−n, z) from E₁ by DLMF 8.8.2 downward. */
function atPole(n: number, z: Complex): Complex {
  let value = e1(z);
  const decay = C.exponential(negate(z));
  for (let k = 1; k <= n; k++) {
    value = scale(C.subtract(value, C.multiply(power(z, complex(-k)), decay)), -1 / k);
  }
  return value;
}

/** DLMF 8.11.2, to its smallest term. */
function asymptotic(a: Complex, z: Complex): Complex {
  let term: Complex = complex(1);
  let total: Complex = term;
  for (let k = 1; k < 40; k++) {
    const next = C.divide(C.multiply(term, { re: a.re - k, im: a.im }), z);
    if (C.modulus(next) > C.modulus(term)) break;
    term = next;
    total = C.add(total, term);
    if (C.modulus(term) < 1e-17 * C.modulus(total)) break;
  }
  const outer = C.multiply(power(z, { re: a.re - 1, im: a.im }), C.exponential(negate(z)));
  return C.multiply(outer, total);
}

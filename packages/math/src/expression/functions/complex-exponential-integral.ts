import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { negate, ONE, reciprocal, scale, turn, turnBack } from './complex-elementary.ts';

const { complex } = C;
const eulerGamma = 0.5772156649015329;

/** E₁(z) = ∫_z^∞ e^(−t)/t dt, DLMF 6.2.1, principal branch (on the negative axis the value from above). */
export function e1(z: Complex): Complex {
  const size = C.modulus(z);
  if (size === 0 || Number.isNaN(size)) return complex(Number.NaN, Number.NaN);
  const besideTheCut = z.re < 0 && Math.abs(z.im) < -z.re / 2;
  if (size <= 2 || (besideTheCut && size <= 40)) {
    return C.subtract(C.subtract(complex(-eulerGamma), C.logarithm(z)), entirePart(negate(z)));
  }
  return C.multiply(C.exponential(negate(z)), besideTheCut ? asymptotic(z) : steedFraction(complex(0), z));
}

/** Σ zᵏ/(k·k!), k ≥ 1. */
function entirePart(z: Complex): Complex {
  let term: Complex = ONE;
  let total: Complex = complex(0);
  for (let k = 1; k < 300; k++) {
    term = scale(C.multiply(term, z), 1 / k);
    const next = C.add(total, scale(term, 1 / k));
    if (next.re === total.re && next.im === total.im) break;
    total = next;
  }
  return total;
}

/**
 * e^z z^(−a) Γ(a, z) by the continued fraction DLMF 8.9.2 in Steed's form, 1/(z + 1 − a − 1·(1 − a)/(z + 3 − a − …)); for a = 0 it is
 * e^z E₁(z), 6.9.1.
 */
export function steedFraction(a: Complex, z: Complex): Complex {
  let b: Complex = { re: z.re + 1 - a.re, im: z.im - a.im };
  let d = reciprocal(b);
  let h = d;
  let c: Complex = complex(1e300);
  for (let k = 1; k < 2000; k++) {
    const numerator = scale({ re: k - a.re, im: -a.im }, -k);
    b = { re: b.re + 2, im: b.im };
    d = reciprocal(C.add(C.multiply(d, numerator), b));
    c = C.add(b, C.divide(numerator, c));
    const step = C.multiply(c, d);
    h = C.multiply(h, step);
    if (Math.abs(step.re - 1) + Math.abs(step.im) < 1e-16) break;
  }
  return h;
}

/** DLMF 6.12.1, to its smallest term. */
function asymptotic(z: Complex): Complex {
  const inverse = reciprocal(z);
  let term = inverse;
  let total = inverse;
  for (let k = 1; k < 40; k++) {
    term = scale(C.multiply(term, inverse), -k);
    total = C.add(total, term);
    if (C.modulus(term) < 1e-17 * C.modulus(total)) break;
  }
  return total;
}

/** Ei(z); real on both halves of the real axis (DLMF 6.2.5). */
export function Ei(z: Complex): Complex {
  const minus = negate(e1(negate(z)));
  if (z.im === 0) return complex(minus.re);
  return { re: minus.re, im: minus.im + (z.im > 0 ? Math.PI : -Math.PI) };
}

/** li(z) = Ei(ln z), DLMF 6.2.8. */
export const li = (z: Complex): Complex => (z.re === 0 && z.im === 0 ? complex(0) : Ei(C.logarithm(z)));

/** Σ sign^k z^(2k+1)/((2k+1)(2k+1)!) and the like for even powers: the entire parts of Si, Shi, Ci, Chi. */
function entireSeries(z: Complex, first: 1 | 2, sign: 1 | -1): Complex {
  const square = scale(C.multiply(z, z), sign);
  let term = first === 1 ? z : scale(square, 0.5);
  let total = scale(term, 1 / first);
  for (let k = first + 2; k < 200; k += 2) {
    term = scale(C.multiply(term, square), 1 / (k * (k - 1)));
    const next = C.add(total, scale(term, 1 / k));
    if (next.re === total.re && next.im === total.im) break;
    total = next;
  }
  return total;
}

/** Si(z), DLMF 6.2.9 and 6.5.6; odd. */
export function Si(z: Complex): Complex {
  if (C.modulus(z) < 4) return entireSeries(z, 1, -1);
  if (z.re < 0 || (z.re === 0 && z.im < 0)) return negate(Si(negate(z)));
  const difference = C.subtract(e1(turn(z)), e1(turnBack(z)));
  const value = C.add(complex(Math.PI / 2), scale(turnBack(difference), 0.5));
  return z.im === 0 ? complex(value.re) : value;
}

/** Ci(z), DLMF 6.2.11 and 6.5.5; the cut is the negative real axis. */
export function Ci(z: Complex): Complex {
  if (C.modulus(z) < 4) {
    return C.add(C.add(complex(eulerGamma), C.logarithm(z)), entireSeries(z, 2, -1));
  }
  if (z.re < 0 || (z.re === 0 && z.im < 0)) {
    const mirrored = Ci(negate(z));
    return { re: mirrored.re, im: mirrored.im + (z.im < 0 ? -Math.PI : Math.PI) };
  }
  const value = scale(C.add(e1(turn(z)), e1(turnBack(z))), -0.5);
  return z.im === 0 ? complex(value.re) : value;
}

/** Shi(z) = −i Si(iz). */
export const Shi = (z: Complex): Complex => (C.modulus(z) < 4 ? entireSeries(z, 1, 1) : turnBack(Si(turn(z))));

/** Chi(z) = γ + ln z + ∫ (cosh t − 1)/t dt. */
export function Chi(z: Complex): Complex {
  if (C.modulus(z) < 4) return C.add(C.add(complex(eulerGamma), C.logarithm(z)), entireSeries(z, 2, 1));
  const rotated = C.subtract(C.logarithm(z), C.logarithm(turn(z)));
  const value = C.add(Ci(turn(z)), rotated);
  return z.im === 0 && z.re > 0 ? complex(value.re) : value;
}

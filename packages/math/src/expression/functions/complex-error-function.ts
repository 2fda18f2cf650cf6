import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { erf as realErf } from '../../numeric/special/erf.ts';
import { erfc as realErfc } from '../../numeric/special/erfc.ts';
import { negate, scale, turn, turnBack } from './complex-elementary.ts';

const { complex } = C;

/** Number of terms of the rational expansion; 48 give about 14 digits in the upper half-plane. */
const terms = 48;
const width = Math.sqrt(terms / Math.SQRT2);
let expansion: readonly number[] | undefined;

/** Coefficients of Weideman's expansion: Fourier coefficients of e^(−t²)(L² + t²) with t = L·tan(θ/2). */
function coefficients(): readonly number[] {
  if (expansion !== undefined) return expansion;
  const samples = 4 * terms;
  const values: number[] = [];
  for (let k = -samples + 1; k < samples; k++) {
    const t = width * Math.tan((k * Math.PI) / (2 * samples));
    values.push(Math.exp(-t * t) * (width * width + t * t));
  }
  expansion = Array.from({ length: terms }, (_, index) => {
    let total = 0;
    for (let k = -samples + 1; k < samples; k++) {
      total += values[k + samples - 1]! * Math.cos(((index + 1) * k * Math.PI) / samples);
    }
    return total / (2 * samples);
  });
  return expansion;
}

/**
 * The Faddeeva function w(z) = e^(−z²) erfc(−iz) for im z ≥ 0 (J. A. C. Weideman, "Computation of the complex error function",
 * SIAM J. Numer. Anal. 31, 1994).
 */
function faddeeva(z: Complex): Complex {
  const iz = turn(z);
  const minus: Complex = { re: width - iz.re, im: -iz.im };
  const variable = C.divide({ re: width + iz.re, im: iz.im }, minus);
  const series = coefficients();
  let total: Complex = complex(0);
  for (let k = series.length - 1; k >= 0; k--) total = C.add(C.multiply(total, variable), complex(series[k]!));
  const inverse = C.divide(complex(1), minus);
  return C.add(scale(C.multiply(total, C.multiply(inverse, inverse)), 2), scale(inverse, 1 / Math.sqrt(Math.PI)));
}

/** erf(z) near 0, DLMF 7.6.1 or 7.6.2, whichever has no cancellation in the direction of z. */
function series(z: Complex): Complex {
  const square = C.multiply(z, z);
  const direct = square.re < 0;
  let term: Complex = z;
  let total: Complex = z;
  for (let k = 1; k < 200; k++) {
    term = direct ? scale(C.multiply(term, square), -1 / k) : scale(C.multiply(term, square), 2 / (2 * k + 1));
    const next = C.add(total, direct ? scale(term, 1 / (2 * k + 1)) : term);
    if (next.re === total.re && next.im === total.im) break;
    total = next;
  }
  const factor = direct ? complex(1) : C.exponential(negate(square));
  return scale(C.multiply(total, factor), 2 / Math.sqrt(Math.PI));
}

/** The error function, DLMF 7.2.1. */
export function erf(z: Complex): Complex {
  if (z.im === 0) return complex(realErf(z.re));
  if (C.modulus(z) < 2) return series(z);
  if (z.re < 0) return negate(erf(negate(z)));
  const value = C.subtract(complex(1), erfcRight(z));
  // On the imaginary axis the real part is 0, not 1 − 1.
  return z.re === 0 ? { re: 0, im: value.im } : value;
}

/** 1 − erf z, DLMF 7.2.2. */
export function erfc(z: Complex): Complex {
  if (z.im === 0) return complex(realErfc(z.re));
  if (z.re < 0 || C.modulus(z) < 1) return C.subtract(complex(1), erf(z));
  return erfcRight(z);
}

const erfcRight = (z: Complex): Complex => C.multiply(C.exponential(negate(C.multiply(z, z))), faddeeva(turn(z)));

/** erfi(z) = −i erf(iz) */
export const erfi = (z: Complex): Complex => (z.im === 0 ? complex(turnBack(erf(turn(z))).re) : turnBack(erf(turn(z))));

const halfRootPi = Math.sqrt(Math.PI) / 2;

/** C(z) + iS(z) and C(z) − iS(z), DLMF 7.5.10. */
function fresnelPair(z: Complex): readonly [Complex, Complex] {
  const plus = erf(scale(C.multiply({ re: 1, im: -1 }, z), halfRootPi));
  const minus = erf(scale(C.multiply({ re: 1, im: 1 }, z), halfRootPi));
  return [C.multiply({ re: 0.5, im: 0.5 }, plus), C.multiply({ re: 0.5, im: -0.5 }, minus)];
}

/** ∫₀ᶻ sin(πt²/2) dt, DLMF 7.2.8. */
export function fresnelS(z: Complex): Complex {
  if (C.modulus(z) < 1.5) return fresnelSeries(z, 3);
  const [plus, minus] = fresnelPair(z);
  const value = scale(turnBack(C.subtract(plus, minus)), 0.5);
  return z.im === 0 ? complex(value.re) : value;
}

/** ∫₀ᶻ cos(πt²/2) dt, DLMF 7.2.7. */
export function fresnelC(z: Complex): Complex {
  if (C.modulus(z) < 1.5) return fresnelSeries(z, 1);
  const [plus, minus] = fresnelPair(z);
  const value = scale(C.add(plus, minus), 0.5);
  return z.im === 0 ? complex(value.re) : value;
}

/** DLMF 7.6.4 and 7.6.6: powers z, z⁵, … for C and z³, z⁷, … for S. */
function fresnelSeries(z: Complex, first: 1 | 3): Complex {
  const square = scale(C.multiply(z, z), Math.PI / 2);
  const step = negate(C.multiply(square, square));
  let term = first === 1 ? z : C.multiply(z, square);
  let total = scale(term, 1 / first);
  for (let k = 1; k < 60; k++) {
    const n = first === 1 ? 2 * k : 2 * k + 1;
    term = scale(C.multiply(term, step), 1 / (n * (n - 1)));
    total = C.add(total, scale(term, 1 / (4 * k + first)));
    if (C.modulus(term) < 1e-18 * C.modulus(total)) break;
  }
  return total;
}

import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { scale } from './complex-elementary.ts';

const { complex } = C;

/**
 * W₀(z), the principal solution of w·e^w = z (DLMF 4.13), by Halley's iteration (Corless, Gonnet, Hare, Jeffrey, Knuth,
 * "On the Lambert W function", 1996). The cut is (−∞, −1/e]; from −1/e on it is real.
 */
export function lambertW(z: Complex): Complex {
  if (z.re === 0 && z.im === 0) return complex(0);
  let w = start(z);
  for (let k = 0; k < 60; k++) {
    const grown = C.exponential(w);
    const excess = C.subtract(C.multiply(w, grown), z);
    const next: Complex = { re: w.re + 1, im: w.im };
    if (next.re === 0 && next.im === 0) break;
    const correction = C.divide(C.multiply({ re: w.re + 2, im: w.im }, excess), scale(next, 2));
    const step = C.divide(excess, C.subtract(C.multiply(grown, next), correction));
    if (!Number.isFinite(step.re + step.im)) break;
    w = C.subtract(w, step);
    if (C.modulus(step) < 1e-16 * C.modulus(w)) break;
  }
  return z.im === 0 && z.re >= -1 / Math.E ? complex(w.re) : w;
}

function start(z: Complex): Complex {
  // Around the branch point: w = −1 + p − p²/3 + …, p = sqrt(2(ez + 1)).
  const near = C.squareRoot({ re: 2 * (Math.E * z.re + 1), im: 2 * Math.E * z.im });
  if (C.modulus(near) < 1) {
    return C.add(complex(-1), C.subtract(near, scale(C.multiply(near, near), 1 / 3)));
  }
  // Left of it ln(1 + z) would be real where W is not, and the iteration never leave the real line.
  if (C.modulus(z) < 3 && z.re > -1 / Math.E) return C.logarithm({ re: 1 + z.re, im: z.im });
  const log = C.logarithm(z);
  return C.subtract(log, C.logarithm(log));
}

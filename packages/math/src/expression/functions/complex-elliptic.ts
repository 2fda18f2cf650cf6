import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { mapTuple } from '../../result/tuple.ts';
import { cos, reciprocal, scale, sin } from './complex-elementary.ts';

const { complex } = C;
const undefinedValue: Complex = { re: Number.NaN, im: Number.NaN };
const onNegativeAxis = (a: Complex): boolean => a.im === 0 && a.re < 0;

const mean = (values: readonly Complex[], weights: readonly number[]): Complex => {
  let total: Complex = complex(0);
  let weight = 0;
  values.forEach((value, k) => {
    total = C.add(total, scale(value, weights[k]!));
    weight += weights[k]!;
  });
  return scale(total, 1 / weight);
};

/** √x√y + √y√z + √z√x, the shift of the duplication theorem (DLMF 19.26.18). */
function duplicationShift(x: Complex, y: Complex, z: Complex): Complex {
  const [a, b, c] = [C.squareRoot(x), C.squareRoot(y), C.squareRoot(z)];
  return C.add(C.add(C.multiply(a, b), C.multiply(b, c)), C.multiply(c, a));
}

const quartered = (a: Complex, shift: Complex): Complex => scale(C.add(a, shift), 0.25);

/** Carlson's R_F(x, y, z), DLMF 19.16.1, by duplication (B. C. Carlson, "Numerical computation of real or complex elliptic integrals", 1995). */
function carlsonRF(x: Complex, y: Complex, z: Complex): Complex {
  let [a, b, c] = [x, y, z];
  for (let k = 0; k < 40; k++) {
    const centre = mean([a, b, c], [1, 1, 1]);
    if (!Number.isFinite(centre.re + centre.im)) return undefinedValue;
    const inverse = reciprocal(centre);
    const [u, v] = [C.multiply(C.subtract(centre, a), inverse), C.multiply(C.subtract(centre, b), inverse)];
    if (Math.max(C.modulus(u), C.modulus(v), C.modulus(C.add(u, v))) < 2e-3) {
      return C.multiply(seriesRF(u, v), reciprocal(C.squareRoot(centre)));
    }
    const shift = duplicationShift(a, b, c);
    [a, b, c] = [quartered(a, shift), quartered(b, shift), quartered(c, shift)];
  }
  return undefinedValue;
}

/** DLMF 19.36.1 */
function seriesRF(u: Complex, v: Complex): Complex {
  const w = scale(C.add(u, v), -1);
  const e2 = C.subtract(C.multiply(u, v), C.multiply(w, w));
  const e3 = C.multiply(C.multiply(u, v), w);
  const e22 = C.multiply(e2, e2);
  return [
    scale(e2, -1 / 10),
    scale(e3, 1 / 14),
    scale(e22, 1 / 24),
    scale(C.multiply(e2, e3), -3 / 44),
    scale(C.multiply(e22, e2), -5 / 208),
    scale(C.multiply(e3, e3), 3 / 104),
  ].reduce(C.add, complex(1));
}

/** R_C(x, y), off the negative axis of y. */
const carlsonRC = (x: Complex, y: Complex): Complex => carlsonRF(x, y, y);

/**
 * R_J(x, y, z, p), DLMF 19.16.2, by duplication; R_D(x, y, z) = R_J(x, y, z, z). For p on the negative axis it would
 * be a principal value, which is not given here: NaN.
 */
function carlsonRJ(x: Complex, y: Complex, z: Complex, p: Complex): Complex {
  if (onNegativeAxis(p) || (p.re === 0 && p.im === 0)) return undefinedValue;
  let [a, b, c, d] = [x, y, z, p];
  let total: Complex = complex(0);
  let factor = 1;
  for (let k = 0; k < 40; k++) {
    const centre = mean([a, b, c, d], [1, 1, 1, 2]);
    if (!Number.isFinite(centre.re + centre.im)) return undefinedValue;
    const inverse = reciprocal(centre);
    const [u, v, w] = mapTuple([a, b, c], (value) => C.multiply(C.subtract(centre, value), inverse));
    if (Math.max(C.modulus(u), C.modulus(v), C.modulus(w)) < 2e-3) {
      const root = C.squareRoot(centre);
      const main = C.multiply(seriesRJ(u, v, w), reciprocal(C.multiply(centre, root)));
      return C.add(scale(main, factor), scale(total, 6));
    }
    const [ra, rb, rc, rd] = mapTuple([a, b, c, d], C.squareRoot);
    const product = C.multiply(C.multiply(C.add(rd, ra), C.add(rd, rb)), C.add(rd, rc));
    const spread = C.multiply(C.multiply(C.subtract(d, a), C.subtract(d, b)), C.subtract(d, c));
    const excess = C.divide(spread, C.multiply(product, product));
    const term = C.divide(carlsonRC(complex(1), C.add(complex(1), excess)), product);
    total = C.add(total, scale(term, factor));
    factor /= 4;
    const shift = duplicationShift(a, b, c);
    [a, b, c, d] = [quartered(a, shift), quartered(b, shift), quartered(c, shift), quartered(d, shift)];
  }
  return undefinedValue;
}

/** DLMF 19.36.2 */
function seriesRJ(u: Complex, v: Complex, w: Complex): Complex {
  const p = scale(C.add(C.add(u, v), w), -0.5);
  const uvw = C.multiply(C.multiply(u, v), w);
  const pp = C.multiply(p, p);
  const pairs = C.add(C.add(C.multiply(u, v), C.multiply(v, w)), C.multiply(w, u));
  const e2 = C.subtract(pairs, scale(pp, 3));
  const e3 = C.add(C.add(uvw, scale(C.multiply(e2, p), 2)), scale(C.multiply(pp, p), 4));
  const e4 = C.multiply(C.add(C.add(scale(uvw, 2), C.multiply(e2, p)), scale(C.multiply(pp, p), 3)), p);
  const e5 = C.multiply(uvw, pp);
  const e22 = C.multiply(e2, e2);
  return [
    scale(e2, -3 / 14),
    scale(e3, 1 / 6),
    scale(e22, 9 / 88),
    scale(e4, -3 / 22),
    scale(C.multiply(e2, e3), -9 / 52),
    scale(e5, 3 / 26),
    scale(C.multiply(e22, e2), -1 / 16),
    scale(C.multiply(e3, e3), 3 / 40),
    scale(C.multiply(e2, e4), 3 / 20),
  ].reduce(C.add, complex(1));
}

const carlsonRD = (x: Complex, y: Complex, z: Complex): Complex => carlsonRJ(x, y, z, z);

const one = complex(1);
const oneMinus = (a: Complex): Complex => ({ re: 1 - a.re, im: 0 - a.im });

/** K(m), parameter m = k² (DLMF 19.2.8, 19.25.1). */
export const ellipticK = (m: Complex): Complex =>
  m.re === 1 && m.im === 0 ? undefinedValue : carlsonRF(complex(0), oneMinus(m), one);

/** E(m) */
export function ellipticEComplete(m: Complex): Complex {
  if (m.re === 1 && m.im === 0) return one;
  const y = oneMinus(m);
  return C.subtract(carlsonRF(complex(0), y, one), scale(C.multiply(m, carlsonRD(complex(0), y, one)), 1 / 3));
}

/** Π(n | m), with the integrand 1/((1 − n sin²t) sqrt(1 − m sin²t)). */
export function ellipticPiComplete(n: Complex, m: Complex): Complex {
  const y = oneMinus(m);
  const rj = carlsonRJ(complex(0), y, one, oneMinus(n));
  return C.add(carlsonRF(complex(0), y, one), scale(C.multiply(n, rj), 1 / 3));
}

/** What the incomplete integrals share: the amplitude brought into [−π/2, π/2], and the number of half turns taken off. */
function reduce(phi: Complex): { readonly half: number; readonly s: Complex; readonly c2: Complex } {
  const half = Math.abs(phi.re) <= Math.PI / 2 ? 0 : Math.round(phi.re / Math.PI);
  const rest: Complex = { re: phi.re - half * Math.PI, im: phi.im };
  const c = cos(rest);
  return { half, s: sin(rest), c2: C.multiply(c, c) };
}

const withPeriod = (value: Complex, half: number, period: () => Complex): Complex =>
  half === 0 ? value : C.add(value, scale(period(), 2 * half));

/** F(φ | m), DLMF 19.25.5, continued over all real φ. */
export function ellipticF(phi: Complex, m: Complex): Complex {
  const { half, s, c2 } = reduce(phi);
  const y = oneMinus(C.multiply(m, C.multiply(s, s)));
  return withPeriod(C.multiply(s, carlsonRF(c2, y, one)), half, () => ellipticK(m));
}

/** E(φ | m), DLMF 19.25.9. */
export function ellipticE(phi: Complex, m: Complex): Complex {
  const { half, s, c2 } = reduce(phi);
  const s2 = C.multiply(s, s);
  const y = oneMinus(C.multiply(m, s2));
  const second = C.multiply(scale(C.multiply(m, s2), 1 / 3), carlsonRD(c2, y, one));
  const value = C.multiply(s, C.subtract(carlsonRF(c2, y, one), second));
  return withPeriod(value, half, () => ellipticEComplete(m));
}

/** Π(n; φ | m), DLMF 19.25.14. */
export function ellipticPi(n: Complex, phi: Complex, m: Complex): Complex {
  const { half, s, c2 } = reduce(phi);
  const s2 = C.multiply(s, s);
  const y = oneMinus(C.multiply(m, s2));
  const third = C.multiply(scale(C.multiply(n, s2), 1 / 3), carlsonRJ(c2, y, one, oneMinus(C.multiply(n, s2))));
  const value = C.multiply(s, C.add(carlsonRF(c2, y, one), third));
  return withPeriod(value, half, () => ellipticPiComplete(n, m));
}

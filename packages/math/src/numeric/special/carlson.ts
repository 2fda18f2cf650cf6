/*
 * Carlson's symmetric elliptic integrals, DLMF 19.16, by duplication: B. C. Carlson, "Numerical computation of real or complex
 * elliptic integrals", Numer. Algorithms 10 (1995). Arguments are real and ≥ 0, at most one of x, y, z is 0. NaN outside.
 */
const TOLERANCE = 1e-16;

/** R_F(x, y, z) = ½ ∫₀^∞ dt/√((t+x)(t+y)(t+z)). */
export function carlsonRF(x: number, y: number, z: number): number {
  if (!(x >= 0 && y >= 0 && z >= 0)) return Number.NaN;
  if (x + y === 0 || y + z === 0 || x + z === 0) return Number.POSITIVE_INFINITY;
  const start = (x + y + z) / 3;
  let bound = Math.max(Math.abs(start - x), Math.abs(start - y), Math.abs(start - z)) * (3 * TOLERANCE) ** (-1 / 6);
  let [a, b, c, mean] = [x, y, z, start];
  while (bound > Math.abs(mean)) {
    const lambda = Math.sqrt(a * b) + Math.sqrt(b * c) + Math.sqrt(c * a);
    [a, b, c, mean] = [(a + lambda) / 4, (b + lambda) / 4, (c + lambda) / 4, (mean + lambda) / 4];
    bound /= 4;
  }
  const [X, Y] = [1 - a / mean, 1 - b / mean];
  const Z = -X - Y;
  const e2 = X * Y - Z * Z;
  const e3 = X * Y * Z;
  return (
    (1 -
      e2 / 10 +
      e3 / 14 +
      (e2 * e2) / 24 -
      (3 * e2 * e3) / 44 -
      (5 * e2 ** 3) / 208 +
      (3 * e3 * e3) / 104 +
      (e2 * e2 * e3) / 16) /
    Math.sqrt(mean)
  );
}

/** R_C(x, y) = R_F(x, y, y), for y > 0, in closed form. */
function carlsonRC(x: number, y: number): number {
  if (!(x >= 0 && y > 0)) return Number.NaN;
  const ratio = (y - x) / y;
  if (Math.abs(ratio) < 1e-2) {
    // Σ (ratio)ᵏ/(2k+1) of atan or atanh over its argument, in terms of s = (y−x)/x.
    const s = (y - x) / x;
    let term = 1;
    let sum = 0;
    for (let k = 0; Math.abs(term) > 1e-18; k++) {
      sum += term / (2 * k + 1);
      term *= -s;
    }
    return sum / Math.sqrt(x);
  }
  if (x < y) return Math.acos(Math.sqrt(x / y)) / Math.sqrt(y - x);
  return Math.asinh(Math.sqrt((x - y) / y)) / Math.sqrt(x - y);
}

/** R_D(x, y, z) = R_J(x, y, z, z), z > 0. */
export const carlsonRD = (x: number, y: number, z: number): number => carlsonRJ(x, y, z, z);

/** R_J(x, y, z, p) = (3/2) ∫₀^∞ dt/((t+p)√((t+x)(t+y)(t+z))), p > 0. */
export function carlsonRJ(x: number, y: number, z: number, p: number): number {
  if (!(x >= 0 && y >= 0 && z >= 0 && p > 0)) return Number.NaN;
  const start = (x + y + z + 2 * p) / 5;
  const delta = (p - x) * (p - y) * (p - z);
  const bound = Math.max(...[x, y, z, p].map((v) => Math.abs(start - v))) * (TOLERANCE / 4) ** (-1 / 6);
  let [a, b, c, d, mean] = [x, y, z, p, start];
  let power = 1;
  let sum = 0;
  while (bound * power > Math.abs(mean)) {
    const [ra, rb, rc, rd] = [Math.sqrt(a), Math.sqrt(b), Math.sqrt(c), Math.sqrt(d)];
    const lambda = ra * rb + rb * rc + rc * ra;
    const weight = (rd + ra) * (rd + rb) * (rd + rc);
    const e = (power ** 3 * delta) / (weight * weight);
    sum += (power / weight) * carlsonRC(1, 1 + e);
    [a, b, c, d, mean] = [(a + lambda) / 4, (b + lambda) / 4, (c + lambda) / 4, (d + lambda) / 4, (mean + lambda) / 4];
    power /= 4;
  }
  const [X, Y, Z] = [1 - a / mean, 1 - b / mean, 1 - c / mean];
  const P = -(X + Y + Z) / 2;
  return power * mean ** -1.5 * jointSeries(X, Y, Z, P) + 6 * sum;
}

function jointSeries(X: number, Y: number, Z: number, P: number): number {
  const e2 = X * Y + X * Z + Y * Z - 3 * P * P;
  const e3 = X * Y * Z + 2 * e2 * P + 4 * P ** 3;
  const e4 = (2 * X * Y * Z + e2 * P + 3 * P ** 3) * P;
  const e5 = X * Y * Z * P * P;
  return (
    1 -
    (3 * e2) / 14 +
    e3 / 6 +
    (9 * e2 * e2) / 88 -
    (3 * e4) / 22 -
    (9 * e2 * e3) / 52 +
    (3 * e5) / 26 -
    e2 ** 3 / 16 +
    (3 * e3 * e3) / 40 +
    (3 * e2 * e4) / 20 +
    (45 * e2 * e2 * e3) / 272 -
    (9 * (e3 * e4 + e2 * e5)) / 68
  );
}

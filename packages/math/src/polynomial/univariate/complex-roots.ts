import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import type { IntegerPolynomial } from './dense.ts';

/**
 * All complex roots in double precision by the simultaneous iteration of Ehrlich and Aberth ("Iteration methods for
 * finding all zeros of a polynomial simultaneously", Math. Comp. 27, 1973). For square-free polynomials of moderate degree;
 * for figures and for choosing among exact candidates, not for answers.
 */
interface ApproximateRoot {
  readonly value: Complex;
  /** A bound of the distance to the nearest root: n·|f/f′|, with the rounding errors of both. */
  readonly error: number;
}

/** Approximations to all complex roots of a square-free polynomial. */
export function complexRoots(f: IntegerPolynomial): ApproximateRoot[] {
  const n = f.length - 1;
  if (n < 1) return [];
  // Coefficients beyond the range of doubles lose their low bits, all alike.
  const excess = Math.max(0, ...f.map((value) => value.toString(16).length * 4)) - 1000;
  const a = f.map((value) => Number(excess > 0 ? value >> BigInt(excess) : value));
  const radius = Math.max(
    ...a.slice(0, n).map((value, k) => (value === 0 ? 0 : Math.abs(value / a[n]!) ** (1 / (n - k)))),
    1e-9,
  );
  const roots = Array.from({ length: n }, (_, k) => polar(radius, (2 * Math.PI * k) / n + 0.4));
  for (let round = 0; round < 400; round++) {
    let change = 0;
    for (let k = 0; k < n; k++) {
      const [value, slope] = horner(a, roots[k]!);
      const quotient = C.divide(value, slope);
      let sum: Complex = { re: 0, im: 0 };
      for (let j = 0; j < n; j++)
        if (j !== k) sum = C.add(sum, C.divide({ re: 1, im: 0 }, C.subtract(roots[k]!, roots[j]!)));
      const step = C.divide(quotient, C.subtract({ re: 1, im: 0 }, C.multiply(quotient, sum)));
      if (!Number.isFinite(step.re) || !Number.isFinite(step.im)) continue;
      roots[k] = C.subtract(roots[k]!, step);
      change = Math.max(change, C.modulus(step) / Math.max(C.modulus(roots[k]!), 1e-300));
    }
    if (change < 1e-15) break;
  }
  return roots.map((value) => ({ value, error: errorBound(a, value) }));
}

/** There is a root within n·|f(z)/f′(z)| of z; |f(z)| is known up to the rounding of its terms. */
function errorBound(a: readonly number[], z: Complex): number {
  const [value, slope] = horner(a, z);
  const size = C.modulus(z);
  const terms = a.reduceRight((total, coefficient) => total * size + Math.abs(coefficient), 0);
  const n = a.length - 1;
  return (n * (C.modulus(value) + 4 * n * 2 ** -52 * terms)) / C.modulus(slope);
}

const polar = (r: number, angle: number): Complex => ({ re: r * Math.cos(angle), im: r * Math.sin(angle) });

function horner(a: readonly number[], z: Complex): [Complex, Complex] {
  let value: Complex = { re: 0, im: 0 };
  let slope: Complex = { re: 0, im: 0 };
  for (let k = a.length - 1; k >= 0; k--) {
    slope = C.add(C.multiply(slope, z), value);
    value = C.add(C.multiply(value, z), { re: a[k]!, im: 0 });
  }
  return [value, slope];
}

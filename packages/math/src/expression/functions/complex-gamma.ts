import type { Complex } from '../../numeric/complex.ts';
import * as C from '../../numeric/complex.ts';
import { cot, negate, ONE, reciprocal, scale, sin } from './complex-elementary.ts';

const { complex } = C;

/** B₂ₖ for k = 1, 2, … (DLMF 24.2). */
const bernoulliEven: readonly number[] = [
  1 / 6,
  -1 / 30,
  1 / 42,
  -1 / 30,
  5 / 66,
  -691 / 2730,
  7 / 6,
  -3617 / 510,
  43867 / 798,
  -174611 / 330,
  854513 / 138,
  -236364091 / 2730,
];

/** Stirling's series is used from this real part (or modulus) on; its first neglected term is then below 1e-17. */
const asymptoticFrom = 12;

const isPole = (a: Complex): boolean => a.im === 0 && a.re <= 0 && Number.isInteger(a.re);
const undefinedValue: Complex = { re: Number.NaN, im: Number.NaN };

/**
 * ln Γ(z), the branch that is analytic off (−∞, 0] and real on the positive axis (DLMF 5.11.1), by Stirling's series after
 * raising z, and by reflection in the left half-plane. NaN at the poles.
 */
export function lnGammaComplex(a: Complex): Complex {
  if (isPole(a)) return undefinedValue;
  if (a.re < 0.5) return reflectedLnGamma(a);
  let z = a;
  let shift: Complex = complex(0);
  while (z.re < asymptoticFrom) {
    shift = C.add(shift, C.logarithm(z));
    z = { re: z.re + 1, im: z.im };
  }
  return C.subtract(stirling(z), shift);
}

function stirling(z: Complex): Complex {
  const inverse = reciprocal(z);
  const square = C.multiply(inverse, inverse);
  let tail: Complex = complex(0);
  for (let k = bernoulliEven.length; k >= 1; k--) {
    tail = C.add(C.multiply(tail, square), complex(bernoulliEven[k - 1]! / (2 * k * (2 * k - 1))));
  }
  const main = C.subtract(C.multiply({ re: z.re - 0.5, im: z.im }, C.logarithm(z)), z);
  return C.add(C.add(main, complex(Math.log(2 * Math.PI) / 2)), C.multiply(tail, inverse));
}

/** Raised by the recurrence, which keeps the branch; far to the left the reflection formula, by exponentials. */
function reflectedLnGamma(a: Complex): Complex {
  if (a.re > -200) {
    let z = a;
    let shift: Complex = complex(0);
    while (z.re < 0.5) {
      shift = C.add(shift, C.logarithm(z));
      z = { re: z.re + 1, im: z.im };
    }
    return C.subtract(lnGammaComplex(z), shift);
  }
  return C.logarithm(gammaComplex(a));
}

/** Γ(z), DLMF 5.2.1. NaN at the poles. */
export function gammaComplex(a: Complex): Complex {
  if (isPole(a)) return undefinedValue;
  if (a.re < 0.5) {
    const mirrored = gammaComplex({ re: 1 - a.re, im: -a.im });
    return C.divide(complex(Math.PI), C.multiply(sin(scale(reduced(a), Math.PI)), signed(mirrored, a)));
  }
  let z = a;
  let product: Complex = ONE;
  while (z.re < asymptoticFrom) {
    product = C.multiply(product, z);
    z = { re: z.re + 1, im: z.im };
  }
  return C.divide(C.exponential(stirling(z)), product);
}

/** z modulo 1, nearest to 0, so that sin(πz) keeps its digits; the sign that this loses is put back by `signed`. */
const reduced = (a: Complex): Complex => ({ re: a.re - Math.round(a.re), im: a.im });
const signed = (value: Complex, a: Complex): Complex => (Math.abs(Math.round(a.re)) % 2 === 1 ? negate(value) : value);

/** ψ(z) = Γ′(z)/Γ(z), DLMF 5.11.2 after raising z, 5.5.4 in the left half-plane. NaN at the poles. */
export function digammaComplex(a: Complex): Complex {
  if (isPole(a)) return undefinedValue;
  if (a.re < 0) {
    const mirrored = digammaComplex({ re: 1 - a.re, im: -a.im });
    return C.subtract(mirrored, scale(cot(scale(reduced(a), Math.PI)), Math.PI));
  }
  let z = a;
  let shift: Complex = complex(0);
  while (z.re < asymptoticFrom) {
    shift = C.add(shift, reciprocal(z));
    z = { re: z.re + 1, im: z.im };
  }
  const inverse = reciprocal(z);
  const square = C.multiply(inverse, inverse);
  let tail: Complex = complex(0);
  for (let k = bernoulliEven.length; k >= 1; k--) {
    tail = C.multiply(C.add(tail, complex(bernoulliEven[k - 1]! / (2 * k))), square);
  }
  const main = C.subtract(C.logarithm(z), scale(inverse, 0.5));
  return C.subtract(C.subtract(main, tail), shift);
}

/** ψ⁽ⁿ⁾(z) for an integer n ≥ 0 (DLMF 5.15), by the recurrence and the differentiated series. NaN at the poles. */
export function polygammaComplex(n: number, a: Complex): Complex {
  if (n === 0) return digammaComplex(a);
  if (isPole(a) || !Number.isInteger(n) || n < 0 || n > 60 || a.re < -2000) return undefinedValue;
  let z = a;
  let total: Complex = complex(0);
  while (z.re < asymptoticFrom + n) {
    total = C.add(total, inversePower(z, n + 1));
    z = { re: z.re + 1, im: z.im };
  }
  // Everything is divided by n!, and multiplied at the end: the factorials of the series stay small.
  let tail = C.add(scale(inversePower(z, n), 1 / n), scale(inversePower(z, n + 1), 0.5));
  for (let k = 1; k <= bernoulliEven.length; k++) {
    tail = C.add(tail, scale(inversePower(z, 2 * k + n), bernoulliEven[k - 1]! * rising(n, k)));
  }
  return scale(C.add(total, tail), (n % 2 === 1 ? 1 : -1) * factorialOf(n));
}

/** (2k + n − 1)! / ((2k)! n!) */
function rising(n: number, k: number): number {
  let value = 1 / n;
  for (let j = 1; j <= n - 1; j++) value *= (2 * k + j) / j;
  return value;
}

function factorialOf(n: number): number {
  let value = 1;
  for (let k = 2; k <= n; k++) value *= k;
  return value;
}

function inversePower(z: Complex, n: number): Complex {
  const inverse = reciprocal(z);
  let result = inverse;
  for (let k = 1; k < n; k++) result = C.multiply(result, inverse);
  return result;
}

/** B(a, b) = Γ(a)Γ(b)/Γ(a + b). */
export function betaComplex(a: Complex, b: Complex): Complex {
  return C.exponential(C.subtract(C.add(lnGammaComplex(a), lnGammaComplex(b)), lnGammaComplex(C.add(a, b))));
}

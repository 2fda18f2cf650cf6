import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { beta } from '../numeric/special/beta.ts';
import { digamma } from '../numeric/special/digamma.ts';
import { erf } from '../numeric/special/erf.ts';
import { erfc } from '../numeric/special/erfc.ts';
import { gamma } from '../numeric/special/gamma.ts';
import { lnGamma } from '../numeric/special/ln-gamma.ts';
import * as Elementary from './functions/complex-elementary.ts';
import * as Elliptic from './functions/complex-elliptic.ts';
import * as ErrorFunction from './functions/complex-error-function.ts';
import * as Integral from './functions/complex-exponential-integral.ts';
import * as Gamma from './functions/complex-gamma.ts';
import { upperGamma } from './functions/complex-incomplete-gamma.ts';
import { lambertW } from './functions/complex-lambert-w.ts';
import { dilogarithm, polylogarithm } from './functions/complex-polylogarithm.ts';
import { zeta } from './functions/complex-zeta.ts';
import * as Discrete from './functions/discrete.ts';
import * as Real from './functions/real-elementary.ts';

/**
 * Every function the engine knows, by its one canonical name. Roots and the exponential are powers, logarithms to other
 * bases are quotients, and have no name here.
 *
 * Conventions: principal branches; cbrt is the real cube root of a real number, negative where that is (x^(1/3) is the
 * principal one); acot(x) = atan(1/x), odd; elliptic integrals by the parameter m = k²;
 * dilog(x) = Li₂(x); Si, Ci, … as in DLMF 6; Fresnel integrals of πt²/2; gammainc(a, x) is the upper Γ(a, x);
 * heaviside(0) has no value; lngamma is real on the positive axis only.
 */
interface FunctionDefinition {
  /** The numbers of arguments it takes. */
  readonly arity: readonly number[];
  /** NaN where the value does not exist or is not real. */
  readonly real: (...args: number[]) => number;
  /** NaN parts where it does not exist; absent where it is a function of real numbers only. */
  readonly complex?: (...args: Complex[]) => Complex;
  /** Bound of the relative error of both, in units of 2^−52; 4 where it is not given. */
  readonly accuracy?: number;
  /** Where the complex function is not analytic; nowhere when absent. */
  readonly cut?: (at: Complex, error: number) => boolean;
}

type Cut = (at: Complex, error: number) => boolean;

/** Cuts on the real axis: whether the point lies so near that its side is not known. Exactly on it the side is agreed. */
const nearReal =
  (inside: (x: number) => boolean): Cut =>
  (at, error) =>
    Math.abs(at.im) <= error && at.im !== 0 && inside(at.re);
const nearImaginary =
  (inside: (y: number) => boolean): Cut =>
  (at, error) =>
    Math.abs(at.re) <= error && at.re !== 0 && inside(at.im);

const negativeAxis = nearReal((x) => x <= 0);
const outsideUnit = nearReal((x) => Math.abs(x) >= 1);
const insideUnit = nearReal((x) => Math.abs(x) <= 1);
const everywhere: Cut = (at) => at.im !== 0;

const elementary = (real: (x: number) => number, complex: (z: Complex) => Complex, cut?: Cut): FunctionDefinition => ({
  arity: [1],
  real,
  complex,
  cut,
});

/** The real value read off the complex one, where that is real. */
const special = (complex: (z: Complex) => Complex, accuracy: number, cut?: Cut): FunctionDefinition => ({
  arity: [1],
  real: (x) => realPart(complex(C.complex(x))),
  complex,
  accuracy,
  cut,
});

/** NaN for a value that is not real. */
export const realPart = (z: Complex): number => (z.im === 0 ? z.re : Number.NaN);

const severalArguments = (
  arity: readonly number[],
  complex: (...args: Complex[]) => Complex,
  accuracy: number,
): FunctionDefinition => ({
  arity,
  real: (...args) => realPart(complex(...args.map((x) => C.complex(x)))),
  complex,
  accuracy,
});

/** A first argument that must be an integer or real order. */
const withOrder = (f: (order: number, z: Complex) => Complex) => (order: Complex, z: Complex) =>
  order.im === 0 ? f(order.re, z) : { re: Number.NaN, im: Number.NaN };

const integerOrder = (f: (order: number, z: Complex) => Complex) =>
  withOrder((order, z) => (Number.isInteger(order) ? f(order, z) : { re: Number.NaN, im: Number.NaN }));

const realOnly = (arity: readonly number[], real: (...args: number[]) => number): FunctionDefinition => ({
  arity,
  real,
});

const table = {
  sin: elementary(Math.sin, Elementary.sin),
  cos: elementary(Math.cos, Elementary.cos),
  tan: elementary(Math.tan, Elementary.tan),
  cot: elementary(Real.cot, Elementary.cot),
  sec: elementary(Real.sec, Elementary.sec),
  csc: elementary(Real.csc, Elementary.csc),
  asin: elementary(Math.asin, Elementary.asin, outsideUnit),
  acos: elementary(Math.acos, Elementary.acos, outsideUnit),
  atan: elementary(
    Math.atan,
    Elementary.atan,
    nearImaginary((y) => Math.abs(y) >= 1),
  ),
  acot: elementary(
    Real.acot,
    Elementary.acot,
    nearImaginary((y) => Math.abs(y) <= 1),
  ),
  asec: elementary(Real.asec, Elementary.asec, insideUnit),
  acsc: elementary(Real.acsc, Elementary.acsc, insideUnit),
  sinh: elementary(Math.sinh, Elementary.sinh),
  cosh: elementary(Math.cosh, Elementary.cosh),
  tanh: elementary(Math.tanh, Elementary.tanh),
  coth: elementary(Real.coth, Elementary.coth),
  sech: elementary(Real.sech, Elementary.sech),
  csch: elementary(Real.csch, Elementary.csch),
  asinh: elementary(
    Math.asinh,
    Elementary.asinh,
    nearImaginary((y) => Math.abs(y) >= 1),
  ),
  acosh: elementary(
    Math.acosh,
    Elementary.acosh,
    nearReal((x) => x <= 1),
  ),
  atanh: elementary(Math.atanh, Elementary.atanh, outsideUnit),
  acoth: elementary(Real.acoth, Elementary.acoth, insideUnit),
  asech: elementary(
    Real.asech,
    Elementary.asech,
    nearReal((x) => x <= 0 || x >= 1),
  ),
  acsch: elementary(
    Real.acsch,
    Elementary.acsch,
    nearImaginary((y) => Math.abs(y) <= 1),
  ),
  ln: elementary((x) => (x === 0 ? Number.NaN : Math.log(x)), logarithm, negativeAxis),

  abs: elementary(Math.abs, (z) => C.complex(C.modulus(z)), everywhere),
  sign: elementary(Math.sign, sign, everywhere),
  arg: elementary(
    (x) => (x > 0 ? 0 : x < 0 ? Math.PI : Number.NaN),
    (z) => C.complex(C.argument(z)),
    everywhere,
  ),
  re: elementary(
    (x) => x,
    (z) => C.complex(z.re),
    everywhere,
  ),
  im: elementary(
    () => 0,
    (z) => C.complex(z.im),
    everywhere,
  ),
  conj: elementary((x) => x, C.conjugate, everywhere),
  cbrt: realOnly([1], Math.cbrt),
  floor: realOnly([1], Math.floor),
  ceil: realOnly([1], Math.ceil),
  heaviside: realOnly([1], (x) => (x > 0 ? 1 : x < 0 ? 0 : Number.NaN)),
  atan2: realOnly([2], (y, x) => (y === 0 && x === 0 ? Number.NaN : Math.atan2(y + 0, x + 0))),
  min: realOnly([2, 3, 4, 5, 6, 7, 8], Math.min),
  max: realOnly([2, 3, 4, 5, 6, 7, 8], Math.max),
  mod: realOnly([2], Discrete.modulo),
  gcd: realOnly([2, 3, 4, 5, 6, 7, 8], Discrete.greatestCommonDivisor),
  lcm: realOnly([2, 3, 4, 5, 6, 7, 8], Discrete.leastCommonMultiple),

  factorial: {
    arity: [1],
    real: (x) => gamma(x + 1),
    complex: (z) => Gamma.gammaComplex({ re: z.re + 1, im: z.im }),
    accuracy: 64,
  },
  gamma: { arity: [1], real: gamma, complex: Gamma.gammaComplex, accuracy: 64 },
  lngamma: {
    arity: [1],
    real: (x) => (x > 0 ? lnGamma(x) : Number.NaN),
    complex: (z) => (z.im === 0 && z.re > 0 ? C.complex(lnGamma(z.re)) : Gamma.lnGammaComplex(z)),
    accuracy: 256,
    cut: negativeAxis,
  },
  digamma: { arity: [1], real: digamma, complex: Gamma.digammaComplex, accuracy: 64 },
  polygamma: severalArguments([2], integerOrder(Gamma.polygammaComplex), 256),
  beta: { arity: [2], real: beta, complex: Gamma.betaComplex, accuracy: 256 },
  binomial: severalArguments([2], Discrete.binomial, 256),
  gammainc: severalArguments([2], upperGamma, 512),
  zeta: special(zeta, 256),

  erf: { arity: [1], real: erf, complex: ErrorFunction.erf, accuracy: 512 },
  erfc: { arity: [1], real: erfc, complex: ErrorFunction.erfc, accuracy: 512 },
  erfi: special(ErrorFunction.erfi, 512),
  fresnelS: special(ErrorFunction.fresnelS, 2048),
  fresnelC: special(ErrorFunction.fresnelC, 2048),
  Ei: special(Integral.Ei, 256, negativeAxis),
  li: special(
    Integral.li,
    256,
    nearReal((x) => x <= 1),
  ),
  Si: special(Integral.Si, 256),
  Ci: special(Integral.Ci, 256, negativeAxis),
  Shi: special(Integral.Shi, 256),
  Chi: special(Integral.Chi, 256, negativeAxis),
  dilog: special(
    dilogarithm,
    512,
    nearReal((x) => x >= 1),
  ),
  polylog: severalArguments([2], withOrder(polylogarithm), 1024),
  W: special(
    lambertW,
    64,
    nearReal((x) => x <= -1 / Math.E),
  ),
  ellipticK: special(
    Elliptic.ellipticK,
    128,
    nearReal((x) => x >= 1),
  ),
  ellipticE: severalArguments(
    [1, 2],
    (first, m) => (m === undefined ? Elliptic.ellipticEComplete(first!) : Elliptic.ellipticE(first!, m)),
    256,
  ),
  ellipticF: severalArguments([2], Elliptic.ellipticF, 256),
  ellipticPi: severalArguments(
    [2, 3],
    (n, phi, m) => (m === undefined ? Elliptic.ellipticPiComplete(n!, phi!) : Elliptic.ellipticPi(n!, phi!, m)),
    512,
  ),
} satisfies Readonly<Record<string, FunctionDefinition>>;

/** The one canonical name of a function; records over it are exhaustive, so that the compiler lists what a new one lacks. */
export type FunctionName = keyof typeof table;

function logarithm(z: Complex): Complex {
  if (z.re === 0 && z.im === 0) return { re: Number.NaN, im: Number.NaN };
  return z.im === 0 && z.re > 0 ? C.complex(Math.log(z.re)) : C.logarithm(z);
}

/** z/|z|, and 0 for 0. */
function sign(z: Complex): Complex {
  const size = C.modulus(z);
  return size === 0 ? C.complex(0) : { re: z.re / size, im: z.im / size };
}

/** A map, because a name such as `constructor` must find nothing. */
export const functions: ReadonlyMap<string, FunctionDefinition> = new Map(Object.entries(table));

import * as Q from '../exact/rational.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { beta } from '../numeric/special/beta.ts';
import { clausen, higherClausen } from '../numeric/special/clausen.ts';
import { digamma } from '../numeric/special/digamma.ts';
import { erf } from '../numeric/special/erf.ts';
import { erfc } from '../numeric/special/erfc.ts';
import { gamma } from '../numeric/special/gamma.ts';
import { hurwitzZeta } from '../numeric/special/hurwitz-zeta.ts';
import { kummer } from '../numeric/special/kummer.ts';
import { lambertW as realLambertW } from '../numeric/special/lambert-w.ts';
import { lnGamma } from '../numeric/special/ln-gamma.ts';
import type { Arithmetic } from './facts/fact.ts';
import { type ByFunction, byFormula, entryOf, facts } from './facts/table.ts';
import * as Bessel from './functions/bessel.ts';
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
import * as PolynomialRoot from './functions/polynomial-root.ts';
import * as Real from './functions/real-elementary.ts';

/** The values of a function in double precision; which function a name means is said in `facts/`. */
interface FunctionDefinition {
  /** NaN where the value does not exist or is not real. */
  readonly real: (...args: number[]) => number;
  /** NaN parts where it does not exist; absent where it is a function of real numbers only. */
  readonly complex?: (...args: Complex[]) => Complex;
  /** Bound of the relative error of both, in units of 2^−52; 4 where it is not given. */
  readonly accuracy?: number;
  /** Its errors and its cuts are those of the formula in `facts/`. */
  readonly followsFormula?: true;
  /** Where the complex function is not analytic; nowhere when absent. */
  readonly cut?: (at: Complex, error: number) => boolean;
}

type BranchCut = (at: Complex, error: number) => boolean;

/** Cuts on the real axis: whether the point lies so near that its side is not known. Exactly on it the side is agreed. */
const nearReal =
  (inside: (x: number) => boolean): BranchCut =>
  (at, error) =>
    Math.abs(at.im) <= error && at.im !== 0 && inside(at.re);
const nearImaginary =
  (inside: (y: number) => boolean): BranchCut =>
  (at, error) =>
    Math.abs(at.re) <= error && at.re !== 0 && inside(at.im);

const negativeAxis = nearReal((x) => x <= 0);
const outsideUnit = nearReal((x) => Math.abs(x) >= 1);
const insideUnit = nearReal((x) => Math.abs(x) <= 1);
const everywhere: BranchCut = (at) => at.im !== 0;

const elementary = (
  real: (x: number) => number,
  complex: (z: Complex) => Complex,
  cut?: BranchCut,
): FunctionDefinition => ({
  real,
  complex,
  cut,
});

/** The real value read off the complex one, where that is real. */
const special = (complex: (z: Complex) => Complex, accuracy: number, cut?: BranchCut): FunctionDefinition => ({
  real: (x) => realPart(complex(C.complex(x))),
  complex,
  accuracy,
  cut,
});

/** NaN for a value that is not real. */
const realPart = (z: Complex): number => (z.im === 0 ? z.re : Number.NaN);

const severalArguments = (complex: (...args: Complex[]) => Complex, accuracy: number): FunctionDefinition => ({
  real: (...args) => realPart(complex(...args.map((x) => C.complex(x)))),
  complex,
  accuracy,
});

/** A first argument that must be an integer or real order. */
const withOrder = (f: (order: number, z: Complex) => Complex) => (order: Complex, z: Complex) =>
  order.im === 0 ? f(order.re, z) : { re: Number.NaN, im: Number.NaN };

const integerOrder = (f: (order: number, z: Complex) => Complex) =>
  withOrder((order, z) => (Number.isInteger(order) ? f(order, z) : { re: Number.NaN, im: Number.NaN }));

const realOnly = (real: (...args: number[]) => number, accuracy?: number): FunctionDefinition => ({ real, accuracy });

const own: ByFunction<FunctionDefinition> = {
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
  cbrt: realOnly(Math.cbrt),
  floor: realOnly(Math.floor),
  ceil: realOnly(Math.ceil),
  heaviside: realOnly((x) => (x > 0 ? 1 : x < 0 ? 0 : Number.NaN)),
  atan2: realOnly((y, x) => (y === 0 && x === 0 ? Number.NaN : Math.atan2(y + 0, x + 0))),
  min: realOnly(Math.min),
  max: realOnly(Math.max),
  mod: realOnly(Discrete.modulo),
  gcd: realOnly(Discrete.greatestCommonDivisor),
  lcm: realOnly(Discrete.leastCommonMultiple),
  rootre: realOnly(PolynomialRoot.realPart, PolynomialRoot.accuracy),
  rootim: realOnly(PolynomialRoot.imaginaryPart, PolynomialRoot.accuracy),

  gamma: { real: gamma, complex: Gamma.gammaComplex, accuracy: 64 },
  lngamma: {
    real: (x) => (x > 0 ? lnGamma(x) : Number.NaN),
    complex: (z) => (z.im === 0 && z.re > 0 ? C.complex(lnGamma(z.re)) : Gamma.lnGammaComplex(z)),
    accuracy: 256,
    cut: negativeAxis,
  },
  digamma: { real: digamma, complex: Gamma.digammaComplex, accuracy: 64 },
  polygamma: severalArguments(integerOrder(Gamma.polygammaComplex), 256),
  beta: { real: beta, complex: Gamma.betaComplex, accuracy: 256 },
  binomial: severalArguments(Discrete.binomial, 256),
  gammainc: severalArguments(upperGamma, 512),
  kummerM: realOnly(kummer, 512),
  zeta: special(zeta, 256),
  // ζ(s, 1) as ζ(s) itself, from which it is subtracted.
  hurwitzZeta: realOnly((s, a) => (a === 1 ? realPart(zeta(C.complex(s))) : hurwitzZeta(s, a)), 2 ** 24),

  besselJ: { ...Bessel.besselJ, accuracy: 512, cut: negativeAxis },
  besselY: { ...Bessel.besselY, accuracy: 512, cut: negativeAxis },
  besselI: { ...Bessel.besselI, accuracy: 512, cut: negativeAxis },
  besselK: { ...Bessel.besselK, accuracy: 512, cut: negativeAxis },
  erf: { real: erf, complex: ErrorFunction.erf, accuracy: 512 },
  erfc: { real: erfc, complex: ErrorFunction.erfc, accuracy: 512 },
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
  clausen: realOnly(clausen, 64),
  higherClausen: realOnly(higherClausen, 64),
  polylog: severalArguments(withOrder(polylogarithm), 1024),
  W: special(
    lambertW,
    64,
    nearReal((x) => x <= -1 / Math.E),
  ),
  lowerW: realOnly((x) => realLambertW(x, -1), 64),
  ellipticK: special(
    Elliptic.ellipticK,
    128,
    nearReal((x) => x >= 1),
  ),
  ellipticE: severalArguments(
    (first, m) => (m === undefined ? Elliptic.ellipticEComplete(first!) : Elliptic.ellipticE(first!, m)),
    256,
  ),
  ellipticF: severalArguments(Elliptic.ellipticF, 256),
  ellipticPi: severalArguments(
    (n, phi, m) => (m === undefined ? Elliptic.ellipticPiComplete(n!, phi!) : Elliptic.ellipticPi(n!, phi!, m)),
    512,
  ),
};

function logarithm(z: Complex): Complex {
  if (z.re === 0 && z.im === 0) return { re: Number.NaN, im: Number.NaN };
  return z.im === 0 && z.re > 0 ? C.complex(Math.log(z.re)) : C.logarithm(z);
}

/** z/|z|, and 0 for 0. */
function sign(z: Complex): Complex {
  const size = C.modulus(z);
  return size === 0 ? C.complex(0) : { re: z.re / size, im: z.im / size };
}

/** Doubles; where the formula has no value, the one that is known at a whole number. */
function realByFormula(name: string, x: number): number {
  const value = byFormula(name, doubles, x) ?? Number.NaN;
  return Number.isNaN(value) ? valueAtInteger(name, x) : value;
}

function complexByFormula(name: string, z: Complex): Complex {
  const value = byFormula(name, complexDoubles, z) ?? C.complex(Number.NaN);
  return Number.isNaN(value.re) && z.im === 0 ? C.complex(valueAtInteger(name, z.re)) : value;
}

function valueAtInteger(name: string, x: number): number {
  const known = facts.get(name)?.values?.[`${x}/1`];
  if (known === undefined) return Number.NaN;
  return Q.toNumber(known.coefficient) * Math.sqrt(known.root ?? 1) * Math.PI ** (known.piPower ?? 0);
}

const doubles: Arithmetic<number> = {
  number: Q.toNumber,
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  power: (a, exponent) => Real.power(a, Q.toNumber(exponent)),
  apply: (name, x) => functions.get(name)?.real(x) ?? Number.NaN,
};

const complexDoubles: Arithmetic<Complex> = {
  number: (value) => C.complex(Q.toNumber(value)),
  add: C.add,
  multiply: C.multiply,
  power: (a, exponent) => Elementary.power(a, C.complex(Q.toNumber(exponent))),
  apply: (name, z) => functions.get(name)?.complex?.(z) ?? C.complex(Number.NaN),
};

const fromFormula = (name: string): FunctionDefinition => ({
  followsFormula: true,
  accuracy: 64,
  real: (x) => realByFormula(name, x),
  complex: (z) => complexByFormula(name, z),
});

/** A map, because a name such as `constructor` must find nothing. */
export const functions: ReadonlyMap<string, FunctionDefinition> = new Map(
  [...facts.keys()].map((name) => [name, entryOf(own, name) ?? fromFormula(name)]),
);

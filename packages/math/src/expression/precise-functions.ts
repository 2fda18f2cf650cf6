import * as Q from '../exact/rational.ts';
import * as B from '../numeric/precise/ball.ts';
import { higherClausen } from '../numeric/precise/ball-clausen.ts';
import * as Elementary from '../numeric/precise/ball-elementary.ts';
import * as Elliptic from '../numeric/precise/ball-elliptic.ts';
import { kummer } from '../numeric/precise/ball-kummer.ts';
import * as Polylogarithm from '../numeric/precise/ball-polylogarithm.ts';
import * as Special from '../numeric/precise/ball-special.ts';
import * as Zeta from '../numeric/precise/ball-zeta.ts';
import * as Bessel from '../numeric/precise/bessel/bessel.ts';
import { compare as compareNumbers, magnitude } from '../numeric/precise/big-float.ts';
import { I } from '../numeric/precise/complex.ts';
import * as Entire from '../numeric/precise/complex-plane/entire.ts';
import { complexDigamma, complexGamma, complexLnGamma } from '../numeric/precise/complex-plane/gamma.ts';
import { complexZeta } from '../numeric/precise/complex-plane/zeta.ts';
import { floor as floorOf } from '../numeric/precise/convert.ts';
import { digamma } from '../numeric/precise/digamma.ts';
import { lambertW, lowerLambertW } from '../numeric/precise/lambert-w.ts';
import { polynomialRoot } from '../numeric/precise/polynomial-root.ts';
import { upperGamma } from '../numeric/precise/upper-gamma.ts';
import type { Arithmetic } from './facts/fact.ts';
import { type ByFunction, byFormula, entryOf, facts } from './facts/table.ts';

/** A function of balls at a working precision of `bits`; null where it has no value, or none that can be told yet. */
export type BallFunction = (args: readonly B.Ball[], bits: number) => B.Ball | null;

const unary =
  (f: (a: B.Ball, bits: number) => B.Ball | null): BallFunction =>
  (args, bits) =>
    args.length === 1 ? f(args[0]!, bits) : null;

type Plane = (a: B.Ball, bits: number) => B.Ball | null;

/** A function of real balls, and the same of complex ones. */
const inPlane = (real: Plane, complex: Plane): BallFunction => unary((a, bits) => (a.real ? real : complex)(a, bits));

/** Beyond this no factorial is known, and adding 1 takes too many bits. */
const maxFactorialBits = 64;

const gamma = inPlane(Special.gamma, complexGamma);
const factorial = inPlane(
  (a, bits) => (B.sizeOf(a.value) > maxFactorialBits ? null : Special.factorial(a, bits)),
  (a, bits) => complexGamma(B.add(a, B.integerBall(1), bits + 64), bits),
);

const binary =
  (f: (a: B.Ball, b: B.Ball, bits: number) => B.Ball | null): BallFunction =>
  (args, bits) =>
    args.length === 2 ? f(args[0]!, args[1]!, bits) : null;

const { reciprocalOf, ofReciprocal } = Elementary;

/** Sums with 1 take as many bits as lie between: the numbers that inverse functions are taken of must be of some use. */
const maxSize = 1_000_000;

const inverse =
  (f: (a: B.Ball, bits: number) => B.Ball | null): BallFunction =>
  (args, bits) => {
    const size = args.length === 1 ? B.sizeOf(args[0]!.value) : Number.POSITIVE_INFINITY;
    return Math.abs(size) > maxSize && size !== B.EXACT ? null : f(args[0]!, bits);
  };

/** −1, 0 or 1 where the ball says so. */
function signOf(a: B.Ball): -1 | 0 | 1 | null {
  if (!a.real) return null;
  const { mantissa } = a.value.re;
  if (mantissa === 0n) return a.error === B.EXACT ? 0 : null;
  if (a.error !== B.EXACT && magnitude(a.value.re) - 1 <= a.error) return null;
  return mantissa > 0n ? 1 : -1;
}

function sign(a: B.Ball, bits: number): B.Ball | null {
  if (!a.real) return Elementary.direction(a, bits);
  const known = signOf(a);
  return known === null ? null : B.integerBall(known);
}

/** ±e^(ln|a|/3), where the sign is known. */
function cubeRoot(a: B.Ball, bits: number): B.Ball | null {
  const known = signOf(a);
  if (known === null || known === 0) return known === 0 ? B.integerBall(0) : null;
  const third = B.reciprocal(B.integerBall(3), bits + 16);
  const root = third === null ? null : Elementary.power(known > 0 ? a : B.negate(a), third, bits);
  return root === null || known > 0 ? root : B.negate(root);
}

function heaviside(a: B.Ball): B.Ball | null {
  const known = signOf(a);
  return known === null || known === 0 ? null : B.integerBall(known > 0 ? 1 : 0);
}

/** ⌊a⌋ where no integer lies within the error. */
function floor(a: B.Ball, bits: number): B.Ball | null {
  if (!a.real || a.error > 0) return null;
  if (a.error === B.EXACT) return B.integerBall(floorOf(a.value.re));
  const radius = B.realBall({ mantissa: 1n, exponent: Math.ceil(a.error) }, B.EXACT);
  const wide = bits + Math.abs(magnitude(a.value.re)) + 64;
  const [low, high] = [B.add(a, B.negate(radius), wide), B.add(a, radius, wide)].map((end) => floorOf(end.value.re));
  return low === high ? B.integerBall(low!) : null;
}

const ceiling = (a: B.Ball, bits: number): B.Ball | null => {
  const below = floor(B.negate(a), bits);
  return below === null ? null : B.negate(below);
};

/** The larger (or smaller) of all, where the order can be told. */
const extreme =
  (wanted: 1 | -1): BallFunction =>
  (args, bits) => {
    let best = args[0];
    for (const next of args.slice(1)) {
      if (best === undefined || !best.real || !next.real) return null;
      if (best.error === B.EXACT && next.error === B.EXACT && compareNumbers(best.value.re, next.value.re) === 0)
        continue;
      const difference = signOf(B.add(next, B.negate(best), bits));
      if (difference === null) return null;
      if (difference === wanted) best = next;
    }
    return best ?? null;
  };

/** The angle of x + iy. */
function angle(y: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  if (!x.real || !y.real) return null;
  if (signOf(y) === 0) return Elementary.argument(x, bits);
  return Elementary.argument(B.add(x, B.multiply(unit, y, bits), bits), bits);
}

const unit: B.Ball = { value: I, error: B.EXACT, real: false };

/** x − y·⌊x/y⌋. */
function modulo(x: B.Ball, y: B.Ball, bits: number): B.Ball | null {
  const ratio = B.divide(x, y, bits);
  const whole = ratio === null ? null : floor(ratio, bits);
  return whole === null ? null : B.add(x, B.negate(B.multiply(y, whole, bits)), bits);
}

/** Beyond this the product of so many factors is not taken. */
const maxChoice = 1000n;

/** n(n − 1)…(n − k + 1)/k! for whole k; Γ(n + 1)/(Γ(k + 1)Γ(n − k + 1)) for others (DLMF 1.2.6). */
function binomial(n: B.Ball, k: B.Ball, bits: number): B.Ball | null {
  const whole = k.real && k.error === B.EXACT ? floorOf(k.value.re) : null;
  if (whole === null || compareNumbers(B.integerBall(whole).value.re, k.value.re) !== 0)
    return byFactorials(n, k, bits);
  if (whole < 0n) return B.integerBall(0);
  if (whole > maxChoice) return null;
  let value: B.Ball | null = B.integerBall(1);
  for (let j = 1n; j <= whole && value !== null; j++)
    value = B.divide(
      B.multiply(value, B.add(n, B.integerBall(j - whole), bits + 16), bits + 16),
      B.integerBall(j),
      bits + 16,
    );
  return value;
}

function byFactorials(n: B.Ball, k: B.Ball, bits: number): B.Ball | null {
  const [top, left, right] = [n, k, B.add(n, B.negate(k), bits + 8)].map((a) => factorial([a], bits + 8));
  return top && left && right ? B.divide(top, B.multiply(left, right, bits + 8), bits) : null;
}

/** B(a, b) = Γ(a)Γ(b)/Γ(a + b) */
function beta(a: B.Ball, b: B.Ball, bits: number): B.Ball | null {
  const sum = B.add(a, b, bits + 96);
  if (a.real && b.real) return Special.beta(a, b, sum, bits);
  const [left, right, below] = [a, b, sum].map((one) => gamma([one], bits + 16));
  return left && right && below ? B.divide(B.multiply(left, right, bits + 16), below, bits) : null;
}

const realPart = (a: B.Ball): B.Ball => B.realBall(a.value.re, a.error);
const imaginaryPart = (a: B.Ball): B.Ball => (a.real ? B.integerBall(0) : B.realBall(a.value.im, a.error));
const conjugate = (a: B.Ball): B.Ball =>
  a.real ? a : { ...a, value: { re: a.value.re, im: { ...a.value.im, mantissa: -a.value.im.mantissa } } };

/** What can be had to any number of digits; null for the others. */
const partOf = (part: (a: B.Ball) => B.Ball, a: B.Ball | null): B.Ball | null => (a === null ? null : part(a));

const own: ByFunction<BallFunction | null> = {
  sin: unary(Elementary.sine),
  cos: unary(Elementary.cosine),
  tan: unary(Elementary.tangent),
  cot: unary(reciprocalOf(Elementary.tangent)),
  sec: unary(reciprocalOf(Elementary.cosine)),
  csc: unary(reciprocalOf(Elementary.sine)),
  asin: inverse(Elementary.arcsine),
  acos: inverse(Elementary.arccosine),
  atan: inverse(Elementary.arctangent),
  acot: inverse(ofReciprocal(Elementary.arctangent)),
  asec: inverse(ofReciprocal(Elementary.arccosine)),
  acsc: inverse(ofReciprocal(Elementary.arcsine)),
  sinh: unary(Elementary.sinh),
  cosh: unary(Elementary.cosh),
  tanh: unary(Elementary.tanh),
  coth: unary(reciprocalOf(Elementary.tanh)),
  sech: unary(reciprocalOf(Elementary.cosh)),
  csch: unary(reciprocalOf(Elementary.sinh)),
  asinh: inverse(Elementary.arsinh),
  acosh: inverse(Elementary.arcosh),
  atanh: inverse(Elementary.artanh),
  acoth: inverse(ofReciprocal(Elementary.artanh)),
  asech: inverse(ofReciprocal(Elementary.arcosh)),
  acsch: inverse(ofReciprocal(Elementary.arsinh)),
  ln: unary(Elementary.logarithm),
  abs: unary(Elementary.modulus),
  sign: unary(sign),
  arg: unary(Elementary.argument),
  re: unary(realPart),
  im: unary(imaginaryPart),
  conj: unary(conjugate),
  cbrt: unary(cubeRoot),
  floor: unary(floor),
  ceil: unary(ceiling),
  heaviside: unary(heaviside),
  atan2: binary(angle),
  min: extreme(-1),
  max: extreme(1),
  mod: binary(modulo),
  gcd: null,
  lcm: null,
  rootre: (args, bits) => partOf(realPart, polynomialRoot(args, bits)),
  rootim: (args, bits) => partOf(imaginaryPart, polynomialRoot(args, bits)),
  factorial,
  gamma,
  lngamma: inPlane(Special.lnGamma, complexLnGamma),
  digamma: inPlane(digamma, complexDigamma),
  polygamma: binary(Zeta.polygamma),
  beta: binary(beta),
  binomial: binary(binomial),
  gammainc: binary(upperGamma),
  kummerM: (args, bits) => (args.length === 3 ? kummer(args[0]!, args[1]!, args[2]!, bits) : null),
  zeta: inPlane(Zeta.zeta, complexZeta),
  hurwitzZeta: binary(Zeta.hurwitzZeta),
  besselJ: binary(Bessel.besselJ),
  besselY: binary(Bessel.besselY),
  besselI: binary(Bessel.besselI),
  besselK: binary(Bessel.besselK),
  erf: inPlane(Special.erf, Entire.complexErf),
  erfc: inPlane(Special.erfc, Entire.complexErfc),
  erfi: inPlane(Special.erfi, Entire.complexErfi),
  fresnelS: unary(Special.fresnel('S')),
  fresnelC: unary(Special.fresnel('C')),
  Ei: inPlane(Special.expIntegral, Entire.complexEi),
  li: unary(Special.logarithmicIntegral),
  Si: inPlane(Special.sineIntegral, Entire.complexSi),
  Ci: inPlane(Special.cosineIntegral, Entire.complexCi),
  Shi: inPlane(Special.sinhIntegral, Entire.complexShi),
  Chi: inPlane(Special.coshIntegral, Entire.complexChi),
  dilog: unary(Polylogarithm.dilogarithm),
  clausen: unary(Polylogarithm.clausen),
  higherClausen: binary(higherClausen),
  polylog: binary(Polylogarithm.polylogarithm),
  W: unary(lambertW),
  lowerW: unary(lowerLambertW),
  ellipticK: unary(Elliptic.ellipticK),
  ellipticE: (args, bits) =>
    args.length === 1
      ? Elliptic.ellipticEComplete(args[0]!, bits)
      : args.length === 2
        ? Elliptic.ellipticE(args[0]!, args[1]!, bits)
        : null,
  ellipticF: binary(Elliptic.ellipticF),
  ellipticPi: (args, bits) =>
    args.length === 2
      ? Elliptic.ellipticPiComplete(args[0]!, args[1]!, bits)
      : args.length === 3
        ? Elliptic.ellipticPi(args[0]!, args[1]!, args[2]!, bits)
        : null,
};

const balls = (bits: number): Arithmetic<B.Ball | null> => ({
  number: (value) => B.divide(B.integerBall(value.numerator), B.integerBall(value.denominator), bits),
  add: (a, b) => a && b && B.add(a, b, bits),
  multiply: (a, b) => a && b && B.multiply(a, b, bits),
  power: (a, exponent) => {
    if (Q.isMinusOne(exponent)) return a && B.reciprocal(a, bits);
    const by = B.divide(B.integerBall(exponent.numerator), B.integerBall(exponent.denominator), bits);
    return a && by && Elementary.power(a, by, bits);
  },
  apply: (name, a) => a && (preciseFunctions.get(name)?.([a], bits) ?? null),
});

/** Some bits are lost on the way through a formula. */
const spareBits = 16;

const fromFormula = (name: string): BallFunction =>
  unary((a, bits) => byFormula<B.Ball | null>(name, balls(bits + spareBits), a) ?? null);

/** The functions that can be had to any number of digits, by their names. */
export const preciseFunctions: ReadonlyMap<string, BallFunction> = new Map(
  [...facts.keys()].flatMap((name) => {
    const known = entryOf(own, name);
    return known === null ? [] : [[name, known ?? fromFormula(name)] as const];
  }),
);

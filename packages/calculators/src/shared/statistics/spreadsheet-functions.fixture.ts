/**
 * The statistical functions of spreadsheets, from their documented definitions: a cumulative probability is the integral of the density or
 * a sum, an inverse is found by halving. They share nothing with the calculators.
 */
type Density = (x: number) => number;

const { exp, log, sqrt, PI, abs } = Math;

/** ln Γ(x) by Stirling's series, from far enough out. */
function lnGamma(x: number): number {
  if (x < 12) return lnGamma(x + 1) - log(x);
  const terms = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188];
  const series = terms.reduce((sum, term, k) => sum + term / x ** (2 * k + 1), 0);
  return (x - 0.5) * log(x) - x + log(2 * PI) / 2 + series;
}
const gamma = (x: number): number => (x > 0 ? exp(lnGamma(x)) : PI / (Math.sin(PI * x) * gamma(1 - x)));
const lnBeta = (a: number, b: number): number => lnGamma(a) + lnGamma(b) - lnGamma(a + b);
const choose = (n: number, k: number): number => {
  let product = 1;
  for (let j = 1; j <= k; j++) product *= (n - k + j) / j;
  return product;
};

/** ∫ from 0 to 1 by the double exponential rule, which an endless slope at an end does not disturb. */
function integral(f: (near: number) => number): number {
  const [h, reach] = [1 / 128, 4.2];
  let sum = 0;
  for (let t = -reach; t <= reach; t += h) {
    const [u, du] = [(PI / 2) * Math.sinh(t), (PI / 2) * Math.cosh(t)];
    const x = 1 / (1 + exp(-2 * u));
    const term = f(x) * du * 2 * x * (1 / (1 + exp(2 * u)));
    if (Number.isFinite(term)) sum += term;
  }
  return sum * h;
}

const from0 = (density: Density, x: number): number => x * integral((near) => density(x * near));
/** A density that is even about 0. */
const even = (density: Density, x: number): number => 0.5 + Math.sign(x) * from0(density, abs(x));

const normal: Density = (z) => exp((-z * z) / 2) / sqrt(2 * PI);
const gammaDensity =
  (shape: number, scale: number): Density =>
  (x) =>
    exp((shape - 1) * log(x) - x / scale - shape * log(scale) - lnGamma(shape));
const studentDensity =
  (n: number): Density =>
  (x) =>
    exp(-lnBeta(n / 2, 0.5) - ((n + 1) / 2) * Math.log1p((x * x) / n)) / sqrt(n);
const fisherDensity =
  (m: number, n: number): Density =>
  (x) =>
    exp((m / 2) * log(m / n) + (m / 2 - 1) * log(x) - ((m + n) / 2) * Math.log1p((m * x) / n) - lnBeta(m / 2, n / 2));
const betaDensity =
  (a: number, b: number): Density =>
  (x) =>
    exp((a - 1) * log(x) + (b - 1) * Math.log1p(-x) - lnBeta(a, b));
const summed = (mass: Density, x: number): number => {
  let sum = 0;
  for (let k = 0; k <= x; k++) sum += mass(k);
  return sum;
};

type Law = (x: number, isSum: boolean, ...parameters: number[]) => number;
const positive =
  (density: (...parameters: number[]) => Density): Law =>
  (x, isSum, ...parameters) =>
    isSum ? from0(density(...parameters), x) : density(...parameters)(x);
const counted =
  (mass: (...parameters: number[]) => Density): Law =>
  (x, isSum, ...parameters) =>
    isSum ? summed(mass(...parameters), x) : mass(...parameters)(x);

const laws: { readonly [name: string]: Law } = {
  NORM: (x, isSum, mean, deviation) => {
    const z = (x - mean!) / deviation!;
    return isSum ? even(normal, z) : normal(z) / deviation!;
  },
  LOGNORM: (x, isSum, mu, sigma) => {
    const z = (log(x) - mu!) / sigma!;
    return isSum ? even(normal, z) : normal(z) / (sigma! * x);
  },
  T: (x, isSum, n) => (isSum ? even(studentDensity(n!), x) : studentDensity(n!)(x)),
  GAMMA: positive((shape, scale) => gammaDensity(shape!, scale!)),
  CHISQ: positive((n) => gammaDensity(Math.trunc(n!) / 2, 2)),
  EXPON: (x, isSum, rate) => (isSum ? -Math.expm1(-rate! * x) : rate! * exp(-rate! * x)),
  WEIBULL: (x, isSum, shape, scale) => {
    const m = (x / scale!) ** shape!;
    return isSum ? -Math.expm1(-m) : (shape! / x) * m * exp(-m);
  },
  F: positive((m, n) => fisherDensity(Math.trunc(m!), Math.trunc(n!))),
  BETA: positive((a, b) => betaDensity(a!, b!)),
  BINOM: counted((n, p) => (k) => choose(n!, k) * p! ** k * (1 - p!) ** (n! - k)),
  POISSON: counted((rate) => (k) => exp(k * log(rate!) - rate! - lnGamma(k + 1))),
  NEGBINOM: counted((r, p) => (k) => choose(k + r! - 1, k) * p! ** r! * (1 - p!) ** k),
  HYPGEOM: counted((draws, marked, all) => (k) => {
    return (choose(marked!, k) * choose(all! - marked!, draws! - k)) / choose(all!, draws!);
  }),
};

/** The x that a probability belongs to, between bounds that are far enough apart for examples. */
function inverse(law: Law, p: number, parameters: readonly number[]): number {
  let [low, high] = [law === laws.NORM || law === laws.T ? -1e4 : 0, law === laws.BETA ? 1 : 1e4];
  for (let round = 0; round < 100; round++) {
    const middle = (low + high) / 2;
    if (law(middle, true, ...parameters) < p) low = middle;
    else high = middle;
  }
  return low;
}

const mean = (data: readonly number[]): number => data.reduce((a, b) => a + b, 0) / data.length;
const squares = (data: readonly number[]): number => data.reduce((sum, x) => sum + (x - mean(data)) ** 2, 0);
const sorted = (data: readonly number[]): readonly number[] => data.toSorted((a, b) => a - b);
function percentile(data: readonly number[], share: number): number {
  const place = (data.length - 1) * share;
  const [below, above] = [sorted(data)[Math.floor(place)]!, sorted(data)[Math.ceil(place)]!];
  return below + (place - Math.floor(place)) * (above - below);
}
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

const erf = (x: number): number => 2 * even(normal, x * sqrt(2)) - 1;

/** Functions of numbers, then functions of lists; a list is flattened. */
export const statisticalFunctions: { readonly [name: string]: (...args: number[]) => number } = {
  ...Object.fromEntries(
    Object.entries(laws).flatMap(([name, law]) => [
      [`${name}.DIST`, (x: number, ...rest: number[]) => law(x, rest.at(-1) === 1, ...rest.slice(0, -1))],
      [`${name}.INV`, (p: number, ...parameters: number[]) => inverse(law, p, parameters)],
    ]),
  ),
  'VAR.P': (...data) => squares(data) / data.length,
  'VAR.S': (...data) => squares(data) / (data.length - 1),
  'STDEV.P': (...data) => sqrt(squares(data) / data.length),
  'STDEV.S': (...data) => sqrt(squares(data) / (data.length - 1)),
  AVERAGE: (...data) => mean(data),
  HARMEAN: (...data) => 1 / mean(data.map((x) => 1 / x)),
  MEDIAN: (...data) => percentile(data, 0.5),
  'PERCENTILE.INC': (...data) => percentile(data.slice(0, -1), data.at(-1)!),
  GAMMA: gamma,
  FACT: (n) => Math.round(gamma(n + 1)),
  ERF: erf,
  ERFC: (x) => (x <= 0 ? 1 - erf(x) : (2 / sqrt(PI)) * integral((s) => exp(-((x / s) ** 2)) * (x / s ** 2))),
  COMBIN: choose,
  GCD: (...numbers) => numbers.reduce(divisor),
  LCM: (...numbers) => numbers.reduce((a, b) => (a === 0 || b === 0 ? 0 : (a * b) / divisor(a, b))),
  MOD: (a, b) => a - b * Math.floor(a / b),
  // The abscissa comes first.
  ATAN2: (x, y) => Math.atan2(y, x),
  RADIANS: (x) => (x * PI) / 180,
  DEGREES: (x) => (x * 180) / PI,
};

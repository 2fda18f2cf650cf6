import { type Term, termOf } from '../../formula/term.ts';

/** Formulas by name: the values of a distribution, and what they are written with. */
export type Family = { readonly [name: string]: Term };

const family = (formulas: { readonly [name: string]: string }): Family =>
  Object.fromEntries(Object.entries(formulas).map(([name, text]) => [name, termOf(text)]));

/** A family with some of its formulas replaced. */
const changed = (of: Family, formulas: { readonly [name: string]: string }): Family => ({ ...of, ...family(formulas) });

/*
 * The distributions as formulas, which are evaluated to any number of digits: x is the point, the other names are parameters or
 * stand in the same table. They hold inside the support; where a moment does not exist the formula is not asked. Sources: the
 * NIST/SEMATECH e-Handbook 1.3.6.6 and N. L. Johnson, S. Kotz, N. Balakrishnan, "Continuous Univariate Distributions" (1994),
 * "Univariate Discrete Distributions" (2005).
 */

const locationAndScale = { mean: 'location', mode: 'location', median: 'location', skewness: '0' };

export const normal = family({
  ...locationAndScale,
  z: '(x - location) / scale',
  density: 'exp(-z ^ 2 / 2) / (scale * sqrt(2 * pi))',
  cumulative: 'erfc(-z / sqrt(2)) / 2',
  survival: 'erfc(z / sqrt(2)) / 2',
  variance: 'scale ^ 2',
  kurtosis: '0',
  entropy: 'ln(2 * pi * scale ^ 2) / 2 + 1 / 2',
});

/** The stable law of index 2, whose scale is σ/√2. */
export const stableNormal = changed(normal, { scale: 'c * sqrt(2)' });

/** The stable law of index ½ and skewness 1. */
export const levy = family({
  m: 'scale / (2 * (x - location))',
  density: 'sqrt(m / pi) * exp(-m) / (x - location)',
  cumulative: 'erfc(sqrt(m))',
  survival: '1 - erfc(sqrt(m))',
  mode: 'location + scale / 3',
  entropy: '(1 + 3 * euler + ln(16 * pi * scale ^ 2)) / 2',
});

export const cauchy = family({
  mode: 'location',
  median: 'location',
  z: '(x - location) / scale',
  density: '1 / (pi * scale * (1 + z ^ 2))',
  cumulative: 'pick(z, atan(-1 / z) / pi, 1 / 2 + atan(z) / pi)',
  survival: 'pick(-z, atan(1 / z) / pi, 1 / 2 - atan(z) / pi)',
  entropy: 'ln(4 * pi * scale)',
});

export const laplace = family({
  ...locationAndScale,
  z: '(x - location) / scale',
  tail: 'exp(-abs(z)) / 2',
  density: 'tail / scale',
  cumulative: 'pick(z, tail, 1 - tail)',
  survival: 'pick(z, 1 - tail, tail)',
  variance: '2 * scale ^ 2',
  kurtosis: '3',
  entropy: 'ln(2 * scale) + 1',
});

export const logNormal = family({
  z: '(ln(x) - mu) / sigma',
  s: 'sigma ^ 2',
  density: 'exp(-z ^ 2 / 2) / (x * sigma * sqrt(2 * pi))',
  cumulative: 'erfc(-z / sqrt(2)) / 2',
  survival: 'erfc(z / sqrt(2)) / 2',
  mean: 'exp(mu + s / 2)',
  variance: '(exp(s) - 1) * exp(2 * mu + s)',
  skewness: '(exp(s) + 2) * sqrt(exp(s) - 1)',
  kurtosis: 'exp(4 * s) + 2 * exp(3 * s) + 3 * exp(2 * s) - 6',
  mode: 'exp(mu - s)',
  median: 'exp(mu)',
  entropy: 'mu + ln(2 * pi * s) / 2 + 1 / 2',
});

export const gamma = family({
  m: 'rate * x',
  density: 'exp(shape * ln(m) - m - lngamma(shape)) / x',
  cumulative: 'gammaP(shape, m)',
  survival: 'gammaQ(shape, m)',
  mean: 'shape / rate',
  variance: 'shape / rate ^ 2',
  skewness: '2 / sqrt(shape)',
  kurtosis: '6 / shape',
  mode: 'pick(shape - 1, 0, (shape - 1) / rate)',
  entropy: 'shape - ln(rate) + lngamma(shape) + (1 - shape) * digamma(shape)',
});

export const chiSquared = changed(gamma, { shape: 'degrees / 2', rate: '1 / 2' });

export const exponential = family({
  t: 'exp(-rate * x)',
  density: 'rate * t',
  cumulative: '1 - t',
  survival: 't',
  mean: '1 / rate',
  variance: '1 / rate ^ 2',
  skewness: '2',
  kurtosis: '6',
  mode: '0',
  median: 'ln(2) / rate',
  entropy: '1 - ln(rate)',
});

export const chi = family({
  a: 'degrees / 2',
  m: 'x ^ 2 / 2',
  density: '2 * exp(a * ln(m) - m - lngamma(a)) / x',
  cumulative: 'gammaP(a, m)',
  survival: 'gammaQ(a, m)',
  mean: 'sqrt(2) * exp(lngamma(a + 1 / 2) - lngamma(a))',
  variance: 'degrees - mean ^ 2',
  skewness: 'mean * (1 - 2 * variance) / (variance * sqrt(variance))',
  kurtosis: '2 * (1 - mean * sqrt(variance) * skewness - variance) / variance',
  mode: 'pick(degrees - 1, 0, sqrt(degrees - 1))',
  entropy: 'lngamma(a) + a - ln(2) / 2 - (a - 1 / 2) * digamma(a)',
});

export const inverseGamma = family({
  m: 'scale / x',
  density: 'exp(shape * ln(m) - m - lngamma(shape)) / x',
  cumulative: 'gammaQ(shape, m)',
  survival: 'gammaP(shape, m)',
  mean: 'scale / (shape - 1)',
  variance: 'mean ^ 2 / (shape - 2)',
  skewness: '4 * sqrt(shape - 2) / (shape - 3)',
  kurtosis: '6 * (5 * shape - 11) / ((shape - 3) * (shape - 4))',
  mode: 'scale / (shape + 1)',
  entropy: 'shape + ln(scale) + lngamma(shape) - (1 + shape) * digamma(shape)',
});

export const beta = family({
  y: '1 - x',
  density: 'exp((alpha - 1) * ln(x) + (beta - 1) * ln(y) - lnbeta(alpha, beta))',
  cumulative: 'betaI(alpha, beta, x, y)',
  survival: 'betaI(beta, alpha, y, x)',
  s: 'alpha + beta',
  mean: 'alpha / s',
  variance: 'alpha * beta / (s ^ 2 * (s + 1))',
  skewness: '2 * (beta - alpha) * sqrt(s + 1) / ((s + 2) * sqrt(alpha * beta))',
  kurtosis: '6 * ((alpha - beta) ^ 2 * (s + 1) - alpha * beta * (s + 2)) / (alpha * beta * (s + 2) * (s + 3))',
  interiorMode: '(alpha - 1) / (s - 2)',
  mode: 'pick(alpha - 1, 0, pick(beta - 1, 1, interiorMode))',
  entropy: 'lnbeta(alpha, beta) - (alpha - 1) * digamma(alpha) - (beta - 1) * digamma(beta) + (s - 2) * digamma(s)',
});

export const fisherSnedecor = family({
  a: 'first / 2',
  b: 'second / 2',
  r: 'first * x / second',
  u: 'r / (1 + r)',
  v: '1 / (1 + r)',
  s: 'first + second - 2',
  density: 'exp(a * ln(u) + b * ln(v) - lnbeta(a, b)) / x',
  cumulative: 'betaI(a, b, u, v)',
  survival: 'betaI(b, a, v, u)',
  mean: 'second / (second - 2)',
  variance: '2 * second ^ 2 * s / (first * (second - 2) ^ 2 * (second - 4))',
  skewness: '(first + s) * sqrt(8 * (second - 4)) / ((second - 6) * sqrt(first * s))',
  kurtosis:
    '12 * (first * (5 * second - 22) * s + (second - 4) * (second - 2) ^ 2) / (first * (second - 6) * (second - 8) * s)',
  mode: 'pick(first - 2, 0, (first - 2) / first * second / (second + 2))',
  entropy:
    'ln(second / first) + lnbeta(a, b) - (a - 1) * (digamma(a) - digamma(b)) + (a + b) * (digamma(a + b) - digamma(b))',
});

export const studentT = family({
  mean: '0',
  skewness: '0',
  mode: '0',
  median: '0',
  half: 'degrees / 2',
  r: 'x ^ 2 / degrees',
  tail: 'betaI(half, 1 / 2, 1 / (1 + r), r / (1 + r)) / 2',
  density: 'exp(-(half + 1 / 2) * ln(1 + r) - lnbeta(half, 1 / 2)) / sqrt(degrees)',
  cumulative: 'pick(x, tail, 1 - tail)',
  survival: 'pick(x, 1 - tail, tail)',
  variance: 'degrees / (degrees - 2)',
  kurtosis: '6 / (degrees - 4)',
  entropy: '(half + 1 / 2) * (digamma(half + 1 / 2) - digamma(half)) + ln(degrees) / 2 + lnbeta(half, 1 / 2)',
});

export const weibull = family({
  m: '(x / scale) ^ shape',
  density: 'shape / x * m * exp(-m)',
  cumulative: '1 - exp(-m)',
  survival: 'exp(-m)',
  g1: 'exp(lngamma(1 + 1 / shape))',
  g2: 'exp(lngamma(1 + 2 / shape))',
  g3: 'exp(lngamma(1 + 3 / shape))',
  g4: 'exp(lngamma(1 + 4 / shape))',
  v: 'g2 - g1 ^ 2',
  mean: 'scale * g1',
  variance: 'scale ^ 2 * v',
  skewness: '(g3 - 3 * g1 * g2 + 2 * g1 ^ 3) / (v * sqrt(v))',
  kurtosis: '(g4 - 4 * g1 * g3 + 6 * g1 ^ 2 * g2 - 3 * g1 ^ 4) / v ^ 2 - 3',
  mode: 'pick(shape - 1, 0, scale * (1 - 1 / shape) ^ (1 / shape))',
  median: 'scale * ln(2) ^ (1 / shape)',
  entropy: 'euler * (1 - 1 / shape) + ln(scale / shape) + 1',
});

export const pareto = family({
  t: '(minimum / x) ^ shape',
  density: 'shape / x * t',
  cumulative: '1 - t',
  survival: 't',
  mean: 'shape * minimum / (shape - 1)',
  variance: 'minimum ^ 2 * shape / ((shape - 1) ^ 2 * (shape - 2))',
  skewness: '2 * (1 + shape) / (shape - 3) * sqrt((shape - 2) / shape)',
  kurtosis: '6 * (shape ^ 3 + shape ^ 2 - 6 * shape - 2) / (shape * (shape - 3) * (shape - 4))',
  mode: 'minimum',
  median: 'minimum * 2 ^ (1 / shape)',
  entropy: 'ln(minimum / shape) + 1 / shape + 1',
});

export const rayleigh = family({
  t: 'exp(-(x / scale) ^ 2 / 2)',
  density: 'x / scale ^ 2 * t',
  cumulative: '1 - t',
  survival: 't',
  mean: 'scale * sqrt(pi / 2)',
  variance: '(4 - pi) / 2 * scale ^ 2',
  skewness: '2 * sqrt(pi) * (pi - 3) / ((4 - pi) * sqrt(4 - pi))',
  kurtosis: '-(6 * pi ^ 2 - 24 * pi + 16) / (4 - pi) ^ 2',
  mode: 'scale',
  median: 'scale * sqrt(2 * ln(2))',
  entropy: '1 + ln(scale) - ln(2) / 2 + euler / 2',
});

export const continuousUniform = family({
  w: 'b - a',
  density: '1 / w',
  cumulative: '(x - a) / w',
  survival: '(b - x) / w',
  mean: '(a + b) / 2',
  median: '(a + b) / 2',
  variance: 'w ^ 2 / 12',
  skewness: '0',
  kurtosis: '-6 / 5',
  entropy: 'ln(w)',
});

export const triangular = family({
  w: 'b - a',
  left: '(x - a) ^ 2 / (w * (c - a))',
  right: '(b - x) ^ 2 / (w * (b - c))',
  density: 'pick(x - c, 2 * (x - a) / (w * (c - a)), pick(c - x, 2 * (b - x) / (w * (b - c)), 2 / w))',
  cumulative: 'pick(x - c, left, pick(c - x, 1 - right, (c - a) / w))',
  survival: 'pick(x - c, 1 - left, pick(c - x, right, (b - c) / w))',
  q: 'a ^ 2 + b ^ 2 + c ^ 2 - a * b - a * c - b * c',
  mean: '(a + b + c) / 3',
  variance: 'q / 18',
  skewness: 'sqrt(2) * (a + b - 2 * c) * (2 * a - b - c) * (a - 2 * b + c) / (5 * q * sqrt(q))',
  kurtosis: '-3 / 5',
  mode: 'c',
  median: 'pick(2 * c - a - b, b - sqrt(w * (b - c) / 2), a + sqrt(w * (c - a) / 2))',
  entropy: '1 / 2 + ln(w / 2)',
});

export const bernoulli = family({
  density: 'pick(-x, p, 1 - p)',
  cumulative: '1 - p',
  survival: 'p',
  mean: 'p',
  variance: 'p * (1 - p)',
  skewness: '(1 - 2 * p) / sqrt(p * (1 - p))',
  kurtosis: '(1 - 6 * p * (1 - p)) / (p * (1 - p))',
  entropy: '-p * ln(p) - (1 - p) * ln(1 - p)',
});

export const discreteUniform = family({
  n: 'b - a + 1',
  density: '1 / n',
  cumulative: '(x - a + 1) / n',
  survival: '(b - x) / n',
  mean: '(a + b) / 2',
  variance: '(n ^ 2 - 1) / 12',
  skewness: '0',
  kurtosis: '-6 / 5 * (n ^ 2 + 1) / (n ^ 2 - 1)',
  entropy: 'ln(n)',
});

export const binomial = family({
  density: 'exp(lngamma(n + 1) - lngamma(x + 1) - lngamma(n - x + 1)) * p ^ x * (1 - p) ^ (n - x)',
  cumulative: 'betaI(n - x, x + 1, 1 - p, p)',
  survival: 'betaI(x + 1, n - x, p, 1 - p)',
  mean: 'n * p',
  variance: 'n * p * (1 - p)',
  skewness: '(1 - 2 * p) / sqrt(variance)',
  kurtosis: '(1 - 6 * p * (1 - p)) / variance',
});

export const negativeBinomial = family({
  density: 'exp(lngamma(x + r) - lngamma(r) - lngamma(x + 1) + r * ln(p)) * (1 - p) ^ x',
  cumulative: 'betaI(r, x + 1, p, 1 - p)',
  survival: 'betaI(x + 1, r, 1 - p, p)',
  mean: 'r * (1 - p) / p',
  variance: 'r * (1 - p) / p ^ 2',
  skewness: '(2 - p) / sqrt(r * (1 - p))',
  kurtosis: '6 / r + p ^ 2 / (r * (1 - p))',
});

export const geometric = family({
  density: 'p * (1 - p) ^ (x - 1)',
  cumulative: '1 - (1 - p) ^ x',
  survival: '(1 - p) ^ x',
  mean: '1 / p',
  variance: '(1 - p) / p ^ 2',
  skewness: '(2 - p) / sqrt(1 - p)',
  kurtosis: '6 + p ^ 2 / (1 - p)',
  entropy: '-ln(p) - (1 - p) / p * ln(1 - p)',
});

export const poisson = family({
  density: 'exp(x * ln(rate) - rate - lngamma(x + 1))',
  cumulative: 'gammaQ(x + 1, rate)',
  survival: 'gammaP(x + 1, rate)',
  mean: 'rate',
  variance: 'rate',
  skewness: '1 / sqrt(rate)',
  kurtosis: '1 / rate',
});

/** What the entropy is the integral over: a density on the whole line with tails like |x|^{−1−α}, and where it is greatest. */
export interface HeavyTailed {
  readonly density: (x: number) => number;
  readonly alpha: number;
  /** Skewness: where it is near ±1 the tail of the other sign is light for a stretch, or, for ±1 itself, for good. */
  readonly beta: number;
  readonly mode: number;
}

/** Below this index the density stretches over too many decades for the time that an answer may take. */
const SMALLEST_INDEX = 0.1;
/** From here on the peak at the mode is what must be resolved; below it, what happens beside 0 over many decades. */
const PEAKED_FROM = 0.8;
/** Two sums that agree so far: the error falls geometrically, so that the finer one is then good to eleven digits and more. */
const AGREEMENT = 1e-9;
/** The step is halved so often at most: 1/2, …, 1/16. */
const HALVINGS = 3;

/**
 * −∫ f ln f dx in nats, or null where it does not settle to eleven digits. No closed form is known but for α = 2, α = 1 with
 * β = 0, and α = ½ with β = ±1.
 *
 * The trapezoidal rule on the whole line converges geometrically for a function that is analytic in a strip and falls off
 * exponentially (L. N. Trefethen, J. A. C. Weideman, SIAM Review 56, 2014). Both are had by substitution: for β ≥ 0
 * x = mode + (v + e^v − κe^{−v} − (1 − κ))/(2 + κ), κ = 1 − β, linear in v along a light tail and exponential along the heavy ones; and
 * for small α, where the density is not analytic at 0, x = ±e^{wv}, w growing like 1/α as the tails do. The step is halved until two sums agree; each uses the
 * values of the one before. Worked example: the Cauchy density 1/(π(1 + x²)) gives ln 4π.
 */
export function entropyOf({ density, alpha, beta, mode }: HeavyTailed): number | null {
  if (!(alpha >= SMALLEST_INDEX) || Number.isNaN(mode)) return null;
  const part = (x: number, slope: number): number => {
    const f = density(x);
    return f > 0 ? -f * Math.log(f) * slope : 0;
  };
  const [side, kappa] = [beta < 0 ? -1 : 1, 1 - Math.abs(beta)];
  const width = Math.max(1, 0.5 / alpha);
  const sides: readonly ((v: number) => number)[] =
    alpha >= PEAKED_FROM
      ? [(v) => part(mode + side * stretched(v, kappa), slopeOf(v, kappa))]
      : [1, -1].map((sign) => (v: number) => part(sign * Math.exp(width * v), width * Math.exp(width * v)));
  const found = sides.map((g) => onLine(g, Math.min(40 + 40 / alpha, 700 / (alpha < PEAKED_FROM ? width : 1))));
  return found.includes(null) ? null : found.reduce<number>((sum, side) => sum + (side ?? 0), 0);
}

const stretched = (v: number, kappa: number): number => (v + Math.expm1(v) - kappa * Math.expm1(-v)) / (2 + kappa);
const slopeOf = (v: number, kappa: number): number => (1 + Math.exp(v) + kappa * Math.exp(-v)) / (2 + kappa);

/** ∫ g over the whole line, of which |v| < reach matters at most. */
function onLine(g: (v: number) => number, reach: number): number | null {
  let step = 0.5;
  let sum = g(0) + row(g, step, step, reach) + row(g, -step, -step, reach);
  for (let halving = 0; halving < HALVINGS; halving++) {
    const before = sum * step;
    sum += row(g, step / 2, step, reach) + row(g, -step / 2, -step, reach);
    step /= 2;
    if (Math.abs(sum * step - before) <= AGREEMENT * Math.max(1, Math.abs(before))) return sum * step;
  }
  return null;
}

/** The sum of g at from, from + step, … until nothing more comes. */
function row(g: (v: number) => number, from: number, step: number, reach: number): number {
  let sum = 0;
  let largest = 0;
  for (let v = from; Math.abs(v) < reach; v += step) {
    const term = g(v);
    sum += term;
    largest = Math.max(largest, Math.abs(term));
    if (Math.abs(v) > 3 && Math.abs(term) < 1e-14 * largest) break;
  }
  return sum;
}

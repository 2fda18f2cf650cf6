import type { Logarithmic, StandardStable } from './standard.ts';

/** What else the entropy depends on: which substitution, and about where. */
interface EntropyShape {
  readonly alpha: number;
  /** Skewness: where it is near ±1 the tail of the other sign is light for a stretch, or, for ±1 itself, for good. */
  readonly beta: number;
  mode(): number;
}

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
 * exponentially (L. N. Trefethen, J. A. C. Weideman, SIAM Review 56, 2014). Both are had by substitution: for α ≥ 0.8 and β ≥ 0
 * x = mode + (v + e^v − κe^{−v} − (1 − κ))/(2 + κ), κ = 1 − β, linear in v along a light tail and exponential along the heavy ones;
 * for smaller α, where the density is not analytic at 0, on either side of it |x| = e^{wv}, w growing like 1/α as the tails do.
 * There h = |x| f(x) is what is integrated, because f itself leaves the range of doubles:
 *
 *     −∫ f ln f dx = E ln|X| − ∫ h ln h d(ln|x|), both sides together.
 *
 * The step is halved until two sums agree; each uses the values of the one before. Worked example: the Cauchy density
 * 1/(π(1 + x²)) gives ln 4π, either way.
 */
export function entropyOf(law: Pick<StandardStable, 'density' | 'logarithmic'>, shape: EntropyShape): number | null {
  if (shape.alpha < PEAKED_FROM && law.logarithmic) return onBothSides(law.logarithmic, shape.alpha);
  const mode = shape.mode();
  if (Number.isNaN(mode)) return null;
  const [side, kappa] = [shape.beta < 0 ? -1 : 1, 1 - Math.abs(shape.beta)];
  return onLine(
    (v) => {
      const f = law.density(mode + side * stretched(v, kappa));
      return f > 0 ? -f * Math.log(f) * slopeOf(v, kappa) : 0;
    },
    40 + 40 / shape.alpha,
  );
}

function onBothSides({ weights, mean }: Logarithmic, alpha: number): number | null {
  const width = Math.max(1, 0.5 / alpha);
  const [right, left] = weights.map((weight) =>
    onLine((v) => {
      const h = weight(width * v);
      return h > 0 ? -h * Math.log(h) * width : 0;
    }, FARTHEST),
  );
  return typeof right === 'number' && typeof left === 'number' ? mean + right + left : null;
}

/** Far beyond where any |x| f(x) matters: it falls at least like e^{−v/2}. */
const FARTHEST = 200;

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

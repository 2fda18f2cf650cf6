import { adaptiveGaussLegendre } from '../../../numeric/quadrature/gauss-legendre.ts';
import type { Exponent } from './exponent.ts';

/** The weights of g whose integrals over θ are wanted, as logarithms of a function of ln g. */
export type Weight = (lnG: number) => number;

/** e^{−g} */
export const survivalWeight: Weight = (lnG) => -Math.exp(lnG);
/** 1 − e^{−g} */
export const complementWeight: Weight = (lnG) => (lnG < -40 ? lnG : Math.log(-Math.expm1(-Math.exp(lnG))));
/** gⁿe^{−g} */
export const powerWeight =
  (n: number): Weight =>
  (lnG) =>
    n * lnG - Math.exp(lnG);

/** Beyond this distance from its peak the integrand is below 1e-18 of it. */
const DROP = 42;
const FARTHEST = 700;
/**
 * What the halves of a panel may differ from the whole, the peak being 1, or as a part of the panel: the halves together are
 * then far better still, by 2⁻³² for a smooth integrand.
 */
const ABSOLUTE = 1e-15;
const RELATIVE = 1e-12;

/**
 * ∫ weight(g(θ)) dθ over the whole range.
 *
 * With φ = L/(1 + e^{−t}), ψ = L/(1 + e^{t}) the range becomes the real line, both ends keep their relative precision, and the
 * integrand falls off exponentially on both sides of a single peak, wherever that lies: for far tails it is at φ ~ 1e-100.
 * The peak is found by golden section between the places where g = 1 and φ = ψ, the stretch worth integrating by halving, and
 * both sides are then integrated by Gauss–Legendre with halving.
 */
export function integral(exponent: Exponent, weight: Weight): number {
  const turn = whereOne(exponent);
  const from = (t: number) => Math.max(-FARTHEST, Math.min(FARTHEST, t));
  const ln = lnIntegrand(exponent, weight, 0);
  const found = highest(ln, from(Math.min(0, turn) - 10), from(Math.max(0, turn) + 10), exponent.grows);
  // A peak too sharp for the search stands where g = 1.
  const peak = ln(turn) > ln(found) ? turn : found;
  // From here on t is counted from the peak, where its own rounding does no harm.
  const near = lnIntegrand(exponent, weight, peak);
  const top = near(0);
  if (!(top > -750)) return 0;
  const f = (t: number) => Math.exp(near(t) - top);
  const low = edge(near, -1, top - DROP);
  const high = edge(near, 1, top - DROP);
  const stops = [low, ...graded(turn - peak, turnWidth(exponent, turn)).filter((t) => t > low && t < high), high];
  const noise = Math.max(RELATIVE, exponent.noise * (1 + sensitivity(weight, lnGAt(exponent, peak))));
  let sum = 0;
  for (let i = 1; i < stops.length; i++) sum += adaptiveGaussLegendre(f, stops[i - 1]!, stops[i]!, ABSOLUTE, noise);
  return sum * Math.exp(top);
}

/** The logarithm of weight(g) dθ/dt at centre + t. */
function lnIntegrand(exponent: Exponent, weight: Weight, centre: number): (t: number) => number {
  const factor = Math.exp(centre);
  return (t) => {
    const e = Math.exp(t) * factor;
    const [phi, psi] = [exponent.length / (1 + 1 / e), exponent.length / (1 + e)];
    return weight(exponent.lnG(phi, psi)) + Math.log(phi) + Math.log(psi / exponent.length);
  };
}

/** The t-distance in which g changes by a factor e where g = 1. */
function turnWidth(exponent: Exponent, turn: number): number {
  const step = 1e-6 * Math.max(1, Math.abs(turn));
  const slope = Math.abs(lnGAt(exponent, turn + step) - lnGAt(exponent, turn - step)) / (2 * step);
  return slope < 1e12 ? Math.min(1, 1 / slope) : 1e-12;
}

/**
 * Ends of panels that shrink toward the place where g = 1: a step or peak much narrower than a panel could lie between the
 * nodes of a rule and of its halves alike, and both would agree on a wrong value.
 */
function graded(centre: number, width: number): number[] {
  const distances: number[] = [];
  for (let d = width; d < 2 * FARTHEST; d *= 4) distances.push(d);
  return [...distances.map((d) => centre - d).reverse(), centre, ...distances.map((d) => centre + d)];
}

/** How much a relative error of g is magnified: in light tails, where g is large, e^{−g} magnifies it g times. */
const sensitivity = (weight: Weight, lnG: number): number => Math.abs(weight(lnG + 1e-4) - weight(lnG - 1e-4)) / 2e-4;

/** The t at which g = 1, or the end of the line toward which it tends. */
function whereOne(exponent: Exponent): number {
  let [low, high] = [-FARTHEST, FARTHEST];
  for (let step = 0; step < 60; step++) {
    const t = (low + high) / 2;
    if (lnGAt(exponent, t) < 0 === exponent.grows) low = t;
    else high = t;
  }
  return (low + high) / 2;
}

const lnGAt = (exponent: Exponent, t: number): number =>
  exponent.lnG(exponent.length / (1 + Math.exp(-t)), exponent.length / (1 + Math.exp(t)));

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The place of the greatest value in [low, high]; where all is −∞ it lies toward smaller g. */
function highest(ln: (t: number) => number, low: number, high: number, growing: boolean): number {
  let [a, b] = [low, high];
  let [c, d] = [b - GOLDEN * (b - a), a + GOLDEN * (b - a)];
  let [atC, atD] = [ln(c), ln(d)];
  while (b - a > 1e-3 + 1e-9 * Math.abs(a)) {
    const leftIsHigher = atC === atD ? growing : atC > atD;
    if (leftIsHigher) {
      [b, d, atD] = [d, c, atC];
      c = b - GOLDEN * (b - a);
      atC = ln(c);
    } else {
      [a, c, atC] = [c, d, atD];
      d = a + GOLDEN * (b - a);
      atD = ln(d);
    }
  }
  return (a + b) / 2;
}

/** Where, going from the peak at 0 in one direction, the logarithm falls below the level. */
function edge(ln: (t: number) => number, direction: 1 | -1, level: number): number {
  let near = 0;
  let far = 0.05;
  while (ln(direction * far) > level && far < 2 * FARTHEST) {
    near = far;
    far *= 2;
  }
  for (let step = 0; step < 6; step++) {
    const middle = (near + far) / 2;
    if (ln(direction * middle) > level) near = middle;
    else far = middle;
  }
  return direction * far;
}

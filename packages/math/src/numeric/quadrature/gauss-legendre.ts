import { add, type Real, toNumber } from '../double-double.ts';

/** Nodes in (0, 1] and weights of the n-point rule on [−1, 1], the positive half; n even. */
interface Rule {
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
}

/** Newton's method on the Legendre polynomial Pₙ (DLMF 18.9.1, 3.5.15, 3.5(v)). */
function rule(n: number): Rule {
  const nodes: number[] = [];
  const weights: number[] = [];
  for (let i = 1; i <= n / 2; i++) {
    let x = Math.cos((Math.PI * (i - 0.25)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < 8; step++) {
      const [value, before] = legendre(n, x);
      slope = (n * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    nodes.push(x);
    weights.push(2 / ((1 - x * x) * slope * slope));
  }
  return { nodes, weights };
}

function legendre(n: number, x: number): readonly [number, number] {
  let [before, value] = [1, x];
  for (let k = 2; k <= n; k++) [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
  return [value, before];
}

const SIXTEEN = rule(16);

/** ∫ f from a to b by the 16-point Gauss–Legendre rule, exact for polynomials of degree 31. */
export function gaussLegendre(f: (x: number) => number, a: number, b: number): number {
  const middle = a + (b - a) / 2;
  const half = (b - a) / 2;
  let sum = 0;
  for (let i = 0; i < SIXTEEN.nodes.length; i++) {
    const offset = half * SIXTEEN.nodes[i]!;
    sum += SIXTEEN.weights[i]! * (f(middle - offset) + f(middle + offset));
  }
  return sum * half;
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** What the rule makes of it in one. */
  readonly whole: number;
}

/**
 * ∫ f from a to b by halving until the rule agrees with the sum of its halves. All pieces that do not agree are halved before any is
 * halved again, which shows noise for what it is: a jump or a peak leaves one piece or two in disagreement, while f that is noisier than
 * `relative` leaves all of them, with as much disagreement together as before.
 * @param absolute the difference that counts as agreement
 * @param relative the same, as a part of the integral over the piece: not below the noise of f itself
 */
export function adaptiveGaussLegendre(
  f: (x: number) => number,
  a: number,
  b: number,
  absolute: number,
  relative = 4e-16,
): number {
  let settled: Real = 0;
  let open: readonly Piece[] = [{ from: a, to: b, whole: gaussLegendre(f, a, b) }];
  let halvings = 0;
  let before = Number.POSITIVE_INFINITY;
  for (let depth = 0; open.length > 0; depth++) {
    const next: Piece[] = [];
    let disagreement = 0;
    for (const { from, to, whole } of open) {
      const middle = from + (to - from) / 2;
      const [lower, upper] = [gaussLegendre(f, from, middle), gaussLegendre(f, middle, to)];
      const sum = lower + upper;
      const difference = Math.abs(sum - whole);
      const isOpen = difference > Math.max(absolute, relative * Math.abs(sum));
      if (!isOpen || halvings++ >= maxHalvings || depth === DEEPEST) settled = add(settled, sum);
      else {
        next.push({ from, to: middle, whole: lower }, { from: middle, to, whole: upper });
        disagreement += difference;
      }
    }
    const isNoise = next.length >= MANY && next.length > open.length && disagreement > before / 2;
    if (isNoise) for (const { whole } of next) settled = add(settled, whole);
    open = isNoise ? [] : next;
    before = disagreement;
  }
  return toNumber(settled);
}

/** Halvings of one interval; what is not resolved by then is a jump. */
const DEEPEST = 40;
/** Halvings altogether. */
const maxHalvings = 3000;
/** Pieces that are still open together, before it is asked whether they ever will not be. */
const MANY = 64;

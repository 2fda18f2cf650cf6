import * as R from '../../../numeric/enclosure/rectangle.ts';
import * as F from '../../../numeric/precise/big-float.ts';
import { toNumber } from '../../../numeric/precise/convert.ts';
import { legendreRule } from '../../../numeric/quadrature/legendre-rule.ts';
import type { AnalyticFunction, Enclosure, Work } from './analytic-function.ts';

/*
 * Integrals of analytic functions with a proof (K. Petras, "Self-validating integration and approximation of piecewise
 * analytic functions", J. Comput. Appl. Math. 145 (2002); F. Johansson, "Numerical integration in arbitrary-precision ball
 * arithmetic" (2018)).
 *
 * If f is analytic and |f| ≤ M inside the ellipse with foci ±1 and semiaxes (ρ ± 1/ρ)/2, the rule of n nodes errs by at most
 *
 *   64/15 · M · ρ^(−2n)/(1 − ρ^(−2))                     (Trefethen, "Approximation Theory and Approximation Practice", 19.3)
 *
 * M is read off from the image of a rectangle about the ellipse, which proves that f is analytic there at the same time. Of
 * several ellipses the one is taken that needs the fewest nodes; if all need too many, the piece is halved. So nodes crowd
 * where f is wild, and a peak is never missed: on a rectangle that contains it, M is large or unknown. Example: ∫ 1/(1 + 10¹⁸x²) over
 * [−1, 1] is cut some 30 times about 0 before the poles ±10⁻⁹i lie outside of an ellipse, and then has 15 proved digits.
 *
 * Nodes and ends are rounded; with δ the distance by which a node is off, |f′| ≤ M/(a − 1), Cauchy's bound for the large semiaxis a of any of the
 * ellipses, bounds what that costs. To debug: `onRectangle` of the piece tells why an ellipse is refused.
 */

/** Large semiaxes of the ellipses that are tried, in halves of the piece. */
const semiaxes = [1.01, 1.04, 1.1, 1.2, 1.35, 1.6, 2, 2.6, 3.5, 5, 8, 14, 30, 100];

interface Ellipse {
  readonly nodes: number;
  readonly most: number;
  readonly rho: number;
  /** The error to aim at. */
  readonly reachable: number;
  /** A bound of |f′| on the piece, in halves of it. */
  readonly slope: number;
}

/** log₂ ρ and the height for every semiaxis. */
const shapes = semiaxes.map((a) => {
  const height = Math.sqrt(a * a - 1);
  return { a, height, rho: a + height };
});

/** ∫ from a to b with an error below about `tolerance` where it can be had; null where the work does not suffice. */
export function overAnalytic(
  f: AnalyticFunction,
  a: F.BigFloat,
  b: F.BigFloat,
  tolerance: number,
  bits: number,
  work: Work,
): Enclosure | null {
  let [value, radius] = [F.ZERO, 0];
  let todo: readonly Stretch[] = F.compare(a, b) >= 0 ? [] : [{ from: a, to: b, depth: 0 }];
  while (todo.length > 0) {
    const pieces = planned(f, todo, tolerance, bits, work);
    // What would not suffice is not begun.
    if (pieces === null || costOf(f, pieces) > work.points) return null;
    const refused: Stretch[] = [];
    for (const piece of pieces) {
      const one = piece.ellipse === null ? piece.bounded : byRule(f, piece, piece.ellipse, bits, work);
      if (one === null) refused.push(...halves(piece, bits));
      else {
        value = F.add(value, one.value, bits + 32);
        radius += one.radius * (1 + 1e-15);
      }
    }
    todo = refused;
  }
  return { value, radius };
}

const deepest = 110;
const shallow = 6;

interface Stretch {
  readonly from: F.BigFloat;
  readonly to: F.BigFloat;
  readonly depth: number;
}

/** A stretch with its ellipse, or with what a mere bound of f says of it. */
type Piece = Stretch & ({ readonly ellipse: Ellipse } | { readonly ellipse: null; readonly bounded: Enclosure });

const costOf = (f: AnalyticFunction, pieces: readonly Piece[]): number =>
  pieces.reduce((all, { ellipse }) => all + (ellipse?.nodes ?? 0) * f.cost, 0);

const halves = ({ from, to, depth }: Stretch, bits: number): readonly [Stretch, Stretch] => {
  const middle = F.timesPowerOfTwo(F.add(from, to, bits), -1);
  return [
    { from, to: middle, depth: depth + 1 },
    { from: middle, to, depth: depth + 1 },
  ];
};

/** The stretches, halved until each has an ellipse; from left to right. */
function planned(
  f: AnalyticFunction,
  stretches: readonly Stretch[],
  tolerance: number,
  bits: number,
  work: Work,
): readonly Piece[] | null {
  const found: Piece[] = [];
  const stack = [...stretches].reverse();
  for (let stretch = stack.pop(); stretch !== undefined; stretch = stack.pop()) {
    if (stretch.depth > deepest || work.rectangles < 0) return null;
    const piece = pieceOf(f, stretch, tolerance, bits, work);
    if (piece !== null) found.push(piece);
    else stack.push(...[...halves(stretch, bits)].reverse());
  }
  return found;
}

function pieceOf(f: AnalyticFunction, stretch: Stretch, tolerance: number, bits: number, work: Work): Piece | null {
  const { from, to, depth } = stretch;
  const mayHalve = depth < shallow;
  const h = toNumber(F.timesPowerOfTwo(F.subtract(to, from, bits + 64), -1));
  const m = toNumber(F.timesPowerOfTwo(F.add(from, to, bits + 64), -1));
  const maxNodes = Math.ceil(bits * 0.55) + 8;
  const ellipse = bestEllipse(f, m, h, tolerance, bits, maxNodes, mayHalve, work);
  if (ellipse === null || ellipse.nodes > maxNodes) {
    const bounded = negligible(f, from, to, tolerance);
    return bounded && { ...stretch, ellipse: null, bounded };
  }
  // A rough bound of f′ costs digits, which shorter pieces give back.
  if (mayHalve && 8 * ellipse.slope * (h + Math.abs(m)) * 2 ** -bits > ellipse.reachable) return null;
  return { ...stretch, ellipse };
}

function bestEllipse(
  f: AnalyticFunction,
  m: number,
  h: number,
  tolerance: number,
  bits: number,
  maxNodes: number,
  mayHalve: boolean,
  work: Work,
): Ellipse | null {
  let best: Ellipse | null = null;
  let slope = Number.POSITIVE_INFINITY;
  let reachable = tolerance;
  for (const { a, height, rho } of shapes) {
    work.rectangles -= 1;
    const image = f.onRectangle({
      ...R.widened(m - h * a, m + h * a, 1e-15 * Math.abs(m)),
      height: h * height * (1 + 1e-14),
    });
    // The ellipses are nested.
    if (image === null) break;
    const most = R.largest(image);
    // Digits that the nodes do not have are not asked for.
    if (best === null && !mayHalve) reachable = Math.max(tolerance, h * most * 2 ** (16 - bits));
    slope = Math.min(slope, most / (a - 1));
    const scale = (64 / 15) * h * most * (1 + 1e-12);
    const needed = Math.log2(scale / (1 - rho ** -2) / reachable) / (2 * Math.log2(rho));
    const nodes = evenly(Math.max(2, Math.ceil(needed)));
    if (best === null || nodes < best.nodes) best = { nodes, most, rho, slope, reachable };
    else if (best.nodes <= maxNodes && nodes > 2 * best.nodes) break;
  }
  return best === null ? null : { ...best, slope, reachable };
}

/** Few different rules, so that each is made once. */
const evenly = (n: number): number => (n <= 12 ? n + (n % 2) : n <= 48 ? Math.ceil(n / 4) * 4 : Math.ceil(n / 16) * 16);

function byRule(
  f: AnalyticFunction,
  { from, to }: Stretch,
  { nodes, most, rho, slope }: Ellipse,
  bits: number,
  work: Work,
): Enclosure | null {
  const half = F.timesPowerOfTwo(F.subtract(to, from, bits + 64), -1);
  const middle = F.timesPowerOfTwo(F.add(from, to, bits + 64), -1);
  const rule = legendreRule(nodes, bits);
  work.points -= nodes * f.cost;
  if (work.points < 0) return null;
  let total = F.ZERO;
  let [inherited, size] = [0, 0];
  for (const { x, weight } of rule) {
    const offset = F.multiply(half, x, bits);
    for (const node of x.mantissa === 0n ? [middle] : [F.subtract(middle, offset, bits), F.add(middle, offset, bits)]) {
      const ball = f.at(node, bits);
      if (ball === null) return null;
      total = F.add(total, F.multiply(ball.value.re, weight, bits), bits + 16);
      inherited += toNumber(weight) * 2 ** ball.error;
      size += Math.abs(toNumber(ball.value.re));
    }
  }
  const h = Math.abs(toNumber(half));
  const truncation = ((64 / 15) * most * rho ** (-2 * nodes)) / (1 - rho ** -2);
  // Nodes, as parts of the half width, are off by their own rounding and by that of middle ± offset.
  const unit = 2 ** (2 - bits);
  const shifted = unit * (1 + Math.abs(toNumber(middle)) / h);
  const moved = 2 * slope * shifted;
  const weights = 2 * size * unit;
  const radius = h * (truncation + moved + weights + inherited) * (1 + 1e-9) + 5e-324;
  return Number.isFinite(radius) ? { value: F.multiply(total, half, bits + 16), radius } : null;
}

/** Where f is merely bounded, and the piece so short that the bound is all that is needed. */
function negligible(f: AnalyticFunction, a: F.BigFloat, b: F.BigFloat, tolerance: number): Enclosure | null {
  const image = f.onRectangle(R.widened(toNumber(a), toNumber(b), 0));
  if (image === null) return null;
  const radius = R.largest(image) * Math.abs(toNumber(F.subtract(b, a, 60))) * (1 + 1e-12);
  return radius <= tolerance / 4 ? { value: F.ZERO, radius } : null;
}

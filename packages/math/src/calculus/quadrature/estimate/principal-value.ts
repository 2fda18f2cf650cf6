import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { substitute } from '../../../expression/substitute.ts';
import { mapTuple } from '../../../result/tuple.ts';
import type { CriticalPoint } from '../critical-points.ts';
import { divergentOrder, type Integrand, integrandOf, pointOf } from '../integrand.ts';
import { finitePiece } from './finite-piece.ts';
import { infiniteTail } from './infinite-tail.ts';
import { type NearEnd, nearEnd, orderAt } from './near-end.ts';
import { integratePiece } from './piece.ts';

/*
 * Cauchy's principal value of an integral that diverges at simple poles: around each pole p the two sides are taken together,
 * ∫₀^r (f(p + t) + f(p − t)) dt, in which the poles cancel; the rest of the range is integrated as usual.
 */

interface Pole {
  readonly point: CriticalPoint;
  readonly left: NearEnd;
  readonly right: NearEnd;
  /** The half-width of the window around it. */
  readonly radius: number;
}

/** The principal value, or undefined where there is none or it is not certain; `ends` are the ends of the pieces, in order. */
export function principalValue(range: Integrand, ends: readonly CriticalPoint[]): number | undefined {
  const poles = ends.flatMap((_, k) => poleAt(range, ends, k) ?? []);
  if (poles.length === 0) return undefined;
  let [value, error] = [0, 0];
  for (const pole of poles) {
    const { radius } = pole;
    const folded = foldedAt(range, pole);
    const order = orderAt({ at: folded, precise: folded, log: () => null, fine: false }, radius);
    if (!(order < divergentOrder)) return undefined;
    // Where the poles leave nothing singular behind, the last millionth is as good as constant, and dear to compute.
    const least = Math.abs(order) < 0.02 ? 1e-6 * radius : 0;
    const nearest = folded(least);
    const at = (t: number): number => (t <= least ? nearest : folded(t));
    const both = integratePiece({ a: 0, b: radius, fromA: at, fromB: (d) => at(radius - d) });
    value += both.value;
    error += both.error;
  }
  for (const [from, to] of between(poles, ends)) {
    const rest = restOf(range, from, to);
    if (rest === undefined) return undefined;
    value += rest.value;
    error += rest.error;
  }
  return Number.isFinite(value) && error <= 1e-8 * (Math.abs(value) + 1) ? value : undefined;
}

/** f(p + t) + f(p − t), as one expression where p is known, so that what cancels is seen. */
function foldedAt({ f, variable, work }: Integrand, { point, left, right }: Pole): (t: number) => number {
  if (point.rough) return (t) => right.at(t) + left.at(t);
  const t = E.symbol(variable);
  const sides = [t, E.negate(t)].map((side) => substitute(f, { [variable]: E.add(point.exact, side) }));
  return integrandOf(E.sum(sides), variable, work).compiled;
}

function poleAt(range: Integrand, ends: readonly CriticalPoint[], k: number): Pole | undefined {
  const [before, point, after] = [ends[k - 1], ends[k]!, ends[k + 1]];
  if (before === undefined || after === undefined) return undefined;
  // Half of the way to a neighbour, which may be a pole or a singular end itself.
  const radius = Math.min(point.x - before.x, after.x - point.x) / 2;
  const closer = Math.min(radius, 1e-2 * Math.abs(point.x));
  const [left, right] = mapTuple([-1, 1], (side) => nearEnd(range, point, side, closer));
  const isSimple = [left, right].every((side) => {
    const order = orderAt(side, radius);
    return order >= divergentOrder && order < 1.5;
  });
  return isSimple ? { point, left, right, radius } : undefined;
}

/** What lies outside of the windows, as pairs of ends. */
function between(poles: readonly Pole[], ends: readonly CriticalPoint[]): [CriticalPoint, CriticalPoint][] {
  // An ordinary point: doubles will do next to it.
  const at = (x: number): CriticalPoint => ({ ...pointOf(E.number(Q.fromNumber(x)), x), rough: true });
  const isPole = (point: CriticalPoint) => poles.find((pole) => pole.point === point);
  const pairs: [CriticalPoint, CriticalPoint][] = [];
  for (let k = 1; k < ends.length; k++) {
    const [a, b] = [ends[k - 1]!, ends[k]!];
    const [left, right] = [isPole(a), isPole(b)];
    const from = left === undefined ? a : at(a.x + left.radius);
    const to = right === undefined ? b : at(b.x - right.radius);
    pairs.push([from, to]);
  }
  return pairs;
}

function restOf(range: Integrand, from: CriticalPoint, to: CriticalPoint) {
  const piece = !Number.isFinite(from.x)
    ? infiniteTail(range, to, -1)
    : !Number.isFinite(to.x)
      ? infiniteTail(range, from, 1)
      : finitePiece(range, from, to);
  return piece.ok ? piece.value : undefined;
}

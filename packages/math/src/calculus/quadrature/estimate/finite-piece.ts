import { ok, type Result } from '../../../result/result.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { CriticalPoint } from '../critical-points.ts';
import { divergentOrder, type Integrand, type PieceValue, seemsToDiverge } from '../integrand.ts';
import { type NearEnd, nearEnd, orderAt } from './near-end.ts';
import { integratePiece, type Piece } from './piece.ts';

/** ∫ over a finite piece without critical points inside; the ends may be singular. */
export function finitePiece(range: Integrand, from: CriticalPoint, to: CriticalPoint): Result<PieceValue> {
  const width = to.x - from.x;
  const closer = (point: CriticalPoint) => Math.min(width / 2, 1e-3 * Math.abs(point.x));
  const left = nearEnd(range, from, 1, closer(from));
  const right = nearEnd(range, to, -1, closer(to));
  for (const [end, point] of [
    [left, from],
    [right, to],
  ] as const) {
    const order = orderAt(end, width);
    if (order >= divergentOrder) return seemsToDiverge(`${range.variable} = ${toText(point.exact)}`);
  }
  const plain = (end: typeof left, point: CriticalPoint, side: 1 | -1) =>
    orderAt(end, width) > 0.02 || isRoot(end, width) ? end.at : bounded(range, end, point, side, width);
  const piece: Piece = { a: from.x, b: to.x, fromA: plain(left, from, 1), fromB: plain(right, to, -1) };
  const agreed = integratePiece(piece);
  return ok({ ...agreed, oscillates: false });
}

/** Values that go to 0 like a root also need the distance: √(1 − x²). */
const isRoot = (end: { readonly at: (distance: number) => number }, scale: number): boolean => {
  const [outer, inner] = [Math.abs(end.at(scale * 2 ** -20)), Math.abs(end.at(scale * 2 ** -28))];
  return !(Math.abs(Math.log2(inner / outer)) < 0.05);
};

/** Doubles will do where f is bounded, but for the 0/0 very near to the end. */
function bounded(range: Integrand, end: NearEnd, point: CriticalPoint, side: 1 | -1, width: number) {
  return (distance: number): number => {
    const value = range.compiled(point.x + side * distance);
    if (Number.isFinite(value)) return value;
    const precise = end.precise(distance);
    if (Number.isFinite(precise) || distance > 1e-8 * width) return precise;
    return range.compiled(point.x + side * 1e-8 * width);
  };
}

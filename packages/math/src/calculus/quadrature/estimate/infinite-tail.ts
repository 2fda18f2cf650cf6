import { compileUnary } from '../../../expression/compile.ts';
import { no, ok, type Result } from '../../../result/result.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import type { CriticalPoint } from '../critical-points.ts';
import { divergentOrder, type Integrand, type PieceValue, seemsToDiverge, together } from '../integrand.ts';
import { nearEnd, orderAt } from './near-end.ts';
import { oscillatingTail, signChanges } from './oscillating-tail.ts';
import { type AgreedValue, integratePiece, integrateTail, type Piece } from './piece.ts';

/** ∫ from p to side·∞. */
export function infiniteTail(range: Integrand, point: CriticalPoint, side: 1 | -1): Result<PieceValue> {
  const { compiled, f, variable } = range;
  const near = nearEnd(range, point, side, Math.min(1, 1e-3 * Math.abs(point.x)));
  const order = orderAt(near, 1);
  if (order >= divergentOrder) return seemsToDiverge(`${variable} = ${toText(point.exact)}`);
  const outward = (x: number) => compiled(side * x);
  const derived = derivativeOf(f, variable);
  const rate = derived === null ? null : compileUnary(derived, variable);
  const begin = side * point.x;
  const negligible = negligibleFrom(outward, begin);
  if (negligible === null) {
    const ends =
      signChanges(outward, begin + 1e-6) ?? (rate && everySecond(signChanges((x) => rate(side * x), begin + 1e-6, 84)));
    if (ends) return oscillating(range, point, side, outward, ends);
    const why = whyNoTail(side, (distance) => outward(begin + distance), decayAtInfinity(outward, begin));
    if (why !== null) return no('no-answer', why);
  }
  const guarded = (distance: number): number => {
    const direct = distance < 1 ? near.at(distance) : compiled(point.x + side * distance);
    const value = Number.isFinite(direct) || distance > 1e-3 ? direct : near.precise(distance);
    return Number.isNaN(value) && negligible !== null && begin + distance > negligible ? 0 : value;
  };
  const whole = integrateTail(guarded);
  if (whole.error <= 1e-12 * Math.abs(whole.value)) return ok({ ...whole, oscillates: false });
  const split = aroundHump(guarded);
  return ok({ ...(split.error < whole.error ? split : whole), oscillates: false });
}

/** With the first stretch cut off, for a hump away from the end. */
function aroundHump(f: (distance: number) => number): AgreedValue {
  let total: AgreedValue = { value: 0, error: 0, absolute: 0, evaluations: 0 };
  let from = 0;
  for (const to of [1, 4, 16, 64]) {
    const start = from;
    const piece: Piece = { a: 0, b: to - start, fromA: (d) => f(start + d), fromB: (d) => f(to - d) };
    total = together(total, integratePiece(piece));
    from = to;
  }
  return together(
    total,
    integrateTail((distance) => f(64 + distance)),
  );
}

/** The reason why a tail that does not oscillate is not summed; null where it falls fast enough by its samples. */
function whyNoTail(side: 1 | -1, at: (distance: number) => number, decay: number): string | null {
  const towards = side > 0 ? '+oo' : '-oo';
  if ([10, 1e3, 1e6].every((distance) => Number.isNaN(at(distance))))
    return `The integrand has no value that could be computed towards ${towards}.`;
  if (decay > 1 + doubtful) return null;
  return `It could not be decided whether the integral converges: towards ${towards} it falls about as fast as 1/x, or not at all.`;
}

/** An order this near to 1 is not told from 1 by sampling. */
const doubtful = 0.06;

const everySecond = (points: number[] | null): number[] | null => points?.filter((_, k) => k % 2 === 0) ?? null;

function oscillating(
  range: Integrand,
  point: CriticalPoint,
  side: 1 | -1,
  outward: (x: number) => number,
  ends: readonly number[],
): Result<PieceValue> {
  const first = ends[0]!;
  const begin = side * point.x;
  const width = first - begin;
  const near = nearEnd(range, point, side, Math.min(width / 2, 1e-3 * Math.abs(point.x)));
  const head = integratePiece({ a: begin, b: first, fromA: near.at, fromB: (d) => outward(first - d) });
  const rest = oscillatingTail(outward, ends);
  if (rest === 'undecided')
    return no(
      'no-answer',
      'It could not be decided whether the integral converges: the oscillation dies down very slowly.',
    );
  return ok({ ...together(head, rest), oscillates: true });
}

/** From where on f is below 1e-40 of its largest value, however far one goes; null when that is not seen. */
function negligibleFrom(f: (x: number) => number, begin: number): number | null {
  let largest = 0;
  let from: number | null = null;
  for (let k = -8; k <= 80; k++) {
    for (const part of [1, 1.09]) {
      const x = begin + part * 2 ** (k / 4);
      const value = Math.abs(f(x));
      if (!Number.isFinite(value)) {
        if (from === null) return null;
        continue;
      }
      largest = Math.max(largest, value);
      if (value > 1e-40 * largest) from = null;
      else from ??= x;
    }
  }
  return from;
}

/** The order β of f ~ x^(−β) far out. */
function decayAtInfinity(f: (x: number) => number, begin: number): number {
  let last = Number.NaN;
  for (let k = 20; k <= 200; k += 10) {
    const [near, far] = [Math.abs(f(begin + 2 ** k)), Math.abs(f(begin + 2 ** (k + 10)))];
    if (!Number.isFinite(near) || !Number.isFinite(far)) return Number.isNaN(last) ? Number.NEGATIVE_INFINITY : last;
    if (near === 0 || far === 0) return Number.isNaN(last) ? Number.POSITIVE_INFINITY : last;
    last = Math.log2(near / far) / 10;
  }
  return last;
}

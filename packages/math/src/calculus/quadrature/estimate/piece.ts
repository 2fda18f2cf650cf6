import { expSinh, tanhSinh } from '../../../numeric/quadrature/double-exponential.ts';
import { adaptiveKronrod, kronrod21, kronrod61 } from '../../../numeric/quadrature/gauss-kronrod.ts';

/** An integrand on a piece, known by the distance from either end. */
export interface Piece {
  readonly a: number;
  readonly b: number;
  readonly fromA: (distance: number) => number;
  readonly fromB: (distance: number) => number;
}

/** The value by two rules that share no nodes; the error is at least their difference. */
export interface AgreedValue {
  readonly value: number;
  readonly error: number;
  /** About ∫ |f|: what the rounding error is relative to. */
  readonly absolute: number;
  readonly evaluations: number;
}

const relative = 1e-14;
const deepest = 7;

/**
 * ∫ over the piece by tanh–sinh and by adaptive Gauss–Kronrod after x = end + length·s⁶, which makes algebraic ends smooth. Where
 * the two do not agree the piece is halved.
 */
export function integratePiece(piece: Piece, depth = deepest, wanted = 1e-13): AgreedValue {
  const { a, b, fromA, fromB } = piece;
  const first = tanhSinh((distance, side) => (side === 'a' ? fromA(distance) : fromB(distance)), a, b, relative);
  const half = (b - a) / 2;
  const smooth = (from: (distance: number) => number) => (s: number) => from(half * s ** 6) * 6 * half * s ** 5;
  const left = adaptiveKronrod(smooth(fromA), 0, 1, relative, { rule: kronrod21, maxPanels: 60 });
  const right = adaptiveKronrod(smooth(fromB), 0, 1, relative, { rule: kronrod21, maxPanels: 60 });
  const second = left.value + right.value;
  const evaluations = first.evaluations + left.evaluations + right.evaluations;
  const difference = Math.abs(first.value - second);
  const absolute = Math.abs(second) + half * scaleOf(piece);
  const agreed = difference <= wanted * Math.abs(second) + 2e-15 * absolute;
  if (agreed || depth === 0 || !Number.isFinite(difference)) {
    if (!Number.isFinite(first.value) && Number.isFinite(second) && depth === 0)
      return { value: Number.NaN, error: 1, absolute, evaluations };
    const better = first.error <= left.error + right.error ? first.value : second;
    return {
      value: better,
      error: difference + Math.min(first.error, left.error + right.error),
      absolute,
      evaluations,
    };
  }
  const middle = a + half;
  const lower = integratePiece({ a, b: middle, fromA, fromB: (d) => fromA(half - d) }, depth - 1, wanted);
  const upper = integratePiece({ a: middle, b, fromA: (d) => fromB(half - d), fromB }, depth - 1, wanted);
  return {
    value: lower.value + upper.value,
    error: lower.error + upper.error,
    absolute: lower.absolute + upper.absolute,
    evaluations: evaluations + lower.evaluations + upper.evaluations,
  };
}

const scaleOf = ({ a, b, fromA }: Piece): number => {
  const half = (b - a) / 2;
  return Math.max(...[0.3, 0.7, 1.1].map((t) => Math.abs(fromA(half * t)) || 0));
};

/** ∫ from c to ∞ of f that decays without oscillation: exp–sinh, and Gauss–Kronrod of x = c − 1 + s^(−4). */
export function integrateTail(f: (distance: number) => number): AgreedValue {
  const first = expSinh(f, relative);
  const folded = (s: number) => (s === 0 ? 0 : (f(s ** -4 - 1) || 0) * 4 * s ** -5);
  const second = adaptiveKronrod(folded, 0, 1, relative, { rule: kronrod61, maxPanels: 200 });
  const difference = Math.abs(first.value - second.value);
  return {
    value: first.error <= second.error ? first.value : second.value,
    error: difference + Math.min(first.error, second.error),
    absolute: Math.abs(first.value),
    evaluations: first.evaluations + second.evaluations,
  };
}

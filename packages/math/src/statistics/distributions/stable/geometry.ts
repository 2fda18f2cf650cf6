import type { Real } from '../../../numeric/double-double.ts';
import { type DoubleDouble, divide, subtract, toNumber } from '../../../numeric/double-double.ts';
import { cosPi, sinPi } from '../../../numeric/double-double-trigonometry.ts';

/**
 * The angles that α ≠ 1 and β fix, for the half-line x > 0. With T = tan(πα/2) and θ₀ = arctan(βT)/α the angle of
 * integration θ runs from −θ₀ to π/2; ψ = θ + θ₀ and φ = π/2 − θ are its distances from the two ends, ψ + φ = L.
 * Both gaps vanish for totally skewed laws, or else L does; they are formed so that they then vanish exactly.
 */
export interface Geometry {
  readonly alpha: number;
  /** L = π/2 + θ₀, the length of the range of θ */
  readonly length: number;
  /** π − L */
  readonly gap: number;
  /** π − αL; what matters for α > 1 */
  readonly outerGap: number;
  /** ½ ln(1 + β²T²) = −ln cos αθ₀ */
  readonly lnSecant: number;
  /** α − 1, from all the digits of α */
  readonly excess: number;
}

/** The angles and constants that index and skewness of a stable law give. */
export function geometry(alpha: Real, beta: Real): Geometry {
  const a = toNumber(alpha);
  const b = toNumber(beta);
  const t = toNumber(tangent(alpha));
  const angle = Math.atan(b * t);
  const less = toNumber(subtract(1, beta));
  const more = toNumber(subtract(-1, beta)) * -1;
  // πα/2 − arctan βT for α < 1, and π − πα/2 − arctan βT for α > 1, by the addition theorem of the arctangent.
  const gap = a < 1 ? Math.atan2(less * t, 1 + b * t * t) / a : Math.PI / 2 - angle / a;
  const outerGap = a < 1 ? Math.PI - (Math.PI * a) / 2 - angle : Math.atan2(-more * t, 1 - b * t * t);
  // Likewise πα/2 + arctan βT for α < 1, β < 0, where the range shrinks to nothing as β → −1.
  const short = a < 1 && b < 0 ? Math.atan2(more * t, 1 - b * t * t) / a : undefined;
  return {
    alpha: a,
    length: short ?? Math.PI / 2 + angle / a,
    gap,
    outerGap,
    lnSecant: 0.5 * Math.log1p(b * t * (b * t)),
    excess: toNumber(subtract(alpha, 1)),
  };
}

/** tan(πα/2), precise near α = 1 where it is infinite and near α = 2 where it vanishes. */
export const tangent = (alpha: Real): DoubleDouble => divide(sinPi(divide(alpha, 2)), cosPi(divide(alpha, 2)));

import type { Geometry } from './geometry.ts';

/** ln g as a function of the two distances φ and ψ from the ends of the range of θ; `length` is φ + ψ. */
export interface Exponent {
  readonly length: number;
  lnG(phi: number, psi: number): number;
  /** Whether g grows with φ. */
  readonly grows: boolean;
  /** The relative error that rounding may leave in e^{ln g}. */
  readonly noise: number;
}

/**
 * α ≠ 1, x > 0, given by its logarithm, which for small α goes far beyond that of a double: g = (x sin φ/sin αψ)^{α/(α−1)} (cos αθ₀)^{1/(α−1)} sin(αψ + φ)/sin φ, in which each sine is taken of the
 * angle or of its supplement, whichever is small where it matters.
 */
export function exponentOf({ alpha, length, gap, outerGap, lnSecant, excess }: Geometry, lnX: number): Exponent {
  const power = alpha / excess;
  const constant = -lnSecant / excess;
  return {
    length,
    grows: alpha > 1,
    noise: 4e-16 * (1 + Math.abs(power)),
    lnG: (phi, psi) => {
      const sinPhi = phi < 1.5 ? Math.sin(phi) : Math.sin(psi + gap);
      const outer = alpha > 1 && phi < psi ? Math.sin(outerGap + alpha * phi) : Math.sin(alpha * psi);
      const phase = alpha * psi + phi;
      const inner = Math.sin(phase < 1.5 ? phase : alpha > 1 ? outerGap + excess * phi : gap - excess * psi);
      return power * (lnX + Math.log(sinPhi / outer)) + constant + Math.log(inner / sinPhi);
    },
  };
}

/** α = 1, β > 0, any x: g = e^{−πx/2β} (2/π) (π/2 + βθ)/cos θ · exp((π/2 + βθ) tan θ/β). */
export function exponentAtOne(beta: number, oneMinusBeta: number, x: number): Exponent {
  const shift = (Math.PI * x) / (2 * beta);
  return {
    length: Math.PI,
    grows: false,
    noise: 4e-16 * (1 + (Math.PI / (2 * beta)) * (1 + Math.min(Math.abs(x), 10))),
    lnG: (phi, psi) => {
      const linear = (Math.PI / 2) * oneMinusBeta + beta * psi;
      const tangent = phi < psi ? 1 / Math.tan(phi) : -1 / Math.tan(psi);
      return (
        Math.log((2 / Math.PI) * linear) - Math.log(Math.sin(Math.min(phi, psi))) + (linear / beta) * tangent - shift
      );
    },
  };
}

import { carlsonRD, carlsonRF, carlsonRJ } from './carlson.ts';

/*
 * Legendre's elliptic integrals of real arguments by the parameter m = k² (DLMF 19.2 with k² = m), through Carlson's forms
 * 19.25. NaN where the integral is not real; the amplitude may be any real number.
 */

/** K(m) = F(π/2 | m), m ≤ 1; +∞ at 1. */
export const ellipticK = (m: number): number => (m <= 1 ? carlsonRF(0, 1 - m, 1) : Number.NaN);

/** E(m) = E(π/2 | m), m ≤ 1. */
export function ellipticEComplete(m: number): number {
  if (m === 1) return 1;
  return m < 1 ? carlsonRF(0, 1 - m, 1) - (m / 3) * carlsonRD(0, 1 - m, 1) : Number.NaN;
}

/** F(φ | m) = ∫₀^φ dθ/√(1 − m sin²θ). */
export function ellipticF(phi: number, m: number): number {
  return unrolled(
    phi,
    m,
    (s, c, delta) => s * carlsonRF(c * c, delta, 1),
    () => ellipticK(m),
  );
}

/** E(φ | m) = ∫₀^φ √(1 − m sin²θ) dθ. */
export function ellipticE(phi: number, m: number): number {
  const part = (s: number, c: number, delta: number): number =>
    s * carlsonRF(c * c, delta, 1) - (m / 3) * s ** 3 * carlsonRD(c * c, delta, 1);
  return unrolled(phi, m, part, () => ellipticEComplete(m));
}

/** Π(n; φ | m) = ∫₀^φ dθ/((1 − n sin²θ)√(1 − m sin²θ)), away from the singularity n sin²θ = 1. */
export function ellipticPi(n: number, phi: number, m: number): number {
  const part = (s: number, c: number, delta: number): number => {
    const p = 1 - n * s * s;
    return p > 0 ? s * carlsonRF(c * c, delta, 1) + (n / 3) * s ** 3 * carlsonRJ(c * c, delta, 1, p) : Number.NaN;
  };
  return unrolled(phi, m, part, () => part(1, 0, 1 - m));
}

/** The integrand has period π: the whole periods in φ count double the complete integral each. */
function unrolled(
  phi: number,
  m: number,
  part: (sine: number, cosine: number, delta: number) => number,
  complete: () => number,
): number {
  const periods = Math.round(phi / Math.PI);
  const rest = phi - periods * Math.PI;
  const s = Math.sin(rest);
  const delta = 1 - m * s * s;
  if (!(delta >= 0)) return Number.NaN;
  const own = part(s, Math.cos(rest), delta);
  return periods === 0 ? own : own + 2 * periods * complete();
}

import { sinPi } from '../double-double-trigonometry.ts';
import { gamma } from './gamma.ts';
import { lnGamma } from './ln-gamma.ts';

/** Coefficients of P. Borwein's algorithm 2 with n = 24: dₖ/dₙ − 1, each an exact integer quotient. */
const TERMS = 24;
const WEIGHTS: readonly number[] = weights();

function weights(): number[] {
  const n = BigInt(TERMS);
  let term = 1n; // n (n+i−1)! 4^i / ((n−i)! (2i)!) for i = 0
  let sum = 0n;
  const partial: bigint[] = [];
  for (let i = 0n; i <= n; i++) {
    if (i > 0n) term = (term * (n + i - 1n) * (n - i + 1n) * 4n) / (2n * i * (2n * i - 1n));
    sum += term;
    partial.push(sum);
  }
  const last = partial[TERMS]!;
  return partial.slice(0, TERMS).map((d) => Number(((last - d) * 10n ** 30n) / last) / 1e30);
}

/**
 * Riemann's zeta function of a real argument, DLMF 25.2: P. Borwein, "An efficient algorithm for the Riemann zeta function"
 * (2000), for s ≥ 0, and the reflection 25.4.1 below. +∞ at the pole s = 1; NaN for NaN.
 */
export function zeta(s: number): number {
  if (s === 1) return Number.POSITIVE_INFINITY;
  if (s < 0) return reflected(s);
  if (s > 60) return 1 + 2 ** -s;
  let sum = 0;
  for (let k = TERMS - 1; k >= 0; k--) sum += ((k % 2 === 0 ? 1 : -1) * WEIGHTS[k]!) / (k + 1) ** s;
  return sum / -Math.expm1((1 - s) * Math.LN2);
}

/** 2^s π^{s−1} sin(πs/2) Γ(1−s) ζ(1−s); exactly 0 at the negative even integers. */
function reflected(s: number): number {
  const half = s / 2;
  if (Number.isInteger(half)) return 0;
  const sine = sinPi(half).hi;
  if (s > -170) return 2 ** s * Math.PI ** (s - 1) * sine * gamma(1 - s) * zeta(1 - s);
  return sine * Math.exp(lnGamma(1 - s) + s * Math.log(2 * Math.PI) - Math.log(Math.PI)) * zeta(1 - s);
}

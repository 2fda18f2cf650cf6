import { fromBigInt } from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import { rational } from '../../exact/rational.ts';

/** Tangent numbers T₁, T₂, … = 1, 2, 16, 272, …, as many as were ever asked for. */
let tangentNumbers: bigint[] = [];

/** R. P. Brent and D. Harvey, "Fast computation of Bernoulli, tangent and secant numbers" (2013), algorithm 2: n² steps. */
function tangents(count: number): bigint[] {
  const t: bigint[] = [0n, 1n];
  for (let k = 2; k <= count; k++) t.push(BigInt(k - 1) * t[k - 1]!);
  for (let k = 2; k <= count; k++) {
    for (let j = k; j <= count; j++) t[j] = BigInt(j - k) * t[j - 1]! + BigInt(j - k + 2) * t[j]!;
  }
  return t;
}

/** The Bernoulli number B₂ₖ for k ≥ 1: B₂ = 1/6, B₄ = −1/30, … (DLMF 24.2), from the tangent number. */
export function bernoulli(k: number): Rational {
  if (tangentNumbers.length <= k) tangentNumbers = tangents(Math.max(32, 2 * k));
  const power = 1n << BigInt(2 * k);
  const numerator = BigInt(2 * k) * tangentNumbers[k]!;
  return rational(fromBigInt(k % 2 === 0 ? -numerator : numerator), fromBigInt(power * (power - 1n)));
}

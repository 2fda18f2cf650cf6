/**
 * Levin's u-transformation (D. Levin, "Development of non-linear transformations for improving convergence of sequences", 1973), in
 * the recursive form of Fessler, Ford and Smith: the limit of partial sums s₀, s₁, … of alternating and of slowly
 * converging series. The error is what the last estimates differ by.
 */
export function levinLimit(terms: readonly number[]): { readonly value: number; readonly error: number } {
  const numerators: number[] = [];
  const denominators: number[] = [];
  const estimates: number[] = [];
  let sum = 0;
  for (let n = 0; n < terms.length; n++) {
    const term = terms[n]!;
    sum += term;
    if (term === 0) return { value: sum, error: Math.abs(sum) * 1e-16 };
    const beta = n + 1;
    const remainder = beta * term;
    numerators[n] = sum / remainder;
    denominators[n] = 1 / remainder;
    if (n > 0) {
      let factor = 1;
      const ratio = (beta - 1) / beta;
      numerators[n - 1] = numerators[n]! - numerators[n - 1]!;
      denominators[n - 1] = denominators[n]! - denominators[n - 1]!;
      for (let j = 2; j <= n; j++) {
        const weight = ((beta - j) * factor) / beta;
        factor *= ratio;
        numerators[n - j] = numerators[n - j + 1]! - weight * numerators[n - j]!;
        denominators[n - j] = denominators[n - j + 1]! - weight * denominators[n - j]!;
      }
    }
    estimates.push(numerators[0]! / denominators[0]!);
  }
  return closest(estimates, sum);
}

/** The estimate whose neighbours differ least from it. */
function closest(estimates: readonly number[], fallback: number): { readonly value: number; readonly error: number } {
  let best = { value: fallback, error: Number.POSITIVE_INFINITY };
  for (let n = 2; n < estimates.length; n++) {
    const [a, b, c] = [estimates[n - 2]!, estimates[n - 1]!, estimates[n]!];
    const error = Math.max(Math.abs(c - b), Math.abs(b - a));
    if (error < best.error) best = { value: c, error: error + 4e-16 * Math.abs(c) };
  }
  return best;
}

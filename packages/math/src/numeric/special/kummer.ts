import { gamma } from './gamma.ts';

/** From here on what the asymptotic series leaves out is below the last bit. */
const far = 50;
const maxTerms = 5000;

/**
 * Kummer's function M(a, b, x) = ₁F₁(a; b; x) = Σ (a)ₖ/(b)ₖ·xᵏ/k! of real numbers, DLMF 13.2; NaN where b is 0, −1, −2, …
 *
 * Its terms have one sign for x > 0 and positive a, b; for x < 0 Kummer's transformation M(a, b, x) = e^x·M(b − a, b, −x) (13.2.39) leads
 * there, and far out 13.7.1.
 */
export function kummer(a: number, b: number, x: number): number {
  if (Number.isInteger(b) && b <= 0) return Number.NaN;
  if (x < -far) return farLeft(a, b, -x);
  return x < 0 ? Math.exp(x) * series(b - a, b, -x) : series(a, b, x);
}

function series(a: number, b: number, x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 0; k < maxTerms; k++) {
    term *= ((a + k) / (b + k)) * (x / (k + 1));
    const next = sum + term;
    if (next === sum && k > Math.abs(a) + Math.abs(b)) break;
    sum = next;
  }
  return sum;
}

/** Γ(b)/Γ(b − a)·y^(−a)·Σ (a)ₖ(a − b + 1)ₖ/(k!·yᵏ) for x = −y. */
function farLeft(a: number, b: number, y: number): number {
  const rest = b - a;
  if (Number.isInteger(rest) && rest <= 0) return Math.exp(-y) * series(rest, b, y);
  let term = 1;
  let sum = 1;
  for (let k = 0; k < y; k++) {
    const next = (term * (a + k) * (a - b + 1 + k)) / ((k + 1) * y);
    if (Math.abs(next) >= Math.abs(term) && k > Math.abs(a)) break;
    term = next;
    sum += term;
    if (term === 0 || Math.abs(term) < 1e-18 * Math.abs(sum)) break;
  }
  return (gamma(b) / gamma(rest)) * y ** -a * sum;
}

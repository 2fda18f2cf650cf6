import { zeta } from './zeta.ts';

/** |B₂ₖ|/(2k·(2k + 1)!) = 2·ζ(2k)/(2k·(2k + 1)·(2π)²ᵏ), k = 1, 2, … */
const coefficients: readonly number[] = Array.from({ length: 18 }, (_, index) => {
  const k = index + 1;
  return (2 * zeta(2 * k)) / (2 * k * (2 * k + 1) * (2 * Math.PI) ** (2 * k));
});

const sumOfPowers = (square: number, by: (k: number) => number): number => {
  let sum = 0;
  for (let k = coefficients.length; k > 0; k--) sum = (sum + by(k) * coefficients[k - 1]!) * square;
  return sum;
};

/**
 * Clausen's function Cl₂(θ) = −∫₀^θ ln|2 sin(t/2)| dt = Σ sin(nθ)/n², of real θ; odd, with the period 2π.
 *
 *   Cl₂(θ) = θ − θ·ln|θ| + Σ |B₂ₖ|/(2k·(2k + 1)!)·θ²ᵏ⁺¹,             |θ| < 2π
 *   Cl₂(π − θ) = θ·ln 2 − Σ |B₂ₖ|·(4ᵏ − 1)/(2k·(2k + 1)!)·θ²ᵏ⁺¹,     |θ| < π
 *
 * (L. Lewin, "Polylogarithms and associated functions", 1981, 4.3), each where its terms fall at least by 1/9.
 */
export function clausen(theta: number): number {
  const [s, c] = [Math.sin(theta), Math.cos(theta)];
  if (c >= -0.5) {
    const angle = Math.atan2(s, c);
    if (angle === 0) return angle;
    return angle * (1 - Math.log(Math.abs(angle)) + sumOfPowers(angle * angle, () => 1));
  }
  const angle = Math.atan2(s, -c);
  return angle * (Math.LN2 - sumOfPowers(angle * angle, (k) => 4 ** k - 1));
}

const longest = 64;
const terms = 24;

/** ζ(s) and η(s) = (1 − 2^(1 − s))·ζ(s), over k!, for odd s = n − k; η(1) = ln 2, ζ(1) is left out. */
interface Coefficients {
  readonly zeta: number;
  readonly eta: number;
}

/** k = first + 2·index, first the parity of n − 1. */
function coefficientsOf(n: number): readonly Coefficients[] {
  const first = (n - 1) % 2;
  const all: Coefficients[] = [];
  let factorial = 1;
  for (let k = first; k < n - 1; k += 2) {
    const value = zeta(n - k) / factorial;
    all.push({ zeta: value, eta: (1 - 2 ** (1 - n + k)) * value });
    factorial *= (k + 1) * (k + 2);
  }
  all.push({ zeta: 0, eta: Math.LN2 / factorial });
  // ζ(1 − 2j) = (−1)^j·2·(2j − 1)!·ζ(2j)/(2π)^(2j), over (n − 1 + 2j)!
  for (let j = 1; j <= terms; j++) {
    let value = ((j % 2 === 0 ? 2 : -2) * zeta(2 * j)) / (2 * Math.PI) ** (2 * j);
    for (let k = 2 * j; k <= n - 1 + 2 * j; k++) value /= k;
    all.push({ zeta: value, eta: (1 - 4 ** j) * value });
  }
  return all;
}

const knownOrders = new Map<number, readonly Coefficients[]>();

function coefficientsOfOrder(n: number): readonly Coefficients[] {
  const found = knownOrders.get(n) ?? coefficientsOf(n);
  knownOrders.set(n, found);
  return found;
}

/** Σ ±c_k·x^k over k of the parity of n − 1, the sign that of i^k, or i^(k − 1). */
function series(n: number, x: number, of: (one: Coefficients) => number): number {
  let sum = 0;
  for (const one of [...coefficientsOfOrder(n)].reverse()) sum = of(one) - sum * x * x;
  return n % 2 === 0 ? sum * x : sum;
}

/**
 * Clausen's function of order n = 1, 2, … of real θ, with the period 2π: Σ sin(kθ)/kⁿ for even n, Σ cos(kθ)/kⁿ for odd n, the imaginary or
 * the real part of Liₙ(e^(iθ)); NaN for other orders. With H = 1 + … + 1/(n − 1) and k of the parity of n − 1
 *
 *   Clₙ(θ) = ±θⁿ⁻¹/(n − 1)!·(H − ln|θ|) + Σ ±ζ(n − k)/k!·θᵏ, k ≠ n − 1,    |θ| < 2π
 *   Clₙ(π − θ) = Σ ±η(n − k)/k!·θᵏ, for odd n with its sign turned,       |θ| < π
 *
 * (L. Lewin, "Polylogarithms and associated functions", 1981, 7), each where its terms fall at least by 1/9.
 */
export function higherClausen(n: number, theta: number): number {
  if (!Number.isInteger(n) || n < 1 || n > longest) return Number.NaN;
  if (n === 2) return clausen(theta);
  const [s, c] = [Math.sin(theta), Math.cos(theta)];
  if (n === 1) return theta === 0 ? Number.NaN : -Math.log(Math.abs(2 * Math.sin(theta / 2)));
  if (c < -0.5) return (n % 2 === 0 ? 1 : -1) * series(n, Math.atan2(s, -c), ({ eta }) => eta);
  const x = Math.atan2(s, c);
  const plain = series(n, x, (one) => one.zeta);
  if (x === 0) return plain;
  let front = Math.floor((n - 1) / 2) % 2 === 0 ? 1 : -1;
  let harmonic = 0;
  for (let k = 1; k < n; k++) {
    front *= x / k;
    harmonic += 1 / k;
  }
  return front * (harmonic - Math.log(Math.abs(x))) + plain;
}

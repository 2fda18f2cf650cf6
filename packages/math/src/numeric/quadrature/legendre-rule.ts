import { type BigFloat, divide, multiply, normal, toFixed } from '../precise/big-float.ts';
import { fromNumber } from '../precise/convert.ts';

/** A positive node of a rule on [−1, 1] with its weight; the negative ones mirror them. A node at 0 is kept too. */
export interface Node {
  readonly x: BigFloat;
  readonly weight: BigFloat;
}

const rules = new Map<number, { readonly bits: number; readonly nodes: readonly Node[] }>();

/**
 * The n nodes and weights of Gauss and Legendre, each with an error below 2^−bits: Newton's method in fixed point with 40
 * guard bits, from the usual first guess (DLMF 18.16.12), the weights by 2/((1 − x²) P′ₙ(x)²).
 */
export function legendreRule(n: number, bits: number): readonly Node[] {
  const kept = rules.get(n);
  if (kept !== undefined && kept.bits >= bits) return kept.nodes;
  const wide = bits + 40;
  const nodes: Node[] = [];
  for (let k = 0; k < Math.floor(n / 2); k++) nodes.push(nodeOf(n, root(n, k, wide), wide));
  if (n % 2 === 1) nodes.push(nodeOf(n, 0n, wide));
  rules.set(n, { bits, nodes });
  return nodes;
}

function nodeOf(n: number, x: bigint, wide: number): Node {
  const shift = BigInt(wide);
  const unit = 1n << shift;
  const { slope } = polynomial(n, x, wide);
  const rest = unit - ((x * x) >> shift);
  const bottom = (((slope * slope) >> shift) * rest) >> shift;
  const weight = divide({ mantissa: 1n, exponent: 1 }, normal(bottom, -wide), wide);
  return { x: normal(x, -wide), weight: multiply(weight, { mantissa: 1n, exponent: 0 }, wide) };
}

function root(n: number, k: number, wide: number): bigint {
  let x = Math.cos((Math.PI * (k + 0.75)) / (n + 0.5));
  for (let i = 0; i < 5; i++) {
    let [p, q] = [x, 1];
    for (let j = 2; j <= n; j++) [p, q] = [((2 * j - 1) * x * p - (j - 1) * q) / j, p];
    x -= p / ((n * (x * p - q)) / (x * x - 1));
  }
  let fixed = toFixed(fromNumber(x), wide);
  for (let reached = 40; reached < 2 * wide; reached *= 2) {
    const { value, slope } = polynomial(n, fixed, wide);
    fixed -= (value << BigInt(wide)) / slope;
  }
  return fixed;
}

/** Pₙ and P′ₙ in fixed point. */
function polynomial(n: number, x: bigint, wide: number): { value: bigint; slope: bigint } {
  const shift = BigInt(wide);
  const unit = 1n << shift;
  let [p, q] = [x, unit];
  for (let j = 2; j <= n; j++) [p, q] = [(BigInt(2 * j - 1) * ((x * p) >> shift) - BigInt(j - 1) * q) / BigInt(j), p];
  const top = BigInt(n) * (((x * p) >> shift) - q);
  return { value: p, slope: (top << shift) / (((x * x) >> shift) - unit) };
}

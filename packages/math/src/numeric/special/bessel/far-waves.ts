import {
  add,
  type DoubleDouble,
  divide,
  multiply,
  subtract,
  toNumber,
  twoProduct,
  twoSum,
} from '../../double-double.ts';
import { PI } from '../../double-double-log.ts';
import { cosPi, sinPi } from '../../double-double-trigonometry.ts';

/*
 * Hankel's expansion (DLMF 10.17.3, 10.17.4) in double-double arithmetic: J and Y far out have a zero about every π, beside which a sum of
 * doubles keeps no digit.
 */

const ONE: DoubleDouble = { hi: 1, lo: 0 };
const ZERO: DoubleDouble = { hi: 0, lo: 0 };

/** P and Q with S(∓ix) = P ± iQ, until a term is below the last bit of 1 or the terms grow again: from x = 26 on they fall below 2⁻⁷⁴. */
function hankelSums(nu: number, x: number): readonly [p: DoubleDouble, q: DoubleDouble] {
  const fourfold = multiply(4, twoProduct(nu, nu));
  const sums: [DoubleDouble, DoubleDouble] = [ONE, ZERO];
  let term = ONE;
  for (let k = 1; k < 2 * x; k++) {
    const next = divide(multiply(term, subtract(fourfold, (2 * k - 1) ** 2)), multiply(8 * k, x));
    if (k > Math.abs(nu) && Math.abs(next.hi) >= Math.abs(term.hi)) break;
    term = next;
    sums[k % 2] = k % 4 < 2 ? add(sums[k % 2]!, term) : subtract(sums[k % 2]!, term);
    if (Math.abs(term.hi) < 2 ** -108) break;
  }
  return sums;
}

/** Whether a wave of the amplitude 1 has a double's digits: its angle is good to x·2⁻¹⁰⁴, its sums to 2⁻⁷². */
const isKnown = (wave: DoubleDouble, x: number): boolean => Math.abs(wave.hi) >= Math.max(x * 2 ** -48, 2 ** -18);

/** P cos ω − Q sin ω and P sin ω + Q cos ω, ω = x − (ν/2 + 1/4)π, for x ≥ 26 and ν² ≤ x: J and Y but for √(2/(πx)). NaN for one at its very zero. */
export function farWaves(nu: number, x: number): readonly [j: number, y: number] {
  const [p, q] = hankelSums(nu, x);
  const halfTurns = subtract(divide(x, PI), twoSum(nu / 2, 0.25));
  const [cos, sin] = [cosPi(halfTurns), sinPi(halfTurns)];
  const waves = [subtract(multiply(p, cos), multiply(q, sin)), add(multiply(p, sin), multiply(q, cos))];
  const [j, y] = waves.map((wave) => (isKnown(wave, x) ? toNumber(wave) : Number.NaN));
  return [j!, y!];
}

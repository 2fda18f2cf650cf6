import { compileBall } from '../../../expression/balls/compile.ts';
import * as E from '../../../expression/build.ts';
import { substitute } from '../../../expression/substitute.ts';
import { EXACT, realBall } from '../../../numeric/precise/ball.ts';
import { magnitude } from '../../../numeric/precise/big-float.ts';
import { fromNumber } from '../../../numeric/precise/convert.ts';
import { spend } from '../../../result/budget.ts';
import type { CriticalPoint } from '../critical-points.ts';
import type { Integrand } from '../integrand.ts';

/*
 * An integrand beside a point p, as a function of the distance to it. In double precision f(p + 10⁻¹⁴) of f = 1/√(1 − x²) at p = 1
 * has lost all its digits, so near a point other than 0 it is evaluated with as many bits as the distance asks for.
 */

/** A function beside an end at which it may be singular, by the distance from it. */
export interface NearEnd {
  /** f(p ± distance); NaN where it is not real. */
  readonly at: (distance: number) => number;
  /** The same with as many bits as it takes. */
  readonly precise: (distance: number) => number;
  /** log₂|f|, also where f is beyond the doubles; null where it has no real value that can be computed, or is 0. */
  readonly log: (distance: number) => number | null;
  /** Whether distances far below the spacing of doubles at p are told apart. */
  readonly fine: boolean;
}

const shift = '\u03b4';

/** f at p + side·distance; `closer` is the distance below which the precise value is taken. */
export function nearEnd(
  { f, compiled, variable, work, ballCost }: Integrand,
  point: CriticalPoint,
  side: 1 | -1,
  closer: number,
): NearEnd {
  const { x, exact } = point;
  const moved = substitute(f, { [variable]: E.add(exact, E.multiply(E.number(side), E.symbol(shift))) });
  const inBalls = compileBall(moved, shift);
  const realPart = (distance: number) => {
    if (!spend(work, ballCost)) return null;
    const bits = 80 + 2 * Math.max(0, Math.ceil(-Math.log2(distance)));
    const ball = inBalls(realBall(fromNumber(distance), EXACT), Math.min(bits, 1400));
    if (ball === null) return null;
    const { re, im } = ball.value;
    return !ball.real && im.mantissa !== 0n && magnitude(im) > magnitude(re) - 40 ? null : re;
  };
  const precise = (distance: number): number => {
    const re = realPart(distance);
    return re === null ? Number.NaN : toNumber(re.mantissa, re.exponent);
  };
  const log = (distance: number): number | null => {
    const re = realPart(distance);
    return re === null || re.mantissa === 0n ? null : magnitude(re);
  };
  if (x === 0) {
    const at = (distance: number) => {
      const value = compiled(side * distance);
      return Number.isFinite(value) || distance > 1e-3 ? value : precise(distance);
    };
    return { at, precise, log, fine: true };
  }
  const fine = !point.rough && Number.isFinite(precise(closer / 2 ** 20));
  return {
    at: (distance) => (fine && distance < closer ? precise(distance) : compiled(x + side * distance)),
    precise,
    log,
    fine,
  };
}

function toNumber(mantissa: bigint, exponent: number): number {
  if (mantissa === 0n) return 0;
  const negative = mantissa < 0n;
  let size = negative ? -mantissa : mantissa;
  const extra = Math.max(0, size.toString(2).length - 64);
  size >>= BigInt(extra);
  const value = scaled(Number(size), exponent + extra);
  return negative ? -value : value;
}

/** a·2^n without overflow on the way. */
function scaled(a: number, n: number): number {
  const half = Math.trunc(n / 2);
  return a * 2 ** half * 2 ** (n - half);
}

/**
 * The order α of |f| ~ distance^(−α) next to the point, by the slope of its logarithm at the smallest distances that can be
 * told; 0 or negative where f stays bounded. NaN where f has no value there.
 */
export function orderAt({ at, log, fine }: NearEnd, scale: number): number {
  const finest = fine ? 200 : 30;
  const orders: number[] = [];
  let lastFinite = Number.NaN;
  for (let k = 12; k + 8 <= finest; k += 8) {
    const outer = Math.abs(at(scale * 2 ** -k));
    const inner = Math.abs(at(scale * 2 ** -(k + 8)));
    if (Number.isNaN(outer) || Number.isNaN(inner)) return orders.length === 0 ? Number.NaN : lastFinite;
    if (!Number.isFinite(inner)) {
      // Beyond the largest double: an essential singularity, a high pole, or merely a large number.
      const [far, near] = [log(scale * 2 ** -k), log(scale * 2 ** -(k + 8))];
      if (far === null || near === null || near - far > 800) return Number.POSITIVE_INFINITY;
      lastFinite = (near - far) / 8;
      orders.push(lastFinite);
      continue;
    }
    if (outer === 0 || inner === 0) continue;
    lastFinite = Math.log2(inner / outer) / 8;
    orders.push(lastFinite);
  }
  return orders.length === 0 ? 0 : lastFinite;
}

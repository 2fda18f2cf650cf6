import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import * as B from '../../numeric/precise/ball.ts';
import { ZERO } from '../../numeric/precise/big-float.ts';
import { enclosure, ratioBound } from './enclosure.ts';
import { besideOne, growthOf } from './growth.ts';
import { at } from './problem.ts';
import { linearIn, termAt } from './shape.ts';
import { termOfWave, type Wave } from './waves.ts';

/*
 * The value of a series of waves with numbers in a ball.
 *
 *   ratio          the term without its wave falls like a geometric series: terms are added, the rest is bounded by its ratio
 *   summation by parts   f(k) z^k with |z| = 1, z ≠ 1 and f(k) = 1/(k + c)^s, k + c > 0:
 *
 *       Σ_{k ≥ N} f(k) z^k = z^N Σ_{j < p} Δ^j f(N) z^j/(1 − z)^(j+1) + R,   |R| ≤ |Δ^(p−1) f(N)|/|1 − z|^p,
 *
 *   since the differences of f keep their sign (f is completely monotone), so that Σ |Δ^p f(k)| is a difference of two neighbours.
 */

const slowBits = 420;
const [first, orders] = [240, 90];
const maxTerms = 600;

/** Σ wave(k) for k ≥ from, to about `bits` bits; null where it is not enclosed. */
export function waveEnclosure(wave: Wave, index: string, from: number, bits: number): B.Ball | null {
  if (wave.name === null) return enclosure(wave.shape, index, from, bits);
  const growth = growthOf(wave.shape, index);
  if (growth === null) return null;
  if (growth.factorials < 0 || (growth.factorials === 0 && besideOne(growth.rate) === -1))
    return byRatio(wave, index, from, bits);
  return byParts(wave, index, from);
}

function byRatio(wave: Wave, index: string, from: number, bits: number): B.Ball | null {
  const work = bits + 64;
  const term = termOfWave(wave, index);
  let total = B.integerBall(0);
  for (let k = from; k < from + maxTerms; k++) {
    const place = E.number(k);
    const q = k < 1 ? Number.POSITIVE_INFINITY : (ratioBound(wave.shape, index, k) ?? Number.POSITIVE_INFINITY);
    if (q < 0.99) {
      const size = evaluateBall(termAt(wave.shape, index, place), work, {});
      const left = size === null ? Number.POSITIVE_INFINITY : B.upper(size) - Math.log2(1 - q);
      if (left < -bits) return B.add(total, B.realBall(ZERO, left + 1e-6), work);
    }
    const next = evaluateBall(at(term, index, place), work, {});
    if (next === null) return null;
    total = B.add(total, next, work);
  }
  return null;
}

/** Σ (±1)^k f(k) for k ≥ from, f being completely monotone; null where it is not seen to be. */
export function monotoneEnclosure(
  f: Expression,
  index: string,
  { from, sign }: { readonly from: number; readonly sign: 1 | -1 },
): B.Ball | null {
  const shape = { rational: f, base: E.number(sign), factorials: [] };
  return byParts({ shape, name: 'cos', turn: E.zero, phase: E.zero }, index, from);
}

function byParts(wave: Wave, index: string, from: number): B.Ball | null {
  const { shape, turn, phase, name } = wave;
  const sign = E.equal(shape.base, E.one) ? 1 : E.equal(shape.base, E.minusOne) ? -1 : null;
  if (sign === null || shape.factorials.length > 0 || !isMonotone(shape.rational, index, from)) return null;
  const unit = (angle: Expression): B.Ball | null => onCircle(angle, slowBits);
  const rotation = unit(turn);
  const start = unit(phase);
  if (rotation === null || start === null) return null;
  const z = sign === 1 ? rotation : B.negate(rotation);
  const values: B.Ball[] = [];
  for (let k = from; k < from + first + orders; k++) {
    const value = evaluateBall(at(shape.rational, index, E.number(k)), slowBits, {});
    if (value === null) return null;
    values.push(value);
  }
  const zFrom = B.integerPower(z, BigInt(from), slowBits);
  const total = zFrom === null ? null : summed(values, z);
  if (total === null || zFrom === null) return null;
  const sum = B.multiply(B.multiply(total, zFrom, slowBits), start, slowBits);
  const part = name === 'sin' ? sum.value.im : sum.value.re;
  return B.realBall(part, sum.error);
}

/** Σ values[k] z^k with the rest by parts. */
function summed(values: readonly B.Ball[], z: B.Ball): B.Ball | null {
  let total = B.integerBall(0);
  let power = B.integerBall(1);
  for (let k = 0; k < first; k++) {
    total = B.add(total, B.multiply(values[k]!, power, slowBits), slowBits);
    power = B.multiply(power, z, slowBits);
  }
  const over = B.reciprocal(B.complement(z, slowBits), slowBits);
  if (over === null) return null;
  let differences = values.slice(first);
  let factor = B.multiply(power, over, slowBits);
  const step = B.multiply(z, over, slowBits);
  let last = B.integerBall(0);
  for (let j = 0; j < orders; j++) {
    last = differences[0]!;
    total = B.add(total, B.multiply(last, factor, slowBits), slowBits);
    factor = B.multiply(factor, step, slowBits);
    differences = differences.slice(1).map((value, k) => B.add(value, B.negate(differences[k]!), slowBits));
  }
  // |Δ^(p−1) f(N)|/|1 − z|^p
  const rest = B.upper(last) + orders * B.upper(over);
  return { ...B.add(total, B.realBall(ZERO, rest), slowBits), real: false };
}

/** e^(i·angle). */
function onCircle(angle: Expression, bits: number): B.Ball | null {
  const [c, s] = [E.apply('cos', [angle]), E.apply('sin', [angle])].map((one) => evaluateBall(one, bits, {}));
  if (!c || !s || !c.real || !s.real) return null;
  const error = c.error === B.EXACT && s.error === B.EXACT ? B.EXACT : B.logSum(c.error, s.error);
  return { value: { re: c.value.re, im: s.value.re }, error, real: false };
}

/** C·(a·k + b)^(−s) with numbers a > 0, a·from + b > 0 and s > 0. */
function isMonotone(rational: Expression, index: string, from: number): boolean {
  const factors = E.factorsOf(rational);
  const dependentFactors = factors.filter((one) => contains(one, index));
  const [only] = dependentFactors;
  const exponent = only === undefined ? null : E.exponentOf(only);
  if (only === undefined || dependentFactors.length !== 1 || exponent?.kind !== 'number' || Q.sign(exponent.value) >= 0)
    return false;
  const parts = linearIn(E.baseOf(only), index);
  if (parts?.slope.kind !== 'number' || parts.constant.kind !== 'number' || Q.sign(parts.slope.value) <= 0)
    return false;
  return Q.sign(Q.add(Q.multiply(parts.slope.value, Q.integerRational(from)), parts.constant.value)) > 0;
}

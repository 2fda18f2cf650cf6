import { fromDecimal } from '../../exact/decimal.ts';
import * as Q from '../../exact/rational.ts';
import { number, subtract } from '../../expression/build.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';

/** A real number at which an expression may vanish, or begin or cease to have a value. */
export interface CriticalPoint {
  readonly value: number;
  readonly exact?: Expression;
  /** A number without a closed form, to 50 digits. */
  readonly near?: Q.Rational;
}

/*
 * Critical points in their order, each once. Which of two that lie close together are the same is no question of size: 0 and 10⁻²⁰, the
 * ends of √x < 10⁻¹⁰, are two, and √2 and the root of x² = 2 known by digits are one. So doubles tell only what lies far apart.
 */

/** Doubles that differ by more, beside 1 or beside themselves, are those of two numbers. */
const farApart = 1e-9;
/** Points without a closed form are known to 50 digits. */
const sameDigits = fromDecimal('1e-45')!;

/** From left to right, each once. */
export function inOrder(points: readonly CriticalPoint[]): CriticalPoint[] {
  const found: CriticalPoint[] = [];
  for (const point of points.toSorted((a, b) => a.value - b.value)) {
    let isKnown = false;
    for (let k = found.length - 1; k >= 0 && !isKnown && isNear(point.value, found[k]!.value); k -= 1)
      isKnown = isSame(point, found[k]!);
    if (!isKnown) found.push(point);
  }
  return found;
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= farApart * Math.max(1, Math.abs(a), Math.abs(b)) && Number.isFinite(a) && Number.isFinite(b);

function isSame(a: CriticalPoint, b: CriticalPoint): boolean {
  const [one, other] = [formOf(a), formOf(b)];
  const apart = evaluatePrecise(subtract(one, other), 20);
  // Where digits cannot be had, doubles decide.
  if (!apart.ok) return Math.abs(a.value - b.value) <= 1e-12 * Math.max(Math.abs(a.value), Math.abs(b.value));
  const distance = fromDecimal(apart.value.re);
  if (apart.value.re === '0' || distance === null) return apart.value.re === '0';
  const isByDigits = a.exact === undefined || b.exact === undefined;
  const size = Q.abs(Q.fromNumber(a.value));
  return isByDigits && Q.compare(Q.abs(distance), Q.multiply(sameDigits, size)) <= 0;
}

const formOf = ({ exact, near, value }: CriticalPoint): Expression => exact ?? number(near ?? Q.fromNumber(value));

import * as Q from '../../exact/rational.ts';
import { subtract } from '../../expression/build.ts';
import { compareAt, compareNumerically } from '../../expression/compare-numerically.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import { evaluateWithError } from '../../expression/evaluate-with-error.ts';
import type { Expression } from '../../expression/expression.ts';
import { seededRandom } from '../../expression/random.ts';
import { freeSymbols } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { agreeBeyondBreaks } from './breaks.ts';

/** Where a rewriting holds for real variables: wherever the input has a value, a complex one too, or only where that is real. */
export type Scope = 'everywhere' | 'real' | 'positive';

/** For which values two forms agreed, and at how many points. */
export interface Verification {
  readonly scope: Scope;
  readonly points: number;
}

const wanted = 10;

/**
 * Whether `result` may stand for `source`: compared at random points with bounds of the rounding errors. When they differ
 * somewhere, they may still agree wherever the variables are real and the source is real: ln(x) + ln(y) = ln(x·y). Null
 * when they differ there too, or too few points could be used.
 */
export function verify(source: Expression, result: Expression): Verification | null {
  const names = [...new Set([...freeSymbols(source), ...freeSymbols(result)])].sort();
  if (names.length === 0) return verifyConstant(source, result);
  const everywhere = compareNumerically(source, result, { points: wanted });
  const isEverywhere = everywhere.verdict === 'equal';
  const points = isEverywhere ? everywhere.points : agreement(source, result, names, false);
  if (points !== null && !agreeBeyondBreaks(source, result, false)) return null;
  if (isEverywhere) return { scope: 'everywhere', points: everywhere.points };
  return points === null ? null : { scope: 'real', points };
}

/** The same for positive variables only. */
export function verifyPositive(source: Expression, result: Expression): Verification | null {
  const names = [...new Set([...freeSymbols(source), ...freeSymbols(result)])].sort();
  const points = agreement(source, result, names, true);
  return points === null || !agreeBeyondBreaks(source, result, true) ? null : { scope: 'positive', points };
}

/** Constants are decided by one number, so it has to be known well: 40 certified digits of both, or of their difference. */
function verifyConstant(source: Expression, result: Expression): Verification | null {
  const [left, right] = [evaluatePrecise(source, 40), evaluatePrecise(result, 40)];
  if (left.ok && right.ok)
    return left.value.re === right.value.re && left.value.im === right.value.im
      ? { scope: 'everywhere', points: 1 }
      : null;
  const difference = evaluatePrecise(subtract(source, result), 40);
  if (difference.ok)
    return difference.value.re === '0' && difference.value.im === '0' ? { scope: 'everywhere', points: 1 } : null;
  const compared = compareAt(source, result, {});
  return compared.usable && compared.agrees ? { scope: 'everywhere', points: 1 } : null;
}

function agreement(source: Expression, result: Expression, names: readonly string[], positive: boolean): number | null {
  const random = seededRandom(7);
  let points = 0;
  for (let attempt = 0; attempt < 40 * wanted && points < wanted; attempt++) {
    const at = Object.fromEntries(names.map((name, k) => [name, realPoint(attempt, k, positive, random)]));
    const { value, error } = evaluateWithError(source, at);
    const size = C.modulus(value);
    if (!Number.isFinite(size) || !(error <= 1e-7 * addedUp(source, at))) continue;
    // Not real: outside of what is claimed.
    if (Math.abs(value.im) > 16 * error + 1e-13 * size) continue;
    const compared = compareAt(source, result, at);
    if (!compared.usable) continue;
    if (!compared.agrees) return null;
    points++;
  }
  return points >= 5 ? points : null;
}

/**
 * The size of what a value is added up from: beside it, and not beside a value that may be 0, a rounding is small. A function that
 * is 0 at a place, as ln is at 1, is known there as well as one that is not.
 */
function addedUp(a: Expression, at: Readonly<Record<string, C.Complex>>): number {
  if (a.kind === 'sum') return a.terms.reduce((total, term) => total + addedUp(term, at), 0);
  if (a.kind === 'product') return a.factors.reduce((total, factor) => total * addedUp(factor, at), 1);
  if (a.kind === 'power' && a.exponent.kind === 'number' && Q.sign(a.exponent.value) > 0)
    return addedUp(a.base, at) ** Q.toNumber(a.exponent.value);
  const size = C.modulus(evaluateWithError(a, at).value);
  return a.kind === 'apply' ? Math.max(1, size) : size;
}

/** Real values of all sizes and signs; every eighth a whole number, for factorials. */
function realPoint(attempt: number, k: number, positive: boolean, random: () => number): C.Complex {
  const sizes = [0.3, 0.9, 2.5, 6, 12];
  const size = sizes[attempt % sizes.length]! * (0.05 + 0.95 * random());
  const value = attempt % 8 === 7 ? Math.ceil(size) + 2 : size;
  const negative = !positive && (attempt >> k) % 2 === 1 && attempt % 8 !== 7;
  return C.complex(negative ? -value : value);
}

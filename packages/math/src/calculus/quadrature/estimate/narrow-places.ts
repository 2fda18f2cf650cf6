import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, PowerNode } from '../../../expression/expression.ts';
import { nearestDouble } from '../../../expression/nearest-double.ts';
import { substitute } from '../../../expression/substitute.ts';
import { children, contains } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { type CriticalPoint, zerosOf } from '../critical-points.ts';
import { costOf } from '../enclosure/analytic-function.ts';

/*
 * Where a smooth integrand may have a peak or a step so narrow that all nodes of a rule miss it. Functions do what they do near a zero of their
 * argument (1/cosh(10⁵(x − 0.3)), 1/(1 + e^(10⁶(x − 2)))), or where the argument turns (e^(−10⁶(x − 0.3)²), 1/(1 + 10⁸(x − 0.3)²)), and x^n
 * for a large n near |x| = 1. A range that is cut there has its nodes where the peak is; where there is none, a cut does no harm.
 */

/** An argument that goes so far over the range may bring a feature that is narrow in it. */
const far = 20;
const largeExponent = 50;
/** More places than these are not cut at: what has so many zeros is a wave, or too small for doubles. */
const most = 16;
/** What takes longer, in values of sin x, is not sampled. */
const mostCost = 5;
/** Windows in which places are looked for, where the range has no end. */
const windows = [4, 40, 400];

/** The ends of the pieces with the places between them at which a peak may hide. */
export function withNarrowPlaces(
  f: Expression,
  variable: string,
  ends: readonly CriticalPoint[],
): readonly CriticalPoint[] {
  const [first, last] = [ends[0]!.x, ends[ends.length - 1]!.x];
  const found: number[] = [];
  for (const u of distinct(argumentsOf(f, variable))) found.push(...placesOf(u, variable, first, last));
  const isNew = (x: number, k: number): boolean =>
    Number.isFinite(x) &&
    x > first &&
    x < last &&
    ends.every((end) => !isSame(x, end.x)) &&
    found.slice(0, k).every((other) => !isSame(x, other));
  const places = found.filter(isNew);
  const points = places.map((x) => ({ x, exact: E.number(Q.fromNumber(x)), rough: true }));
  return [...ends, ...points].sort((p, q) => p.x - q.x);
}

const isSame = (x: number, other: number): boolean => Math.abs(x - other) <= 1e-12 * Math.max(1, Math.abs(x));

const distinct = (all: readonly Expression[]): readonly Expression[] =>
  all.filter((one, k) => all.findIndex((other) => E.equal(one, other)) === k);

/** What functions and powers are taken of; of a large power u^n both n(u − 1) and n(u + 1), of u², which is no wilder than u, nothing. */
function argumentsOf(f: Expression, variable: string): readonly Expression[] {
  if (!contains(f, variable)) return [];
  const inner = children(f).flatMap((child) => argumentsOf(child, variable));
  const own = f.kind === 'apply' ? f.args : f.kind === 'power' ? ofPower(f) : [];
  return [...inner, ...own.filter((u) => contains(u, variable))];
}

function ofPower({ base, exponent }: PowerNode): readonly Expression[] {
  if (exponent.kind !== 'number') return [base, exponent];
  const n = Q.toNumber(exponent.value);
  if (Math.abs(n) >= largeExponent)
    return [E.one, E.number(-1)].map((one) => E.product([exponent, E.subtract(base, one)]));
  return n > 0 && Q.isInteger(exponent.value) ? [] : [base];
}

/** Its zeros, and where it turns, between two places. */
function placesOf(u: Expression, variable: string, from: number, to: number): readonly number[] {
  const line = lineOf(u, variable);
  if (line !== null) return Math.abs(line.slope) * (to - from) >= far ? [line.zero] : [];
  const turns = derivativeOf(u, variable);
  return [u, turns].flatMap((g) => {
    const zeros = g === null ? [] : zerosIn(g, variable, from, to);
    return zeros.length > most ? [] : zeros;
  });
}

function zerosIn(g: Expression, variable: string, from: number, to: number): readonly number[] {
  const line = lineOf(g, variable);
  if (line !== null) return [line.zero];
  if (costOf(g) > mostCost) return [];
  if (Number.isFinite(from) && Number.isFinite(to)) return zerosOf(g, variable, from, to);
  const start = Number.isFinite(from) ? from : Number.isFinite(to) ? to : 0;
  return windows.flatMap((width) => zerosOf(g, variable, Math.max(from, start - width), Math.min(to, start + width)));
}

/** Of what has the same slope everywhere: how steep it is, and where it is 0. */
function lineOf(u: Expression, variable: string): { readonly slope: number; readonly zero: number } | null {
  const slope = derivativeOf(u, variable);
  if (slope === null || contains(slope, variable)) return null;
  const constant = substitute(u, { [variable]: E.zero });
  return { slope: nearestDouble(slope), zero: nearestDouble(E.negate(E.divide(constant, slope))) };
}

import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import { compileRectangle } from '../../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../../expression/expression.ts';
import { nearestDouble } from '../../../expression/nearest-double.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, transform } from '../../../expression/walk.ts';
import { interval } from '../../../numeric/enclosure/rectangle.ts';
import { derivativeOf } from '../../derivative.ts';
import { distributed } from './distribute.ts';
import { growthOf } from './growth.ts';
import { signBetween } from './sign-between.ts';

/** A range of the variable, its ends exactly; `width` is an upper bound of its length, ∞ for a half line. */
export interface Range {
  readonly variable: string;
  readonly from: Expression | null;
  readonly to: Expression | null;
  readonly width: number;
}

/**
 * f with |u|, sign u, min, max, floor … replaced by what they are on the whole range but for single points, where intervals
 * prove it. u is looked at from both ends, x = p + t and x = q − t, so that x − p ≥ 0 is seen exactly.
 */
export function resolved(f: Expression, range: Range): Expression {
  return transform(f, (node) => {
    if (node.kind === 'sum') return distributed(node);
    if (node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value))
      return takenApart(node.base, node.exponent.value, range) ?? node;
    if (node.kind !== 'apply' || !contains(node, range.variable)) return node;
    const [u, v] = node.args;
    if (node.args.length === 2 && (node.name === 'min' || node.name === 'max')) {
      const [low, high] = boundsAbout(E.subtract(u!, v!), range);
      if (low >= 0) return node.name === 'min' ? v! : u!;
      return high <= 0 ? (node.name === 'min' ? u! : v!) : node;
    }
    if (node.args.length !== 1 || !piecewise.has(node.name)) return node;
    const [low, high] = stepping.has(node.name) ? levelsOf(u!, range) : boundsAbout(u!, range);
    switch (node.name) {
      case 'abs':
        return low >= 0 ? u! : high <= 0 ? E.negate(u!) : node;
      case 'sign':
        return low >= 0 ? E.one : high <= 0 ? E.minusOne : node;
      case 'heaviside':
        return low >= 0 ? E.one : high <= 0 ? E.zero : node;
      case 'cbrt':
        return low >= 0 ? E.power(u!, third) : high <= 0 ? E.negate(E.power(E.negate(u!), third)) : node;
      case 'floor':
        return Math.floor(low) >= Math.ceil(high) - 1 ? E.number(Math.floor(low)) : node;
      default:
        return Math.ceil(high) <= Math.floor(low) + 1 ? E.number(Math.ceil(high)) : node;
    }
  });
}

/**
 * (u·v)^r as u^r·v^r, and (u^p)^r as u^(p·r), where every factor is positive on the whole range: off the real line the root of a
 * product bends long before those of its factors do. Null where that is not proved.
 */
function takenApart(base: Expression, exponent: Q.Rational, range: Range): Expression | null {
  if (base.kind !== 'product' && base.kind !== 'power') return null;
  const powers = E.factorsOf(base).map((part) =>
    part.kind === 'power' && part.exponent.kind === 'number'
      ? { of: part.base, by: Q.multiply(part.exponent.value, exponent) }
      : { of: part, by: exponent },
  );
  const isPositive = (a: Expression): boolean =>
    contains(a, range.variable) ? boundsOf(a, range)[0] >= 0 : certainSign(a) === 1;
  return powers.every(({ of }) => isPositive(of))
    ? E.product(powers.map(({ of, by }) => E.power(of, E.number(by))))
    : null;
}

const third = E.divide(E.one, E.number(3));
const piecewise = new Set(['abs', 'sign', 'heaviside', 'floor', 'ceil', 'cbrt']);

const stepping = new Set(['floor', 'ceil']);

/** Bounds that tell a sign where one is kept between the ends. */
function boundsAbout(u: Expression, range: Range): [number, number] {
  const [low, high] = boundsOf(u, range);
  const sign = low < 0 && high > 0 ? signInside(u, range) : null;
  return [sign === 1 ? 0 : low, sign === -1 ? 0 : high];
}

/** Bounds that tell between which whole numbers u stays. */
function levelsOf(u: Expression, range: Range): [number, number] {
  const [low, high] = boundsOf(u, range);
  if (range.from === null || range.to === null || Math.ceil(high) - Math.floor(low) <= 1) return [low, high];
  const middle = (nearestDouble(range.from) + nearestDouble(range.to)) / 2;
  const level = Math.floor(evaluate(u, { [range.variable]: middle }));
  if (!Number.isSafeInteger(level)) return [low, high];
  const [below, above] = [level, level + 1].map((n) => signInside(E.subtract(u, E.number(n)), range));
  return below === 1 && above === -1 ? [level, level + 1] : [low, high];
}

const signInside = (u: Expression, { variable, from, to }: Range): 1 | -1 | null =>
  from === null || to === null ? null : signBetween(u, { variable, from, to });

function boundsOf(u: Expression, { variable, from, to, width }: Range, mayTry = true): [number, number] {
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const t = E.symbol(variable);
  const seen = (moved: Expression): void => {
    const image = compileRectangle(moved, variable)(interval(0, Math.min(width, far)));
    const beyond = Number.isFinite(width) ? image : boundsFarOut(moved, variable);
    if (image === null || beyond === null) return;
    low = Math.max(low, Math.min(image.low, beyond.low));
    high = Math.min(high, Math.max(image.high, beyond.high));
  };
  if (from !== null) seen(substitute(u, { [variable]: E.add(from, t) }));
  if (to !== null) seen(substitute(u, { [variable]: E.subtract(to, t) }));
  if (mayTry && from !== null && low < 0 && high > 0) {
    const [least, most] = boundsBySlope(u, { variable, from, to, width });
    return [Math.max(low, least), Math.min(high, most)];
  }
  return [low, high];
}

/** What rises lies between its values at the ends, which are known exactly: (1 + t)³ − 1 is not below 0. */
function boundsBySlope(u: Expression, range: Range): [number, number] {
  const { variable, from, to } = range;
  const derived = derivativeOf(u, variable);
  const unknown: [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (derived === null) return unknown;
  const [low, high] = boundsOf(derived, range, false);
  if (low < 0 && high > 0) return unknown;
  const at = (end: Expression | null, otherwise: number): number => {
    const value = end === null ? null : substitute(u, { [variable]: end });
    return value?.kind === 'number' && Q.isInteger(value.value) ? Q.toNumber(value.value) : otherwise;
  };
  return low >= 0 ? [at(from, unknown[0]), at(to, unknown[1])] : [at(to, unknown[0]), at(from, unknown[1])];
}

const far = 1e10;

/** The sign of what keeps it, far out. */
function boundsFarOut(u: Expression, variable: string): { low: number; high: number } | null {
  const growth = growthOf(u, variable, far);
  if (growth === null) return null;
  return {
    low: growth.low >= 0 ? 0 : Number.NEGATIVE_INFINITY,
    high: growth.high <= 0 ? 0 : Number.POSITIVE_INFINITY,
  };
}

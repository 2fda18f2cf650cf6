import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { number, product, reciprocal, subtract, sum } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { size } from '../../expression/walk.ts';
import type { Family } from '../../trigonometry/general-solution.ts';
import { isNothing } from '../../trigonometry/vanishing.ts';

/** A family as `count` families whose period is `count` times as long. */
export function copiesOf({ base, period, rounded }: Family, count: number): Family[] {
  const long = product([number(count), period]);
  return Array.from({ length: count }, (_, k) => ({
    base: sum([base, product([number(k), period])]),
    period: long,
    rounded,
  }));
}

/** Equally spaced families of one period, at most this many, are written as one. */
const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59];

/** Families of one period: each angle once, and what is equally spaced joined, so that pi/2 + 2kπ and −pi/2 + 2kπ are pi/2 + kπ. */
export function joined(families: readonly Family[]): Family[] {
  const groups: { first: Family; members: Family[]; parts: Rational[] }[] = [];
  for (const family of families) {
    const group = groups
      .map((one) => ({ one, part: partBetween(one.first, family) }))
      .find(({ part }) => part !== null);
    if (group === undefined) groups.push({ first: family, members: [family], parts: [Q.zero] });
    else {
      group.one.members.push(family);
      if (!group.one.parts.some((part) => Q.equals(part, group.part!))) group.one.parts.push(group.part!);
    }
  }
  return groups
    .flatMap(({ first, members, parts }) => joinedParts(first, parts).map((family) => shortest(family, members)))
    .sort((a, b) => Math.abs(evaluate(a.base)) - Math.abs(evaluate(b.base)) || evaluate(b.base) - evaluate(a.base));
}

/** The family as that of its members which is written shortest. */
function shortest(family: Family, members: readonly Family[]): Family {
  const same = members.filter((one) => {
    const part = partBetween(family, one);
    return part !== null && Q.isZero(part);
  });
  return [family, ...same]
    .map(({ base }) => principal({ ...family, base }))
    .reduce((best, one) => (size(one.base) < size(best.base) ? one : best));
}

const maxDenominator = 120;

/**
 * The part of a period in [0, 1) by which the other family lies behind the first; null where it is not rational. Angles that
 * are written differently (2·atan(1/3) is atan(3/4)) are compared by their digits, to 48 of them.
 */
function partBetween(first: Family, other: Family): Rational | null {
  const ratio = product([subtract(other.base, first.base), reciprocal(first.period)]);
  if (ratio.kind === 'number') return fraction(ratio.value);
  const turns = evaluate(ratio);
  for (let q = 1; q <= maxDenominator; q += 1) {
    const p = Math.round(turns * q);
    if (Math.abs(turns * q - p) > 1e-9) continue;
    return isNothing(subtract(ratio, number(Q.rational(p, q)))) ? fraction(Q.rational(p, q)) : null;
  }
  return null;
}

/** The larger regular polygons first, or the smaller ones first: whichever leaves fewer families. */
function joinedParts(family: Family, parts: readonly Rational[]): Family[] {
  const [one, other] = [primes, [...primes].reverse()].map((order) => joinedInOrder(family, parts, order));
  return other!.length < one!.length ? other! : one!;
}

function joinedInOrder(family: Family, parts: readonly Rational[], order: readonly number[]): Family[] {
  const { base, period, rounded } = family;
  for (const p of order) {
    const complete =
      p > parts.length ? [] : parts.filter((part) => corners(part, p).every((one) => isAmong(one, parts)));
    if (complete.length === 0) continue;
    // In the shorter period, in which the corners of one polygon are the same.
    const short = complete.map((part) => fraction(Q.multiply(part, Q.integerRational(p))));
    const distinct = short.filter((part, k) => short.findIndex((other) => Q.equals(part, other)) === k);
    const shorter = { base, period: product([number(Q.rational(1, p)), period]), rounded };
    const rest = parts.filter((part) => !complete.includes(part));
    return [...joinedInOrder(shorter, distinct, order), ...joinedInOrder(family, rest, order)];
  }
  return parts.map((part) => ({ base: sum([base, product([number(part), period])]), period, rounded }));
}

/** The regular polygon with a corner at this part of the turn. */
const corners = (part: Rational, p: number): Rational[] =>
  Array.from({ length: p }, (_, k) => fraction(Q.add(part, Q.rational(k, p))));
const isAmong = (part: Rational, parts: readonly Rational[]): boolean => parts.some((other) => Q.equals(part, other));
const fraction = (a: Rational): Rational => Q.subtract(a, Q.integerRational(Q.floor(a)));

/** The same family with its base in (−period/2, period/2]. */
export function principal({ base, period, rounded }: Family): Family {
  const exact = product([base, reciprocal(period)]);
  const parts = exact.kind === 'number' ? exact.value : Q.fromNumber(evaluate(base) / evaluate(period));
  const turns = Z.negate(Q.ceiling(Q.subtract(parts, Q.half)));
  return turns === 0
    ? { base, period, rounded }
    : { base: sum([base, product([number(turns), period])]), period, rounded };
}

/** The angles of x from those of u = slope·x + start. */
export function carriedBack({ base, period, rounded }: Family, slope: Expression, start: Expression): Family {
  const by = reciprocal(slope);
  const length = product([period, by]);
  return {
    base: product([subtract(base, start), by]),
    period: evaluate(length) < 0 ? product([number(-1), length]) : length,
    rounded,
  };
}

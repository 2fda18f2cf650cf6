import { multipliedOut } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import { signOfConstant } from '../../../expression/balls/sign-of-constant.ts';
import * as E from '../../../expression/build.ts';
import type { Condition } from '../../../expression/condition.ts';
import type { Expression, PowerNode } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { isPositiveByForm } from '../../letter-conditions.ts';
import { signOf } from './instances.ts';

/* Which sign a quantity has for all letters of which the known conditions hold, by its form and by those conditions. */

/** The letters that are known to be positive. */
export const positiveIn = (known: readonly Condition[]): ReadonlySet<string> =>
  new Set(
    known.flatMap(({ left, relation, right }) => {
      const bound = signOf(right);
      const isAbove = bound !== null && (relation === '>' ? bound >= 0 : relation === '>=' && bound > 0);
      return left.kind === 'symbol' && isAbove ? [left.name] : [];
    }),
  );

/** Whether a quantity is positive because a condition says so, or by its form once each letter is measured from its bound. */
export function isKnownPositive(a: Expression, known: readonly Condition[]): boolean {
  const expanded = multipliedOut(a);
  const strict = known.filter(({ relation }) => relation === '>' || relation === '<');
  return knownSign(expanded, strict) === 1 || isPositiveFromBounds(expanded, known);
}

/** With a = c + t for a > c, a = c − t for a < c: whether only positive terms are left, and one that is not 0. */
function isPositiveFromBounds(a: Expression, known: readonly Condition[]): boolean {
  const bounds = freeSymbols(a).map((name) => boundOf(name, known));
  if (bounds.includes(null)) return false;
  const found = bounds.flatMap((one) => one ?? []);
  const measured = withJoinedConstants(
    multipliedOut(substitute(a, Object.fromEntries(found.map(({ name, from }) => [name, from])))),
  );
  if (!isPositiveByForm(measured)) return false;
  const loose = new Set(found.filter(({ isStrict }) => !isStrict).map(({ name }) => name));
  const isAboveZero = (term: Expression): boolean => freeSymbols(term).every((name) => !loose.has(name));
  return E.termsOf(measured).some(isAboveZero);
}

/** The terms without letters as the number 1, 0 or −1 that has their sign: e − 1 + t is positive for t > 0 as 1 + t is. */
function withJoinedConstants(a: Expression): Expression {
  const constants = E.termsOf(a).filter((term) => freeSymbols(term).length === 0);
  const sign = constants.length < 2 ? undefined : signOfConstant(E.sum(constants));
  if (sign === undefined) return a;
  return E.sum([E.number(sign), ...E.termsOf(a).filter((term) => freeSymbols(term).length > 0)]);
}

interface Bound {
  readonly name: string;
  /** The letter as its bound and a distance from it, which has its name. */
  readonly from: Expression;
  readonly isStrict: boolean;
}

/** The lower bound of a letter that is a constant, else its upper one. */
function boundOf(name: string, known: readonly Condition[]): Bound | null {
  const t = E.symbol(name);
  const found = known.flatMap(({ left, relation, right }): (Bound & { readonly isBelow: boolean })[] => {
    const isBelow = relation === '>' || relation === '>=';
    const isBound = isBelow || relation === '<' || relation === '<=';
    if (!E.equal(left, t) || freeSymbols(right).length > 0 || !isBound) return [];
    const isStrict = relation === '>' || relation === '<';
    return [{ name, from: isBelow ? E.add(right, t) : E.subtract(right, t), isStrict, isBelow }];
  });
  const positive = { name, from: t, isStrict: true };
  return found.find(({ isBelow }) => isBelow) ?? (positiveIn(known).has(name) ? positive : (found[0] ?? null));
}

/** The sign of a quantity from the bounds of its letters, or from the signs of its factors; 0 where neither tells it. */
export function signByBounds(a: Expression, known: readonly Condition[]): -1 | 0 | 1 {
  if (isPositiveFromBounds(a, known)) return 1;
  return isPositiveFromBounds(E.negate(a), known) ? -1 : signOfProduct(a, known);
}

/** The sign of a product of factors whose signs are known; 0 for others. */
export function signOfProduct(a: Expression, known: readonly Condition[]): -1 | 0 | 1 {
  const own = knownSign(a, known);
  if (own !== 0 || (a.kind !== 'product' && a.kind !== 'power')) return own;
  let sign: -1 | 0 | 1 = 1;
  for (const factor of E.factorsOf(a)) {
    const exponent = E.exponentOf(factor);
    const isOdd = exponent.kind === 'number' && Q.isInteger(exponent.value) && !isEven(Q.abs(exponent.value));
    const base = E.baseOf(factor);
    const one = base.kind === 'number' ? Q.sign(base.value) : knownSign(base, known);
    if (one === 0 || !(one === 1 || isOdd)) return 0;
    sign = sign === one ? 1 : -1;
  }
  return sign;
}

/** 1 for what is positive for all real letters of which `known` holds, by its form, 0 for what is never negative; null for anything else. */
export function leastSign(a: Expression, known: readonly Condition[]): 0 | 1 | null {
  const all = (parts: readonly Expression[]) => parts.map((part) => leastSign(part, known));
  switch (a.kind) {
    case 'number':
      return Q.sign(a.value) < 0 ? null : Q.isZero(a.value) ? 0 : 1;
    case 'constant':
      return a.name === 'pi' || a.name === 'e' ? 1 : null;
    case 'sum': {
      const signs = all(a.terms);
      return signs.includes(null) ? null : signs.includes(1) ? 1 : 0;
    }
    case 'product': {
      const signs = all(a.factors);
      return signs.includes(null) ? null : signs.includes(0) ? 0 : 1;
    }
    case 'power':
      return leastSignOfPower(a, known);
    case 'apply':
      return a.name === 'abs' ? (isNonzero(a.args[0]!, known) ? 1 : 0) : a.name === 'cosh' ? 1 : null;
    case 'symbol':
      return positiveIn(known).has(a.name) ? 1 : null;
  }
}

/** Squares, powers of what is positive, and roots where they have a value. */
function leastSignOfPower({ base, exponent }: PowerNode, known: readonly Condition[]): 0 | 1 | null {
  if (leastSign(base, known) === 1) return 1;
  if (exponent.kind !== 'number') return null;
  if (isEven(Q.abs(exponent.value))) return isNonzero(base, known) ? 1 : Q.sign(exponent.value) < 0 ? null : 0;
  return Q.isInteger(exponent.value) || Q.sign(exponent.value) < 0 ? null : 0;
}

/** Whether a condition says that a quantity is not 0. */
const isNonzero = (a: Expression, known: readonly Condition[]): boolean =>
  known.some((one) => follows({ left: a, relation: '!=', right: E.zero }, one));

export const isEven = (n: Q.Rational): boolean => Q.sign(n) > 0 && Q.isInteger(Q.divide(n, Q.integerRational(2)));

/** 1 or −1 where what is known says that a quantity is positive or negative, 0 where it does not. */
export function knownSign(a: Expression, known: readonly Condition[]): -1 | 0 | 1 {
  for (const { left, relation, right } of known) {
    const up = relation === '>' || relation === '>=';
    if (!up && relation !== '<' && relation !== '<=') continue;
    const difference = up ? E.subtract(left, right) : E.subtract(right, left);
    if (E.equal(a, difference)) return 1;
    if (E.equal(E.add(a, difference), E.zero)) return -1;
  }
  return 0;
}

/**
 * Whether a condition follows from another of the same quantity: n > 0 from n > 2 and from n > c²/4, n ≠ 0 from n > 0; that a factor
 * is not 0 from a product that is not.
 */
export function follows(wanted: Condition, from: Condition): boolean {
  if (wanted.relation === '!=' && isFactorOf(E.subtract(wanted.left, wanted.right), from)) return true;
  if (!E.equal(wanted.left, from.left)) return false;
  const same = E.equal(from.right, wanted.right);
  const up = from.relation === '>' || from.relation === '>=';
  const down = from.relation === '<' || from.relation === '<=';
  if (!up && !down) return from.relation === wanted.relation && same;
  const gap = E.subtract(from.right, wanted.right);
  const further = same ? 0 : signOfGap(up ? gap : E.negate(gap));
  if (further === null) return false;
  const strict = from.relation === '>' || from.relation === '<';
  const loose = wanted.relation === (up ? '>=' : '<=');
  if (!loose && wanted.relation !== (up ? '>' : '<') && wanted.relation !== '!=') return false;
  return loose || strict ? further >= 0 : further > 0;
}

/** The sign of how far a bound lies beyond another; 0 also where that is not negative for any letters, null where it is not known. */
const signOfGap = (gap: Expression): -1 | 0 | 1 | null => signOf(gap) ?? leastSign(gap, []);

/** Whether u is a factor of what a condition says not to be 0; sin(πu) ≠ 0 says it of u. */
function isFactorOf(u: Expression, { left, relation, right }: Condition): boolean {
  if (!E.equal(right, E.zero) || (relation !== '>' && relation !== '<' && relation !== '!=')) return false;
  const same = (one: Expression): boolean => E.equal(one, u) || E.equal(one, E.negate(u));
  if (left.kind === 'apply' && left.name === 'sin') return same(E.divide(left.args[0]!, E.constant('pi')));
  return left.kind === 'product' && left.factors.some((one) => same(E.baseOf(one)));
}

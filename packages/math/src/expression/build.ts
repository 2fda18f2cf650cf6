import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import {
  baseOf,
  coefficient,
  constant,
  exponentOf,
  half,
  isConstant,
  isNumber,
  minusOne,
  number,
  one,
  termsOf,
  withCoefficient,
  withoutCoefficient,
  zero,
} from './atoms.ts';
import { certainSign } from './certain-sign.ts';
import { valueAtMultipleOfPi, valueAtRational, valueAtRationals } from './exact-values.ts';
import type { ApplyNode, ConstantNode, Expression, NumberNode, PowerNode, ProductNode, SumNode } from './expression.ts';
import type { ExactValue } from './facts/fact.ts';
import { type FunctionName, facts } from './facts/table.ts';
import { mayHaveNoValue, oneHasNoValue } from './no-value.ts';
import { compareAsFactors, compareBases, compareRests } from './order.ts';
import { maxPowerBits, radicalForm } from './radicals.ts';

/*
 * The constructors: the only makers of nodes. They put expressions into the one canonical shape, with rewritings that
 * hold for all complex values where both sides are defined, and do nothing cleverer:
 *
 *   sums      flattened, numbers added, like terms collected (x + x is 2x), ordered
 *   products  flattened, numbers multiplied, like powers collected (x·x^2 is x^3), i·i = −1, ordered
 *   powers    numbers evaluated while they stay small, roots of rationals reduced (8^(1/2) is 2·2^(1/2)),
 *             (x·y)^n for integer n, (x^a)^b where it is sound (see `powerOfPower`)
 *
 * sqrt(x^2) stays as it is, products are not multiplied out, and forms without a value (0^0, 1/0, oo − oo, 0·oo) stay
 * as they stand, so that whoever evaluates them finds no value.
 */

export {
  baseOf,
  coefficient,
  constant,
  exponentOf,
  factorsOf,
  half,
  minusOne,
  number,
  one,
  symbol,
  termsOf,
  two,
  withoutCoefficient,
  zero,
} from './atoms.ts';

/** Structural equality: of canonical expressions, so that x + 1 equals 1 + x; not mathematical equality. */
export function equal(a: Expression, b: Expression): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'symbol':
    case 'constant':
      return b.kind === a.kind && a.name === b.name;
    case 'number':
      return b.kind === 'number' && Q.equal(a.value, b.value);
    case 'power':
      return b.kind === 'power' && equal(a.base, b.base) && equal(a.exponent, b.exponent);
    case 'sum':
      return b.kind === 'sum' && allEqual(a.terms, b.terms);
    case 'product':
      return b.kind === 'product' && allEqual(a.factors, b.factors);
    case 'apply':
      return b.kind === 'apply' && a.name === b.name && allEqual(a.args, b.args);
  }
}

function allEqual(a: readonly Expression[], b: readonly Expression[]): boolean {
  if (a.length !== b.length) return false;
  for (let k = 0; k < a.length; k++) if (!equal(a[k]!, b[k]!)) return false;
  return true;
}

/** Sorts in place, at no cost when it is in order already, as it mostly is. */
function sortIfNeeded(list: Expression[], order: (a: Expression, b: Expression) => number): void {
  for (let k = 1; k < list.length; k++) {
    if (order(list[k - 1]!, list[k]!) > 0) {
      list.sort(order);
      return;
    }
  }
}

/** The canonical sum: nested sums are one, numbers are added, equal terms gathered. */
export function sum(terms: readonly Expression[]): Expression {
  let numeric = Q.zero;
  const others: Expression[] = [];
  for (const term of terms) {
    for (const part of termsOf(term)) {
      if (isNumber(part)) numeric = Q.add(numeric, part.value);
      else others.push(part);
    }
  }
  const collected = others.length > 1 ? collectTerms(others) : others;
  // Whatever is finite is lost beside an infinity.
  const absorbed = collected.some((term) => isConstant(withoutCoefficient(term), 'infinity'));
  if (!Q.isZero(numeric) && !absorbed) collected.push(number(numeric));
  if (collected.length === 0) return zero;
  return collected.length === 1 ? collected[0]! : ({ kind: 'sum', terms: collected } satisfies SumNode);
}

function collectTerms(terms: Expression[]): Expression[] {
  sortIfNeeded(terms, compareRests);
  const collected: Expression[] = [];
  for (let k = 0; k < terms.length; ) {
    const first = terms[k]!;
    let total = coefficient(first);
    let next = k + 1;
    while (next < terms.length && compareRests(first, terms[next]!) === 0) {
      total = Q.add(total, coefficient(terms[next]!));
      next++;
    }
    if (next === k + 1) collected.push(first);
    else if (isConstant(withoutCoefficient(first), 'infinity')) collected.push(...infinities(terms.slice(k, next)));
    else if (!Q.isZero(total)) collected.push(withCoefficient(total, withoutCoefficient(first)));
    else if (mayHaveNoValue(first)) collected.push(...terms.slice(k, next));
    k = next;
  }
  return collected;
}

/** oo + oo is oo; oo − oo stays. */
function infinities(terms: readonly Expression[]): readonly Expression[] {
  const [first] = terms;
  return terms.every((term) => Q.sign(coefficient(term)) === Q.sign(coefficient(first!))) ? [first!] : terms;
}

/** The canonical product: nested products are one, numbers are multiplied, equal bases gathered where that changes no value. */
export function product(factors: readonly Expression[]): Expression {
  let numeric = Q.one;
  let quarterTurns = 0;
  const exponentsOfE: Expression[] = [];
  const roots: PowerNode[] = [];
  const others: Expression[] = [];
  const take = (factor: Expression): void => {
    if (factor.kind === 'product') factor.factors.forEach(take);
    else if (isNumber(factor)) numeric = Q.multiply(numeric, factor.value);
    else if (isConstant(factor, 'i')) quarterTurns++;
    else if (isConstant(factor, 'e')) exponentsOfE.push(one);
    else if (factor.kind === 'power' && isConstant(factor.base, 'e')) exponentsOfE.push(factor.exponent);
    else if (isRootOfNumber(factor)) roots.push(factor);
    else others.push(factor);
  };
  factors.forEach(take);
  if (exponentsOfE.length === 1) others.push(power(constant('e'), exponentsOfE[0]!));
  else if (exponentsOfE.length > 1) takeAgain(power(constant('e'), sum(exponentsOfE)), others, take);
  if (roots.length === 1) others.push(roots[0]!);
  else if (roots.length > 1) for (const part of productOfRoots(roots)) isNumber(part) ? take(part) : others.push(part);
  const [number, rest] = collectFactors(others);
  numeric = Q.multiply(numeric, number);
  if (quarterTurns % 4 >= 2) numeric = Q.negate(numeric);
  if (quarterTurns % 2 === 1) rest.push(constant('i'));
  return assembleProduct(numeric, rest);
}

/** Takes a factor that was just built, unless that would go round for ever on the same power of e. */
function takeAgain(factor: Expression, others: Expression[], take: (factor: Expression) => void): void {
  const power = factor.kind === 'power' && isConstant(factor.base, 'e');
  if (power || isConstant(factor, 'e')) others.push(factor);
  else take(factor);
}

function assembleProduct(numeric: Rational, rest: Expression[]): Expression {
  if (Q.isZero(numeric) && !oneHasNoValue(rest)) return zero;
  if (rest.length === 0) return number(numeric);
  sortIfNeeded(rest, compareAsFactors);
  if (rest.some((factor) => isConstant(factor, 'infinity'))) numeric = Q.integerRational(Q.sign(numeric));
  if (Q.isOne(numeric))
    return rest.length === 1 ? rest[0]! : ({ kind: 'product', factors: rest } satisfies ProductNode);
  return { kind: 'product', factors: [number(numeric), ...rest] };
}

/** Collects like powers; what a collected power folds to (a number, a product) is taken apart again. */
function collectFactors(factors: Expression[]): [Rational, Expression[]] {
  if (factors.length < 2) return [Q.one, factors];
  sortIfNeeded(factors, compareAsFactors);
  const collected: Expression[] = [];
  let numeric = Q.one;
  let again = false;
  for (let k = 0; k < factors.length; ) {
    const first = factors[k]!;
    let next = k + 1;
    while (next < factors.length && compareBases(first, factors[next]!) === 0) next++;
    if (next === k + 1) collected.push(first);
    else {
      const built = power(baseOf(first), sum(factors.slice(k, next).map(exponentOf)));
      if (isNumber(built)) numeric = Q.multiply(numeric, built.value);
      else if (built.kind === 'product') {
        again = true;
        numeric = Q.multiply(numeric, coefficient(built));
        collected.push(...built.factors.filter((part) => !isNumber(part)));
      } else collected.push(built);
    }
    k = next;
  }
  if (!again) return [numeric, collected];
  const rest = product(collected);
  if (rest.kind !== 'product') return isNumber(rest) ? [Q.multiply(numeric, rest.value), []] : [numeric, [rest]];
  return [Q.multiply(numeric, coefficient(rest)), rest.factors.filter((factor) => !isNumber(factor))];
}

/** A root of a positive number, as `radicalForm` makes them. */
function isRootOfNumber(a: Expression): a is PowerNode {
  return (
    a.kind === 'power' &&
    isNumber(a.base) &&
    Q.sign(a.base.value) > 0 &&
    isNumber(a.exponent) &&
    !Q.isInteger(a.exponent.value)
  );
}

function productOfRoots(roots: readonly PowerNode[]): readonly Expression[] {
  const form = radicalForm(roots.map((root) => ({ base: rationalOf(root.base), exponent: rationalOf(root.exponent) })));
  if (form === null) return roots;
  const parts: Expression[] = form.radicals.map(({ base, exponent }) => powerNode(number(base), number(exponent)));
  return Q.isOne(form.coefficient) ? parts : [number(form.coefficient), ...parts];
}

const rationalOf = (a: Expression): Rational => (a as NumberNode).value;

const powerNode = (base: Expression, exponent: Expression): PowerNode => ({ kind: 'power', base, exponent });

/** The canonical power, simplified only where that holds for every value (√(x²) stays). */
export function power(base: Expression, exponent: Expression): Expression {
  if (isNumber(exponent)) return powerOfRational(base, exponent);
  if (isNumber(base)) {
    if (Q.isOne(base.value) && !mayHaveNoValue(exponent)) return one;
    // (1/2)^x and 2^(−x) are one.
    if (base.value.numerator === 1) return powerNode(number(base.value.denominator), negate(exponent));
  }
  if (isConstant(base, 'e')) return exponential(exponent);
  return powerNode(base, exponent);
}

/** e^ln(x) and e^(r·ln(x)) are powers of x; e^(k·i·pi/2) is a power of i. */
function exponential(exponent: Expression): Expression {
  const rest = withoutCoefficient(exponent);
  if (rest.kind === 'apply' && rest.name === 'ln') return power(rest.args[0]!, number(coefficient(exponent)));
  if (
    rest.kind === 'product' &&
    rest.factors.length === 2 &&
    rest.factors.some((f) => isConstant(f, 'i')) &&
    rest.factors.some((f) => isConstant(f, 'pi'))
  ) {
    const quarters = Q.multiply(coefficient(exponent), Q.integerRational(2));
    if (Q.isInteger(quarters)) return power(constant('i'), number(quarters));
  }
  return powerNode(constant('e'), exponent);
}

function powerOfRational(base: Expression, exponent: NumberNode): Expression {
  const by = exponent.value;
  if (Q.isOne(by)) return base;
  if (isNumber(base)) return powerOfNumber(base, exponent);
  if (Q.isZero(by)) return mayHaveNoValue(base) ? powerNode(base, exponent) : one;
  if (base.kind === 'constant') return powerOfConstant(base, exponent);
  if (base.kind === 'power') return powerOfPower(base, exponent);
  if (base.kind === 'product') return powerOfProduct(base, exponent);
  if (base.kind === 'apply' && base.name === 'cbrt') return powerOfCubeRoot(base, exponent);
  return powerNode(base, exponent);
}

function powerOfConstant(base: ConstantNode, exponent: NumberNode): Expression {
  const by = exponent.value;
  if (base.name === 'infinity') return Q.sign(by) > 0 ? base : zero;
  if (base.name !== 'i' || !Q.isInteger(by)) return powerNode(base, exponent);
  const turns = Z.toNumber(Z.modulo(by.numerator, 4));
  return turns === 0
    ? one
    : turns === 1
      ? base
      : turns === 2
        ? minusOne
        : { kind: 'product', factors: [minusOne, base] };
}

/**
 * (x^a)^b is x^(a·b) when b is an integer; when |a| < 1, for then a·ln(x) is the principal logarithm of x^a; and for
 * real a when x is a positive number. Otherwise a factor exp(2·pi·i·k·b) may come in: sqrt(x^2) is not x.
 */
function powerOfPower(base: PowerNode, exponent: NumberNode): Expression {
  const inner = base.exponent;
  const sound =
    Q.isInteger(exponent.value) ||
    (isNumber(inner) && (Q.compare(Q.abs(inner.value), Q.one) < 0 || isPositive(base.base)));
  return sound ? power(base.base, product([inner, exponent])) : powerNode(base, exponent);
}

const isPositive = (a: Expression): boolean =>
  isNumber(a) ? Q.sign(a.value) > 0 : a.kind === 'constant' && (a.name === 'pi' || a.name === 'e');

/** (x·y)^n for integer n; from other powers the positive number is taken out: sqrt(4x) is 2·sqrt(x). */
function powerOfProduct(base: ProductNode, exponent: NumberNode): Expression {
  if (Q.isInteger(exponent.value)) return product(base.factors.map((factor) => power(factor, exponent)));
  const size = Q.abs(coefficient(base));
  if (Q.isOne(size) || Q.isZero(size)) return powerNode(base, exponent);
  const rest = product([number(Q.reciprocal(size)), base]);
  return product([power(number(size), exponent), power(rest, exponent)]);
}

/** cbrt(x)^(3n + r) is x^n·cbrt(x)^r. */
function powerOfCubeRoot(base: ApplyNode, exponent: NumberNode): Expression {
  const { numerator } = exponent.value;
  if (!Q.isInteger(exponent.value) || typeof numerator !== 'number' || Math.abs(numerator) < 3)
    return powerNode(base, exponent);
  const whole = Math.trunc(numerator / 3);
  return product([power(base.args[0]!, number(whole)), power(base, number(numerator - 3 * whole))]);
}

function powerOfNumber(base: NumberNode, exponent: NumberNode): Expression {
  const value = base.value;
  const by = exponent.value;
  if (Q.isZero(value)) return Q.sign(by) > 0 ? zero : powerNode(base, exponent);
  if (Q.isZero(by) || Q.isOne(value)) return one;
  if (Q.isInteger(by)) return integerPower(base, exponent);
  if (Q.sign(value) < 0) {
    if (Q.isMinusOne(value)) return rootOfMinusOne(by);
    return product([power(number(Q.negate(value)), exponent), rootOfMinusOne(by)]);
  }
  const form = radicalForm([{ base: value, exponent: by }]);
  if (form === null) return powerNode(base, exponent);
  const parts = form.radicals.map(({ base: root, exponent: order }) => powerNode(number(root), number(order)));
  return assembleProduct(form.coefficient, parts);
}

function integerPower(base: NumberNode, exponent: NumberNode): Expression {
  const n = exponent.value.numerator;
  if (Q.isMinusOne(base.value)) return Z.isEven(n) ? one : minusOne;
  const bits = Math.max(Z.bitLength(base.value.numerator), Z.bitLength(base.value.denominator));
  if (typeof n === 'bigint' || bits * Math.abs(n) > maxPowerBits) return powerNode(base, exponent);
  return number(Q.power(base.value, n));
}

/** (−1)^q = e^(i·pi·q) with the exponent brought between 0 and 1: (−1)^(1/2) is i, (−1)^(5/3) is −(−1)^(2/3). */
function rootOfMinusOne(exponent: Rational): Expression {
  const whole = Q.floor(exponent);
  const rest = Q.subtract(exponent, Q.integerRational(whole));
  const root = Q.equals(rest, Q.half) ? constant('i') : powerNode(minusOne, number(rest));
  return Z.isEven(whole) ? root : { kind: 'product', factors: [minusOne, root] };
}

/** A function of `functions.ts` applied; values that are exact and simple are put in, and signs leave odd and even functions. */
export function apply(named: string, args: readonly Expression[]): Expression {
  // Names come from texts and tables; the reader refuses those that are none.
  const name = named as FunctionName;
  const [first, second] = args;
  const value =
    args.length > 1 && args.every(isNumber)
      ? valueAtRationals(
          name,
          args.map((one) => one.value),
        )
      : null;
  if (value !== null) return number(value);
  if ((name === 'min' || name === 'max') && args.length > 1) return extremeOf(name, args);
  if (args.length === 2)
    return valueOfTwo(name, first!, second!) ?? ({ kind: 'apply', name, args } satisfies ApplyNode);
  if (name === 'kummerM' && args.length === 3 && isZeroNumber(args[2]!)) return one;
  if (args.length !== 1 || first === undefined) return { kind: 'apply', name, args } satisfies ApplyNode;
  const known = exactValue(name, first);
  if (known !== null) return known;
  if (name === 'cbrt') {
    const inner = outOfCubeRoot(first);
    if (inner !== null) return inner;
  }
  const parity = facts.get(name)?.parity;
  if (parity && Q.sign(coefficient(first)) < 0) {
    const positive: ApplyNode = { kind: 'apply', name, args: [negate(first)] };
    return parity === 'odd' ? negate(positive) : positive;
  }
  return { kind: 'apply', name, args };
}

/** Each argument once, and of several numbers the one that counts: max(x, 2, x, 5) is max(x, 5). */
function extremeOf(name: 'min' | 'max', args: readonly Expression[]): Expression {
  const numbers = args.filter(isNumber).map((one) => one.value);
  const leading = numbers.length > 1 ? valueAtRationals(name, numbers) : null;
  const counted = leading === null ? args : args.map((one) => (isNumber(one) ? number(leading) : one));
  const distinct = counted.filter((one, k) => counted.findIndex((other) => equal(one, other)) === k);
  return distinct.length === 1 ? distinct[0]! : ({ kind: 'apply', name, args: distinct } satisfies ApplyNode);
}

/** Functions that have a name of their own: ψ⁽⁰⁾ is ψ, Li₂ is the dilogarithm, Li₁(z) = −ln(1 − z), Li₀(z) = z/(1 − z). */
function ofLowOrder(name: string, order: Expression, z: Expression): Expression | null {
  if (order.kind !== 'number') return null;
  const { value } = order;
  if (name === 'polygamma') return Q.isZero(value) ? apply('digamma', [z]) : null;
  if (name === 'higherClausen') return ofClausen(value, z);
  if (name !== 'polylog' || !Q.isInteger(value)) return null;
  if (Q.equals(value, Q.integerRational(2))) return apply('dilog', [z]);
  if (Q.isOne(value)) return negate(ln(subtract(one, z)));
  if (Q.isZero(value)) return divide(z, subtract(one, z));
  return z.kind === 'number' && Q.sign(value) > 0 ? polylogarithmOfUnit(value, z.value) : null;
}

/** Cl₁(θ) = −ln|2 sin(θ/2)|, Cl₂ is `clausen`; the others are odd for even n, even for odd n, and known at multiples of π and at π/2. */
function ofClausen(n: Rational, theta: Expression): Expression | null {
  if (!Q.isInteger(n) || Q.sign(n) <= 0) return null;
  if (Q.isOne(n)) return negate(ln(apply('abs', [multiply(number(2), apply('sin', [multiply(half, theta)]))])));
  if (Q.equals(n, Q.integerRational(2))) return apply('clausen', [theta]);
  const isEven = Q.isInteger(Q.divide(n, Q.integerRational(2)));
  const turns = isConstant(withoutCoefficient(theta), 'pi') || isZeroNumber(theta) ? coefficient(theta) : null;
  if (turns !== null) {
    if (isEven && Q.isInteger(turns)) return zero;
    const twice = Q.multiply(turns, Q.integerRational(2));
    if (!isEven && Q.isInteger(twice)) {
      if (!Q.isInteger(turns))
        return multiply(power(number(2), number(Q.negate(n))), polylogarithmOfUnit(n, Q.minusOne)!);
      return polylogarithmOfUnit(n, Q.isInteger(Q.divide(turns, Q.integerRational(2))) ? Q.one : Q.minusOne);
    }
  }
  if (Q.sign(coefficient(theta)) >= 0) return null;
  const positive = apply('higherClausen', [number(n), negate(theta)]);
  return isEven ? negate(positive) : positive;
}

/** Liₙ(0) = 0, Liₙ(1) = ζ(n), Liₙ(−1) = −(1 − 2^(1 − n))·ζ(n), n > 2. */
function polylogarithmOfUnit(n: Rational, at: Rational): Expression | null {
  if (Q.isZero(at)) return zero;
  if (!Q.isOne(Q.abs(at))) return null;
  const zeta = apply('zeta', [number(n)]);
  if (Q.isOne(at)) return zeta;
  const share = power(number(2), number(Q.subtract(Q.one, n)));
  return product([subtract(share, one), zeta]);
}

/** The ends of the usual ranges: F(0, m) = E(0, m) = 0, F(π/2, m) = K(m), E(π/2, m) = E(m), Γ(s, 0) = Γ(s) for s > 0. */
function valueOfTwo(name: string, a: Expression, b: Expression): Expression | null {
  const known = ofLowOrder(name, a, b);
  if (known !== null) return known;
  if (name === 'hurwitzZeta') return ofHurwitz(a, b);
  const kind = bessel[name];
  if (kind !== undefined) return a.kind === 'number' ? ofBessel(name, kind, a.value, b) : null;
  if (name === 'gammainc')
    return isZeroNumber(b) && a.kind === 'number' && Q.sign(a.value) > 0 ? apply('gamma', [a]) : null;
  if (name !== 'ellipticF' && name !== 'ellipticE') return null;
  if (isZeroNumber(a)) return mayHaveNoValue(b) ? null : a;
  const quarter = a.kind === 'product' && equal(a, product([half, constant('pi')]));
  return quarter ? apply(name === 'ellipticF' ? 'ellipticK' : 'ellipticE', [b]) : null;
}

/** What a sign is taken out of Bessel functions of whole orders n by: (−1)ⁿ where it is odd, of the order and of the argument. */
interface BesselKind {
  readonly order: 'odd' | 'even';
  /** Absent where there is no value at 0. */
  readonly argument?: 'odd';
}

const bessel: Readonly<Record<string, BesselKind>> = {
  besselJ: { order: 'odd', argument: 'odd' },
  besselI: { order: 'even', argument: 'odd' },
  besselY: { order: 'odd' },
  besselK: { order: 'even' },
};

/** Whole orders are not negative, nor are the arguments of J and I (DLMF 10.4.1, 10.11.1, 10.27.1, 10.27.3); J₀(0) = I₀(0) = 1, 0 of positive orders. */
function ofBessel(name: string, kind: BesselKind, order: Rational, z: Expression): Expression | null {
  const isWhole = Q.isInteger(order);
  const signed = (isOdd: boolean, of: Expression): Expression =>
    isOdd && !Z.isEven(order.numerator) ? negate(of) : of;
  if (Q.sign(order) < 0 && isWhole) return signed(kind.order === 'odd', apply(name, [number(Q.negate(order)), z]));
  if (kind.argument === undefined) return null;
  if (isZeroNumber(z)) return Q.isZero(order) ? one : Q.sign(order) > 0 ? zero : null;
  return isWhole && Q.sign(coefficient(z)) < 0 ? signed(true, apply(name, [number(order), negate(z)])) : null;
}

/** From there on the terms of ζ(s) − ζ(s, a) are too many to be written. */
const maxFirstTerms = 12;

/** ζ(0, a) = 1/2 − a, ζ(s, 1) = ζ(s), ζ(s, a) = ζ(s) − 1 − 2^(−s) − … for small whole a, and ζ(m + 1, a) = (−1)^(m + 1)·ψ⁽ᵐ⁾(a)/m!. */
function ofHurwitz(s: Expression, a: Expression): Expression | null {
  if (s.kind !== 'number' || Q.isOne(s.value)) return null;
  if (Q.isZero(s.value)) return subtract(half, a);
  if (a.kind === 'number' && Q.isInteger(a.value)) {
    const n = Q.toNumber(a.value);
    if (n === 0 && Q.sign(s.value) < 0) return apply('zeta', [s]);
    if (n < 1 || n > maxFirstTerms) return null;
    const first = Array.from({ length: n - 1 }, (_, k) => negate(power(number(k + 1), negate(s))));
    return sum([apply('zeta', [s]), ...first]);
  }
  const order = Q.toNumber(s.value) - 1;
  if (!Q.isInteger(s.value) || order < 1 || order > maxOrderOfPolygamma) return null;
  let factorial = order % 2 === 0 ? -1 : 1;
  for (let k = 2; k <= order; k++) factorial *= k;
  return divide(apply('polygamma', [number(order), a]), number(factorial));
}

const maxOrderOfPolygamma = 12;

const isZeroNumber = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/** Of a number whose sign is known it is ±(±a)^(1/3); a positive number in front is taken out: cbrt(8x) is 2·cbrt(x). */
function outOfCubeRoot(of: Expression): Expression | null {
  const sign = certainSign(of);
  if (sign !== null) return sign === -1 ? negate(power(negate(of), third)) : power(of, third);
  const size = Q.abs(coefficient(of));
  if (Q.isOne(size) || Q.isZero(size)) return null;
  return product([power(number(size), third), apply('cbrt', [product([number(Q.reciprocal(size)), of])])]);
}

function exactValue(name: string, at: Expression): Expression | null {
  if (isNumber(at)) return fromExactValue(valueAtRational(name, at.value));
  if (name === 'sign' || name === 'heaviside') return ofCertainSign(name, at);
  if (isConstant(withoutCoefficient(at), 'pi')) return fromExactValue(valueAtMultipleOfPi(name, coefficient(at)));
  if (name === 'ln' && isConstant(at, 'e')) return one;
  if (name === 'ln' && at.kind === 'power' && isConstant(at.base, 'e') && isNumber(at.exponent)) return at.exponent;
  return null;
}

/** Of a constant whose sign enclosures tell, as π − 3, it is a number; of 0, and of what may be 0, it stays. */
function ofCertainSign(name: 'sign' | 'heaviside', at: Expression): Expression | null {
  const sign = certainSign(at);
  if (sign === 1) return one;
  if (sign !== -1) return null;
  return name === 'sign' ? minusOne : zero;
}

function fromExactValue(value: ExactValue | null): Expression | null {
  if (value === null) return null;
  const factors: Expression[] = [number(value.coefficient)];
  if (value.root !== undefined) factors.push(sqrt(number(value.root)));
  if (value.piPower) factors.push(power(constant('pi'), number(value.piPower)));
  return product(factors);
}

const third = number(Q.rational(1, 3));

/** −a */
export const negate = (a: Expression): Expression => product([minusOne, a]);
/** a + b */
export const add = (a: Expression, b: Expression): Expression => sum([a, b]);
/** a − b */
export const subtract = (a: Expression, b: Expression): Expression => sum([a, negate(b)]);
/** a · b */
export const multiply = (a: Expression, b: Expression): Expression => product([a, b]);
/** 1/a */
export const reciprocal = (a: Expression): Expression => power(a, minusOne);
/** a/b */
export const divide = (a: Expression, b: Expression): Expression => product([a, power(b, minusOne)]);
/** √a, the principal root. */
export const sqrt = (a: Expression): Expression => power(a, half);
/** eᵃ */
export const exp = (a: Expression): Expression => power(constant('e'), a);
/** ln a, the principal logarithm. */
export const ln = (a: Expression): Expression => apply('ln', [a]);

import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import { simplest, simplify } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import { type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import type { ApplyNode, Expression, PowerNode } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import { isPositiveByForm, nonzero } from '../letter-conditions.ts';

/*
 * Letters. An answer holds under conditions; they are those that the methods needed, and that a letter is positive where the
 * methods took it for that and the answer was not found to hold elsewhere too. A condition that was typed is taken into account and not said again.
 */

/** Values for letters. */
export type Instance = Readonly<Record<string, Q.Rational>>;

const asExpressions = (at: Instance): Record<string, Expression> =>
  Object.fromEntries(Object.entries(at).map(([name, value]) => [name, E.number(value)]));

/** An expression with values put in for its letters. */
export const atInstance = (a: Expression, at: Instance): Expression => substitute(a, asExpressions(at));

/** The sign of a constant, 0 only where it is written so or simplified to it; null where it has none or none can be told. */
function signOf(a: Expression): -1 | 0 | 1 | null {
  if (a.kind === 'number') return Q.sign(a.value);
  const sign = certainSign(a);
  if (sign !== null) return sign === 'not real' ? null : sign;
  const found = freeSymbols(a).length > 0 ? null : simplify(a);
  return found?.ok && E.equal(found.value.expression, E.zero) ? 0 : null;
}

/** Whether a condition holds at an instance; null where a side has no real value, or the sign of the difference cannot be told. */
export function holdsAt({ left, relation, right }: Condition, at: Instance): boolean | null {
  const sign = signOf(E.subtract(atInstance(left, at), atInstance(right, at)));
  if (sign === null) return null;
  switch (relation) {
    case '=':
      return sign === 0;
    case '!=':
      return sign !== 0;
    case '<':
      return sign < 0;
    case '>':
      return sign > 0;
    case '<=':
      return sign <= 0;
    case '>=':
      return sign >= 0;
  }
}

/** Values without a pattern, so that letters are told apart and no coincidence is met; whole numbers for a letter that is whole. */
const usual = [
  [17, 10],
  [9, 7],
  [23, 9],
  [5, 8],
  [11, 3],
  [2, 7],
  [31, 8],
  [13, 12],
  [3, 11],
  [19, 6],
  [1, 5],
  [29, 5],
] as const;

/**
 * Instances at which all of the conditions hold, with positive letters; where there are none, with negative ones. `negative` names a
 * letter that is to be negative anyhow.
 */
export function instancesOf(
  letters: readonly string[],
  conditions: readonly Condition[],
  count: number,
  negative?: string,
): readonly Instance[] {
  if (negative !== undefined) {
    // a > 0 > b contradicts a < b: then another letter is negative, too.
    const others = letters.filter((name) => name !== negative).map((name) => [negative, name]);
    for (const turned of [[negative], ...others]) {
      const found = withSigns(letters, conditions, count, turned);
      if (found.length > 0) return found;
    }
    return [];
  }
  for (const turned of [[], ...letters.map((name) => [name]), letters]) {
    const found = withSigns(letters, conditions, count, turned);
    if (found.length > 0) return found;
  }
  return [];
}

function withSigns(
  letters: readonly string[],
  conditions: readonly Condition[],
  count: number,
  negative: readonly string[],
): readonly Instance[] {
  const found: Instance[] = [];
  for (let turn = 0; turn < maxTurns && found.length < count; turn++) {
    const at = Object.fromEntries(
      letters.map((name, k) => {
        const [top, bottom] = usual[(turn * (k + 1) + k * 5 + (turn >> 3) * (k + 2)) % usual.length]!;
        return [name, Q.rational(negative.includes(name) ? -top : top, bottom)];
      }),
    );
    if (conditions.every((one) => holdsAt(one, at) === true)) found.push(at);
  }
  return found;
}

const maxTurns = 160;

/** What is left to be said: of bounds of the same quantity the narrowest, and nothing that follows from another or from what is known. */
export function strongest(all: readonly Condition[], known: readonly Condition[]): readonly Condition[] {
  const plain = distinctConditions(all.map(inPlainForm).flatMap(ofSquares));
  const roots = distinctConditions(plain.map((one) => ofRoots(one, [...known, ...plain])));
  const open = roots.filter((one) => !known.some((other) => follows(one, other)));
  const narrowest = open.filter(
    (one, k) => !open.some((other, j) => j !== k && follows(one, other) && (j < k || !follows(other, one))),
  );
  const strict = narrowest
    .flatMap((one) => withoutItsBound(one, [...narrowest, ...known]))
    .map((one, _, others) => withoutPositiveFactors(one, [...known, ...others.filter((other) => other !== one)]));
  const needed = strict.filter((one) => {
    const others = [...known, ...strict.filter((other) => other !== one)];
    return !isPlain(one, others) && !isWaveWithoutZero(one, others);
  });
  const inProducts = needed.map(asProduct);
  return inProducts
    .filter((one) => !inProducts.some((other) => other !== one && one.relation === '!=' && follows(one, other)))
    .map(withNumberOnTheRight);
}

/** (m − 1)/2 − 1/2 > −1 is m > 0, and 1 − cos²t > 0 is sin²t > 0. */
function inPlainForm(one: Condition): Condition {
  const { left, relation, right } = one;
  if (left.kind === 'symbol' || relation === '=') return one;
  const difference = multipliedOut(E.subtract(left, right));
  const plain = some(difference, isSquareOfCosine) ? simplest(difference) : difference;
  return E.equal(plain, E.subtract(left, right)) ? one : condition(plain, relation);
}

const isSquareOfCosine = (node: Expression): boolean =>
  node.kind === 'power' && node.base.kind === 'apply' && node.base.name === 'cos' && E.equal(node.exponent, E.two);

/** a²b⁴ > 0 is a ≠ 0 and b ≠ 0, and so is |a|/|b| > 0. */
function ofSquares(one: Condition): readonly Condition[] {
  const { left, relation, right } = one;
  if (relation !== '>' || !E.equal(right, E.zero)) return [one];
  const letters = E.factorsOf(left).filter((factor) => freeSymbols(factor).length > 0);
  const isSquare = (factor: Expression): boolean => {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const isSize = base.kind === 'apply' && base.name === 'abs';
    return exponent.kind === 'number' && (isSize || isEven(Q.abs(exponent.value)));
  };
  if (!letters.every(isSquare) || signOf(E.product(E.factorsOf(left).filter((one) => !letters.includes(one)))) !== 1)
    return [one];
  return letters.flatMap((factor) => nonzero(E.baseOf(factor)));
}

/** a² − b² > 0 beside a > 0 is a > |b|. */
function ofRoots(one: Condition, known: readonly Condition[]): Condition {
  const { left, relation, right } = one;
  if (relation !== '>' && relation !== '>=') return one;
  const positive = positiveIn(known);
  const terms = E.termsOf(E.subtract(left, right));
  const squares = terms.map((term) => ({ base: E.baseOf(E.withoutCoefficient(term)), by: E.coefficient(term), term }));
  const first = squares.find(({ base, by }) => base.kind === 'symbol' && positive.has(base.name) && Q.isOne(by));
  const [second, ...others] = squares.filter((square) => square !== first);
  if (first === undefined || second === undefined || others.length > 0) return one;
  if (second.base.kind !== 'symbol' || positive.has(second.base.name) || !Q.equals(second.by, Q.minusOne)) return one;
  const isSquare = ({ base, term, by }: (typeof squares)[number]): boolean =>
    E.equal(term, E.multiply(E.number(by), E.power(base, E.two)));
  return isSquare(first) && isSquare(second) ? condition(first.base, relation, E.apply('abs', [second.base])) : one;
}

/** a² + ab > 0 is a(a + b) > 0. */
function asProduct(one: Condition): Condition {
  const { left, relation, right } = one;
  if (left.kind !== 'sum' || !E.equal(right, E.zero) || (relation !== '>' && relation !== '<')) return one;
  const factored = factor(left);
  if (!factored.ok || factored.value.factors.length < 2) return one;
  const { content, factors } = factored.value;
  const product = E.product(factors.map((part) => E.power(part.factor, E.number(part.multiplicity))));
  return condition(Q.sign(content) < 0 ? E.negate(product) : product, relation);
}

/** a² + b² − 1 < 0 is a² + b² < 1. */
function withNumberOnTheRight(one: Condition): Condition {
  const { left, relation, right } = one;
  if (left.kind !== 'sum' || !E.equal(right, E.zero)) return one;
  const number = left.terms.find((term) => term.kind === 'number');
  if (number === undefined) return one;
  return { left: E.subtract(left, number), relation, right: E.negate(number) };
}

/** a² − 9 > 0 beside a > 0 is a > 3: a + 3 is positive. */
function withoutPositiveFactors(one: Condition, known: readonly Condition[]): Condition {
  const { left, relation, right } = one;
  if (relation === '=' || relation === '!=' || (left.kind !== 'sum' && right.kind !== 'sum')) return one;
  const factored = factor(E.subtract(left, right));
  if (!factored.ok || Q.sign(factored.value.content) < 0) return one;
  const open = factored.value.factors.filter(({ factor: part }) => !isKnownPositive(part, known));
  const [only] = open;
  if (only === undefined || open.length > 1 || only.multiplicity > 1 || factored.value.factors.length < 2) return one;
  const [name, ...others] = freeSymbols(only.factor);
  const [constant, rate, ...more] = name === undefined ? [] : (coefficientsOf(only.factor, name) ?? []);
  const isPlain = others.length === 0 && more.length === 0 && constant?.kind === 'number' && rate?.kind === 'number';
  if (!isPlain || Q.sign(rate.value) < 0) return condition(only.factor, relation);
  return condition(E.symbol(name!), relation, E.number(Q.negate(Q.divide(constant.value, rate.value))));
}

/** a ≥ b beside a ≠ b is a > b, and a ≠ b is said with it. */
function withoutItsBound(one: Condition, all: readonly Condition[]): readonly Condition[] {
  const { left, relation, right } = one;
  const beside = (...relations: readonly Condition['relation'][]) =>
    all.some((other) => relations.includes(other.relation) && E.equal(other.left, left) && E.equal(other.right, right));
  if (relation === '!=') return beside('>=', '<=') ? [] : [one];
  if (relation !== '>=' && relation !== '<=') return [one];
  return [beside('!=') ? condition(left, relation === '>=' ? '>' : '<', right) : one];
}

/**
 * sin(πp/q) ≠ 0 for 0 < p < q or −q < p < 0, > 0 for 0 < p < q; cos(πp/q) for −q < 2p < q and tan(πp/q) for 0 < 2p < q are not 0 and
 * positive: so are their powers, and positive multiples.
 */
function isWaveWithoutZero({ left, relation, right }: Condition, known: readonly Condition[]): boolean {
  if ((relation !== '!=' && relation !== '>' && relation !== '>=') || !E.equal(right, E.zero)) return false;
  if (Q.sign(E.coefficient(left)) < 0) return false;
  const wave = E.baseOf(E.withoutCoefficient(left));
  if (wave.kind !== 'apply' || wave.args.length !== 1) return false;
  const { above, below } = sidesOf(E.divide(wave.args[0]!, E.constant('pi')));
  const isPositive = (a: Expression): boolean => isKnownPositive(a, known);
  if (!isPositive(below)) return false;
  const half = E.multiply(E.half, below);
  switch (wave.name) {
    case 'sin':
      return (relation === '!=' ? [above, E.negate(above)] : [above]).some(
        (one) => isPositive(one) && isPositive(E.subtract(below, one)),
      );
    case 'cos':
      return isPositive(E.subtract(half, above)) && isPositive(E.add(half, above));
    case 'tan':
    case 'cot':
      return isPositive(above) && isPositive(E.subtract(half, above));
    default:
      return false;
  }
}

function sidesOf(a: Expression): { readonly above: Expression; readonly below: Expression } {
  const factors = E.factorsOf(a);
  const isBelow = (one: Expression): boolean => {
    const exponent = E.exponentOf(one);
    return exponent.kind === 'number' && Q.sign(exponent.value) < 0;
  };
  const parts = { above: factors.filter((one) => !isBelow(one)), below: factors.filter(isBelow).map(E.reciprocal) };
  const whole = E.coefficient(a);
  const denominator = E.number(Q.integerRational(whole.denominator));
  return {
    above: E.multiply(denominator, E.product(parts.above)),
    below: E.multiply(denominator, E.product(parts.below)),
  };
}

/** Whether a quantity is positive because a condition says so, or by its form once each letter is measured from its bound. */
function isKnownPositive(a: Expression, known: readonly Condition[]): boolean {
  const expanded = multipliedOut(a);
  const strict = known.filter(({ relation }) => relation === '>' || relation === '<');
  return knownSign(expanded, strict) === 1 || isPositiveFromBounds(expanded, known);
}

/** With a = c + t for a > c, a = c − t for a < c: whether only positive terms are left, and one that is not 0. */
function isPositiveFromBounds(a: Expression, known: readonly Condition[]): boolean {
  const bounds = freeSymbols(a).map((name) => boundOf(name, known));
  if (bounds.includes(null)) return false;
  const found = bounds.flatMap((one) => one ?? []);
  const measured = multipliedOut(substitute(a, Object.fromEntries(found.map(({ name, from }) => [name, from]))));
  if (!isPositiveByForm(measured)) return false;
  const loose = new Set(found.filter(({ isStrict }) => !isStrict).map(({ name }) => name));
  const isAboveZero = (term: Expression): boolean => freeSymbols(term).every((name) => !loose.has(name));
  return E.termsOf(measured).some(isAboveZero);
}

interface Bound {
  readonly name: string;
  /** The letter as its bound and a distance from it, which has its name. */
  readonly from: Expression;
  readonly isStrict: boolean;
}

/** The lower bound of a letter that is a number, else its upper one. */
function boundOf(name: string, known: readonly Condition[]): Bound | null {
  const t = E.symbol(name);
  const found = known.flatMap(({ left, relation, right }): (Bound & { readonly isBelow: boolean })[] => {
    const isBelow = relation === '>' || relation === '>=';
    if (!E.equal(left, t) || right.kind !== 'number' || !(isBelow || relation === '<' || relation === '<=')) return [];
    const isStrict = relation === '>' || relation === '<';
    return [{ name, from: isBelow ? E.add(right, t) : E.subtract(right, t), isStrict, isBelow }];
  });
  const positive = { name, from: t, isStrict: true };
  return found.find(({ isBelow }) => isBelow) ?? (positiveIn(known).has(name) ? positive : (found[0] ?? null));
}

/**
 * Whether a condition follows from another of the same quantity: n > 0 from n > 2 and from n > c²/4, n ≠ 0 from n > 0; that a factor
 * is not 0 from a product that is not.
 */
function follows(wanted: Condition, from: Condition): boolean {
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

/** The letters that are known to be positive. */
const positiveIn = (known: readonly Condition[]): ReadonlySet<string> =>
  new Set(
    known.flatMap(({ left, relation, right }) => {
      const bound = signOf(right);
      const isAbove = bound !== null && (relation === '>' ? bound >= 0 : relation === '>=' && bound > 0);
      return left.kind === 'symbol' && isAbove ? [left.name] : [];
    }),
  );

/** Whether a condition is plain from the signs of the letters: a + b > 0 for positive a and b, and a² + 1 > 0 for all. */
function isPlain({ left, relation, right }: Condition, known: readonly Condition[]): boolean {
  const positive = positiveIn(known);
  const difference = E.subtract(left, right);
  if (relation !== '=' && relation !== '<' && relation !== '<=') {
    const least = leastSign(difference, known);
    const strict = known.filter((one) => one.relation === '>' || one.relation === '<');
    if (least === 1 || (least === 0 && relation === '>=') || signOfProduct(difference, strict) === 1) return true;
  }
  if (relation === '=' || !freeSymbols(difference).every((name) => positive.has(name))) return false;
  if (relation !== '<' && relation !== '<=' && isPositiveByForm(difference)) return true;
  return relation !== '>' && relation !== '>=' && isPositiveByForm(E.negate(difference));
}

/** 1 for what is positive for all real letters of which `known` holds, by its form, 0 for what is never negative; null for anything else. */
function leastSign(a: Expression, known: readonly Condition[]): 0 | 1 | null {
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

const isEven = (n: Q.Rational): boolean => Q.sign(n) > 0 && Q.isInteger(Q.divide(n, Q.integerRational(2)));

/** 1 or −1 where what is known says that a quantity is positive or negative, 0 where it does not. */
function knownSign(a: Expression, known: readonly Condition[]): -1 | 0 | 1 {
  for (const { left, relation, right } of known) {
    const up = relation === '>' || relation === '>=';
    if (!up && relation !== '<' && relation !== '<=') continue;
    const difference = up ? E.subtract(left, right) : E.subtract(right, left);
    if (E.equal(a, difference)) return 1;
    if (E.equal(E.add(a, difference), E.zero)) return -1;
  }
  return 0;
}

/** A value as it is written where letters are positive: |a| as a, √(a²b) as a√b. */
export function forPositive(value: Expression, known: readonly Condition[]): Expression {
  const positive = positiveIn(known);
  const isKnown = (a: Expression): boolean => freeSymbols(a).every((name) => positive.has(name)) && isPositiveByForm(a);
  const plain = withKnownSigns(value, known, isKnown);
  const found = simplify(plain);
  if (!found.ok) return withJoinedRoots(plain, isKnown);
  const { expression, positive: shorter } = found.value;
  const best = freeSymbols(value).every((name) => positive.has(name)) ? (shorter ?? expression) : expression;
  // Roots that were put together bring absolute values of their own.
  const again = withKnownSigns(best, known, isKnown);
  return withJoinedRoots(E.equal(again, best) ? best : simplest(again), isKnown);
}

const withKnownSigns = (
  value: Expression,
  known: readonly Condition[],
  isKnown: (a: Expression) => boolean,
): Expression =>
  transform(value, (node) => {
    if (node.kind === 'apply' && node.name === 'abs') {
      const [inside] = node.args;
      const isNotNegative = isKnown(inside!) || leastSign(inside!, known) !== null;
      const sign = isNotNegative ? 1 : signByBounds(inside!, known);
      return sign === 0 ? node : E.multiply(E.number(sign), inside!);
    }
    if (node.kind === 'apply' && node.name === 'ln') return logarithmOf(node, known);
    return node.kind === 'power' ? positivePower(node.base, node.exponent, isKnown) : node;
  });

/** The sign of a quantity from the bounds of its letters, or from the signs of its factors; 0 where neither tells it. */
function signByBounds(a: Expression, known: readonly Condition[]): -1 | 0 | 1 {
  if (isPositiveFromBounds(a, known)) return 1;
  return isPositiveFromBounds(E.negate(a), known) ? -1 : signOfProduct(a, known);
}

/** The sign of a product of factors whose signs are known; 0 for others. */
function signOfProduct(a: Expression, known: readonly Condition[]): -1 | 0 | 1 {
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

/** ln(1/u) is −ln u where u is known to be positive. */
function logarithmOf(node: ApplyNode, known: readonly Condition[]): Expression {
  const [u] = node.args;
  const isKnown = u?.kind === 'power' && u.exponent.kind === 'number' && knownSign(u.base, known) === 1;
  return isKnown ? E.multiply(u.exponent, E.apply('ln', [u.base])) : node;
}

/** √π/√a as √(π/a). */
function withJoinedRoots(a: Expression, isKnown: (a: Expression) => boolean): Expression {
  return transform(a, (node) => {
    if (node.kind !== 'product') return node;
    const isRoot = (factor: Expression) => {
      const exponent = E.exponentOf(factor);
      return exponent.kind === 'number' && exponent.value.denominator === 2 && isKnown(E.baseOf(factor));
    };
    const roots = node.factors.filter((factor) => isRoot(factor) && E.baseOf(factor).kind !== 'number');
    if (roots.length < 2) return node;
    const inner = E.product(roots.map((factor) => E.power(E.baseOf(factor), E.multiply(E.two, E.exponentOf(factor)))));
    return E.product([...node.factors.filter((factor) => !roots.includes(factor)), E.sqrt(inner)]);
  });
}

function positivePower(base: Expression, exponent: Expression, isKnown: (a: Expression) => boolean): Expression {
  if (base.kind === 'power' && isKnown(base.base)) return E.power(base.base, E.multiply(base.exponent, exponent));
  if (base.kind !== 'product' || !base.factors.every(isKnown)) return E.power(base, exponent);
  return E.product(base.factors.map((factor) => positivePower(factor, exponent, isKnown)));
}

/** The condition that a letter is positive. */
export const isPositiveLetter = (name: string): Condition => condition(E.symbol(name), '>');

import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { children, freeSymbols, some, transform } from '../../expression/walk.ts';
import { factorIntegerPolynomial } from '../../polynomial/univariate/factor.ts';
import { triple } from '../../result/tuple.ts';
import { expand } from '../expand.ts';
import { factor } from '../factor.ts';
import { rootsInRadicals } from '../roots/radicals.ts';
import { denestSquareRoot, quadraticSurd } from '../roots/square-root.ts';
import { complexity } from './complexity.ts';
import { denestedWithLetters, rootOfHalfAngle } from './roots-with-letters.ts';

/*
 * Roots of sums: nested radicals are denested, √ of a perfect square becomes an absolute value, and powers of powers are
 * multiplied as far as that holds for real values.
 */

/** Candidates for a simpler form of roots: denested, with perfect powers taken out, merged; empty where there are none. */
export function radicalForms(a: Expression): Expression[] {
  if (
    !some(
      a,
      (node) => node.kind === 'power' && node.exponent.kind === 'number' && node.exponent.value.denominator !== 1,
    )
  )
    return [];
  const denested = transform(a, denest);
  const squares = transform(a, perfectPower);
  const merged = transform(a, mergeRoots);
  const halved = transform(a, rootOfHalfAngle);
  return [
    denested,
    squares,
    merged,
    transform(squares, denest),
    halved,
    transform(a, rootsTogether),
    ...denestedWithLetters(a),
  ];
}

/** What holds for positive variables, each for a u whose form shows that it is positive then: (u^a)^b = u^(a·b), |u| = u, sign(u) = 1. */
export const mergePowers = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind === 'apply' && node.name === 'abs') return isPositive(node.args[0]!) ? node.args[0]! : node;
    if (node.kind === 'apply' && node.name === 'sign') return isPositive(node.args[0]!) ? E.one : node;
    if (node.kind !== 'power') return node;
    const { base, exponent } = node;
    if (base.kind === 'power' && isPositive(base.base)) return E.power(base.base, E.product([base.exponent, exponent]));
    // One factor may have either sign: what is taken from beside it is positive.
    if (base.kind === 'product' && exponent.kind === 'number' && base.factors.filter((u) => !isPositive(u)).length < 2)
      return E.product(base.factors.map((one) => mergePowers(E.power(one, exponent))));
    return node;
  });

/** Positive for all positive values of the letters, by its form. */
function isPositive(u: Expression): boolean {
  if (u.kind === 'number') return Q.sign(u.value) > 0;
  if (u.kind === 'constant') return u.name !== 'i' && u.name !== 'infinity';
  if (u.kind === 'power')
    return isPositive(u.base) && !some(u.exponent, (one) => one.kind === 'constant' && one.name === 'i');
  if (u.kind === 'sum') return u.terms.every(isPositive);
  return u.kind === 'product' ? u.factors.every(isPositive) : u.kind === 'symbol';
}

/** Real roots of an odd degree have no sign to lose: (u^a)^b = u^(a·b) and (u·v)^a = u^a·v^a for fractions with odd denominators. */
export const mergeOddRoots = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'power' || !isOdd(node.exponent)) return node;
    const { base, exponent } = node;
    if (base.kind === 'power' && isOdd(base.exponent)) return E.power(base.base, E.product([base.exponent, exponent]));
    return base.kind === 'product' ? E.product(base.factors.map((one) => mergeOddRoots(E.power(one, exponent)))) : node;
  });

const isOdd = (exponent: Expression): boolean => exponent.kind === 'number' && !Z.isEven(exponent.value.denominator);

function denest(node: Expression): Expression {
  if (node.kind !== 'power' || node.exponent.kind !== 'number' || freeSymbols(node.base).length > 0) return node;
  const { numerator, denominator } = node.exponent.value;
  if (denominator === 1 || node.base.kind === 'number') return node;
  if (denominator === 4 || denominator === 8) return denestTwice(node);
  const surd = quadraticSurd(node.base);
  const root =
    denominator === 2
      ? surd !== null
        ? denestSquareRoot(node.base)
        : (squareOfSum(node.base) ?? threeSurds(node.base) ?? byConjugate(node.base))
      : typeof denominator === 'number' && denominator % 2 === 1 && surd !== null
        ? oddRoot(surd, denominator)
        : null;
  if (root === null) return node;
  const found = E.power(root, E.number(Q.integerRational(numerator)));
  // Roots that are taken apart into as many hide what stands around them, unless that is shorter.
  return countRoots(found) < countRoots(node) || complexity(found) < complexity(node) ? found : node;
}

/** A fourth root as the square root of a square root, where both lose a root. */
function denestTwice(node: Expression): Expression {
  if (node.kind !== 'power') return node;
  const once = denest(E.sqrt(node.base));
  const twice = E.power(once, E.multiply(E.two, node.exponent));
  const found = once.kind === 'power' ? node : denest(twice);
  return countRoots(found) < countRoots(node) || complexity(found) < complexity(node) ? found : node;
}

/** √A ± √B = √(A + B ± 2√(A·B)), of nested roots: √(6 + √11) − √(6 − √11) = √2. */
function rootsTogether(node: Expression): Expression {
  if (node.kind !== 'sum' || node.terms.length !== 2 || freeSymbols(node).length > 0) return node;
  const isNested = (term: Expression): boolean => rootsIn(term).some(({ base }) => base.kind === 'sum');
  if (!node.terms.every(isNested)) return node;
  const [first, second] = node.terms.map((term) => expand(E.power(term, E.two)));
  if (!first!.ok || !second!.ok) return node;
  const product = expand(E.multiply(first!.value, second!.value));
  if (!product.ok) return node;
  const isSum = evaluate(node.terms[0]!) * evaluate(node.terms[1]!) > 0;
  const middle = denest(E.sqrt(product.value));
  const square = E.sum([first!.value, second!.value, E.multiply(E.number(isSum ? 2 : -2), middle)]);
  const found = denest(E.sqrt(square));
  return evaluate(node) < 0 ? E.negate(found) : found;
}

/** √(m² + 2m√c + c) = |m + √c|, for a root √c of any number, nested or not: √(2 + 2a + 2√(1 + 2a)) = 1 + √(1 + 2a) with a = √(√2 + 3). */
function squareOfSum(base: Expression): Expression | null {
  const terms = E.termsOf(base);
  const nested = terms.flatMap((term) => rootsIn(term).map((one) => one.base)).filter(({ kind }) => kind !== 'number');
  const radicands = nested.filter((one, k) => nested.findIndex((other) => E.equal(one, other)) === k);
  for (const c of radicands.slice(0, maxRadicands)) {
    const root = E.sqrt(c);
    const has = (term: Expression): boolean => E.factorsOf(term).some((factor) => E.equal(factor, root));
    const m = E.sum(terms.filter(has).map((term) => E.product([E.number(Q.half), term, E.power(root, E.number(-1))])));
    const rest = E.sum(terms.filter((term) => !has(term)));
    const difference = expand(E.subtract(rest, E.add(E.power(m, E.number(2)), c)));
    if (!difference.ok || !E.equal(difference.value, E.zero)) continue;
    const found = E.add(m, root);
    return evaluate(found) < 0 ? E.negate(found) : found;
  }
  return null;
}

const maxRadicands = 4;

/**
 * The real n-th root of a + b√c, n odd, as p + q√c: its norm p² − q²c is the n-th root of a² − b²c, a rational m, and its
 * trace t = 2p a rational root of D_n(t, m) = 2a with the Dickson polynomial (x + m/x to the n-th). Null for negative
 * numbers, whose principal root is not real.
 */
function oddRoot({ a, b, c }: { a: Rational; b: Rational; c: Rational }, n: number): Expression | null {
  if (n > 15) return null;
  const m = Q.exactRoot(Q.subtract(Q.multiply(a, a), Q.multiply(Q.multiply(b, b), c)), n);
  const value = Q.toNumber(a) + Q.toNumber(b) * Math.sqrt(Q.toNumber(c));
  if (m === null || value <= 0) return null;
  for (const trace of rationalRootsOf(dickson(n, m), Q.multiply(Q.integerRational(2), a))) {
    const p = Q.multiply(Q.half, trace);
    // p² − q²c = m gives q up to its sign.
    const q = Q.exactRoot(Q.divide(Q.subtract(Q.multiply(p, p), m), c), 2);
    if (q === null) continue;
    for (const sign of [q, Q.negate(q)]) {
      const root = E.add(E.number(p), E.product([E.number(sign), E.sqrt(E.number(c))]));
      const near = evaluate(root);
      if (near > 0 && Math.abs(near ** n - value) <= 1e-9 * value) return root;
    }
  }
  return null;
}

/** Coefficients of D_n(t, m): D_0 = 2, D_1 = t, D_n = t·D_(n−1) − m·D_(n−2). */
function dickson(n: number, m: Rational): Rational[] {
  let [before, current]: [Rational[], Rational[]] = [[Q.integerRational(2)], [Q.zero, Q.one]];
  for (let k = 2; k <= n; k++) {
    const next = [Q.zero, ...current].map((value, j) => Q.subtract(value, Q.multiply(m, before[j] ?? Q.zero)));
    [before, current] = [current, next];
  }
  return current;
}

function rationalRootsOf(f: readonly Rational[], equals: Rational): Rational[] {
  const shifted = f.map((value, k) => (k === 0 ? Q.subtract(value, equals) : value));
  const common = shifted.reduce<Z.Integer>((lcm, value) => Z.lcm(lcm, value.denominator), 1);
  const integers = shifted.map((value) =>
    BigInt(Z.multiply(value.numerator, Z.divideExact(common, value.denominator))),
  );
  const factors = factorIntegerPolynomial(integers)?.factors ?? [];
  return factors.flatMap(({ factor: one }) => {
    if (one.length !== 2) return [];
    const [root] = rootsInRadicals(one) ?? [];
    return root?.kind === 'number' ? [root.value] : [];
  });
}

/** √(a + √p + √q + √r) = √x + √y + √z: 2√(xy) and so on are the three surds. */
function threeSurds(base: Expression): Expression | null {
  if (base.kind !== 'sum' || base.terms.length !== 4) return null;
  const rational = base.terms.find((term) => term.kind === 'number');
  const squares = base.terms.flatMap((term) => {
    const root = E.withoutCoefficient(term);
    if (term.kind === 'number' || root.kind !== 'power' || root.base.kind !== 'number') return [];
    if (root.exponent.kind !== 'number' || !Q.equals(root.exponent.value, Q.half) || Q.sign(E.coefficient(term)) < 0)
      return [];
    return [Q.multiply(Q.power(E.coefficient(term), 2), root.base.value)];
  });
  if (rational?.kind !== 'number' || squares.length !== 3) return null;
  // xy = p/4, xz = q/4, yz = r/4
  const [p, q, r] = triple(squares.map((one) => Q.multiply(one, Q.rational(1, 4))));
  const parts = [
    [p, q, r],
    [p, r, q],
    [q, r, p],
  ].map(([s, t, u]) => Q.exactRoot(Q.divide(Q.multiply(s!, t!), u!), 2));
  if (!parts.every((one) => one !== null)) return null;
  const total = parts.reduce(Q.add);
  return Q.equals(total, rational.value) ? E.sum(parts.map((one) => E.sqrt(E.number(one)))) : null;
}

/** How deep roots of norms are taken, and how many norms in all. */
const deepestNorm = 4;
const maxNorms = 24;

/**
 * √(a + b√r) = √((a + y)/2) ± √((a − y)/2) with y = √(a² − b²r), the norm over the field without √r: a root is lost where that norm
 * is a square and one of the halves is one too. Each root in the sum is tried in turn, the norm by the same way.
 * A. Borodin, R. Fagin, J. E. Hopcroft and M. Tompa, Decreasing the nesting depth of expressions involving square roots (1985).
 */
function byConjugate(base: Expression): Expression | null {
  let norms = 0;
  const rootOf = (a: Expression, depth: number): Expression | null => {
    if (a.kind === 'number') return Q.sign(a.value) < 0 ? null : E.sqrt(a);
    if (a.kind !== 'sum' || evaluate(a) < 0) return null;
    const own = quadraticSurd(a) === null ? threeSurds(a) : denestSquareRoot(a);
    if (own !== null) return own;
    for (const r of radicandsOf(a)) {
      if (depth >= deepestNorm || norms++ >= maxNorms) return null;
      const root = E.sqrt(r);
      const [within, without] = partitioned(a.terms, r);
      const [p, q] = [E.sum(without), E.sum(within.map((term) => E.product([term, root, E.power(r, E.number(-1))])))];
      const norm = expand(E.subtract(E.power(p, E.number(2)), E.product([E.power(q, E.number(2)), r])));
      const y = norm.ok ? rootOf(norm.value, depth + 1) : null;
      if (y === null) continue;
      const [large, small] = [E.add(p, y), E.subtract(p, y)].map((one) => expand(E.product([E.number(Q.half), one])));
      if (!large!.ok || !small!.ok) continue;
      const [first, second] = [large!.value, small!.value].map((one) => rootOf(one, depth + 1) ?? shallowRoot(one));
      if (!first || !second) continue;
      return evaluate(q) < 0 ? E.subtract(first, second) : E.add(first, second);
    }
    return null;
  };
  return rootOf(base, 0);
}

/** A root that is not taken apart, of a sum whose roots are not nested. */
const shallowRoot = (a: Expression): Expression | null =>
  evaluate(a) < 0 || !radicandsOf(a).every((one) => one.kind === 'number') ? null : E.sqrt(a);

/** What stands under the square roots of a sum, nested ones first; of numbers their prime factors. */
function radicandsOf(a: Expression): readonly Expression[] {
  const terms = E.termsOf(a);
  const found = terms.flatMap((term) => rootsIn(term).map(({ base }) => base));
  const primes = found.flatMap((one) => (one.kind === 'number' ? smallPrimesOf(one.value) : []));
  const nested = found.filter(({ kind }) => kind !== 'number');
  const all = [...nested, ...primes.map((prime) => E.number(prime))];
  return all.filter((one, k) => all.findIndex((other) => E.equal(one, other)) === k);
}

/** The square roots that are factors of a term. */
const rootsIn = (term: Expression) =>
  E.factorsOf(term).flatMap((one) => (one.kind === 'power' && E.equal(one.exponent, E.number(Q.half)) ? [one] : []));

/** How many roots stand in it, those in others counted too. */
const countRoots = (a: Expression): number =>
  (a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value) ? 1 : 0) +
  children(a).reduce((sum, child) => sum + countRoots(child), 0);

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

const smallPrimesOf = ({ numerator }: Rational): readonly number[] =>
  primes.filter((prime) => Z.isZero(Z.modulo(numerator, prime)));

/** The terms with √r as a factor, √35 among those with √5; and those without. */
function partitioned(terms: readonly Expression[], r: Expression) {
  const has = (term: Expression): boolean =>
    rootsIn(term).some(({ base }) =>
      r.kind === 'number' && base.kind === 'number'
        ? Z.isZero(Z.modulo(base.value.numerator, r.value.numerator))
        : E.equal(base, r),
    );
  return [terms.filter(has), terms.filter((term) => !has(term))] as const;
}

/** √(u²) is |u| for real u, and (u³)^(1/3) is u where that is real. */
function perfectPower(node: Expression): Expression {
  if (node.kind !== 'power' || node.exponent.kind !== 'number') return node;
  const { numerator, denominator } = node.exponent.value;
  if (denominator === 1 || typeof denominator !== 'number') return node;
  if (freeSymbols(node.base).length === 0) return ofConstantPowers(node.base, node.exponent.value);
  const found = factor(node.base);
  if (!found.ok || found.value.factors.length === 0) return node;
  const { content, factors } = found.value;
  const outside: Expression[] = [];
  const inside: Expression[] = [E.number(content)];
  for (const { factor: one, multiplicity } of factors) {
    const whole = Math.floor(multiplicity / denominator);
    // √(u^(2k)): the even part leaves an absolute value, unless the root takes an odd power out.
    if (whole > 0) outside.push(E.power(denominator % 2 === 0 ? E.apply('abs', [one]) : one, E.number(whole)));
    inside.push(E.power(one, E.number(multiplicity % denominator)));
  }
  if (outside.length === 0) return node;
  const root = E.product([...outside, E.power(E.product(inside), E.number(Q.rational(1, denominator)))]);
  return E.power(root, E.number(Q.integerRational(numerator)));
}

/** √(ln(12)²) is ln(12): of powers whose base has a known sign the root is taken, where no root is left of it. */
function ofConstantPowers(base: Expression, exponent: Rational): Expression {
  const outside: Expression[] = [];
  const inside: Expression[] = [];
  for (const one of E.factorsOf(base)) {
    const times = one.kind === 'power' && one.exponent.kind === 'number' ? one.exponent.value : Q.one;
    const whole = Q.multiply(times, exponent);
    const sign =
      one.kind === 'power' && Q.isInteger(times) && Q.isInteger(whole) ? signOfConstant(one.base) : undefined;
    if (one.kind !== 'power' || !sign || (sign < 0 && !Z.isEven(times.numerator))) inside.push(one);
    else outside.push(E.power(E.product([E.number(sign), one.base]), E.number(whole)));
  }
  return E.product([...outside, E.power(E.product(inside), E.number(exponent))]);
}

/** √u·√v = √(u·v), a candidate that holds where both are not negative. */
function mergeRoots(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  const roots: { base: Expression; exponent: Rational }[] = [];
  const others: Expression[] = [];
  for (const one of node.factors) {
    if (
      one.kind === 'power' &&
      one.exponent.kind === 'number' &&
      one.exponent.value.denominator !== 1 &&
      one.base.kind !== 'number'
    )
      roots.push({ base: one.base, exponent: one.exponent.value });
    else others.push(one);
  }
  if (roots.length < 2) return node;
  const merged: { base: Expression; exponent: Rational }[] = [];
  for (const root of roots) {
    const same = merged.findIndex(({ exponent }) => Q.equals(exponent, root.exponent));
    if (same < 0) merged.push(root);
    else merged[same] = { ...root, base: E.product([merged[same]!.base, root.base]) };
  }
  return E.product([...others, ...merged.map(({ base, exponent }) => E.power(base, E.number(exponent)))]);
}

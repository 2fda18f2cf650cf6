import { coefficientsOf } from '../algebra/coefficients.ts';
import { multipliedOut } from '../algebra/expand.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { negate, number, symbol } from '../expression/build.ts';
import {
  type Case,
  type Condition,
  condition,
  distinctConditions,
  mirrored,
  sameCondition,
} from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { mayHaveNoValue } from '../expression/no-value.ts';
import { seededRandom } from '../expression/random.ts';
import { substitute } from '../expression/substitute.ts';
import { tidy } from '../expression/tidy.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';
import { complex, modulus, subtract } from '../numeric/complex.ts';
import { strongest } from './definite/parameters/strongest.ts';
import { derivativeOf } from './derivative.ts';
import { jumpsOf, jumpsWith } from './integral/form/continuous.ts';
import { canJump } from './integral/ingredients.ts';
import { antiderivative } from './integral.ts';
import { conditionsOfForm } from './letter-conditions.ts';
import { positiveQuantity, type Rewriting, withNegative, withZero, type Zero } from './negative-quantity.ts';

/*
 * For which values of its letters an antiderivative holds, and what stands in its place for others.
 *
 * The search takes letters for positive numbers in general position. What its answer then needs is seen in two ways: by its form (n + 1
 * below a fraction line, a under a root), and by putting negative numbers in. Where the integrand stays real for them and the
 * answer does not, or has another derivative (1/√(a² − x²) is the derivative of asin(x/a) for positive a only), the letter
 * is said to be positive.
 *
 * The cases left out are asked for again: with the letter at its critical value (x^n with n = −1), and with −b, b > 0, for a
 * letter that had to be positive.
 */

interface LetterClaims {
  readonly conditions: readonly Condition[];
  readonly cases: readonly Case<Expression>[];
}

const none: LetterClaims = { conditions: [], cases: [] };
const maxCases = 8;
/** A part of the work of an integral for each of the other cases. */
const workOfCase = 60_000;

/** The conditions on the letters of an antiderivative, and the antiderivative in the cases that they leave out. */
export function integralClaims(f: Expression, antiderivativeOfF: Expression, variable: string): LetterClaims {
  const letters = freeSymbols(f).filter((name) => name !== variable);
  if (letters.length === 0) return none;
  const needed = conditionsOf(f, antiderivativeOfF, variable);
  const first = [
    ...needed.flatMap((one) => casesWithout(one, f, variable)),
    ...caseOfNegativePair(needed, f, variable),
  ];
  const others = [...first, ...leftOut(first, needed).flatMap((one) => caseWith(one, f, variable))];
  const [own, ...cases] = withoutRepeats(
    [{ when: needed, value: antiderivativeOfF }, ...others].map(({ when, value }) => ({ when: plain(when), value })),
  );
  return {
    conditions: withSizes(own!.when),
    cases: cases.slice(0, maxCases).map(({ when, value }) => ({ when: withSizes(when), value })),
  };
}

/** The values of letters that other cases leave out, and the first did not have to: 4ac − b² < 0 beside a ≠ 0 leaves a = 0, where 4ac − b² > 0 cannot be. */
function leftOut(cases: readonly Case<Expression>[], needed: readonly Condition[]): readonly Condition[] {
  const ranges = cases.filter(({ when }) => !when.some(({ relation }) => relation === '='));
  const excluded = distinctConditions(ranges.flatMap(({ when }) => when.filter(isOfLetter)));
  return excluded.filter(({ left, right }) => {
    const there = needed.map((one): Condition => {
      const at = (a: Expression) => multipliedOut(substitute(a, left.kind === 'symbol' ? { [left.name]: right } : {}));
      return { ...one, left: at(one.left), right: at(one.right) };
    });
    const isSaid = there.some(({ left: a, relation, right: b }) => relation === '!=' && E.equal(a, b));
    return !isSaid && !isPossible(there);
  });
}

/** What is left to be said of conditions: u/v ≥ 0 is u·v ≥ 0 and v ≠ 0, and beside a = −b a ≠ 0 is b ≠ 0. */
function plain(all: readonly Condition[]): readonly Condition[] {
  const known = strongest(
    all.flatMap(ofQuotient).map((one) => withValues(one, all)),
    [],
  );
  const isStrict = ({ relation }: Condition) => relation === '<' || relation === '>';
  const isImpliedBy = (one: Condition) => (other: Condition) => isStrict(other) && isSaidBy(other, one);
  return known.filter((one) => one.relation !== '!=' || !known.some(isImpliedBy(one)));
}

/** A condition with the values of the letters that others give. */
function withValues(one: Condition, all: readonly Condition[]): Condition {
  const equalities = all.filter(({ left, relation }) => relation === '=' && left.kind === 'symbol');
  if (equalities.includes(one)) return one;
  const values = Object.fromEntries(
    equalities.flatMap(({ left, right }) => (left.kind === 'symbol' ? [[left.name, right]] : [])),
  );
  return Object.keys(values).length === 0
    ? one
    : condition(tidy(substitute(one.left, values)), one.relation, tidy(substitute(one.right, values)));
}

function ofQuotient(one: Condition): readonly Condition[] {
  const { left, relation, right } = one;
  if (relation === '=' || relation === '!=' || !isZero(right)) return [one];
  const below = E.factorsOf(left).filter((factor) => E.equal(E.exponentOf(factor), E.minusOne));
  if (below.length === 0 || below.every((factor) => freeSymbols(factor).length === 0)) return [one];
  const bases = below.map(E.baseOf);
  const above = E.factorsOf(left).filter((factor) => !below.includes(factor));
  return [condition(E.product([...above, ...bases]), relation), ...bases.map((base) => condition(base, '!='))];
}

/** The cases that no other one holds in whole; of equal ones the first. */
function withoutRepeats(cases: readonly Case<Expression>[]): readonly Case<Expression>[] {
  const holds = (wide: number, narrow: number): boolean =>
    strongest(cases[wide]!.when, cases[narrow]!.when).length === 0;
  return cases.filter((_, k) => k === 0 || !cases.some((__, j) => j !== k && holds(j, k) && (j < k || !holds(k, j))));
}

/** a² < 4 is |a| < 2, and a² > b² beside a < 0 is a < −|b|. */
function withSizes(all: readonly Condition[]): readonly Condition[] {
  const sized = all.map(ofSquares);
  const isNegative = (a: Expression) =>
    sized.some(({ left, relation, right }) => relation === '<' && isZero(right) && E.equal(left, a));
  const sides = sized.map((one) => {
    const size = one.left.kind === 'apply' && one.left.name === 'abs' ? one.left.args[0]! : null;
    return one.relation === '>' && size !== null && isNegative(size) ? condition(size, '<', E.negate(one.right)) : one;
  });
  const isSaid = ({ left, relation, right }: Condition) =>
    relation === '<' && isZero(right) && sides.some((other, k) => other !== sized[k] && E.equal(other.left, left));
  return sides.filter((one) => !isSaid(one));
}

function ofSquares(one: Condition): Condition {
  const { left, relation, right } = one;
  if (relation === '=' || relation === '!=') return one;
  const terms = E.termsOf(multipliedOut(E.subtract(left, right)));
  const [first, second, ...more] = [...terms].sort((a, b) => freeSymbols(b).length - freeSymbols(a).length);
  if (first === undefined || second === undefined || more.length > 0) return one;
  const [letter, other] = [first, second].map((term) => E.withoutCoefficient(term));
  const isSquare = (a: Expression) => E.equal(E.exponentOf(a), E.two) && E.baseOf(a).kind === 'symbol';
  const [by, share] = [E.coefficient(first), E.coefficient(second)];
  if (!isSquare(letter!) || !(second.kind === 'number' || isSquare(other!))) return one;
  const ratio = Q.negate(Q.divide(share, by));
  if (Q.sign(ratio) <= 0) return one;
  const size = (a: Expression) => E.apply('abs', [E.baseOf(a)]);
  const bound = second.kind === 'number' ? E.sqrt(E.number(ratio)) : E.multiply(E.sqrt(E.number(ratio)), size(other!));
  return { left: size(letter!), relation: Q.sign(by) < 0 ? mirrored[relation] : relation, right: bound };
}

/** Beside what is given. */
function conditionsOf(
  f: Expression,
  F: Expression,
  variable: string,
  given: readonly Condition[] = [],
): readonly Condition[] {
  const byForm = conditionsOfForm(F, f, variable);
  const signs = negativeLetters(f, F, variable, [...given, ...byForm]).map((name) => condition(symbol(name), '>'));
  const zeros = vanishingLetters(f, F, variable, [...given, ...byForm, ...signs]);
  const all = withoutPositiveFactors(strict(distinctConditions([...byForm, ...signs, ...zeros]))).filter(
    (one) => !isAlwaysPositive(excess(one)) && !given.some((known) => isSaidBy(known, one)),
  );
  return all.filter((one) => !isImplied(one, all));
}

/** a ≠ 0 and a ≥ 0 beside a > 0. */
const isImplied = (one: Condition, all: readonly Condition[]): boolean =>
  (one.relation === '!=' || one.relation === '>=') &&
  all.some((other) => other.relation === '>' && sameCondition({ ...one, relation: '>' }, other));

/** Beside a < b neither b − a ≥ 0 nor 1/(b − a) > 0 nor a ≠ b says anything. */
function isSaidBy(known: Condition, one: Condition): boolean {
  const of = excess(known);
  if (known.relation === '!=' || known.relation === '=') return sameCondition(known, one);
  if (one.relation !== '!=') return one.relation !== '=' && E.equal(excess(one), of);
  const { left, right } = one;
  const there = left.kind === 'symbol' ? multipliedOut(substitute(of, { [left.name]: right })) : of;
  return isZero(there) || E.equal(excess(one), of);
}

/** a² + 1, 4·ln²a + 1: a positive number beside squares. */
function isAlwaysPositive(a: Expression): boolean {
  const isSquare = (factor: Expression) => {
    const exponent = E.exponentOf(factor);
    return factor.kind === 'number'
      ? Q.sign(factor.value) > 0
      : exponent.kind === 'number' && Q.isInteger(Q.divide(exponent.value, Q.integerRational(2)));
  };
  const terms = E.termsOf(a);
  return terms.some((term) => term.kind === 'number') && terms.every((term) => E.factorsOf(term).every(isSquare));
}

/** What is positive, or not negative, multiplied out; u·v for u/v. */
function excess({ left, relation, right }: Condition): Expression {
  const difference = tidy(relation.startsWith('<') ? E.subtract(right, left) : E.subtract(left, right));
  const factors = E.factorsOf(difference).map((factor) =>
    E.equal(E.exponentOf(factor), E.minusOne) ? E.baseOf(factor) : factor,
  );
  return multipliedOut(E.product(factors));
}

/** a ≥ 0 beside a·b > 0 is a > 0. */
function strict(all: readonly Condition[]): readonly Condition[] {
  const isFactor = (a: Expression) =>
    all.some(
      ({ left, relation, right }) =>
        relation === '>' && isZero(right) && E.factorsOf(left).some((one) => E.equal(one, a)),
    );
  return all.map((one) =>
    one.relation === '>=' && isZero(one.right) && isFactor(one.left) ? { ...one, relation: '>' } : one,
  );
}

/** a·b > 0 beside a > 0 is b > 0. */
function withoutPositiveFactors(all: readonly Condition[]): readonly Condition[] {
  const positive = all.flatMap((one) => (one.relation === '>' && isZero(one.right) ? [one.left] : []));
  const reduced = all.map((one) => {
    if (one.left.kind !== 'product' || !isZero(one.right)) return one;
    const rest = one.left.factors.filter((factor) => !positive.some((known) => E.equal(known, factor)));
    return rest.length === 0 ? one : condition(E.product(rest), one.relation);
  });
  return distinctConditions(reduced);
}

const isZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/** The letters at whose zero the answer has no value though the integrand is real. */
function vanishingLetters(
  f: Expression,
  F: Expression,
  variable: string,
  known: readonly Condition[],
): readonly Condition[] {
  const letters = freeSymbols(f).filter((name) => name !== variable);
  const random = seededRandom(78);
  const vanishing = new Set<string>();
  for (let trial = 0; trial < 2 * trials; trial++) {
    const values = Object.fromEntries(letters.map((name) => [name, 0.3 + 2.4 * random()]));
    for (const name of letters) {
      const at = { ...values, [name]: 0 };
      if (known.some((one) => one.relation === '=' || !admits(one, at))) continue;
      // u^0 is 1 in doubles even where u has no value: the integrand is to be real beside the zero too.
      const isReal = (x: number) =>
        [0, 1e-3].every((value) => Number.isFinite(evaluate(f, { ...at, [name]: value, [variable]: x })));
      const isLost = (x: number) => isReal(x) && !Number.isFinite(evaluate(F, { ...at, [variable]: x }));
      if (places.some(isLost)) vanishing.add(name);
    }
  }
  const doubles = doubleZeros(f, variable).filter((zero) => isLostAt(zero, F, variable, known));
  return [
    ...[...vanishing].map((name) => condition(symbol(name), '!=')),
    ...doubles.map(({ when }): Condition => ({ ...when, relation: '!=' })),
  ];
}

/** The values of a letter at which a quadratic under a root is a square, and √(x² + bx + c) is |x + b/2|: there ln|b/2 + x + √(x² + bx + c)| has none. */
function doubleZeros(f: Expression, variable: string): readonly Zero[] {
  const found: Expression[] = [];
  some(f, (node) => {
    const isRoot = node.kind === 'power' && node.exponent.kind === 'number' && !Q.isInteger(node.exponent.value);
    const coefficients = isRoot ? coefficientsOf(multipliedOut(node.base), variable) : null;
    if (coefficients?.length !== 3) return false;
    const [c, b, a] = coefficients;
    if (c === undefined || b === undefined || a === undefined) return false;
    const D = multipliedOut(E.subtract(E.product([number(4), a, c]), E.power(b, E.two)));
    // Without a linear term the letters themselves are 0 there.
    if (!isZero(b) && freeSymbols(D).length > 0) found.push(D);
    return false;
  });
  return found.flatMap((D) => withZero(D, f));
}

/** So that squares and their roots are exact. */
const powersOfFour = [4, 1, 16, 64, 256];
const dyadic = [0.5, -0.75, 2.25, -3.5, 7.5, -9.25, -40.5];

/** Whether the antiderivative has no value where a quadratic is a square, though the integrand is real. */
function isLostAt({ f: there, at: zero }: Zero, F: Expression, variable: string, known: readonly Condition[]): boolean {
  const letters = freeSymbols(E.add(there, F)).filter((name) => name !== variable && !(name in zero));
  return powersOfFour.some((_, turn) => {
    const free = Object.fromEntries(
      letters.map((name, k) => [name, powersOfFour[(k + turn) % powersOfFour.length]!] as const),
    );
    const own = Object.fromEntries(Object.entries(zero).map(([name, value]) => [name, evaluate(value, free)]));
    const values = { ...free, ...own };
    if (known.some((one) => one.relation === '=' || !admits(one, values))) return false;
    return dyadic.some((x) => {
      const at = { ...values, [variable]: x };
      return Number.isFinite(evaluate(there, at)) && !Number.isFinite(evaluate(F, at));
    });
  });
}

/* ---- Negative letters ---- */

const maxPatterns = 16;
const places = [0.31, -0.43, 0.83, -1.21, 1.71, 2.6, -2.3, 4.4, -5.7, 11.3];

/** The letters that must be positive: those that are negative where the answer fails though the integrand is real. */
function negativeLetters(
  f: Expression,
  F: Expression,
  variable: string,
  known: readonly Condition[],
): readonly string[] {
  const derived = derivativeOf(F, variable);
  const isContinuous = canJump(F, variable) && jumpsOf(F, f, variable) === 0;
  const letters = freeSymbols(f).filter((name) => name !== variable);
  const isPositive = (name: string): boolean =>
    known.some(
      ({ left, relation, right }) =>
        relation === '>' && isSymbol(left, name) && right.kind === 'number' && Q.sign(right.value) >= 0,
    );
  const open = letters.filter((name) => !isPositive(name));
  const positive = new Set<string>();
  const patterns = Array.from({ length: Math.min(2 ** open.length - 1, maxPatterns) }, (_, k) =>
    open.filter((__, index) => ((k + 1) >> index) % 2 === 1),
  ).sort((a, b) => a.length - b.length);
  for (const negative of patterns) {
    if (negative.some((name) => positive.has(name))) continue;
    if (derived === null || !holdsWith(negative, letters, { f, F, derived, isContinuous, variable, known }))
      for (const name of negative) positive.add(name);
  }
  return [...positive];
}

const isSymbol = (a: Expression, name: string): boolean => a.kind === 'symbol' && a.name === name;

interface Claim {
  readonly f: Expression;
  readonly F: Expression;
  readonly derived: Expression;
  /** For positive letters, while it might jump for others. */
  readonly isContinuous: boolean;
  readonly variable: string;
  readonly known: readonly Condition[];
}

const trials = 3;

function holdsWith(negative: readonly string[], letters: readonly string[], claim: Claim): boolean {
  const random = seededRandom(77);
  for (let trial = 0; trial < trials; trial++) {
    const values = Object.fromEntries(
      letters.map((name) => [name, (negative.includes(name) ? -1 : 1) * (0.3 + 2.4 * random())]),
    );
    if (claim.known.some((one) => !admits(one, values))) continue;
    if (places.some((x) => failsAt({ ...values, [claim.variable]: x }, claim))) return false;
    if (claim.isContinuous && jumpsAt(values, claim)) return false;
  }
  return true;
}

const jumpsAt = (values: Readonly<Record<string, number>>, { F, f, variable }: Claim): boolean =>
  jumpsWith(F, f, variable, { names: Object.keys(values), values: Object.values(values) }).length > 0;

/** Whether numbers in general position satisfy a condition. */
function admits({ left, relation, right }: Condition, values: Readonly<Record<string, number>>): boolean {
  const difference = evaluate(left, values) - evaluate(right, values);
  return relation === '>' || relation === '>='
    ? difference > 0
    : relation === '<' || relation === '<='
      ? difference < 0
      : relation === '!=' && difference !== 0;
}

/** Whether the integrand is real at a point, and the antiderivative is not, or has another derivative. */
function failsAt(at: Readonly<Record<string, number>>, { f, F, derived }: Claim): boolean {
  if (!Number.isFinite(evaluate(f, at))) return false;
  const point = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, complex(value)]));
  const [wanted, claimed] = [evaluateWithError(f, point), evaluateWithError(derived, point)];
  const size = modulus(wanted.value);
  if (!(wanted.error <= 1e-7 * size) || !(claimed.error <= 1e-7 * Math.max(size, modulus(claimed.value)))) return false;
  const value = evaluateComplex(F, point);
  if (Math.abs(value.im) > 1e-9 * modulus(value)) return true;
  return modulus(subtract(wanted.value, claimed.value)) > 1e-5 * size;
}

/* ---- The other cases ---- */

function casesWithout(one: Condition, f: Expression, variable: string): readonly Case<Expression>[] {
  const { left, relation, right } = one;
  const quantity = positiveQuantity(one);
  if (quantity !== null) return casesOfQuantity(quantity, f, variable);
  const double = doubleZeros(f, variable).filter(({ when }) => sameCondition({ ...when, relation: '!=' }, one));
  if (double.length > 0) return double.flatMap((zero) => caseOf(zero.when, zero, f, variable));
  if (left.kind !== 'symbol' && relation === '!=') return casesAtZero(E.subtract(left, right), f, variable);
  if (left.kind !== 'symbol' || contains(right, left.name)) return [];
  const equality = caseWith(one, f, variable);
  if (relation === '!=') return equality;
  if (relation !== '>' || right.kind !== 'number' || !Q.isZero(right.value)) return [];
  return [...equality, ...caseOfNegative(left.name, f, variable)];
}

function isRealSomewhere(f: Expression, variable: string): boolean {
  const random = seededRandom(5);
  const letters = freeSymbols(f).filter((name) => name !== variable);
  const values = Object.fromEntries(letters.map((name) => [name, 0.3 + 2.4 * random()]));
  return places.some((x) => Number.isFinite(evaluate(f, { ...values, [variable]: x })));
}

/** A letter that a condition keeps from one value. */
const isOfLetter = ({ left, relation, right }: Condition): boolean =>
  relation === '!=' && left.kind === 'symbol' && !contains(right, left.name);

/**
 * The antiderivative where a letter has the value that a condition names, and where others have theirs besides; none where the integrand has no value
 * then, or no antiderivative is found.
 */
function caseWith({ left, right }: Condition, f: Expression, variable: string): readonly Case<Expression>[] {
  if (left.kind !== 'symbol') return [];
  const there = tidy(substitute(f, { [left.name]: right }));
  if (mayHaveNoValue(there) || !isRealSomewhere(there, variable)) return [];
  const found = antiderivative(there, variable, { work: workOfCase });
  if (!found.ok) return [];
  const F = found.value.expression;
  const conditions = conditionsOf(there, F, variable);
  const besides = casesBeside({ left, right }, conditions, there, variable);
  return [{ when: [condition(left, '=', right), ...conditions], value: F }, ...besides];
}

/** The cases that a case with a value for one letter leaves out: other letters have theirs besides. */
const casesBeside = (
  { left, right }: Pick<Condition, 'left' | 'right'>,
  conditions: readonly Condition[],
  there: Expression,
  variable: string,
): readonly Case<Expression>[] =>
  conditions.filter(isOfLetter).flatMap((one) => {
    const value = one.left.kind === 'symbol' ? tidy(substitute(right, { [one.left.name]: one.right })) : right;
    return caseWith(one, there, variable).map(({ when, value: G }) => ({
      when: [condition(left, '=', value), ...when],
      value: G,
    }));
  });

/** The antiderivatives where a quantity is 0. */
const casesAtZero = (D: Expression, f: Expression, variable: string): readonly Case<Expression>[] =>
  withZero(D, f).flatMap((zero) => caseOf(zero.when, zero, f, variable));

/** The antiderivatives where a quantity is 0 or negative that was positive. */
function casesOfQuantity(D: Expression, f: Expression, variable: string): readonly Case<Expression>[] {
  const cases = casesAtZero(D, f, variable);
  let narrow: readonly Case<Expression>[] = [];
  for (const negative of withNegative(D, f, variable)) {
    const found = caseOf(condition(D, '<'), negative, f, variable);
    // A form that needs a letter positive besides holds for half of the values only.
    const isWhole = found.every(({ when }) => when.filter(({ relation }) => relation !== '!=').length === 1);
    if (found.length > 0 && isWhole) return [...cases, ...found];
    if (narrow.length === 0) narrow = found;
  }
  return [...cases, ...narrow];
}

function caseOf(when: Condition, there: Rewriting, f: Expression, variable: string): readonly Case<Expression>[] {
  if (mayHaveNoValue(there.f) || !isRealSomewhere(there.f, variable)) return [];
  const found = antiderivative(there.f, variable, { work: workOfCase });
  if (!found.ok) return [];
  const F = there.back(found.value.expression);
  const of = when.relation === '=' ? there.f : f;
  const divisor = isSurelyNonzero(there.divisor, when) ? [] : [condition(there.divisor, '!=')];
  const given = [when, ...divisor];
  const claims = [...given, ...conditionsOf(of, F, variable, given)];
  const all = claims.filter((one) => !isImplied(one, claims));
  if (when.relation !== '=') return isPossible(all) ? [{ when: all, value: F }] : [];
  const besides = when.left.kind === 'symbol' ? casesBeside(when, claims.slice(1), there.f, variable) : [];
  return [{ when: all, value: F }, ...besides];
}

/** A number, or a power of a letter which an equation such as a·b = 1 keeps from 0. */
function isSurelyNonzero(divisor: Expression, { left, relation, right }: Condition): boolean {
  const letter = E.baseOf(divisor);
  if (relation !== '=' || letter.kind !== 'symbol') return freeSymbols(divisor).length === 0;
  const there = tidy(substitute(E.subtract(left, right), { [letter.name]: E.zero }));
  return there.kind === 'number' && !isZero(there);
}

/** Whether some numbers satisfy all conditions. */
function isPossible(all: readonly Condition[]): boolean {
  const random = seededRandom(79);
  const letters = all.flatMap(({ left, right }) => [...freeSymbols(left), ...freeSymbols(right)]);
  return Array.from({ length: 200 }).some(() => {
    const values = Object.fromEntries(letters.map((name) => [name, 6 * random() - 3]));
    return all.every((one) => admits(one, values));
  });
}

/** The antiderivative for a negative letter a, by way of b = −a > 0. */
const caseOfNegative = (name: string, f: Expression, variable: string): readonly Case<Expression>[] =>
  caseOfNegatives([name], f, variable);

/** Two letters that had to be positive may both be negative: 1/(a·x² + b) has an arctangent then, too. */
function caseOfNegativePair(
  needed: readonly Condition[],
  f: Expression,
  variable: string,
): readonly Case<Expression>[] {
  const positive = needed.flatMap(({ left, relation, right }) =>
    left.kind === 'symbol' && relation === '>' && isZero(right) ? [left.name] : [],
  );
  return positive.length === 2 ? caseOfNegatives(positive, f, variable) : [];
}

function caseOfNegatives(names: readonly string[], f: Expression, variable: string): readonly Case<Expression>[] {
  const taken = [variable, ...freeSymbols(f)];
  const positive = ['b', 'c', 'd', 'p', 'q'].filter((letter) => !taken.includes(letter)).slice(0, names.length);
  if (positive.length < names.length) return [];
  const opposite = (from: readonly string[], to: readonly string[]) =>
    Object.fromEntries(from.map((name, k) => [name, negate(symbol(to[k]!))]));
  const there = substitute(f, opposite(names, positive));
  if (!isRealSomewhere(there, variable)) return [];
  const found = antiderivative(there, variable, { work: workOfCase });
  if (!found.ok) return [];
  const F = found.value.expression;
  const back = opposite(positive, names);
  const others = conditionsOf(there, F, variable).map(({ left, relation, right }) =>
    condition(substitute(left, back), relation, substitute(right, back)),
  );
  const negative = names.map((name): Condition => ({ left: symbol(name), relation: '<', right: number(0) }));
  return [{ when: distinctConditions([...negative, ...others]), value: substitute(F, back) }];
}

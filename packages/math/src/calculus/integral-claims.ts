import * as Q from '../exact/rational.ts';
import { negate, number, symbol } from '../expression/build.ts';
import { type Case, type Condition, condition, distinctConditions, sameCondition } from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression } from '../expression/expression.ts';
import { mayHaveNoValue } from '../expression/no-value.ts';
import { seededRandom } from '../expression/random.ts';
import { substitute } from '../expression/substitute.ts';
import { tidy } from '../expression/tidy.ts';
import { contains, freeSymbols } from '../expression/walk.ts';
import { complex, modulus, subtract } from '../numeric/complex.ts';
import { slope } from './derivative.ts';
import { antiderivative } from './integral.ts';
import { conditionsOfForm } from './letter-conditions.ts';

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
const maxCases = 4;
/** A part of the work of an integral for each of the other cases. */
const workOfCase = 60_000;

/** The conditions on the letters of an antiderivative, and the antiderivative in the cases that they leave out. */
export function integralClaims(f: Expression, antiderivativeOfF: Expression, variable: string): LetterClaims {
  const letters = freeSymbols(f).filter((name) => name !== variable);
  if (letters.length === 0) return none;
  const conditions = conditionsOf(f, antiderivativeOfF, variable);
  const cases = conditions.flatMap((one) => casesWithout(one, f, variable)).slice(0, maxCases);
  return { conditions, cases };
}

function conditionsOf(f: Expression, F: Expression, variable: string): readonly Condition[] {
  const byForm = conditionsOfForm(F, f, variable);
  const signs = negativeLetters(f, F, variable, byForm).map((name) => condition(symbol(name), '>'));
  const all = distinctConditions([...byForm, ...signs]);
  return all.filter((one) => !isImplied(one, all));
}

/** a ≠ 0 and a ≥ 0 beside a > 0. */
const isImplied = (one: Condition, all: readonly Condition[]): boolean =>
  (one.relation === '!=' || one.relation === '>=') &&
  all.some((other) => other.relation === '>' && sameCondition({ ...one, relation: '>' }, other));

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
  const derived = slope(F, variable);
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
    if (derived === null || !holdsWith(negative, letters, { f, F, derived, variable, known }))
      for (const name of negative) positive.add(name);
  }
  return [...positive];
}

const isSymbol = (a: Expression, name: string): boolean => a.kind === 'symbol' && a.name === name;

interface Claim {
  readonly f: Expression;
  readonly F: Expression;
  readonly derived: Expression;
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
  }
  return true;
}

/** Whether numbers in general position satisfy a condition. */
function admits({ left, relation, right }: Condition, values: Readonly<Record<string, number>>): boolean {
  const difference = evaluate(left, values) - evaluate(right, values);
  return relation === '>' || relation === '>='
    ? difference > 0
    : relation === '<' || relation === '<='
      ? difference < 0
      : relation === '!=';
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
  if (left.kind !== 'symbol' || contains(right, left.name)) return [];
  const equality = caseWith({ left, relation: '=', right }, f, variable, right);
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

/** The antiderivative with a value for the letter; none where the integrand has no value then, or no antiderivative is found. */
function caseWith(when: Condition, f: Expression, variable: string, value: Expression): readonly Case<Expression>[] {
  const there = tidy(substitute(f, { [(when.left as { name: string }).name]: value }));
  if (mayHaveNoValue(there) || !isRealSomewhere(there, variable)) return [];
  const found = antiderivative(there, variable, { work: workOfCase });
  if (!found.ok) return [];
  return [{ when: [when, ...conditionsOf(there, found.value.expression, variable)], value: found.value.expression }];
}

/** The antiderivative for a negative letter a, by way of b = −a > 0. */
function caseOfNegative(name: string, f: Expression, variable: string): readonly Case<Expression>[] {
  const taken = freeSymbols(f);
  const positive = ['b', 'c', 'd', 'p', 'q'].find((letter) => letter !== variable && !taken.includes(letter))!;
  const there = substitute(f, { [name]: negate(symbol(positive)) });
  if (!isRealSomewhere(there, variable)) return [];
  const found = antiderivative(there, variable, { work: workOfCase });
  if (!found.ok) return [];
  const F = found.value.expression;
  const back = { [positive]: negate(symbol(name)) };
  const others = conditionsOf(there, F, variable).map(({ left, relation, right }) =>
    condition(substitute(left, back), relation, substitute(right, back)),
  );
  const negative: Condition = { left: symbol(name), relation: '<', right: number(0) };
  return [{ when: distinctConditions([negative, ...others]), value: substitute(F, back) }];
}

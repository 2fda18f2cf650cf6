import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { factorsOf, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { lettering } from '../expression/names/free-names.ts';
import type { Step } from '../expression/step.ts';
import { fromInteger, toPolynomial } from '../polynomial/convert.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentsOf } from '../polynomial/sparse/ring.ts';
import { exact } from '../polynomial/sparse/square-free.ts';
import { mapTuple, pair, triple } from '../result/tuple.ts';
import { toText } from '../syntax/print-text.ts';
import { comparedCoefficients } from './compared-coefficients.ts';
import { completed, grouped, perfectSquare, saysOfForm } from './factor-patterns.ts';

/*
 * How a factorization that is known would be found by hand: the steps name the rule that splits what, as far as a rule of the
 * textbook does. They are read off the factors, so they cannot lead anywhere else; each step is an equality that multiplies out.
 */

/** An irreducible factor and how often it occurs. */
export interface Part {
  readonly factor: S.Polynomial;
  readonly multiplicity: number;
}

const maxFactors = 12;
const maxTerms = 60;

/** Rules that split what is left for good. */
const lastRules: ReadonlySet<string> = new Set(['two factors of a quadratic', 'completing the square']);

/** The steps from the primitive polynomial to the product of its factors. */
export function splittingSteps(primitive: S.Polynomial, parts: readonly Part[]): Step[] {
  const left = parts.flatMap(({ factor, multiplicity }) => new Array<S.Polynomial>(multiplicity).fill(factor));
  if (left.length < 2 || left.length > maxFactors || primitive.keys.length > maxTerms) return [];
  const steps: Step[] = [];
  let rest = primitive;
  const take = (factors: readonly S.Polynomial[], rule: string, says: string): void => {
    const before = rest;
    for (const one of factors) {
      left.splice(left.indexOf(one), 1);
      rest = exact(rest, one, S.unlimited());
    }
    steps.push(equality(rule, says, before, [...factors, ...(S.isOne(rest) ? [] : [rest])]));
  };
  const monomials = left.filter((one) => one.keys.length === 1);
  if (monomials.length > 0)
    take(monomials, 'common factor', `Every term contains ${toText(asProduct(monomials))}, which is taken out.`);
  while (left.length > 1) {
    const pattern = patternOf(rest) ?? (left.length === 2 ? perfectSquare(rest)?.step : undefined);
    if (pattern) return [...steps, pattern, ...splitFurther(pattern, rest, left)];
    const parted = inPowers(rest, left);
    if (parted !== null) return [...steps, ...parted];
    const two = left.length === 2 ? twoFactors(rest, left) : null;
    if (two !== null) {
      take([left[0]!], two.rule, two.says);
      break;
    }
    const groups = grouped(rest);
    if (groups !== null) return [...steps, groups.step, ...groups.factors.flatMap((one) => splittingAlone(one, left))];
    const linear = left.find((one) => rationalRoot(one) !== null);
    if (linear === undefined) break;
    take([linear], 'rational root', saysRoot(rest, rationalRoot(linear)!));
  }
  if (left.length > 1 && !lastRules.has(steps.at(-1)?.rule ?? ''))
    steps.push({
      ...equality('factors modulo a prime', saysModuloPrime, rest, [...left]),
      steps: comparedCoefficients(rest, left),
    });
  return steps;
}

/** The factors of a pattern, as far as they split themselves. */
function splitFurther({ after }: Step, whole: S.Polynomial, left: readonly S.Polynomial[]): readonly Step[] {
  const bases = factorsOf(after.expression).map((one) => (one.kind === 'power' ? one.base : one));
  return bases.flatMap((base) => {
    const read = toPolynomial(base, whole.ring);
    return read.ok && read.value.denominator === 1 ? splittingAlone(read.value.polynomial, [...new Set(left)]) : [];
  });
}

/** A square of what splits itself, or a quadratic in a power; null for any other polynomial. */
function inPowers(rest: S.Polynomial, left: readonly S.Polynomial[]): readonly Step[] | null {
  const squared = left.length > 2 ? perfectSquare(rest) : null;
  if (squared !== null) return [squared.step, ...splittingAlone(squared.base, [...new Set(left)])];
  const inPower = quadraticInPower(rest);
  if (inPower === null) return null;
  const split = equality(inPower.rule, inPower.says, rest, inPower.factors);
  return [split, ...inPower.factors.flatMap((one) => splittingAlone(one, left))];
}

/** By which rule the last two factors are found; null where none of a textbook gives them. */
function twoFactors(
  rest: S.Polynomial,
  left: readonly S.Polynomial[],
): { readonly rule: string; readonly says: string } | null {
  const byProduct = isQuadratic(rest) ? saysQuadratic(rest, left) : null;
  if (byProduct !== null) return { rule: 'two factors of a quadratic', says: byProduct };
  const square = completed(...pair(left));
  if (square !== null) return { rule: 'completing the square', says: square };
  const says = isQuadratic(rest) ? null : saysOfForm(rest, left);
  return says === null ? null : { rule: 'two factors of a quadratic', says };
}

const saysModuloPrime =
  'Factors modulo a prime are lifted to the integers and put together; each one is tried by division (Zassenhaus, van Hoeij; Wang in several variables).';

/** The steps of one factor, from those of all that divide it. */
function splittingAlone(one: S.Polynomial, parts: readonly S.Polynomial[]): readonly Step[] {
  const own = parts.filter((part) => S.divideExactly(one, part) !== null);
  return splittingSteps(
    one,
    own.map((factor) => ({ factor, multiplicity: 1 })),
  );
}

const asProduct = (factors: readonly S.Polynomial[]): Expression => {
  const counted = new Map<S.Polynomial, number>();
  for (const one of factors) counted.set(one, (counted.get(one) ?? 0) + 1);
  return product([...counted].map(([one, times]) => power(fromInteger(one), number(times))));
};

const equality = (rule: string, says: string, before: S.Polynomial, factors: readonly S.Polynomial[]): Step => ({
  rule,
  says,
  before: { expression: fromInteger(before) },
  after: { expression: asProduct(factors) },
  steps: [],
});

const onlyVariable = (f: S.Polynomial): number | null => {
  const present = S.variablesIn(f);
  return present.length === 1 ? present[0]! : null;
};

const isQuadratic = (f: S.Polynomial): boolean => {
  const x = onlyVariable(f);
  return x !== null && S.degreeIn(f, x) === 2 && f.keys.length === 3;
};

/** The root of a linear polynomial in one variable. */
function rationalRoot(f: S.Polynomial): Q.Rational | null {
  const x = onlyVariable(f);
  if (x === null || S.degreeIn(f, x) !== 1) return null;
  const [constant, slope] = S.toDense(f, x);
  return Q.rational(Z.fromBigInt(-(constant ?? 0n)), Z.fromBigInt(slope!));
}

function saysRoot(f: S.Polynomial, root: Q.Rational): string {
  const x = onlyVariable(f);
  const shown = toText(number(root));
  if (x === null) return `The value at ${shown} is 0, so the linear factor divides.`;
  const dense = S.toDense(f, x);
  const [constant, leading] = [dense[0]!, dense[dense.length - 1]!];
  const where =
    leading === 1n
      ? `Rational roots are whole numbers that divide ${constant}`
      : `Rational roots have a numerator that divides ${constant} and a denominator that divides ${leading}`;
  return `${where}: ${shown} is one, and its linear factor is divided out.`;
}

function saysQuadratic(f: S.Polynomial, parts: readonly S.Polynomial[]): string {
  const [c, b, a] = triple(S.toDense(f, onlyVariable(f)!));
  const roots = parts.map(rationalRoot);
  if (a !== 1n || roots.some((one) => one === null)) {
    // a·c is split into two numbers with the sum b: the products across.
    const [p, q] = pair(parts.map((one) => S.toDense(one, onlyVariable(one)!)));
    const [m, n] = [p[1]! * q[0]!, p[0]! * q[1]!];
    return `${m} and ${n} have the product ${a * c} = ${a}·${signed(c)} and the sum ${b}.`;
  }
  const [m, n] = roots.map((one) => toText(number(Q.negate(one!))));
  return `${m} and ${n} have the product ${c} and the sum ${b}.`;
}

interface SplitInPower {
  readonly rule: string;
  readonly says: string;
  readonly factors: readonly [S.Polynomial, S.Polynomial];
}

/** a·x^2k + b·x^k + c with k > 1 as a quadratic in t = x^k, where that has two different rational roots. */
function quadraticInPower(f: S.Polynomial): SplitInPower | null {
  const x = onlyVariable(f);
  if (x === null || f.keys.length !== 3) return null;
  const dense = S.toDense(f, x);
  const degree = dense.length - 1;
  const k = degree / 2;
  const [c, b, a] = [dense[0]!, dense[k], dense[degree]!];
  if (k < 2 || !Number.isInteger(k) || c === 0n || b === undefined || b === 0n || a < 0n) return null;
  const root = Q.exactRoot(Q.integerRational(Z.fromBigInt(b * b - 4n * a * c)), 2);
  if (root === null || Q.isZero(root)) return null;
  const factors = mapTuple([root, Q.negate(root)], (one) => {
    const t = Q.divide(Q.subtract(one, Q.integerRational(Z.fromBigInt(b))), Q.integerRational(Z.fromBigInt(2n * a)));
    const own = new Array<bigint>(k + 1).fill(0n);
    own[0] = -BigInt(t.numerator);
    own[k] = BigInt(t.denominator);
    return S.fromDense(f.ring, own, x);
  });
  const name = f.ring.variables[x]!;
  const t = lettering(new Set(f.ring.variables)).of('t');
  const inT = toText(fromCoefficients([c, b, a], t));
  const roots = factors.map((one) => toText(number(Q.negate(Q.integerRational(Z.fromBigInt(S.toDense(one, x)[0]!))))));
  const says =
    a === 1n
      ? `With ${t} = ${name}^${k} it is the quadratic ${inT}, whose roots ${roots[0]} and ${roots[1]} have the product ${c} and the sum ${-b}; then ${name}^${k} is put back for ${t}.`
      : `With ${t} = ${name}^${k} it is the quadratic ${inT}, which splits; then ${name}^${k} is put back for ${t}.`;
  return { rule: `substitution ${t} = ${name}^${k}`, says, factors };
}

const fromCoefficients = (coefficients: readonly bigint[], t: string): Expression =>
  sum(
    coefficients.map((one, k) => product([number(Q.integerRational(Z.fromBigInt(one))), power(symbol(t), number(k))])),
  );

const signed = (n: bigint): string => (n < 0n ? `(${n})` : String(n));

/** a² − b², a³ ± b³ for two terms that are squares or cubes. */
function patternOf(f: S.Polynomial): Step | null {
  if (f.keys.length !== 2) return null;
  const [first, second] = f.keys.map((key, k) => ({ exponents: exponentsOf(key, f.ring), value: f.coefficients[k]! }));
  const root = (term: typeof first, n: number): Expression | null => {
    const value = Q.exactRoot(Q.integerRational(Z.abs(term!.value)), n);
    if (value === null || term!.exponents.some((e) => e % n !== 0)) return null;
    return product([
      number(value),
      ...term!.exponents.map((e, k) => power(symbol(f.ring.variables[k]!), number(e / n))),
    ]);
  };
  const [a2, b2] = [root(first, 2), root(second, 2)];
  const positiveFirst = Z.sign(first!.value) > 0;
  if (a2 && b2 && positiveFirst && Z.sign(second!.value) < 0)
    return patternStep('difference of squares', 'a² − b² = (a − b)(a + b)', f, a2, b2, [
      sum([a2, negated(b2)]),
      sum([a2, b2]),
    ]);
  const [a3, b3] = [root(first, 3), root(second, 3)];
  if (!a3 || !b3 || !positiveFirst) return null;
  const sign = Z.sign(second!.value);
  const squares = sum([power(a3, number(2)), product([number(-sign), a3, b3]), power(b3, number(2))]);
  const formula = sign < 0 ? 'a³ − b³ = (a − b)(a² + ab + b²)' : 'a³ + b³ = (a + b)(a² − ab + b²)';
  return patternStep(sign < 0 ? 'difference of cubes' : 'sum of cubes', formula, f, a3, b3, [
    sum([a3, sign < 0 ? negated(b3) : b3]),
    squares,
  ]);
}

const negated = (a: Expression): Expression => product([number(-1), a]);

const patternStep = (
  rule: string,
  formula: string,
  f: S.Polynomial,
  a: Expression,
  b: Expression,
  factors: readonly Expression[],
): Step => ({
  rule,
  says: `${formula} with a = ${toText(a)} and b = ${toText(b)}.`,
  before: { expression: fromInteger(f) },
  after: { expression: product(factors) },
  steps: [],
});

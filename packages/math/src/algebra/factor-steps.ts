import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import { number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { fromInteger } from '../polynomial/convert.ts';
import * as S from '../polynomial/sparse/polynomial.ts';
import { exponentsOf } from '../polynomial/sparse/ring.ts';
import { exact } from '../polynomial/sparse/square-free.ts';
import { toText } from '../syntax/print-text.ts';

/*
 * How a factorization that is known would be found by hand: the steps name the rule that splits what, as far as a rule of the
 * textbook does. They are read off the factors, so they cannot lead anywhere else; each step is an equality that multiplies out.
 */

/** An irreducible factor and how often it occurs. */
export interface Part {
  readonly factor: S.Polynomial;
  readonly multiplicity: number;
}

const mostFactors = 12;
const mostTerms = 60;

/** The steps from the primitive polynomial to the product of its factors. */
export function splittingSteps(primitive: S.Polynomial, parts: readonly Part[]): Step[] {
  const left = parts.flatMap(({ factor, multiplicity }) => new Array<S.Polynomial>(multiplicity).fill(factor));
  if (left.length < 2 || left.length > mostFactors || primitive.keys.length > mostTerms) return [];
  const steps: Step[] = [];
  let rest = primitive;
  const done: S.Polynomial[] = [];
  const take = (factors: readonly S.Polynomial[], rule: string, says: string): void => {
    const before = rest;
    for (const one of factors) {
      left.splice(left.indexOf(one), 1);
      done.push(one);
      rest = exact(rest, one, S.unlimited());
    }
    steps.push(equality(rule, says, before, [...factors, ...(S.isOne(rest) ? [] : [rest])]));
  };
  const monomials = left.filter((one) => one.keys.length === 1);
  if (monomials.length > 0)
    take(monomials, 'common factor', `Every term contains ${toText(asProduct(monomials))}, which is taken out.`);
  while (left.length > 1) {
    const pattern = patternOf(rest);
    if (pattern !== null) {
      steps.push(pattern);
      break;
    }
    if (isQuadratic(rest) && left.length === 2) {
      take([left[0]!], 'two factors of a quadratic', saysQuadratic(rest, left));
      break;
    }
    const linear = left.find((one) => rationalRoot(one) !== null);
    if (linear === undefined) break;
    take([linear], 'rational root', saysRoot(rest, rationalRoot(linear)!));
  }
  const remaining = [...left];
  if (remaining.length > 1 && steps.at(-1)?.rule !== 'two factors of a quadratic' && !isPattern(steps.at(-1)))
    steps.push(
      equality(
        'factors modulo a prime',
        'Factors modulo a prime are lifted to the integers and put together; each one is tried by division (Zassenhaus, van Hoeij; Wang in several variables).',
        rest,
        remaining,
      ),
    );
  return steps;
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
  const [c, b, a] = S.toDense(f, onlyVariable(f)!) as [bigint, bigint, bigint];
  const roots = parts.map(rationalRoot);
  if (a !== 1n || roots.some((one) => one === null)) {
    // a·c is split into two numbers with the sum b: the products across.
    const [p, q] = parts.map((one) => S.toDense(one, onlyVariable(one)!)) as [bigint[], bigint[]];
    const [m, n] = [p[1]! * q[0]!, p[0]! * q[1]!];
    return `${m} and ${n} have the product ${a * c} = ${a}·${signed(c)} and the sum ${b}.`;
  }
  const [m, n] = roots.map((one) => toText(number(Q.negate(one!))));
  return `${m} and ${n} have the product ${c} and the sum ${b}.`;
}

const signed = (n: bigint): string => (n < 0n ? `(${n})` : String(n));

const patterns = ['difference of squares', 'difference of cubes', 'sum of cubes'];
const isPattern = (step: Step | undefined): boolean => step !== undefined && patterns.includes(step.rule);

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

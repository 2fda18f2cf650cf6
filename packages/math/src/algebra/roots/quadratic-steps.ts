import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { add, multiply, negate, number, power, product, sqrt, subtract, sum, symbol } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName, freeNames } from '../../expression/names/free-names.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import { pair, triple } from '../../result/tuple.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { coefficientsOf } from '../coefficients.ts';

/**
 * A quadratic equation in three ways: by factors, where its roots are rational, by completing the square, and by the formula.
 * a·x² + b·x + c = 0, all coefficients divided by `denominator`.
 */
export function quadraticSteps(
  f: IntegerPolynomial,
  denominator: Z.Integer,
  variable: string,
  method?: QuadraticMethod,
): ShownStep[] {
  const [c, b, a] = triple(f.map((value) => Q.rational(Z.fromBigInt(value), denominator)));
  const discriminant = Q.subtract(Q.multiply(b, b), Q.multiply(four, Q.multiply(a, c)));
  const quadratic: Quadratic = { a, b, c, discriminant, x: symbol(variable) };
  if (method === undefined) return [...factoring(quadratic), ...square(quadratic), ...formula(quadratic)];
  const steps = ways[method](quadratic);
  return steps.length > 0 ? steps : [noFactors(quadratic), ...formula(quadratic)];
}

/**
 * The same of an expression that is quadratic in the variable, with rational numbers; none of any other. Where there is no linear term, the
 * formula is too much: the square stands alone.
 */
export function quadraticStepsOf(equation: Expression, variable: string, method: QuadraticMethod): ShownStep[] {
  const rational = coefficientsOf(equation, variable)?.map((one) => (one.kind === 'number' ? one.value : null));
  if (rational?.length !== 3 || !rational.every((one) => one !== null)) return [];
  const common = rational.reduce((lcm: Z.Integer, one) => Z.lcm(lcm, one.denominator), 1);
  const whole = rational.map((one) => Z.toBigInt(Q.multiply(one, Q.integerRational(common)).numerator));
  return quadraticSteps(whole, common, variable, method === 'formula' && whole[1] === 0n ? 'square' : method);
}

/** What textbooks call the coefficients, the first that the unknown is not among. */
const coefficientNames = [
  ['a', 'b', 'c'],
  ['p', 'q', 'r'],
];

export type QuadraticMethod = 'factoring' | 'square' | 'formula';

const ways: { readonly [method in QuadraticMethod]: (quadratic: Quadratic) => ShownStep[] } = {
  factoring: (quadratic) => factoring(quadratic),
  square: (quadratic) => square(quadratic),
  formula: (quadratic) => formula(quadratic),
};

/** What is said where the way by factors leads nowhere. */
const noFactors = ({ discriminant }: Quadratic): ShownStep =>
  line(
    'no rational factors',
    'Its discriminant is no square of a rational number, so that no factors with rational numbers are found; the formula gives the roots.',
    `"Discriminant" = ${text(discriminant)}`,
  );

interface Quadratic {
  readonly a: Q.Rational;
  readonly b: Q.Rational;
  readonly c: Q.Rational;
  readonly discriminant: Q.Rational;
  readonly x: Expression;
}

const four = Q.integerRational(4);
const two = Q.integerRational(2);

const sourceOf = ({ a, b, c, x }: Quadratic): Expression =>
  sum([product([number(a), power(x, number(2))]), product([number(b), x]), number(c)]);

/** The root with a sign before that of the discriminant. */
const rootOf = ({ a, b, discriminant }: Quadratic, sign: 1 | -1): Expression =>
  add(
    number(Q.divide(Q.negate(b), Q.multiply(two, a))),
    product([number(Q.divide(Q.integerRational(sign), Q.multiply(two, a))), sqrt(number(discriminant))]),
  );

/** The discriminant, and the formula with each sign. */
function formula(quadratic: Quadratic): ShownStep[] {
  const { a, b, c, discriminant, x } = quadratic;
  const name = toText(x);
  const [A, B, C] = triple(freeNames(new Set([name]), coefficientNames));
  const D = freeName(new Set([name]), ['D', 'E']);
  const sign = Q.sign(discriminant);
  const many =
    sign > 0
      ? 'positive: two real roots'
      : sign < 0
        ? 'negative: no real root, two complex ones'
        : 'zero: one double root';
  const steps: ShownStep[] = [
    line(
      'discriminant',
      `With ${A} = ${text(a)}, ${B} = ${text(b)}, ${C} = ${text(c)}. It is ${many}.`,
      `${D} = ${B}^2 - 4*${A}*${C} = ${held(b)}^2 - 4*${held(a)}*${held(c)} = ${text(discriminant)}`,
    ),
  ];
  const root = toText(sqrt(number(discriminant)));
  for (const one of sign === 0 ? [1 as const] : ([-1, 1] as const)) {
    const joint = one < 0 ? '-' : '+';
    const found = toText(rootOf(quadratic, one));
    steps.push(
      line(
        'quadratic formula',
        `It gives the roots of every quadratic equation; with the ${one < 0 ? 'minus' : 'plus'} sign.`,
        `${name} = (-${B} ${joint} sqrt(${D}))/(2*${A}) = (${text(Q.negate(b))} ${joint} ${root})/(2*${held(a)}) = ${found}`,
      ),
    );
  }
  return steps;
}

/** The square of x + b/(2a), what is left of the constant, and the root on both sides. */
function square(quadratic: Quadratic): ShownStep[] {
  const { a, b, discriminant, x } = quadratic;
  const middle = Q.divide(Q.negate(b), Q.multiply(two, a));
  const moved = subtract(x, number(middle));
  const rest = Q.divide(discriminant, Q.multiply(four, a));
  const completed = sum([multiply(number(a), power(moved, number(2))), number(Q.negate(rest))]);
  const over = Q.divide(rest, a);
  const roots = Q.isZero(discriminant) ? [rootOf(quadratic, 1)] : bothRoots(quadratic);
  const inner: Step = {
    rule: 'square of half the coefficient',
    says: `Half of the coefficient of ${toText(x)}, after division by that of its square, is squared, added and taken away again.`,
    before: { expression: sourceOf(quadratic) },
    after: { expression: completed },
    steps: [],
  };
  const isolated = line(
    'isolate the square',
    'The number goes to the other side, and both sides are divided by the coefficient of the square.',
    `(${toText(moved)})^2 = ${text(over)}`,
  );
  const all = roots.map((root) => `${toText(x)} = ${toText(root)}`).join(' or ');
  const root = sqrt(number(over));
  const rooted = line(
    'square root on both sides',
    Q.isZero(discriminant)
      ? 'Only 0 has the square 0.'
      : `A number and its opposite have the same square; the number beside ${toText(x)} goes to the other side.`,
    `${(Q.isZero(discriminant) ? [root] : [negate(root), root]).map((one) => `${toText(moved)} = ${toText(one)}`).join(' or ')}; ${all}`,
  );
  if (Q.isZero(b)) {
    const says = 'There is no linear term: the square stands alone, and its root is taken with both signs.';
    return [line('square root on both sides', says, `${toText(x)}^2 = ${text(over)}; ${all}`)];
  }
  const says = 'One of the ways: the terms with the unknown become one square, whose root is taken with both signs.';
  return [line('completing the square', says, all, { steps: [inner, isolated, rooted] })];
}

/** The smaller root first: it has the sign of the first coefficient turned. */
const bothRoots = (quadratic: Quadratic): readonly [Expression, Expression] =>
  Q.sign(quadratic.a) < 0
    ? [rootOf(quadratic, 1), rootOf(quadratic, -1)]
    : [rootOf(quadratic, -1), rootOf(quadratic, 1)];

/** Two factors, where the roots are rational. */
function factoring(quadratic: Quadratic): ShownStep[] {
  const { a, b, c, discriminant, x } = quadratic;
  const roots = bothRoots(quadratic);
  if (roots.some((root) => root.kind !== 'number') || Q.sign(discriminant) < 0) return [];
  const says = 'One of the ways: a product is 0 where one of its factors is 0.';
  const all = [...new Set(roots.map((root) => `${toText(x)} = ${toText(root)}`))].join(' or ');
  if (Q.isZero(b) && Q.isZero(c)) return [line('factoring', says, all)];
  const split = commonFactor(quadratic) ?? middleSplit(quadratic, roots);
  if (split !== null) return [line('factoring', says, all, { steps: [split] })];
  const [first, second] = pair(roots.map((root) => subtract(x, root)));
  const [p, q] = roots.map((root) => text((root as { readonly value: Q.Rational }).value));
  const sumOf = Q.divide(Q.negate(b), a);
  const factored: Step = {
    rule: 'product and sum',
    says: `${p} and ${q} have the product ${text(Q.divide(c, a))}, the constant over the first coefficient, and the sum ${text(sumOf)}, minus the second over the first (Vieta).`,
    before: { expression: sourceOf(quadratic) },
    after: { expression: product([number(a), first, second]) },
    steps: [],
  };
  return [line('factoring', says, all, { steps: [factored] })];
}

/** a·x² + b·x: both terms contain the unknown, and the numbers that divide both coefficients. Null where there is a constant, or no b. */
function commonFactor(quadratic: Quadratic): Step | null {
  const { a, b, c, x } = quadratic;
  if (!Q.isZero(c) || Q.isZero(b)) return null;
  const isWhole = [a, b].every(Q.isInteger);
  const positive = isWhole ? Q.integerRational(Z.gcd(a.numerator, b.numerator)) : Q.one;
  const g = Q.sign(a) < 0 ? Q.negate(positive) : positive;
  const common = times(g, x);
  const rest = add(times(Q.divide(a, g), x), number(Q.divide(b, g)));
  return {
    rule: 'common factor',
    says: `Both terms contain ${toText(common)}, which is taken out.`,
    before: { expression: sourceOf(quadratic) },
    after: { expression: product([common, rest]) },
    steps: [],
  };
}

/**
 * a·x² + b·x + c with whole coefficients and a root that is a fraction: the two numbers with the product a·c and the sum b split the
 * middle term, and two terms at a time have a factor in common. Null for other quadratics.
 */
function middleSplit(quadratic: Quadratic, roots: readonly Expression[]): Step | null {
  const { a, b, c, x } = quadratic;
  const values = roots.flatMap((root) => (root.kind === 'number' ? [root.value] : []));
  if (![a, b, c].every(Q.isInteger) || Q.isZero(b) || Q.isZero(c) || values.every(Q.isInteger)) return null;
  const [m, n] = pair(values.map((root) => Q.negate(Q.multiply(a, root))));
  if (Q.equals(m, n)) return null;
  const g = Q.integerRational(Z.gcd(a.numerator, m.numerator));
  const [common, rest] = [add(times(Q.divide(a, g), x), number(Q.divide(m, g))), Q.divide(Q.multiply(n, g), a)];
  const terms = [times(a, power(x, number(2))), times(m, x), times(n, x), number(c)];
  const grouped = [product([number(g), x, common]), raw([number(rest), common])];
  const factors = product([common, add(times(g, x), number(rest))]);
  const whole = `${toText({ kind: 'sum', terms })} = ${toText({ kind: 'sum', terms: grouped })} = ${toText(factors)}`;
  const inner = line(
    'factor by grouping',
    'Two terms at a time have a factor in common, and then both parts have.',
    whole,
  );
  return {
    rule: 'product and sum',
    says: `${text(m)} and ${text(n)} have the product ${text(Q.multiply(a, c))}, the first coefficient times the constant, and the sum ${text(b)}: they split the middle term.`,
    before: { expression: sourceOf(quadratic) },
    after: { expression: factors },
    steps: [inner],
  };
}

const times = (by: Q.Rational, of: Expression): Expression => product([number(by), of]);

/** A product as it stands: 1*(x - 2), where the factor is what is meant. */
const raw = (factors: readonly Expression[]): Expression => ({ kind: 'product', factors });

/** A number beside a sign or an exponent. */
const held = (a: Q.Rational): string => (Q.isInteger(a) && Q.sign(a) >= 0 ? text(a) : `(${text(a)})`);

const text = (a: Q.Rational): string =>
  Z.toString(a.numerator) + (Q.isInteger(a) ? '' : `/${Z.toString(a.denominator)}`);

import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { quadraticStepsOf } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import * as D from '@nomogram/math/polynomial/rational-dense.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formulaSteps } from '../quadratic-formula.ts';
import { expressionOf, shownRoot } from '../root-text.ts';

/*
 * Equations of the fourth degree that are quadratic in a part u of them, where u = value is quadratic in the unknown again:
 *
 *   (x² − 3x)² − 2(x² − 3x) − 8 = 0       u = x² − 3x
 *   6x⁴ − 35x³ + 62x² − 35x + 6 = 0       divided by x², u = x + 1/x   (reciprocal: x and 1/x are roots together)
 *   x⁴ + 3x³ − 2x² + 6x + 4 = 0           divided by x², u = x + 2/x
 */

/** f(x)·x^(−k) = a·u² + b·u + c */
interface Inner {
  readonly u: Expression;
  /** c, b and a. */
  readonly outer: D.RationalDense;
  /** u = value, multiplied out, as a polynomial that is 0. */
  readonly equation: (value: Expression) => Expression;
  /** How the equation comes to stand in u. */
  readonly first: (t: string) => ShownStep;
}

/**
 * The steps for an equation of the fourth degree of such a kind; undefined for others. As it was typed, `typed` may show u; where it does
 * not, u = x² + bx and x + k/x help where no root is rational, x ± 1/x always.
 */
export function innerQuadraticSteps(
  f: IntegerPolynomial,
  x: string,
  roots: Roots,
  { typed, isChosen = false }: { readonly typed?: Expression; readonly isChosen?: boolean },
): readonly ShownStep[] | undefined {
  const all = [...roots.real, ...roots.complex];
  const isEven = f.every((value, k) => k % 2 === 0 || value === 0n);
  if (P.degree(f) !== 4 || isEven || all.some(({ exact }) => exact === undefined)) return undefined;
  const isStubborn = isChosen || all.every(({ polynomial }) => P.degree(polynomial) > 1);
  const a = D.fromIntegers(f);
  const candidates = [
    ...(typed === undefined ? [] : squaresIn(typed, x)).map((u) => ofPolynomial(a, u, x)),
    reciprocal(a, x, isStubborn),
    isStubborn || (typed !== undefined && isProductInside(typed)) ? ofPolynomial(a, middle(a), x, true) : undefined,
  ];
  for (const inner of candidates) {
    const steps = inner && stepsOf(inner, x, roots);
    if (steps !== undefined) return steps;
  }
  return undefined;
}

/** What is squared in an equation as it was typed, by its coefficients: x² − 3x. */
function squaresIn(typed: Expression, x: string): readonly D.RationalDense[] {
  const found: D.RationalDense[] = [];
  some(typed, (node) => {
    const isSquare = node.kind === 'power' && E.equal(node.exponent, E.two) && node.base.kind === 'sum';
    const base = isSquare ? rationals(node.base, x) : undefined;
    if (base?.length === 3) found.push(base);
    return false;
  });
  return found;
}

function rationals(a: Expression, x: string): D.RationalDense | undefined {
  const found = coefficientsOf(multipliedOut(a), x)?.map((one) => (one.kind === 'number' ? one.value : null));
  return found?.every((one) => one !== null) ? found : undefined;
}

/** x(x + 1)(x + 2)(x + 3) = 24: a product beside a number, which says nothing of its factors. */
const isProductInside = (typed: Expression): boolean =>
  typed.kind === 'sum' && typed.terms.some((term) => E.factorsOf(term).some((one) => one.kind === 'sum'));

/** x² + bx, the only one without a constant that may be the inner part. */
const middle = (a: D.RationalDense): D.RationalDense => [
  Q.zero,
  Q.divide(a[3]!, Q.multiply(Q.integerRational(2), a[4]!)),
  Q.one,
];

const written = (a: D.RationalDense, x: string): Expression =>
  E.sum(a.map((value, k) => E.multiply(E.number(value), E.power(E.symbol(x), E.number(k)))));

/** f divided by u again and again, where only numbers are left over; what is not seen at once is shown. */
function ofPolynomial(f: D.RationalDense, u: D.RationalDense, x: string, isHidden = false): Inner | undefined {
  const once = D.divide(f, u);
  const twice = D.divide(once.quotient, u);
  const outer = [once.remainder, twice.remainder, twice.quotient];
  if (outer.some((part) => part.length > 1)) return undefined;
  const shown = written(u, x);
  const numbers = outer.map(([value]) => value ?? Q.zero);
  const inU = E.sum(numbers.map((value, k) => E.product([E.number(value), E.power(shown, E.number(k))])));
  const hidden = isHidden ? `${toText(written(f, x))} = ${toText(inU)}; ` : '';
  return {
    u: shown,
    outer: numbers,
    equation: (value) => multipliedOut(E.subtract(shown, value)),
    first: (t) =>
      line(
        'substitution of a part',
        `The unknown stands in it only within ${toText(shown)}, which is taken for a new unknown ${t}.`,
        `${hidden}${t} = ${toText(shown)}; ${quadraticText(numbers, t)}`,
      ),
  };
}

const quadraticText = (outer: D.RationalDense, t: string): string =>
  `${toText(expressionOf(D.toIntegers(outer).primitive, t))} = 0`;

/** a·x⁴ + b·x³ + c·x² + b·k·x + a·k², divided by x²; of k = ±1 the coefficients are the same from both ends, up to signs. */
function reciprocal([e, d, c, b, a]: D.RationalDense, x: string, anyNumber: boolean): Inner | undefined {
  if (Q.isZero(b!) || Q.isZero(e!)) return undefined;
  const k = Q.divide(d!, b!);
  if (!Q.equals(e!, Q.multiply(a!, Q.power(k, 2)))) return undefined;
  const isUnit = Q.equals(Q.abs(k), Q.one);
  if (!isUnit && !anyNumber) return undefined;
  const symbol = E.symbol(x);
  const over = E.divide(E.number(k), symbol);
  const u = E.add(symbol, over);
  const outer = [Q.subtract(c!, Q.multiply(Q.integerRational(2), Q.multiply(a!, k))), b!, a!];
  const divided = [a!, b!, c!, d!, e!].map((value, j) => E.multiply(E.number(value), E.power(symbol, E.number(2 - j))));
  const squares = `${toText(E.add(E.power(symbol, E.two), E.power(over, E.two)))}`;
  const ends = isUnit
    ? 'From both ends the coefficients are the same, up to their signs'
    : `From the other end the coefficients are the same, times ${toText(E.number(k))} and its square`;
  return {
    u,
    outer,
    equation: (value) =>
      E.sum([E.power(symbol, E.two), multipliedOut(E.negate(E.multiply(value, symbol))), E.number(k)]),
    first: (t) =>
      line(
        'reciprocal equation',
        `${ends}. 0 is no root, so that both sides can be divided by ${x}^2; with ${t} = ${toText(u)} the sum ${squares} is ${toText(E.sum([E.power(E.symbol(t), E.two), E.number(Q.multiply(Q.integerRational(-2), k))]))}.`,
        `${divided.map((term, j) => (j === 0 ? toText(term) : signedText(term))).join('')} = 0; ${quadraticText(outer, t)}`,
      ),
  };
}

const signedText = (term: Expression): string =>
  E.equal(term, E.zero) ? '' : Q.sign(E.coefficient(term)) < 0 ? ` - ${toText(E.negate(term))}` : ` + ${toText(term)}`;

function stepsOf(inner: Inner, x: string, roots: Roots): readonly ShownStep[] | undefined {
  const [c, b, a] = inner.outer;
  const discriminant = Q.subtract(Q.power(b!, 2), Q.multiply(Q.integerRational(4), Q.multiply(a!, c!)));
  // Of values that are not real no student goes on; one value twice is a square, which is seen at once.
  if (Q.sign(discriminant) <= 0) return undefined;
  const half = Q.divide(Q.negate(b!), Q.multiply(Q.integerRational(2), a!));
  const part = E.divide(E.sqrt(E.number(discriminant)), E.number(Q.multiply(Q.integerRational(2), a!)));
  const values = [E.subtract(E.number(half), part), E.add(E.number(half), part)];
  values.sort((one, other) => evaluate(one) - evaluate(other));
  const t = freeName(new Set([x]), ['u', 't']);
  const quadratic = expressionOf(D.toIntegers(inner.outer).primitive, t);
  const isRational = Q.exactRoot(discriminant, 2) !== null;
  return [
    inner.first(t),
    ...quadraticStepsOf(quadratic, t, isRational ? 'factoring' : 'formula'),
    ...values.map((value) => putBack(inner, value, { x, t }, roots)),
  ];
}

/** The roots at which u has a value. */
function putBack(
  { u, equation }: Inner,
  value: Expression,
  { x, t }: { readonly x: string; readonly t: string },
  { real, complex }: Roots,
): ShownStep {
  const there = evaluate(value);
  const isOf = ({ approximate }: Root): boolean =>
    C.modulus(C.subtract(evaluateComplex(u, { [x]: approximate }), C.complex(there))) <=
    1e-6 * Math.max(1, Math.abs(there));
  const found = [...real.filter(isOf), ...complex.filter(isOf)];
  const polynomial = equation(value);
  const coefficients = coefficientsOf(polynomial, x) ?? [];
  const isReal = real.some(isOf);
  const isRational = found.every(({ polynomial: own }) => P.degree(own) === 1);
  const steps =
    value.kind === 'number'
      ? quadraticStepsOf(polynomial, x, isRational ? 'factoring' : 'formula')
      : formulaSteps(
          coefficients,
          x,
          found.map(({ exact }) => exact!),
        );
  const solved = found.map((root) => shownRoot(root, x)).join(' or ');
  const says = `${t} is put back: an equation of the second degree in ${x}${isReal ? '' : ', without real roots'}.`;
  return line('put back', says, `${toText(u)} = ${toText(value)} -> ${toText(polynomial)} = 0 -> ${solved}`, { steps });
}

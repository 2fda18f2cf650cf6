import { coefficientsOf } from '@nomogram/math/algebra/coefficients.ts';
import { expand } from '@nomogram/math/algebra/expand.ts';
import { factor } from '@nomogram/math/algebra/factor.ts';
import { type QuadraticMethod, quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import type { Root } from '@nomogram/math/algebra/roots/roots.ts';
import { divisors } from '@nomogram/math/exact/arithmetic-functions.ts';
import { factorInteger } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number, power, product, sum, symbol } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { closingIn, putIn } from '../../shared/equations/closing-in.ts';
import { cubicSteps } from './cubic-steps.ts';
import { powerSteps } from './power-steps.ts';

/** Beyond so many candidates nobody tries them all. */
const maxCandidates = 24;
const maxRoots = 8;
const maxTried = 1e6;

/**
 * The real roots of an equation of higher degree: its factors, and for each of them its root, the quadratic formula, or the
 * formula of Cardano, or closing in on a change of sign.
 */
export function higherSteps(
  f: Expression,
  variable: string,
  real: readonly Root[],
  way?: QuadraticMethod,
): readonly ShownStep[] | undefined {
  if (way === 'formula') {
    const steps = byFormula(f, variable, real);
    if (steps !== undefined) return steps;
  }
  const found = factor(f);
  const different = [...new Set(real.map(({ polynomial }) => polynomial))];
  if (!found.ok || real.length === 0 || real.length > maxRoots) return undefined;
  const { factors, steps } = found.value;
  const [only, ...others] = different;
  const byRoot = only && others.length === 0 && factors.length === 1 ? powerSteps(only, variable, real) : undefined;
  if (byRoot !== undefined && factors[0]!.multiplicity === 1) return concluded(byRoot, variable, real);
  const isProduct = factors.length > 1 || factors.some(({ multiplicity }) => multiplicity > 1);
  return [
    ...steps,
    ...(isProduct
      ? [
          zeroProduct(
            factors.map((one) => one.factor),
            variable,
          ),
        ]
      : []),
    ...different.flatMap((polynomial) =>
      stepsOfFactor(
        polynomial,
        variable,
        real.filter((one) => one.polynomial === polynomial),
      ),
    ),
    allRoots(variable, real),
  ];
}

/** With all roots behind the steps, where the last of them does not say them. */
function concluded(steps: readonly ShownStep[], variable: string, real: readonly Root[]): readonly ShownStep[] {
  const last = allRoots(variable, real);
  return steps.at(-1)!.written!.text === last.written!.text ? steps : [...steps, last];
}

/** An equation of degree 3 as a whole; undefined for any other. */
function byFormula(f: Expression, variable: string, real: readonly Root[]): readonly ShownStep[] | undefined {
  const expanded = expand(f);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, variable) : null;
  if (coefficients?.length !== 4) return undefined;
  const numbers = coefficients.flatMap((one) => (one.kind === 'number' ? [one.value] : []));
  if (numbers.length < 4) return undefined;
  const common = numbers.map(({ denominator }) => denominator).reduce(Z.lcm);
  const whole = numbers.map((one) => Z.toBigInt(Q.multiply(one, Q.rational(common)).numerator));
  const steps = cubicSteps(whole, variable, real);
  return steps && [...steps, allRoots(variable, real)];
}

const allRoots = (variable: string, real: readonly Root[]): ShownStep =>
  line(
    'all real roots',
    'Together these are all real numbers that solve the equation.',
    real.map((root) => shownRoot(root, variable)).join(' or '),
  );

const zeroProduct = (factors: readonly Expression[], variable: string): ShownStep =>
  line(
    'zero product',
    'A product is 0 where one of its factors is 0.',
    factors
      .map(toText)
      .filter((text) => text.includes(variable))
      .map((text) => `${text} = 0`)
      .join(' or '),
  );

const shownRoot = ({ exact, approximate }: Root, variable: string): string =>
  exact ? `${variable} = ${toText(exact)}` : `${variable} ≈ ${formatDouble(approximate.re)}`;

const expressionOf = (f: IntegerPolynomial, variable: string): Expression =>
  sum(f.map((one, k) => product([number(Number(one)), power(symbol(variable), number(k))])));

function stepsOfFactor(f: IntegerPolynomial, variable: string, roots: readonly Root[]): readonly ShownStep[] {
  const expression = expressionOf(f, variable);
  if (P.degree(f) === 1)
    return [
      line('linear factor', 'It is 0 at one place.', `${toText(expression)} = 0; ${shownRoot(roots[0]!, variable)}`),
    ];
  if (P.degree(f) === 2) {
    const all = roots.map((root) => shownRoot(root, variable)).join(' or ');
    const says = 'It cannot be split into factors with rational numbers; the quadratic formula gives its roots.';
    return [
      line('quadratic factor', says, `${toText(expression)} = 0; ${all}`, { steps: quadraticSteps(f, 1, variable) }),
    ];
  }
  const byRoot = powerSteps(f, variable, roots);
  if (byRoot !== undefined) return byRoot;
  const formula = P.degree(f) === 3 ? cubicSteps(f, variable, roots) : undefined;
  return [
    ...rationalRootTest(f, expression, variable),
    ...(formula ?? roots.flatMap(({ approximate }) => closingIn(expression, variable, approximate.re))),
  ];
}

/** No candidate of the rational root theorem is a root. */
function rationalRootTest(f: IntegerPolynomial, expression: Expression, variable: string): readonly ShownStep[] {
  const [above, below] = [f[0]!, f.at(-1)!].map(divisorsOf);
  if (!above || !below) return [];
  const candidates = [
    ...new Set(
      above.flatMap((p) => below.flatMap((q) => [Z.toNumber(p) / Z.toNumber(q), -Z.toNumber(p) / Z.toNumber(q)])),
    ),
  ];
  if (candidates.length > maxCandidates) return [];
  const tried = candidates.map(
    (one) =>
      `${putIn(expression, variable, formatDouble(one, 12))} = ${formatDouble(evaluate(expression, { [variable]: one }), 12)}`,
  );
  return [
    line(
      'rational root test',
      'A rational root has a numerator that divides the last coefficient and a denominator that divides the first: none of these is a root, so no root is rational.',
      tried.join('; '),
    ),
  ];
}

/** The divisors of a coefficient, where they are few. */
function divisorsOf(coefficient: bigint): readonly Z.Integer[] | null {
  const size = Z.abs(Z.fromBigInt(coefficient));
  return Z.compare(size, maxTried) > 0 ? null : divisors(factorInteger(size), maxCandidates);
}

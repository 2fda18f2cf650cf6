import { factor } from '@nomogram/math/algebra/factor.ts';
import { quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import { type Roots, rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { divisors } from '@nomogram/math/exact/arithmetic-functions.ts';
import { factorInteger } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { fromPolynomial, type RationalPolynomial } from '@nomogram/math/polynomial/convert.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../../kit/decimal.ts';
import { closingIn, putIn } from '../closing-in.ts';
import { cubicSteps } from '../cubic-steps.ts';
import { expressionOf, shownRoot } from '../root-text.ts';
import { innerQuadraticSteps } from './inner-quadratic.ts';
import { powerSteps } from './power-steps.ts';
import { substitutionSteps } from './substitution-steps.ts';

/** Beyond so many candidates nobody tries them all. */
const maxCandidates = 24;
const maxFactors = 8;
const maxTried = 1e6;

/** Ways to the roots, as `?method=` names them. */
export const rootWays = {
  factoring: 'Factoring',
  square: 'Completing the square',
  formula: 'The formula',
  substitution: 'Substitution',
} as const;

export type RootWay = keyof typeof rootWays;

/**
 * The roots of an equation of higher degree: by a root of its whole, a power of the unknown as a new one, the formula of Cardano; else
 * its factors, and for each of them its root, the quadratic formula, or closing in on a change of sign.
 */
export function higherSteps(
  f: RationalPolynomial,
  variable: string,
  roots: Roots,
  { way, typed }: { readonly way?: RootWay; readonly typed?: Expression } = {},
): readonly ShownStep[] | undefined {
  const dense = P.primitivePart(S.toDense(f.polynomial, 0));
  const expression = fromPolynomial(f);
  const whole = asWhole(dense, variable, roots, { way, typed });
  if (whole !== undefined) return concluded(whole, variable, roots);
  const solved = byFactors(expression, variable, roots);
  const first = way === 'substitution' ? [nothingInside(expression)] : [];
  return solved && [...first, ...solved];
}

/**
 * The real roots of an equation of a degree above 2 with rational coefficients, by its factors; undefined where one has no exact form,
 * or there are too many.
 */
export function realRootSteps(f: RationalPolynomial, variable: string): readonly ShownStep[] | undefined {
  const dense = P.primitivePart(S.toDense(f.polynomial, 0));
  const found = rootsOf(dense);
  if (!found.ok || found.value.real.some(({ exact }) => exact === undefined)) return undefined;
  const real = { real: found.value.real, complex: [] };
  const whole = powerSteps(dense, variable, real);
  return whole ? concluded(whole, variable, real) : byFactors(fromPolynomial(f), variable, found.value, true);
}

/** By what is done with the equation as it stands; undefined where the way that was chosen is another, or there is none. */
function asWhole(
  dense: IntegerPolynomial,
  variable: string,
  roots: Roots,
  { way, typed }: { readonly way: RootWay | undefined; readonly typed: Expression | undefined },
): readonly ShownStep[] | undefined {
  if (way === 'formula') return P.degree(dense) === 3 ? cubicSteps(dense, variable, roots) : undefined;
  if (way === 'substitution')
    return (
      substitutionSteps(dense, variable, roots) ??
      innerQuadraticSteps(dense, variable, roots, { typed, isChosen: true })
    );
  if (way !== undefined) return undefined;
  return powerSteps(dense, variable, roots) ?? innerQuadraticSteps(dense, variable, roots, { typed });
}

/** What is said where there is no power to be substituted. */
export const nothingInside = (f: Expression): ShownStep =>
  line(
    'substitution',
    'This way is for equations that are quadratic in a part of them, as in x^2, x^2 - 3*x or x + 1/x; the usual ways follow.',
    `${toText(f)} = 0`,
  );

function byFactors(f: Expression, variable: string, roots: Roots, onlyReal = false): readonly ShownStep[] | undefined {
  const found = factor(f);
  const all = [...roots.real, ...roots.complex];
  const different = [...new Set(all.map(({ polynomial }) => polynomial))];
  if (!found.ok || different.length > maxFactors) return undefined;
  const { factors, steps } = found.value;
  const isProduct = factors.length > 1 || factors.some(({ multiplicity }) => multiplicity > 1);
  const parts = different.flatMap((polynomial) =>
    stepsOfFactor(polynomial, variable, {
      real: roots.real.filter((one) => one.polynomial === polynomial),
      complex: onlyReal ? [] : roots.complex.filter((one) => one.polynomial === polynomial),
    }),
  );
  const product = isProduct
    ? [
        ...steps,
        zeroProduct(
          factors.map((one) => one.factor),
          variable,
        ),
      ]
    : [];
  return concluded([...product, ...parts], variable, onlyReal ? { ...roots, complex: [] } : roots);
}

/** With all roots behind the steps, where the last of them does not say them. */
function concluded(steps: readonly ShownStep[], variable: string, roots: Roots): readonly ShownStep[] {
  const last = allRoots(variable, roots);
  return steps.at(-1)?.written?.text === last.written!.text ? steps : [...steps, last];
}

/** More letters than these nobody reads in one line. */
const longLine = 400;

/** The answer once more; where those that are not real would be long, the real ones. */
function allRoots(variable: string, { real, complex }: Roots): ShownStep {
  const whole = [...real, ...complex].map((root) => shownRoot(root, variable)).join(' or ');
  if (complex.length > 0 && whole.length <= longLine)
    return line(
      'all roots',
      complex.every(({ exact }) => exact !== undefined)
        ? 'Together these are all roots, the real ones first.'
        : 'Together these are all roots, the real ones first; complex ones without a short form are found by iteration.',
      whole,
    );
  return line(
    'all real roots',
    'Together these are all real numbers that solve the equation.',
    real.length === 0 ? '"no real root"' : real.map((root) => shownRoot(root, variable)).join(' or '),
  );
}

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

function stepsOfFactor(f: IntegerPolynomial, variable: string, roots: Roots): readonly ShownStep[] {
  const expression = expressionOf(f, variable);
  const { real, complex } = roots;
  if (P.degree(f) === 1)
    return [
      line('linear factor', 'It is 0 at one place.', `${toText(expression)} = 0; ${shownRoot(real[0]!, variable)}`),
    ];
  if (P.degree(f) === 2 && real.length + complex.length === 0) {
    const says = 'Its discriminant is negative: no real number makes it 0.';
    const steps = quadraticSteps(f, 1, variable, 'formula').slice(0, 1);
    return [line('quadratic factor', says, `${toText(expression)} ${f.at(-1)! > 0n ? '>' : '<'} 0`, { steps })];
  }
  if (P.degree(f) === 2) {
    const all = [...real, ...complex].map((root) => shownRoot(root, variable)).join(' or ');
    const says =
      real.length === 0
        ? 'No real number makes it 0; the quadratic formula gives its two complex roots.'
        : 'It cannot be split into factors with rational numbers; the quadratic formula gives its roots.';
    const steps = quadraticSteps(f, 1, variable, real.length === 0 ? 'formula' : undefined);
    return [line('quadratic factor', says, `${toText(expression)} = 0; ${all}`, { steps })];
  }
  const whole = powerSteps(f, variable, roots) ?? substitutionSteps(f, variable, roots);
  if (whole !== undefined) return whole;
  if (real.length === 0) return [withoutRealRoot(f, expression)];
  const formula = P.degree(f) === 3 ? cubicSteps(f, variable, roots) : undefined;
  return [
    ...rationalRootTest(f, expression, variable),
    ...(formula ?? real.flatMap(({ approximate }) => closingIn(expression, variable, approximate.re))),
  ];
}

/** A polynomial without a real zero has one sign. */
const withoutRealRoot = (f: IntegerPolynomial, expression: Expression): ShownStep =>
  line(
    'no real root',
    "Sturm's theorem counts no real root of it, so it has the same sign for every real number: all its roots are complex.",
    `${toText(expression)} ${f.at(-1)! > 0n ? '>' : '<'} 0`,
  );

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

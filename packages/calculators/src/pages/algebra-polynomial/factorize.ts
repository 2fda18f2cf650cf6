import { type Factorization, factor } from '@nomogram/math/algebra/factor.ts';
import { factorOverFields } from '@nomogram/math/algebra/factor-fields.ts';
import { rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import { factorInteger } from '@nomogram/math/exact/factor-integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { equal } from '@nomogram/math/expression/build.ts';
import { compareNumerically } from '@nomogram/math/expression/compare-numerically.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import { isIrreducible } from '@nomogram/math/polynomial/sparse/irreducible.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { exact } from '../../kit/quantity.ts';
import { curveWithPoints } from '../../shared/equations/curve-with-points.ts';
import { approximateFactors } from './approximate-factors.ts';
import { factoringWays, stepsBy } from './factoring-ways.ts';
import { polynomial, references } from './inputs.ts';
import { whereDefined } from './where-defined.ts';
import { listed } from './words.ts';

/** Beyond this degree the factors over R and C are left to the page of the roots. */
const highestFieldDegree = 4;

const inputs = { polynomial };

export default calculator({
  title: 'Factorize',
  keywords: [
    'difference of squares',
    'sum of cubes',
    'factor',
    'factorise',
    'factoring',
    'factorization of a polynomial',
  ],
  asks: [
    '(difference of squares|sum of cubes|difference of cubes|trinomial|quadratic) {polynomial} (factored|factorized|factorised)',
    'factor[ize][ise] (difference of squares|sum of cubes|difference of cubes|trinomial|quadratic) {polynomial}',
    'factor[ize][ise] {polynomial}',
    '{polynomial} (factored|factorized|factorised)',
    '{polynomial}',
  ],
  purpose: 'The irreducible factors over the rational numbers, and over the real and complex ones up to degree 4.',
  path: 'algebra/factorize/:polynomial',
  slash: 'bar',
  cost: 'heavy',
  options: ['angle'],
  inputs,
  methods: factoringWays,
  unchosen: 'numbers',
  formula: 'x^2 - (r_1 + r_2)\\,x + r_1 r_2 = (x - r_1)(x - r_2)',
  wantedForm: 'factors',
  compute,
  examples: [
    { given: { polynomial: 'x^2-5x+6' }, expect: { factorized: '(x - 3)*(x - 2)' } },
    { label: 'a perfect square', given: { polynomial: '5x^2+10x+5' }, expect: { factorized: '5*(x + 1)^2' } },
    {
      label: 'Sophie Germain',
      given: { polynomial: 'x^4+4y^4' },
      expect: { factorized: '(x^2 - 2*x*y + 2*y^2)*(x^2 + 2*x*y + 2*y^2)' },
    },
    {
      label: 'irreducible over Q',
      given: { polynomial: 'x^2-2' },
      expect: { factorized: 'x^2 - 2', overReals: '(x - sqrt(2))*(x + sqrt(2))' },
    },
    {
      label: 'irrational coefficients',
      given: { polynomial: 'x^2-2sqrt(2)x+2' },
      expect: { factorized: '(x - sqrt(2))^2' },
    },
    {
      label: 'two different roots',
      given: { polynomial: 'x^2-(sqrt(2)+sqrt(3))x+sqrt(6)' },
      expect: { factorized: '(x - sqrt(2))*(x - sqrt(3))' },
    },
    { given: { polynomial: 'x^105-1' }, expect: { factorized: { same: 'x^105 - 1' } } },
    { given: { polynomial: '(a+b+c+d+f+g+h)^60+1' }, fails: 'too-large' },
  ],
  laws: [
    // Factoring the product again finds the same factors.
    ({ polynomial: { expression } }) => {
      const once = factor(expression);
      if (!once.ok) return true;
      const twice = factor(once.value.expression);
      return twice.ok && equal(twice.value.expression, once.value.expression);
    },
  ],
  references: [
    references.algebra,
    {
      title:
        'P. S. Wang, An improved multivariate polynomial factoring algorithm, Mathematics of Computation 32 (1978)',
    },
    { title: 'B. M. Trager, Algebraic factoring and rational function integration, SYMSAC (1976)' },
    { title: 'M. van Hoeij, Factoring polynomials and the knapsack problem, Journal of Number Theory 95 (2002)' },
  ],
});

function compute({ polynomial: { expression, tree } }: InputValues<typeof inputs>, { angle, method }: Options) {
  const found = factor(expression);
  if (!found.ok) return found;
  const { fields, points } = beyondRationals(found.value);
  return ok({
    values: {
      factorized: exact('Factorized', found.value.expression),
      overReals: fields.overReals,
      overComplex: fields.overComplex,
    },
    steps:
      found.value.steps.length > 0
        ? stepsBy(chosenWay(factoringWays, method), found.value.steps, expression)
        : irreducibleSteps(found.value),
    checked: [
      {
        how: 'multiplied out',
        detail:
          found.value.over === undefined
            ? 'The product of the factors equals the input at 3 random points modulo the prime 2^61 − 1, and the degrees add up.'
            : 'The product of the factors equals the input at random points, with bounds of the rounding errors.',
      },
      ...(allIrreducible(found.value) ? [irreducibleCheck] : []),
    ],
    notes: [
      ...notesOf(found.value),
      ...(fields.rounded ? [roundedNote] : []),
      ...whereDefined([tree], found.value.expression, angle),
    ],
    figure: () => curveWithPoints(found.value.expanded, points, points.length > 0 ? ' with its real roots' : ''),
  });
}

interface BeyondRationals {
  readonly fields: { readonly overReals?: Quantity; readonly overComplex?: Quantity; readonly rounded?: boolean };
  readonly points: readonly { readonly at: readonly [number, number]; readonly label: string }[];
}

function beyondRationals(found: Factorization): BeyondRationals {
  const whole = univariateOf(found);
  if (whole === null || P.degree(whole.dense) > 60) return { fields: {}, points: [] };
  const roots = rootsOf(whole.dense, budget(2_000_000));
  if (!roots.ok) return { fields: {}, points: [] };
  const points = roots.value.real.map(({ approximate, exact: form }) => ({
    at: [approximate.re, 0] as const,
    label: form && toText(form).length < 12 ? toText(form) : String(Number(approximate.re.toPrecision(5))),
  }));
  if (P.degree(whole.dense) > highestFieldDegree) return { fields: {}, points };
  const { overReals, overComplex } = factorOverFields(found.content, whole.dense, roots.value, whole.variable);
  const same = (one: Expression | undefined, label: string): Quantity | undefined =>
    one !== undefined && compareNumerically(one, found.expanded).verdict === 'equal' ? exact(label, one) : undefined;
  const allReal = roots.value.complex.length === 0;
  const closed = same(overReals, allReal ? 'Over the real and complex numbers' : 'Over the real numbers');
  const rounded = closed ? undefined : approximateFactors(found.content, whole.dense, roots.value, whole.variable);
  return {
    fields: {
      overReals: closed ?? rounded,
      overComplex: allReal ? undefined : same(overComplex, 'Over the complex numbers'),
      rounded: rounded !== undefined,
    },
    points,
  };
}

/** The primitive polynomial in one variable that was factored; null for several variables. */
function univariateOf({ polynomials }: Factorization): { dense: P.IntegerPolynomial; variable: string } | null {
  const [first] = polynomials ?? [];
  if (first?.factor.ring.variables.length !== 1) return null;
  const dense = polynomials!.reduce<P.IntegerPolynomial>(
    (product, { factor: part, multiplicity }) => P.multiply(product, P.power(S.toDense(part, 0), multiplicity)),
    P.one,
  );
  return { dense, variable: first.factor.ring.variables[0]! };
}

const roundedNote =
  'Closed forms of the real factors would be too long to be read: their coefficients are rounded to 10 digits.';

function notesOf(found: Factorization): string[] {
  const { content, factors, expression, expanded, over } = found;
  // One that has cancelled says nothing of the factors that are left.
  const independent = found.independent.filter((one) => some(expression, (node) => equal(node, one)));
  if (factors.length === 0) return numberNote(content);
  const field =
    over === undefined ? 'the rational numbers' : `Q(${over.map(toText).join(', ')}), where its coefficients lie`;
  if (independent.length > 0)
    return [
      `${listed(independent.map(toText))} ${independent.length === 1 ? 'is taken as a variable of its own' : 'are taken as variables of their own'}: no relation between functions or roots is used, so there may be further factors.`,
    ];
  if (!equal(expression, expanded)) return over === undefined ? [] : [`Factorization over ${field}.`];
  if (allIrreducible(found) && !isOne(found)) return [];
  return [
    allIrreducible(found)
      ? `It cannot be factored over ${field}: it is irreducible.`
      : `No factor of lower degree was found over ${field}.`,
  ];
}

/** A number times one polynomial: 6x is one, and x^3 three. */
const isOne = ({ factors }: Factorization): boolean => factors.length === 1 && factors[0]!.multiplicity === 1;

/** Shown by another way than the one that factored; never for factors over other fields. */
const allIrreducible = ({ polynomials }: Factorization): boolean =>
  polynomials !== undefined && polynomials.length > 0 && polynomials.every(({ factor: part }) => isIrreducible(part));

/** What is said of a polynomial that stands there in its factors; nothing where these were not proved to be irreducible. */
function irreducibleSteps(found: Factorization): readonly ShownStep[] {
  if (!allIrreducible(found)) return [];
  const says = isOne(found)
    ? 'It cannot be split into factors of lower degree with rational coefficients.'
    : 'It stands there in its factors, which cannot be split further with rational coefficients.';
  return [line('irreducible factors', says, toText(found.expression))];
}

const irreducibleCheck = {
  how: 'independent computation',
  detail:
    'No factor can be split further over the rational numbers: the degrees of their factors modulo primes, or the products over parts of their complex roots, leave no room for one.',
};

/** A number is taken apart into primes. */
function numberNote(content: Q.Rational): string[] {
  if (!Q.isInteger(content) || Z.abs(content.numerator) < 4 || Z.bitLength(content.numerator) > 100) return [];
  const { sign, factors, unfactored } = factorInteger(content.numerator, budget(5_000_000));
  if (unfactored.length > 0) return [];
  const parts = factors.map(({ prime, exponent }) => Z.toString(prime) + (exponent > 1 ? `^${exponent}` : ''));
  return [`Prime factors: ${sign < 0 ? '-1*' : ''}${parts.join('*')}.`];
}

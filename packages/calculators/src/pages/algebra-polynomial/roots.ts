import { domainSteps, lostParts, lostRestrictions } from '@nomogram/math/algebra/domain.ts';
import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { denominatorsOf } from '@nomogram/math/algebra/fraction.ts';
import { type GeneralRoots, generalRoots, type RootSet } from '@nomogram/math/algebra/roots/general-roots.ts';
import { quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import { decimalOfRoot, type Root, type Roots, rootsOf } from '@nomogram/math/algebra/roots/roots.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import type { Condition } from '@nomogram/math/expression/condition.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import {
  fromPolynomial,
  isPolynomial,
  type RationalPolynomial,
  ringOf,
  toPolynomial,
} from '@nomogram/math/polynomial/convert.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { conditionsText } from '@nomogram/math/syntax/print-condition.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { complexDecimal } from '../../kit/complex-text.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type Equation, equation } from '../../kit/fields/equation.ts';
import { sameForOtherNames } from '../../kit/laws/other-names.ts';
import { relates } from '../../kit/laws/relates.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { digits, exact, together, words } from '../../kit/quantity.ts';
import { curveWithPoints, type LabelledPoint } from '../../shared/equations/curve-with-points.ts';
import { higherSteps, nothingInside, type RootWay, rootWays } from '../../shared/equations/polynomial/higher-steps.ts';
import { realSolutions } from '../../shared/equations/real-solutions.ts';
import { complexText, maxDigitsOfDouble } from '../../shared/equations/root-text.ts';
import { boundBeside } from '../../shared/equations/ways/nowhere-zero.ts';
import { type Cleared, clearedSteps, remaining, withoutDenominators, withoutExcluded } from './excluded-roots.ts';
import { rootsInPlane } from './figure.ts';
import { references } from './inputs.ts';
import { letterSteps } from './root-steps.ts';
import { rootsByCases } from './roots-by-cases.ts';
import { countAsNumbers, listed } from './words.ts';

const highestDegree = 150;

const sameRoots = relates(
  'a multiple has the same roots',
  ({ polynomial }) => (polynomial!.includes('=') ? undefined : { polynomial: `3*(${polynomial})` }),
  (here, there) =>
    Object.values(here.values).every(({ name, exact, decimal }) => {
      const other = there.values[name];
      return !/^x\d*$/.test(name) || decimal === undefined || (other?.exact === exact && other?.decimal === decimal);
    }),
);

const inputs = {
  polynomial: equation({
    label: 'Polynomial',
    symbol: 'P',
    hint: 'For example x^2-5x+6, or an equation such as x^2 = 2.',
    placeholder: 'x^2-5x+6',
  }),
};

export default calculator({
  title: 'Roots of quadratic equation',
  keywords: ['quadratic formula', 'quadratic solver', 'discriminant', 'zeros', 'completing the square'],
  asks: [
    '{polynomial} = 0',
    '{polynomial} equals (zero|0)',
    '[complex ](roots|zeros|zeroes)[ of] {polynomial}',
    'discriminant[ of] {polynomial}',
    '(complete|completing) the square[ of][ for][ in][:] {polynomial}',
    'quadratic[ formula][ equation][ for][ of] {polynomial}',
  ],
  purpose:
    'Exact roots, real and complex, with the discriminant; real roots of any higher degree, and of other equations such as e^x = 3x.',
  path: 'algebra/realroots/:polynomial',
  slash: 'bar',
  cost: 'heavy',
  inputs,
  methods: rootWays,
  formula: 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  compute,
  laws: [sameRoots, sameForOtherNames('polynomial')],
  examples: [
    {
      given: { polynomial: 'x^2-5x+6' },
      expect: { x1: '2', x2: '3', discriminant: '1', axis: '5/2', extremum: '-1/4' },
    },
    {
      label: 'golden ratio',
      given: { polynomial: 'x^2 = x + 1' },
      expect: { x1: '1/2 - sqrt(5)/2', x2: '1/2 + sqrt(5)/2' },
    },
    {
      label: 'complex roots',
      given: { polynomial: 'x^2+2x+5' },
      expect: { x1: '-1 + 2*i', x2: '-1 - 2*i', discriminant: '-16' },
    },
    { label: 'a cubic', given: { polynomial: 'x^3-6x^2+11x-6' }, expect: { x1: '1', x2: '2', x3: '3' } },
    { label: 'no closed form', given: { polynomial: 'x^5-x-1' }, expect: { x1: 1.1673039782614187 } },
    { given: { polynomial: '5' }, fails: 'no-answer' },
    { label: 'with parameters', given: { polynomial: 'a*x^2+b*x+c' }, expect: { discriminant: 'b^2 - 4*a*c' } },
    { label: 'a distance, by cases', given: { polynomial: '|x - a| = b' }, expect: { x1: 'a - b', x2: 'a + b' } },
    {
      label: 'an exponential',
      given: { polynomial: 'e^x = 3x' },
      expect: { x1: 0.6190612867359451, x2: 1.5121345516578424 },
    },
    { label: 'with a fraction', given: { polynomial: 'x-1/x=3/2' }, expect: { x1: '-1/2', x2: '2' } },
    { label: 'a false root', given: { polynomial: 'x/(x-1) = 1/(x-1)' }, expect: { roots: 'none' } },
    { given: { polynomial: '1/(1/x+1/(x-1))' }, expect: { roots: 'none' } },
    { given: { polynomial: 'sqrt(x^2) = -x' }, fails: 'no-answer' },
    { given: { polynomial: 'u^3+v' }, fails: 'out-of-range' },
    { given: { polynomial: 'hello world' }, fails: 'unreadable' },
  ],
  references: [references.roots, references.algebra],
});

const check = {
  how: 'independent computation',
  detail:
    'The factors were multiplied out again; the real roots are as many as Sturm’s theorem counts; every closed form agrees with an isolated root to 20 digits, the complex ones with a numerical iteration.',
} as const;

function compute({ polynomial }: InputValues<typeof inputs>, options: Options) {
  const { difference, letters, parsed } = polynomial;
  const complex = { complex: true } as const;
  const cancelled = lostParts(parsed.tree, difference, complex).flatMap(denominatorsOf);
  const cleared = letters.length > 1 ? null : withoutDenominators(difference, cancelled);
  if (cleared === null) return general(polynomial, cancelled, options);
  const contradiction = contradicting(difference, cleared);
  if (contradiction !== undefined) return contradiction;
  const read = univariate(cleared.polynomial, () => lostRestrictions(parsed.tree, difference, complex));
  if (!read.ok) return read;
  const { f, variable } = read.value;
  const dense = S.toDense(f.polynomial, 0);
  const all = rootsOf(P.primitivePart(dense));
  if (!all.ok) return all;
  if (all.value.real.length + all.value.complex.length === 0) return no('no-answer', tooClose);
  const found = withoutExcluded(all.value, cleared.denominators, variable);
  const method = chosenWay(rootWays, options.method);
  const quadratic = P.degree(dense) === 2 && cleared.denominators.length === 0;
  const left = countOfAll(all.value) - countOfAll(found);
  const isNone = countOfAll(found) === 0;
  return ok({
    values: {
      ...(isNone ? { roots: noRoots } : rootValues(found, variable, options.digits)),
      ...(quadratic ? quadraticValues(f) : {}),
    },
    steps: () => {
      const solved = polynomialSteps(f, variable, all.value, { method, typed: difference });
      if (cleared.denominators.length === 0) return solved;
      const first = isPolynomial(difference)
        ? domainSteps(parsed.tree, difference, complex)
        : clearedSteps(polynomial.sides, cleared);
      return solved && [...first, ...solved, ...(left > 0 ? [remaining(rootTexts(found), variable)] : [])];
    },
    checked: [check],
    notes: notesBeside(found, P.degree(dense) - left, left > 0),
    figure: () =>
      found.complex.length > 0 && !quadratic
        ? rootsInPlane(found)
        : curveWithPoints(
            cleared.denominators.length === 0 ? fromPolynomial(f) : difference,
            pointsOf(found, quadratic ? f : undefined),
            figureSays(found, quadratic),
            { variable, of: isPolynomial(difference) ? 'polynomial' : 'difference of both sides' },
          ),
  });
}

/** x = x + 1 and 1/x = 0, of which no x is left; undefined of other equations, and of a constant alone. */
function contradicting(difference: Expression, { polynomial, denominators }: Cleared) {
  const [left, [x]] = [multipliedOut(polynomial), freeSymbols(difference)];
  if (left.kind !== 'number' || Q.isZero(left.value) || x === undefined) return undefined;
  const isNever = [0.37, 2.61, -4.23].every((at) => Math.abs(evaluate(difference, { [x]: at })) !== 0);
  if (!isNever) return undefined;
  const says =
    denominators.length > 0
      ? `A fraction is 0 where its numerator is 0. Written as one fraction, this has the numerator ${toText(left)}, whatever ${x} is.`
      : `No ${x} is left, and what is left is not 0: the sides are equal for no ${x}.`;
  return ok({
    values: { roots: noRoots },
    steps: () => [
      line(
        'one side is 0',
        'Everything is brought to one side: where this is 0, both sides are equal.',
        `${toText(difference)} = 0`,
      ),
      line('no unknown is left', says, `${toText(left)} != 0`),
    ],
    checked: [{ how: 'substitution', detail: 'Numbers were put in: none of them makes both sides equal.' }],
    notes: [denominators.length > 0 ? aConstantNumerator : aConstant],
  });
}

const noRoots = words('Roots', 'none', { meaning: 'none' });

const aConstant = 'There is no root: a constant other than 0 never becomes 0.';
const aConstantNumerator =
  'There is no root: written as one fraction it has a constant other than 0 as its numerator, and a fraction is 0 only where its numerator is.';

const tooClose =
  'No answer: no root is real, and those that are not lie too close together to be told apart in double precision.';

const about = { input: 'polynomial' };

/** As steps write the roots: exactly, or with a few digits. */
const rootTexts = ({ real, complex }: Roots): readonly string[] =>
  [...real, ...complex].map((root) =>
    root.exact === undefined ? `≈ ${complexText(root, 6)}` : `= ${toText(root.exact)}`,
  );

function polynomialSteps(
  f: RationalPolynomial,
  variable: string,
  roots: Roots,
  { method, typed }: { readonly method: RootWay | undefined; readonly typed: Expression },
): readonly ShownStep[] | undefined {
  const dense = S.toDense(f.polynomial, 0);
  if (P.degree(dense) !== 2) return higherSteps(f, variable, roots, { way: method, typed });
  const way = method === 'substitution' ? 'formula' : method;
  const steps = quadraticSteps(dense, f.denominator, variable, way);
  return method === 'substitution' ? [nothingInside(fromPolynomial(f)), ...steps] : steps;
}

/** Roots, other constants or other letters among the coefficients. */
function general(
  { difference, sides, letters: symbols }: Pick<Equation, 'difference' | 'sides' | 'letters'>,
  cancelled: readonly Expression[],
  options: Options,
) {
  const variable = symbols.includes('x') ? 'x' : symbols.length === 1 ? symbols[0]! : undefined;
  if (variable === undefined)
    return no(
      'out-of-range',
      `Polynomial must have one variable, or x among several; here are ${listed(symbols)}.`,
      about,
    );
  const found = generalRoots(difference, variable);
  if (!found.ok && symbols.length === 1) {
    const other = inNumbers(difference, cancelled, variable, options);
    return other ?? (found.error.reason === 'no polynomial' ? notAllFound : found);
  }
  const byCases = found.ok || cancelled.length > 0 ? undefined : rootsByCases(sides, variable, labelOf);
  if (byCases !== undefined) return ok(byCases);
  if (!found.ok) return found;
  return ok(inLetters(found.value, difference, { variable, symbols, options }));
}

interface Solved {
  readonly variable: string;
  readonly symbols: readonly string[];
  readonly options: Options;
}

/** Roots that a formula gives, and the cases of the letters. */
function inLetters(
  { roots, discriminant, conditions, cases, open }: GeneralRoots,
  difference: Expression,
  { variable, symbols, options }: Solved,
) {
  const letters = symbols.filter((name) => name !== variable);
  return {
    values: {
      ...together(
        Object.fromEntries(
          roots.map(({ value, multiplicity }, k) => [
            `x${k + 1}`,
            exact(labelOf(k, variable), value, { also: multiplicity > 1 ? `multiplicity ${multiplicity}` : undefined }),
          ]),
        ),
      ),
      discriminant: discriminant && exact('Discriminant', discriminant),
    },
    conditions,
    cases: [
      ...cases.map(({ when, value }) => ({ when, value: words('Roots', rootsText(value, variable)) })),
      ...open.map(({ when }) => ({ when, value: words('Roots', 'not worked out here') })),
    ],
    steps: () =>
      letterSteps(
        difference,
        variable,
        roots.map(({ value }) => value),
        chosenWay(rootWays, options.method),
      ),
    checked: [{ how: 'substitution' as const, detail: 'Every root was put into the polynomial, which is 0 there.' }],
    notes: letters.length > 0 ? [`Solved for ${variable}; ${countAsNumbers(letters)}.`] : [],
  };
}

/** e^x = 3x: the real numbers that solve what is no polynomial, or why they cannot be listed; undefined where not all of them are found. */
function inNumbers(difference: Expression, cancelled: readonly Expression[], variable: string, { digits }: Options) {
  const found = realSolutions(difference, cancelled, variable, { digits, label: (k) => labelOf(k, variable) });
  if (!found.ok) {
    const { reason } = found.error;
    if (reason === 'negative base') return found;
    return reason === 'everywhere' || reason === 'periodic' ? no('no-answer', endless[reason]) : undefined;
  }
  const { values, check, steps, figure, notes } = found.value;
  if (values.length === 0) {
    const why = `There is no real root: ${whyNone(difference, variable)}.`;
    return ok({ values: { roots: noReal }, checked: [check], steps, figure, notes: [why, ...notes, noComplex] });
  }
  const named = Object.fromEntries(values.map((one, k): [string, Quantity] => [`x${k + 1}`, one]));
  return ok({ values: together(named), checked: [check], steps, figure, notes: [...notes, onlyReal] });
}

/** A bound that 0 lies beyond, where the terms tell one. */
function whyNone(difference: Expression, variable: string): string {
  const found = boundBeside(difference, variable);
  return found ? `with everything on one side, ${found.text} wherever it has a value` : 'the sides are equal nowhere';
}

const endless = {
  everywhere:
    'There is no list of roots: the equation holds on a whole range of numbers. As an inequality, with ≤ and with ≥ in the place of =, it can be solved for the ends.',
  periodic:
    'There is no list of roots: the equation repeats itself without end, and so do its roots where it has any. It can be solved as a trigonometric equation.',
};

const notAllFound = no(
  'no-answer',
  'No answer: this is no polynomial, and it is not certain that all of its real roots were found.',
);

const noComplex = 'The equation is no polynomial: complex solutions are not looked for.';

const onlyReal = 'The equation is no polynomial: its real solutions are these; complex ones are not looked for.';

function rootsText(found: RootSet, variable: string): string {
  if (found.kind !== 'roots') return found.kind === 'none' ? 'no solution' : `every number is a solution`;
  const { roots } = found;
  return roots
    .map(({ value }, k) => `${roots.length === 1 ? variable : labelOf(k, variable)} = ${toText(value)}`)
    .join(', ');
}

function univariate(
  difference: Expression,
  restrictions: () => readonly Condition[],
): Result<{ f: RationalPolynomial; variable: string }> {
  const symbols = freeSymbols(difference);
  if (symbols.length > 1)
    return no('out-of-range', `Polynomial must have one variable; here are ${symbols.join(', ')}.`, about);
  if (!isPolynomial(difference))
    return no(
      'out-of-range',
      'Polynomial must be a sum of whole powers of one variable with rational coefficients.',
      about,
    );
  const over = ringOf([difference]);
  if (!over.ok) return over;
  const f = toPolynomial(difference, over.value);
  if (!f.ok) return f;
  if (S.isZero(f.value.polynomial)) return everyNumber(restrictions());
  if (S.isConstant(f.value.polynomial)) return no('no-answer', aConstant);
  if (S.degreeIn(f.value.polynomial, 0) > highestDegree)
    return no('too-large', `Polynomial must have a degree of at most ${highestDegree} here.`, about);
  return ok({ f: f.value, variable: over.value.variables[0]! });
}

const everyNumber = (where: readonly Condition[]) =>
  no(
    'no-answer',
    where.length === 0
      ? 'Every number is a root: the polynomial is 0.'
      : `Every number with ${conditionsText(where)} is a root: both sides are equal wherever they have a value.`,
  );

const noReal = words('Real roots', 'none', { meaning: 'none' });

/** x1, x2, … : the real ones increasing, then the complex pairs. */
function rootValues({ real, complex }: Roots, variable: string, count: number): Record<string, Quantity> {
  const all = [...real, ...complex];
  const names = all.map((_, k) => `x${k + 1}`);
  if (real.length === 0 && all.every((root) => root.exact === undefined))
    return {
      roots: noReal,
      ...Object.fromEntries(all.map((root, k) => [names[k]!, quantityOf(root, labelOf(k, variable), count)])),
    };
  return together(Object.fromEntries(all.map((root, k) => [names[k]!, quantityOf(root, labelOf(k, variable), count)])));
}

/** Counted with multiplicity. */
const countOfAll = ({ real, complex }: Roots): number =>
  [...real, ...complex].reduce((total, { multiplicity }) => total + multiplicity, 0);

const labelOf = (k: number, variable: string): string => `${variable}${k + 1}`;

function quantityOf(root: Root, label: string, count: number): Quantity {
  const also = root.multiplicity > 1 ? `multiplicity ${root.multiplicity}` : undefined;
  if (root.exact !== undefined)
    return exact(label, root.exact, {
      also,
      decimal: root.interval
        ? decimalOfRoot(root, count)
        : (complexDecimal(root.exact, count) ?? complexText(root, count)),
    });
  return root.interval
    ? digits(label, decimalOfRoot(root, count), { also })
    : digits(label, complexText(root, count), { also, known: maxDigitsOfDouble });
}

function quadraticValues({ polynomial, denominator }: RationalPolynomial): Record<string, Quantity> {
  const [c, b, a] = S.toDense(polynomial, 0).map((value) => Q.rational(Z.fromBigInt(value), denominator));
  const half = Q.divide(Q.negate(b!), Q.multiply(Q.integerRational(2), a!));
  const discriminant = Q.subtract(Q.multiply(b!, b!), Q.multiply(Q.integerRational(4), Q.multiply(a!, c!)));
  const height = Q.negate(Q.divide(discriminant, Q.multiply(Q.integerRational(4), a!)));
  return {
    discriminant: exact('Discriminant', number(discriminant)),
    axis: exact('Axis of symmetry', number(half)),
    extremum: exact(Q.sign(a!) > 0 ? 'Minimum' : 'Maximum', number(height)),
  };
}

/** What is said of the roots, and of those of the numerator that are none, since a denominator is 0 there. */
function notesBeside(found: Roots, degree: number, isLess: boolean): readonly string[] {
  if (countOfAll(found) === 0) return ['There is no root: where the numerator is 0, a denominator is 0 too.'];
  return [...(isLess ? ['Where a denominator is 0 there is no root.'] : []), ...notesOf(found, degree)];
}

function notesOf({ real, complex }: Roots, degree: number): string[] {
  const missing = degree - countOfAll({ real, complex });
  const closed = [...real, ...complex].every((root) => root.exact !== undefined);
  const counted = real.reduce((total, root) => total + root.multiplicity, 0);
  const count = countOf(counted, degree);
  const untold =
    missing > 0
      ? [`The other ${missing} roots are not real and lie too close together to be told apart in double precision.`]
      : [];
  return [
    count,
    ...untold,
    ...(closed
      ? []
      : [
          'Where no closed form is given, none short enough to be read is known, and the digits are those of the isolated root.',
        ]),
  ];
}

function countOf(real: number, degree: number): string {
  if (degree === 1) return 'The only root is real.';
  if (real === 0) return 'No root is real.';
  if (real === degree) return `${degree === 2 ? 'Both' : `All ${degree}`} roots are real, counted with multiplicity.`;
  return `${real} of the ${degree} roots ${real === 1 ? 'is' : 'are'} real, counted with multiplicity.`;
}

function pointsOf({ real }: Roots, quadratic: RationalPolynomial | undefined): LabelledPoint[] {
  const points: LabelledPoint[] = real.map(({ approximate, exact: form }) => {
    const text = form ? toText(form) : '';
    return { at: [approximate.re, 0], label: text !== '' && text.length < 14 ? text : formatDouble(approximate.re, 5) };
  });
  if (quadratic === undefined) return points;
  const [c, b, a] = S.toDense(quadratic.polynomial, 0).map(
    (value) => Number(value) / Z.toNumber(quadratic.denominator),
  );
  const x = -b! / (2 * a!);
  return [...points, { at: [x, c! - (b! * b!) / (4 * a!)], label: 'vertex' }];
}

const figureSays = ({ real }: Roots, quadratic: boolean): string =>
  `${real.length > 0 ? ` with its real roots ${real.map(({ approximate }) => formatDouble(approximate.re, 5)).join(', ')}` : ', which has no real root'}${quadratic ? ', and the vertex' : ''}`;

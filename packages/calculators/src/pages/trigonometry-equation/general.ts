import { domainSteps, lostParts } from '@nomogram/math/algebra/domain.ts';
import { solveTrigonometric, type TrigonometricSolution } from '@nomogram/math/algebra/trigonometric/solve.ts';
import { product, reciprocal, subtract, symbol } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { solvesBySubstitution } from '@nomogram/math/trigonometry/check-solutions.ts';
import { type Family, pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { solutionsInTurn } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import type { Answer, Check } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { type Equation, equation } from '../../kit/fields/equation.ts';
import { splitRange, type TypedRange } from '../../kit/fields/typed-range.ts';
import { same } from '../../kit/laws/relates.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { formula } from '../../kit/quantity.ts';
import { realSolutions } from '../../shared/equations/real-solutions.ts';
import { fromRadians } from '../../shared/trigonometry/angle.ts';
import { inRadians, integerBeside } from '../../shared/trigonometry/angle-families.ts';
import { comparedAngleSteps } from '../../shared/trigonometry/compared-angles.ts';
import { generalSteps } from '../../shared/trigonometry/equation-steps.ts';
import { productSteps } from '../../shared/trigonometry/product-steps.ts';
import { concluded, type Outcome } from './circular-steps.ts';
import {
  allSolutions,
  type EquationNames,
  familyValues,
  LISTED,
  noSolution,
  numberValues,
  tableOf,
} from './equation-answer.ts';
import { generalFigure } from './general-figure.ts';
import { rangeQuantity, rangeStep, rangeText, solutionsIn } from './in-range.ts';
import { solvedByItsSign } from './of-one-sign.ts';
import { squaredSteps } from './squared-steps.ts';
import { divisionSteps, type WaveWay, waveSteps, waveWays } from './wave-ways.ts';
import { whereDefined } from './where-defined.ts';

/** Solutions without a closed form are right to more digits than these. */
const maxDigits = 40;

const unknownDomain = no(
  'no-answer',
  'No answer: both sides are equal wherever they have a value, and where that is was not found.',
);

type Sides = readonly [left: Expression, right: Expression];

function solved(
  { sides, difference, letters: names, parsed, range }: Equation,
  options: Options,
): Result<Answer<EquationNames>> {
  const x = names.length === 1 ? names[0]! : 'x';
  // The unknown is an angle: in radians from here on, whatever unit it was typed for.
  const angle = fromRadians(symbol(x), options.angle);
  const [left, right] = mapTuple(sides, (side) => substitute(side, { [x]: angle }));
  const domain = { complex: false, angle: options.angle } as const;
  const cancelled = lostParts(parsed.tree, difference, domain).map((part) => substitute(part, { [x]: angle }));
  const found = solveTrigonometric(left, right, x, cancelled);
  if (!found.ok) {
    const other = solvedOtherwise([left, right], cancelled, x, options);
    if (!other?.ok || range === undefined) return other ?? found;
    const listed = `All real solutions are listed, also those outside of ${range.text}.`;
    return ok({ ...other.value, notes: [...(other.value.notes ?? []), listed] });
  }
  const { solutions } = found.value;
  if (solutions.kind === 'all' && solutions.where.length > 0 && whereDefined(solutions, x) === undefined)
    return unknownDomain;
  const check = checked(found.value, [left, right], x);
  if (!check) return no('check-failed', 'No answer: the solutions that were found did not pass their check.');
  const whole = withRange(found.value, range, x, options);
  if (!whole.ok) return whole;
  const { steps, ...answer } = whole.value(shown(found.value, [left, right], x, options));
  return {
    ok: true,
    value: { ...answer, steps: () => [...domainSteps(parsed.tree, difference, domain), ...steps()], checked: [check] },
  };
}

/** An equation of one sign; or, where the unknown stands beside its angle and the angle is a number, finitely many numbers. */
function solvedOtherwise([left, right]: Sides, cancelled: readonly Expression[], x: string, options: Options) {
  const difference = subtract(left, right);
  const bySign = cancelled.length === 0 ? solvedByItsSign([left, right], difference, x, options) : undefined;
  if (bySign !== undefined) return ok<Answer<EquationNames>>(bySign);
  return options.angle === 'radians' ? inNumbers(difference, cancelled, x, options) : undefined;
}

type Shown = ReturnType<typeof shown>;

/** What is added where a range was typed: the solutions in it, first of all values and last of all steps. */
function withRange(
  { solutions }: TrigonometricSolution,
  range: TypedRange | undefined,
  x: string,
  options: Options,
): Result<(answer: Shown) => Shown> {
  if (range === undefined || solutions.kind !== 'families') return ok((answer: Shown) => answer);
  const found = solutionsIn(solutions.families, range, options);
  if (!found.ok) return found;
  const text = rangeText(range, options);
  return ok(({ values, steps, ...answer }: Shown) => ({
    ...answer,
    values: {
      ...values,
      inRange: rangeQuantity(found.value, text, x, options.digits),
      ...(text === '[0, 2*pi)' && { inTurn: undefined }),
    },
    steps: () => [...steps(), rangeStep(found.value, text, integerBeside(x), x)],
  }));
}

/** cos(x) = x: finitely many numbers; undefined where not all of them are found. */
function inNumbers(
  difference: Expression,
  cancelled: readonly Expression[],
  x: string,
  { digits }: Options,
): Result<Answer<EquationNames>> | undefined {
  const found = realSolutions(difference, cancelled, x, { digits, label: () => x });
  if (!found.ok) return found.error.reason === 'negative base' ? found : undefined;
  const { check, steps, figure, notes } = found.value;
  return { ok: true, value: { values: numberValues(x, found.value), checked: [check], steps, figure, notes } };
}

function shown(
  { solutions, found }: TrigonometricSolution,
  sides: Sides,
  x: string,
  options: Options,
): Omit<Answer<EquationNames>, 'steps'> & { readonly steps: () => readonly ShownStep[] } {
  const steps = () =>
    concluded(stepsBy(options.method, { solutions, found }, sides, x), outcomeOf(solutions, x), integerBeside(x), x);
  if (solutions.kind === 'all') return { ...shownEverywhere(solutions, x), steps };
  const families = solutions.kind === 'families' ? solutions.families : [];
  // Of sin(x°) = 0.5 the unknown is a number of degrees already, of sin(πt) = 0 a time: neither is in radians, nor on the unit circle.
  const turn = families.every(isOfAngles) ? solutionsInTurn(families, LISTED) : undefined;
  const figure = turn && (() => ({ ...generalFigure(sides, x, turn), table: tableOf(turn, x) }));
  if (solutions.kind === 'none') return { values: noSolution(x, solutions.reason), steps, figure };
  const rounded = families.some((family) => family.rounded);
  const digits = rounded ? Math.min(options.digits, maxDigits) : options.digits;
  const letter = integerBeside(x);
  const notes = [`${letter} stands for any integer.`];
  if (rounded) notes.push('Angles without a closed form are given as decimals.');
  if (options.angle !== 'radians') notes.push(`Angles of the equation without a unit were read in ${options.angle}.`);
  return { values: familyValues(families, letter, turn, { ...options, digits }, x), steps, figure, notes };
}

/** Whether it repeats after a part of a turn, as angles in radians do. */
const isOfAngles = ({ period }: Family): boolean => product([period, reciprocal(pi)]).kind === 'number';

/** By the way that was chosen; where the equation is not of its kind, that is said, and its factors follow. */
function stepsBy(
  method: string | undefined,
  { solutions, found }: Pick<TrigonometricSolution, 'solutions' | 'found'>,
  sides: Sides,
  x: string,
): readonly ShownStep[] {
  const difference = subtract(...sides);
  const usual = () => generalSteps(found, difference, x);
  const wave = (way: WaveWay) => waveSteps(found.numerator, x, way, integerBeside(x));
  const divided = () => divisionSteps(difference, x, integerBeside(x));
  const families = solutions.kind === 'families' ? solutions.families : [];
  const multiplied = () => productSteps(difference, x, families);
  const compared = () => comparedAngleSteps(difference, sides[0], families, x);
  const squared = () => squaredSteps(sides, x, families, (one, both) => stepsBy(method, one, both, x));
  const way = chosenWay(ways, method);
  switch (way) {
    case undefined:
      return multiplied() ?? squared() ?? divided() ?? compared() ?? wave('auxiliary') ?? usual();
    case 'factors':
      return multiplied() ?? squared() ?? usual();
    case 'division':
      return divided() ?? [notDivided, ...usual()];
    case 'angles':
      return compared() ?? [notCompared, ...usual()];
    default:
      return wave(way) ?? [notAWave(way), ...usual()];
  }
}

const ways = {
  factors: 'Factors',
  angles: 'Comparing the angles',
  division: 'Division by the cosine',
  ...waveWays,
} as const;

const notCompared = line(
  'two equal functions',
  'This way is for one circular function that equals another, or itself at another angle; this equation is none such and is split into factors instead.',
  'cos(A) = cos(B)',
);

const notDivided = line(
  'divide by the cosine',
  'This way is for a sine and a cosine of one angle with nothing beside them, of which this equation is none; it is split into factors instead.',
  'a*sin(u) + b*cos(u) = 0',
);

const notAWave = (way: WaveWay): ShownStep =>
  line(
    { auxiliary: 'auxiliary angle', 'half-angle': 'half-angle identity', squaring: 'square both sides' }[way],
    'This way is for a sum of a sine and a cosine of one angle, of which this equation is none; it is split into factors instead.',
    'a*sin(u) + b*cos(u) = c',
  );

/** Every x at which both sides have a value: all of them, or intervals. */
function shownEverywhere(
  solutions: Extract<TrigonometricSolution['solutions'], { readonly kind: 'all' }>,
  x: string,
): Pick<Answer<EquationNames>, 'values' | 'notes'> {
  const within = whereDefined(solutions, x);
  if (within === undefined) return { values: allSolutions(x, everywhereBut(solutions.except, x)) };
  const letter = integerBeside(x);
  const notes = ['Both sides are equal wherever both have a value.', `${letter} stands for any integer.`];
  return { values: { ...noSolution(x, ''), solution: formula(x, within.text, within.latex) }, notes };
}

const outcomeOf = (solutions: TrigonometricSolution['solutions'], x: string): Outcome =>
  solutions.kind === 'all' ? { ...solutions, within: whereDefined(solutions, x) } : solutions;

const everywhereBut = (except: readonly Family[], x: string): string =>
  except.length === 0
    ? 'every real number: both sides are equal wherever they have a value'
    : `every real number except ${except.map((one) => inRadians(one, integerBeside(x)).text).join(' and ')}, where a side has no value`;

function checked({ solutions, seen }: TrigonometricSolution, [left, right]: Sides, x: string): Check | undefined {
  const difference = subtract(left, right);
  if (solutions.kind === 'all') {
    const places = Array.from({ length: 60 }, (_, k) => evaluate(difference, { [x]: 0.37 + 1.618 * k }));
    if (!places.every((value) => !Number.isFinite(value) || Math.abs(value) < 1e-9)) return undefined;
    return { how: 'substitution', detail: 'Both sides are equal at sixty values, wherever they exist.' };
  }
  if (solutions.kind === 'none')
    return {
      how: 'scan',
      detail: 'No solution exists: a scan of the values of both sides over one period finds none.',
    };
  const { families } = solutions;
  if (!solvesBySubstitution(families, (at) => substitute(difference, { [x]: at }))) return undefined;
  const scan =
    seen === 0
      ? 'a scan of the values of both sides finds no other'
      : `a scan of the values of both sides over one period sees ${seen} of them, and no other`;
  return { how: 'substitution', detail: `Every family was put into the equation, to 48 digits; ${scan}.` };
}

export default calculator({
  title: 'Any trigonometric equation',
  purpose: 'Every solution of an equation in sin, cos, tan, cot, sec and csc, in exact form where one exists.',
  path: 'trigonometry/equation/general/:equation',
  cost: 'heavy',
  options: ['angle'],
  methods: ways,
  unchosen: 'As the equation suggests',
  missing: 'Please enter an equation!',
  inputs: {
    equation: equation({
      label: 'Equation',
      hint: 'For example sin(2x) = cos(x), or with a range: tan(x) = 1, 0 <= x < 2pi.',
      placeholder: 'sin(2x) = cos(x)',
      takesRange: true,
    }),
  },
  compute: ({ equation: typed }, options) => solved(typed, options),
  laws: [
    same('the sides exchanged have the same solutions', ({ equation: text }) =>
      splitRange(text!) === undefined ? { equation: text!.split('=').reverse().join('=') } : undefined,
    ),
  ],
  examples: [
    {
      label: 'sin 2x = cos x',
      given: { equation: 'sin(2x) = cos(x)' },
      expect: { solution: 'pi/6 + 2*k*pi/3', second: 'pi/2 + 2*k*pi' },
    },
    {
      label: 'a sine and a cosine added',
      given: { equation: 'sqrt(3)*sin(x) + cos(x) = 1' },
      expect: { solution: '2*k*pi', second: '2*pi/3 + 2*k*pi' },
    },
    {
      label: 'a quadratic equation in the tangent',
      given: { equation: 'tan(x)^2 - 4tan(x) + 3 = 0' },
      expect: { solution: 'pi/4 + k*pi', second: 'atan(3) + k*pi' },
    },
    {
      label: 'a pole is no solution',
      given: { equation: '1 + tan(x) = 1/cos(x)' },
      expect: { solution: '2*k*pi', inTurn: '0' },
    },
    {
      label: 'a sine equal to a cosine',
      given: { equation: 'sin(x + 20°) = cos(2x)' },
      expect: { solution: '7*pi/54 + 2*k*pi/3', second: '-7*pi/18 + 2*k*pi' },
    },
    {
      label: 'a number of degrees',
      given: { equation: 'sin(x°) = 0.5' },
      expect: { solution: '30 + k*360', second: '150 + k*360' },
    },
    {
      label: 'half an angle',
      given: { equation: 'tan(x/2) = sin(x)' },
      expect: { solution: '2*k*pi', second: 'pi/2 + k*pi' },
    },
    {
      label: 'in a range',
      given: { equation: 'tan(x) = 1, 0 < x < 2pi' },
      expect: { inRange: 'pi/4, 5*pi/4', solution: 'pi/4 + k*pi' },
    },
    { label: 'no closed form', given: { equation: 'sin(x) + cos(3x) = 1/5' }, expect: { count: 4 } },
    {
      label: 'an identity',
      given: { equation: 'sin(x)^2 + cos(x)^2 = 1' },
      expect: { solution: 'every real number: both sides are equal wherever they have a value' },
    },
    {
      label: 'no solution',
      given: { equation: 'sin(x)*cos(x) = 1' },
      expect: { solution: 'no real solution: the sine and the cosine of a real angle are never beyond -1 and 1' },
    },
    {
      label: 'an angle equal to its cosine',
      given: { equation: 'cos(x) = x' },
      expect: { solution: 0.7390851332151607 },
    },
    {
      label: 'a number equal to its size',
      given: { equation: 'sqrt(tan(x)^2) = tan(x)' },
      expect: { solution: 'k*pi <= x < pi/2 + k*pi' },
    },
    { given: { equation: 'tan(x) = x' }, fails: 'no-answer' },
    { given: { equation: 'sin(x) = a' }, fails: 'out-of-range' },
    { given: { equation: 'sin(x) = = 1' }, fails: 'unreadable' },
  ],
  references: [
    { title: 'NIST Digital Library of Mathematical Functions, §4.21 (identities)', url: 'https://dlmf.nist.gov/4.21' },
    { title: 'J. Mulholland, M. Monagan, Algorithms for trigonometric polynomials, ISSAC 2001' },
  ],
});

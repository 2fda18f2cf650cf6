import * as Q from '../../exact/rational.ts';
import { baseOf, coefficient, equal, number, power, product, subtract } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, Step, WrittenPart } from '../../expression/step.ts';
import { contains, some } from '../../expression/walk.ts';
import { isPolynomial, ringOf } from '../../polynomial/convert.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { budget } from '../../result/budget.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { coefficientsOf } from '../coefficients.ts';
import { multipliedOut } from '../expand.ts';
import { equalPowersStep } from '../exponential/equal-powers.ts';
import { lambertSteps } from '../exponential/lambert-steps.ts';
import { factor } from '../factor.ts';
import { fromFraction, toFraction } from '../fraction.ts';
import { quadraticStepsOf } from '../roots/quadratic-steps.ts';
import { sameValue } from '../same-value.ts';
import { absoluteSteps, caseRule } from './absolute-steps.ts';
import { comparedByBounds } from './bounds-steps.ts';
import { emptyDomainStep } from './empty-domain.ts';
import { comparisonWritten } from './linear-steps.ts';
import type { CriticalPoint } from './point-order.ts';
import { radicalSteps } from './radical-steps.ts';
import type { Comparison, InequalitySolution } from './solution.ts';

const maxPoints = 6;
const maxFactors = 6;

/**
 * The way of an inequality that is not linear: everything is brought to one side, this is written with factors, their zeros are found,
 * and a table gives the sign of each factor between these points. Absolute values and roots have ways of their own to the points.
 */
export function signSteps(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  solution: InequalitySolution,
): ShownStep[] {
  const nowhere = solution.intervals.length === 0 ? emptyDomainStep(sides, x) : null;
  if (nowhere !== null) return [nowhere];
  return comparisons.flatMap((comparison, k) => {
    const opened = absoluteSteps([sides[k]!, sides[k + 1]!], comparison, x, solution);
    // The solution of a chain is that of no single comparison, so that its cases cannot be read from it.
    if (opened !== null && (comparisons.length === 1 || opened.every(({ rule }) => rule !== caseRule))) return opened;
    const atOnce = comparisons.length === 1 ? boundsSteps(sides[k]!, sides[k + 1]!, comparison, x, solution) : null;
    if (atOnce !== null) return atOnce;
    const { oneSide, zeros, table } = signStepsOf(sides[k]!, sides[k + 1]!, comparison, x, solution);
    return [...oneSide, ...zeros, ...table];
  });
}

/** Where every number is a solution, or none, and bounds of the terms say so: as they stand on one side, or in factors. */
function boundsSteps(
  left: Expression,
  right: Expression,
  comparison: Comparison,
  x: string,
  { intervals: [first] }: InequalitySolution,
): readonly ShownStep[] | null {
  if (first !== undefined && (first.from || first.to)) return null;
  const { whole } = factored(subtract(left, right));
  const forms = zeroOnTheRight(left, right, whole, comparison);
  for (let shown = 0; shown <= forms.length; shown++) {
    const form = shown === 0 ? subtract(left, right) : forms[shown - 1]!.after.expression;
    const isShown = shown > 0 || equal(right, number(0));
    const found = isShown ? comparedByBounds(form, comparison, x) : null;
    if (found !== null && found.holds === (first !== undefined)) return [...forms.slice(0, shown), ...found.steps];
  }
  return null;
}

/** What is shown of one comparison of two sides. */
interface SignSteps {
  readonly oneSide: readonly ShownStep[];
  /** How the points are found at which the sign may change. */
  readonly zeros: readonly ShownStep[];
  /** Absent where it would be too wide. */
  readonly table: readonly Step[];
}

/** The same for one comparison: first the one side, then the points, then the table. */
export function signStepsOf(
  left: Expression,
  right: Expression,
  comparison: Comparison,
  x: string,
  solution: InequalitySolution,
): SignSteps {
  const difference = subtract(left, right);
  const { whole, factors } = factored(difference);
  const oneSide = zeroOnTheRight(left, right, whole, comparison);
  const constant = coefficient(whole);
  const rows = Q.sign(constant) < 0 && factors.length > 0 ? [number(constant), ...factors] : factors;
  const all = rows.length > 1 ? [...rows, whole] : [whole];
  const { points, samples } = ownPoints([left, right], all, x, solution);
  if (points.length > maxPoints || factors.length > maxFactors) return { oneSide, zeros: [], table: [] };
  const columns = columnsOf(points, samples);
  const hasValue = (at: number): boolean => [left, right].every((side) => Number.isFinite(realValue(side, x, at)));
  const signs = signsOf(all, x, columns, hasValue);
  const table: Step = {
    rule: 'sign table',
    says: saysTable(
      all.length > 1,
      signs.some((row) => row.includes('∥')),
    ),
    before: { expression: difference },
    after: { expression: whole },
    written: signTable(all, x, columns, signs),
    steps: [],
  };
  const zeros =
    factors.length > 0
      ? zerosOfFactors(factors, x, columns)
      : (radicalSteps(left, right, x, points) ?? equalSides(left, right, x, columns));
  return { oneSide, zeros, table: [table] };
}

const saysTable = (isProduct: boolean, hasGaps: boolean): string =>
  `${
    isProduct
      ? 'Between two neighbouring points no factor changes its sign. In each column an odd number of minus signs makes the last row negative'
      : 'Between two neighbouring points the sign does not change: one number of each interval, put in, tells it'
  }${hasGaps ? '; ∥ stands where there is no value.' : '.'}`;

/** The points that matter for these rows, with a sample of each interval between them: those of other comparisons are left out. */
function ownPoints(
  sides: readonly Expression[],
  rows: readonly Expression[],
  x: string,
  { points, samples }: InequalitySolution,
): { readonly points: readonly CriticalPoint[]; readonly samples: readonly number[] } {
  const isOwn = points.map(({ value }, k) => {
    const [before, after] = [samples[k]!.at, samples[k + 1]!.at];
    const changes = rows.some((row) => {
      const [here, ...around] = [
        signAt(row, x, value, true, before, after),
        ...[before, after].map((at) => signAt(row, x, at, false)),
      ];
      return here === '0' || here === '∥' || around[0] !== around[1];
    });
    return changes || sides.some((side) => !Number.isFinite(realValue(side, x, value)));
  });
  return {
    points: points.filter((_, k) => isOwn[k]),
    samples: samples.filter((_, k) => k === 0 || isOwn[k - 1]).map(({ at }) => at),
  };
}

/** Everything on the left, as one fraction, and then in factors: each where that is another form. */
function zeroOnTheRight(left: Expression, right: Expression, whole: Expression, comparison: Comparison): Step[] {
  const difference = subtract(left, right);
  const plain = isPolynomial(difference) ? multipliedOut(difference) : difference;
  const over = asFraction(difference);
  const forms: readonly (readonly [rule: string, says: string, form: Expression])[] = [
    [
      'bring to one side',
      'What stands on the right is subtracted on both sides, so that only a sign is asked for; the comparison stays.',
      plain,
    ],
    ...(over === null || isPolynomial(difference)
      ? []
      : [
          [
            'common denominator',
            isPolynomial(over) ? saysCancelled : 'The left side is written as one fraction.',
            over,
          ] as const,
        ]),
    ['factor', 'The left side is written as one product or quotient of factors: their signs tell its sign.', whole],
  ];
  const written = forms.map(([rule, says, form]) => ({
    rule,
    says,
    before: { expression: difference },
    after: { expression: form },
    written: comparisonWritten(form, comparison, number(0)),
    steps: [],
  }));
  const typed = comparisonWritten(left, comparison, right).text;
  return written.filter(({ written: { text } }, k) => text !== (k === 0 ? typed : written[k - 1]!.written.text));
}

const saysCancelled =
  'Written as one fraction, the left side has no denominator left: it cancels where it has a value.';

/** Numerator and denominator multiplied out; null where it is no fraction in its letters. */
function asFraction(difference: Expression): Expression | null {
  const over = ringOf([difference]);
  return withinWork(() => {
    const fraction = over.ok ? toFraction(difference, over.value, budget(400_000)) : null;
    return fraction && fromFraction(fraction, 'expanded');
  });
}

/** Where each factor is 0, or that it never is. */
function zerosOfFactors(factors: readonly Expression[], x: string, columns: readonly Column[]): readonly ShownStep[] {
  // A factor with a step changes its sign by a jump.
  if (factors.some((factor) => jumps(factor, x))) return [];
  const found = factors.map((factor) => ({
    factor,
    zeros: zerosAmong(columns, factor, x),
    sign: oneSign(factor, x, columns),
  }));
  const texts = found.map(({ factor, zeros, sign }) => {
    const base = baseOf(factor);
    if (zeros.length === 0) return `${toText(factor)} ${sign === '-' ? '<' : sign === '+' ? '>' : '!='} 0`;
    return base.kind === 'symbol' ? valuesOf(zeros, x) : `${toText(base)} = 0 -> ${valuesOf(zeros, x)}`;
  });
  const without = found.filter(({ zeros }) => zeros.length === 0);
  const says = without.some(({ sign }) => sign === null)
    ? 'The sign can change only where a factor is 0 or has no value.'
    : `The sign can change only where a factor is 0.${without.length > 0 ? ' A factor without real zeros has one sign throughout.' : ''}`;
  const steps = found.flatMap(({ factor, zeros, sign }) =>
    zeros.length > 0
      ? quadraticStepsOf(baseOf(factor), x, 'formula')
      : sign === null
        ? []
        : discriminantOf(baseOf(factor), x),
  );
  return [line('zeros of the factors', says, texts.join('; '), { steps })];
}

/** Why a quadratic factor has no zero. */
function discriminantOf(base: Expression, x: string): readonly ShownStep[] {
  const coefficients = coefficientsOf(base, x);
  if (coefficients?.length !== 3 || !coefficients.every((one) => one.kind === 'number')) return [];
  const [c, b, a] = coefficients.map((one) => inProduct(toText(one)));
  const value = subtract(power(coefficients[1]!, number(2)), product([number(4), coefficients[2]!, coefficients[0]!]));
  const says = `With a = ${toText(coefficients[2]!)}, b = ${toText(coefficients[1]!)}, c = ${toText(coefficients[0]!)} of ${toText(base)}. It is negative: the factor has no real zero.`;
  return [line('discriminant', says, `D = b^2 - 4*a*c = ${b}^2 - 4*${a}*${c} = ${toText(value)}`)];
}

const inProduct = (text: string): string => (/^\d+$/.test(text) ? text : `(${text})`);

/** The sign of an expression wherever it has a value, by the intervals of the table; null where it is not the same in all, as of 1/x. */
function oneSign(row: Expression, x: string, columns: readonly Column[]): Sign | null {
  const signs = columns.flatMap(({ at, point }) => (point ? [] : [signAt(row, x, at, false)]));
  const [first, ...others] = new Set(signs.filter((sign) => sign !== '∥'));
  return first !== undefined && others.length === 0 ? first : null;
}

/** The points of the table at which an expression is 0. */
const zerosAmong = (columns: readonly Column[], row: Expression, x: string): readonly CriticalPoint[] =>
  columns.flatMap(({ at, point }, k) =>
    point && signAt(row, x, at, true, columns[k - 1]?.at, columns[k + 1]?.at) === '0' ? [point] : [],
  );

const valuesOf = (points: readonly CriticalPoint[], x: string): string =>
  points.map((point) => `${x} ${point.exact ? '=' : '≈'} ${pointText(point)}`).join(' or ');

/** Whether it is 0 on a whole interval, as ⌊x⌋ is, so that its zeros are no points. */
const vanishesBetween = (row: Expression, x: string, columns: readonly Column[]): boolean =>
  columns.some(({ at, point }) => point === undefined && signAt(row, x, at, false) === '0');

/** Whether a step such as ⌊x⌋ stands in it. */
const jumps = (a: Expression, x: string): boolean =>
  some(a, (node) => node.kind === 'apply' && ['floor', 'ceil', 'sign'].includes(node.name) && contains(node, x));

/** Where both sides are equal; the ends of what has a value are in the table only. */
function equalSides(left: Expression, right: Expression, x: string, columns: readonly Column[]): readonly ShownStep[] {
  const zeros = zerosAmong(columns, subtract(left, right), x);
  if (vanishesBetween(subtract(left, right), x, columns)) return [];
  const says = jumps(subtract(left, right), x)
    ? 'The comparison can change only where both sides are equal, where one of them jumps to its next step, or where one has no value.'
    : 'The comparison can change only where both sides are equal, or where one of them has no value.';
  if (zeros.length === 0) return [];
  const [first, second] = contains(left, x) ? [left, right] : [right, left];
  const text = `${toText(first)} = ${toText(second)} -> ${valuesOf(zeros, x)}`;
  const inBoth = lambertSteps(
    subtract(left, right),
    x,
    zeros.map(({ value }) => value),
  );
  const why = inBoth ?? (contains(second, x) ? [] : undone(first, second, x, zeros));
  return [line('where both sides are equal', says, text, { steps: why })];
}

/** How a power with the unknown in its exponent alone, or a logarithm, equal to a number gives the unknown; none for others. */
function undone(
  first: Expression,
  value: Expression,
  x: string,
  [zero, ...others]: readonly CriticalPoint[],
): readonly ShownStep[] {
  if (zero?.exact === undefined || others.length > 0) return [];
  if (
    first.kind === 'power' &&
    !contains(first.base, x) &&
    coefficientsOf(multipliedOut(first.exponent), x)?.length === 2
  )
    return [equalPowersStep(first.base, first.exponent, value, `${x} = ${toText(zero.exact)}`)];
  if (first.kind !== 'apply' || first.name !== 'ln') return [];
  const says = 'Both sides are put into the exponential function, which undoes the logarithm.';
  return [line('exponential', says, `${toText(first.args[0]!)} = e^${inProduct(toText(value))}`)];
}

/** The difference as a quotient of factors, where it is one; its factors with odd and even powers alike. */
function factored(difference: Expression): { whole: Expression; factors: readonly Expression[] } {
  const over = ringOf([difference]);
  try {
    const fraction = over.ok ? toFraction(difference, over.value, budget(400_000)) : null;
    if (fraction === null) return inKernels(difference);
    const [top, bottom] = [fraction.numerator, fraction.denominator].map((part) => {
      const found = factor(fromFraction({ numerator: part, denominator: S.constant(part.ring, 1) }, 'expanded'));
      return found.ok ? found.value : null;
    });
    if (!top || !bottom) return { whole: difference, factors: [] };
    const powers = [...top.factors, ...bottom.factors].map((one) => power(one.factor, number(one.multiplicity)));
    return { whole: product([top.expression, power(bottom.expression, number(-1))]), factors: powers };
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return { whole: difference, factors: [] };
    throw error;
  }
}

/** A polynomial in one circular or other function, with that as a letter: (cos x + 1)(2 cos x − 1). */
function inKernels(difference: Expression): { whole: Expression; factors: readonly Expression[] } {
  const found = isAlgebraic(difference) ? null : factor(difference);
  if (!found?.ok || found.value.factors.length < 2 || !sameValue(found.value.expression, difference).same)
    return { whole: difference, factors: [] };
  const { expression: whole, factors } = found.value;
  return { whole, factors: factors.map((one) => power(one.factor, number(one.multiplicity))) };
}

/** Made of powers, roots and absolute values. */
const isAlgebraic = (a: Expression): boolean => !some(a, (node) => node.kind === 'apply' && node.name !== 'abs');

type Sign = '+' | '-' | '0' | '∥' | '';

/** A point of the table, or a number of an interval between two of them. */
interface Column {
  readonly at: number;
  readonly point?: CriticalPoint;
}

const columnsOf = (points: readonly CriticalPoint[], samples: readonly number[]): readonly Column[] =>
  samples.flatMap((at, k) => [{ at }, ...(points[k] ? [{ at: points[k].value, point: points[k] }] : [])]);

/** The sign of every row in every column; the last has none where a side of the comparison has no value. */
const signsOf = (
  rows: readonly Expression[],
  x: string,
  columns: readonly Column[],
  hasValue: (at: number) => boolean,
): readonly (readonly Sign[])[] =>
  rows.map((row, r) =>
    columns.map(({ at, point }, k) =>
      r === rows.length - 1 && !hasValue(at)
        ? '∥'
        : signAt(row, x, at, point !== undefined, columns[k - 1]?.at, columns[k + 1]?.at),
    ),
  );

/** A row for each expression, a column for each point and each interval between them; the last row has no value where a side has none. */
function signTable(
  rows: readonly Expression[],
  x: string,
  columns: readonly Column[],
  signs: readonly (readonly Sign[])[],
): WrittenPart {
  const heads = columns.map(({ point }) => (point ? pointText(point) : ''));
  const latexHeads = columns.map(({ point }) => (point ? pointLatex(point) : ''));
  const cells = [[x, ...heads], ...rows.map((row, k) => [toText(row), ...signs[k]!])];
  const widths = cells[0]!.map((_, k) => Math.max(...cells.map((row) => row[k]!.length), 1));
  const latexRows = rows.map((row, k) =>
    [toLatex(row), ...signs[k]!.map((sign) => (sign === '∥' ? '\\|' : sign))].join(' & '),
  );
  return {
    text: cells
      .map((row) =>
        row
          .map((text, k) => (k === 0 ? text.padEnd(widths[k]!) : text.padStart(widths[k]!)))
          .join(' ')
          .trimEnd(),
      )
      .join('\n'),
    latex: `\\def\\arraystretch{1.3}\\begin{array}{r|${'c'.repeat(columns.length)}} ${[x, ...latexHeads].join(' & ')} \\\\ \\hline ${latexRows.join(' \\\\ ')} \\end{array}`,
  };
}

/**
 * The value as a function of real numbers: where the base of a power is negative and its exponent holds x there is none, though the
 * exponent is whole at single points. A sample at -1 would tell nothing of what x^x is around it.
 */
function realValue(a: Expression, x: string, at: number): number {
  const isBeyond = some(
    a,
    (node) => node.kind === 'power' && contains(node.exponent, x) && evaluate(node.base, { [x]: at }) < 0,
  );
  return isBeyond ? Number.NaN : evaluate(a, { [x]: at });
}

/** At a point: 0 where it is 0 against its size nearby, ∥ where it has no value; else the sign. */
function signAt(row: Expression, x: string, at: number, isPoint: boolean, before = at, after = at): Sign {
  const value = realValue(row, x, at);
  // Between two points it is 0 where it is so on the whole interval, as |x| + x.
  if (!isPoint) return Number.isFinite(value) ? (value < 0 ? '-' : value > 0 ? '+' : '0') : '∥';
  const nearby = Math.max(...[before, after].map((one) => Math.abs(realValue(row, x, one))).filter(Number.isFinite), 0);
  if (!Number.isFinite(value) || Math.abs(value) > 1e9 * Math.max(1, nearby)) return '∥';
  return Math.abs(value) <= 1e-9 * nearby ? '0' : value < 0 ? '-' : '+';
}

const pointText = ({ exact, value }: CriticalPoint): string =>
  exact ? toText(exact) : String(Number(value.toPrecision(6)));
const pointLatex = ({ exact, value }: CriticalPoint): string =>
  exact ? toLatex(exact) : String(Number(value.toPrecision(6)));

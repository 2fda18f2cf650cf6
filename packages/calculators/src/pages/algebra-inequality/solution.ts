import { domainSteps, lostParts } from '@nomogram/math/algebra/domain.ts';
import { caseRule } from '@nomogram/math/algebra/inequality/absolute-steps.ts';
import { chainSteps, linearSteps } from '@nomogram/math/algebra/inequality/linear-steps.ts';
import type { CriticalPoint } from '@nomogram/math/algebra/inequality/point-order.ts';
import { signSteps } from '@nomogram/math/algebra/inequality/sign-table.ts';
import type { Comparison, InequalitySolution, Interval } from '@nomogram/math/algebra/inequality/solution.ts';
import { solveInequality } from '@nomogram/math/algebra/inequality/solve.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, WrittenPart } from '@nomogram/math/expression/step.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { lettersOf } from '@nomogram/math/syntax/tree.ts';
import { alternatives, line } from '@nomogram/math/syntax/written-line.ts';
import type { Answer, Check } from '../../kit/answer.ts';
import { decimalLatex, formatDouble, knownDecimalOf } from '../../kit/decimal.ts';
import type { Options } from '../../kit/options.ts';
import { formula } from '../../kit/quantity.ts';
import { aboutCubeRoots, powerOfNegatives } from '../../shared/equations/powers-of-negatives.ts';
import { integerBeside } from '../../shared/trigonometry/angle-families.ts';
import { signFigure } from './figure.ts';
import { isInside } from './inside.ts';
import { periodicSteps } from './periodic-steps.ts';
import { comparisonOf, setOf } from './solution-set.ts';
import { solvedWithLetters } from './with-letters.ts';
import { aloneOf, comparisonWith, type Ends, maxDigitsOfOthers, maxDigitsOfRoots } from './written-intervals.ts';

const real = { complex: false } as const;

/** The solution of a chain of comparisons, ready to be shown. */
export function solved(
  typed: readonly ParseResult[],
  comparisons: readonly Comparison[],
  { digits, method }: Options,
): Result<Answer> {
  const sides = typed.map(({ expression }) => expression);
  // What cancels when it is read must have a value all the same: (x − 1)²/(x − 1) has none at 1.
  const cancelled = typed.flatMap(({ tree, expression }) => lostParts(tree, expression, real));
  const domain = () => typed.flatMap(({ tree, expression }) => domainSteps(tree, expression, real));
  const symbols = lettersOf(...typed.map(({ tree }) => tree));
  const x = symbols.includes('x') ? 'x' : (symbols[0] ?? 'x');
  const byCases =
    comparisons.length > 1 || cancelled.length > 0 ? undefined : withLetters(sides, comparisons, symbols, digits);
  if (byCases !== undefined) return ok(byCases);
  const found = solveInequality([...sides, ...cancelled], comparisons, x, monotonePieces);
  if (!found.ok) return found;
  const { intervals } = found.value;
  const power = sides.map((side) => powerOfNegatives(side, x)).find((one) => one !== undefined);
  if (power && intervals.length === 0) return unknownBelow(power, x);
  const check = checkedAt([...sides, ...cancelled], comparisons, x, found.value);
  if (check === null)
    return no('check-failed', 'No answer: a solution was found, but points put into the inequality contradict it.');
  const linear = linearWays(sides, comparisons, x, method);
  const ends: Ends = { digits, period: found.value.period, letter: integerBeside(x) };
  return ok({
    values: {
      solution: setOf(intervals, ends),
      comparison: comparisonOf(intervals, x, ends),
      decimals: decimalsOf(intervals, digits),
    },
    steps: () => {
      const steps = linear ?? stepsOf(sides, comparisons, x, found.value, ends);
      return [
        ...domain(),
        ...(power ? [basesTaken(power, x)] : []),
        ...steps,
        ...conclusion(sides, steps, comparisons, intervals, x, ends),
      ];
    },
    checked: [check],
    notes: [
      ...(ends.period ? [`${ends.letter} stands for any integer.`] : []),
      ...(linear === null ? [notLinear] : []),
      ...(power ? [onlyBases(power, x)] : []),
      ...new Set(sides.flatMap((side) => aboutCubeRoots(side, x))),
      ...onRoundedEnds(intervals, digits),
    ],
    figure: () => signFigure(found.value, x),
  });
}

/** One comparison of which the letters beside x are told by cases; undefined where there are none, or x cannot be isolated. */
function withLetters(
  [left, right]: readonly Expression[],
  [comparison]: readonly Comparison[],
  symbols: readonly string[],
  digits: number,
): Answer | undefined {
  if (symbols.length < 2 || !symbols.includes('x')) return undefined;
  return solvedWithLetters([left!, right!], comparison!, 'x', digits);
}

/** What the answer leaves out. */
const onlyBases = (power: Expression, x: string): string =>
  `Only ${x} where the base of ${toText(power)} is not negative are looked at.`;

/** (-2)^(-2) is 1/4: x^x <= 1/4 has solutions that no sign table shows. */
const unknownBelow = (power: Expression, x: string) =>
  no(
    'no-answer',
    `No answer: no ${x} where the base of ${toText(power)} is positive satisfies it; where the base is negative, solutions are not looked for.`,
    { reason: 'negative base' },
  );

/** The step that says of which numbers the following ones speak. */
const basesTaken = (power: Expression & { readonly kind: 'power' }, x: string): ShownStep =>
  line(
    'domain',
    `Where its base is negative, ${toText(power)} is real at single points only, and no sign lasts from one to the next. Only the other ${x} are looked at.`,
    `${toText(power.base)} >= 0`,
  );

/** Whether the parts of a double inequality are changed all at once, or each comparison is solved by itself. */
export const chainWays = { together: 'All three parts at once', separate: 'Each comparison by itself' } as const;

/** The way that is chosen; where it is no way for this chain, that is said. */
function linearWays(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  method: string | undefined,
): readonly ShownStep[] | null {
  const separate = linearSteps(sides, comparisons, x);
  if (method === 'separate' || comparisons.length < 2 || separate === null) return separate;
  const together = chainSteps(sides, comparisons, x);
  if (together !== null || method === undefined) return together ?? separate;
  const says = `${x} does not stand in the middle alone, so each comparison is solved by itself.`;
  return [line('compound inequality', says, '"comparisons" = 2'), ...separate];
}

const stepsOf = (
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  solution: InequalitySolution,
  ends: Ends,
): readonly ShownStep[] =>
  ends.period ? periodicSteps(sides, comparisons, x, solution, ends) : signSteps(sides, comparisons, x, solution);

/** Of two comparisons the last one may say the answer; what it has to do with the first is said all the same. */
function bothHold(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  answer: string,
): readonly ShownStep[] {
  if (comparisons.length < 2) return [];
  const solved = comparisons.map((one, k) => linearSteps(sides.slice(k, k + 2), [one], x)?.at(-1)?.written?.text);
  if (!solved.includes(answer) || solved.some((one) => one === undefined)) return [];
  const says = `The solution is every ${x} that satisfies all comparisons at once.`;
  return [line('solution set', says, `${[...new Set(solved)].join(' and ')} -> ${answer}`)];
}

/** What follows from the steps, where the last of them does not say it already. */
function conclusion(
  sides: readonly Expression[],
  steps: readonly ShownStep[],
  comparisons: readonly Comparison[],
  intervals: readonly Interval[],
  x: string,
  ends: Ends,
): readonly ShownStep[] {
  const written = solutionOf(intervals, x, ends);
  if (steps.at(-1)?.written?.text === written.text) return bothHold(sides, comparisons, x, written.text);
  return [
    { rule: 'solution set', says: saysSolution(steps, comparisons, intervals.length === 0, x), written, steps: [] },
  ];
}

const asked: { readonly [comparison in Comparison]: string } = { '<': '-', '<=': '- or 0', '>': '+', '>=': '+ or 0' };

/** Where the solution is read from: tables, cases, or comparisons that are solved for the unknown. */
function saysSolution(
  steps: readonly ShownStep[],
  comparisons: readonly Comparison[],
  isEmpty: boolean,
  x: string,
): string {
  const tables = steps.filter(({ rule }) => rule === 'sign table').length;
  const signs = comparisons.map((one) => asked[one]);
  if (tables === 1 && comparisons.length === 1)
    return isEmpty ? `The last row is nowhere ${signs[0]}.` : `The solution is where the last row is ${signs[0]}.`;
  if (tables === comparisons.length) {
    const [first = '', second = ''] = signs;
    const where =
      first === second
        ? `of both tables is ${first}`
        : `of the first table is ${first} and that of the second ${second}`;
    return isEmpty
      ? `Nowhere is the last row ${where.replace(' is ', ' ')}.`
      : `The solution is where the last row ${where}.`;
  }
  if (steps.some(({ rule }) => rule === caseRule)) return 'The solution is what the cases give together.';
  const all = comparisons.length > 1 ? 'all comparisons at once' : 'it';
  return isEmpty ? `No ${x} satisfies ${all}.` : `The solution is every ${x} that satisfies ${all}.`;
}

function solutionOf(intervals: readonly Interval[], x: string, ends: Ends): WrittenPart {
  const [first] = intervals;
  if (first === undefined) return { text: 'Solution: none (the empty set)', latex: '\\varnothing' };
  if (!first.from && !first.to) return { text: 'Solution: (-oo, oo)', latex: '\\left(-\\infty, \\infty\\right)' };
  return alternatives(intervals.map((one) => comparisonWith(x, one, ends)));
}

const notLinear =
  'The sides are not all linear: the solution comes from the points where the sign can change, and a sample between them.';

/** What is said of ends without a closed form: that they are rounded, and where they have fewer digits than are asked for. */
function onRoundedEnds(intervals: readonly Interval[], digits: number): readonly string[] {
  const open = endsOf(intervals).filter(({ exact }) => exact === undefined);
  if (open.length === 0) return [];
  const known = Math.min(...open.map(({ near }) => (near ? maxDigitsOfRoots : maxDigitsOfOthers)));
  const written = open.map((end) => aloneOf(end, digits).text).join(' and ');
  const rounded =
    open.length === 1
      ? `The end ${written} is rounded: no short form of it was found.`
      : `The ends ${written} are rounded: no short form of them was found.`;
  return [rounded, ...(known < digits ? [`Ends without a closed form are known to ${known} digits.`] : [])];
}

/** Many points put into the typed inequality, in plain doubles; null when one contradicts the solution. */
function checkedAt(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  { intervals, points, period, window }: InequalitySolution,
): Check | null {
  const turn = period && evaluate(period);
  const reach = Math.max(10, ...points.map(({ value }) => 2 * Math.abs(value)), window ? evaluate(window) : 0);
  let compared = 0;
  for (let k = 0; k <= 400; k++) {
    const at = reach * (k / 200 - 1) * 0.999_371;
    if (points.some(({ value }) => isNear(value, at, reach, window && evaluate(window)))) continue;
    const values = sides.map((side) => evaluate(side, { [x]: at }));
    const holds =
      values.every(Number.isFinite) && comparisons.every((one, j) => compare(values[j]!, values[j + 1]!, one));
    const inside = intervals.some((one) => isInside(one, at, turn));
    if (holds !== inside && clearlyDecided(values)) return null;
    compared++;
  }
  return {
    how: 'substitution',
    detail: `${compared} points were put into the inequality as it was typed; it holds exactly inside the solution.`,
  };
}

/** The check has a comparison of its own: it must not share the mistakes of what it checks. */
function compare(a: number, b: number, by: Comparison): boolean {
  switch (by) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** Whether a point lies so near that doubles do not tell on which side. */
function isNear(point: number, at: number, reach: number, window: number | undefined): boolean {
  const apart = window === undefined ? at - point : at - point - window * Math.round((at - point) / window);
  return Math.abs(apart) < 1e-9 * reach;
}

const clearlyDecided = (values: readonly number[]): boolean =>
  values.every(
    (value, k) =>
      k === 0 || !(Math.abs(value - values[k - 1]!) <= 1e-9 * Math.max(Math.abs(value), Math.abs(values[k - 1]!))),
  );

const endsOf = (intervals: readonly Interval[]): readonly CriticalPoint[] => [
  ...new Set(intervals.flatMap(({ from, to }) => [from, to]).filter((one) => one !== undefined)),
];

/** The ends as decimals, where they are not plain already. */
function decimalsOf(intervals: readonly Interval[], digits: number) {
  const rounded = endsOf(intervals).filter(
    ({ exact }) => exact !== undefined && (exact.kind !== 'number' || exact.value.denominator !== 1),
  );
  if (rounded.length === 0) return undefined;
  const written = rounded.map((one) => {
    const { text, latex } = aloneOf(one, digits);
    const [relation, decimal] = [relationTo(one, digits), decimalOf(one, digits)];
    const sign = relation === '=' ? '=' : '\\approx';
    return { text: `${text} ${relation} ${decimal}`, latex: `{${latex} ${sign} ${decimalLatex(decimal)}}` };
  });
  const all = (form: 'text' | 'latex', joint: string) => written.map((one) => one[form]).join(joint);
  return formula('Ends', all('text', ', '), all('latex', ',\\;\\allowbreak '));
}

const decimalOf = ({ exact, value }: CriticalPoint, digits: number): string =>
  knownDecimalOf(exact!, digits)?.text ?? formatDouble(value, Math.min(digits, maxDigitsOfOthers));

/** = where the decimal says all, as for 1/2. */
const relationTo = ({ exact }: CriticalPoint, digits: number): string =>
  exact?.kind === 'number' && exactDecimal(exact.value, digits) !== null ? '=' : '≈';

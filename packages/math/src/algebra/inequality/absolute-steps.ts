import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { alternatives, line } from '../../syntax/written-line.ts';
import { coefficientsOf } from '../coefficients.ts';
import { multipliedOut } from '../expand.ts';
import { chainSteps, comparisonWritten, linearSteps, turnedRound } from './linear-steps.ts';
import type { CriticalPoint } from './point-order.ts';
import type { Comparison, InequalitySolution, Interval } from './solution.ts';

/*
 * Inequalities with absolute values of what is linear, as a textbook solves them. One beside numbers is a distance: |x − 5| < 2 is
 * −2 < x − 5 < 2, and |3x + 2| >= 4 is 3x + 2 <= −4 or 3x + 2 >= 4. Several, or one beside the unknown, are opened case by case: between
 * two neighbouring zeros of what stands in the bars each of them has one sign.
 */

const maxBars = 3;

/** The rule of a case, of which several make a solution together. */
export const caseRule = 'cases of an absolute value';

/** The way of one comparison; null where it has no absolute value, or one of something that is not linear. */
export function absoluteSteps(
  sides: readonly [Expression, Expression],
  comparison: Comparison,
  x: string,
  solution: InequalitySolution,
): readonly ShownStep[] | null {
  const insides = insidesOf(E.subtract(...sides), x);
  if (insides.length === 0 || insides.length > maxBars || insides.some((one) => zeroOf(one, x) === null)) return null;
  return distanceSteps(sides, comparison, x) ?? caseSteps(sides, comparison, x, insides, solution);
}

/** What stands between bars, each once. */
function insidesOf(a: Expression, x: string): readonly Expression[] {
  const found: Expression[] = [];
  some(a, (node) => {
    const inside = isBar(node) && contains(node, x) ? node.args[0]! : undefined;
    if (inside !== undefined && !found.some((one) => E.equal(one, inside))) found.push(inside);
    return false;
  });
  return found;
}

const isBar = (node: Expression): node is Expression & { readonly kind: 'apply' } =>
  node.kind === 'apply' && node.name === 'abs';

/** Where a·x + b is 0; null where it is of another form. */
function zeroOf(a: Expression, x: string): CriticalPoint | null {
  const coefficients = coefficientsOf(multipliedOut(a), x);
  if (coefficients?.length !== 2 || coefficients.some((one) => freeSymbols(one).length > 0)) return null;
  const [b, slope] = coefficients;
  const exact = multipliedOut(E.negate(E.divide(b!, slope!)));
  return { value: evaluate(exact), exact };
}

/** |u| beside numbers: u lies between two numbers, or outside of them. */
function distanceSteps(
  [left, right]: readonly [Expression, Expression],
  comparison: Comparison,
  x: string,
): readonly ShownStep[] | null {
  const terms = E.termsOf(E.subtract(left, right));
  const [term, ...others] = terms.filter((one) => contains(one, x));
  const bar = term && E.withoutCoefficient(term);
  if (term === undefined || others.length > 0 || bar === undefined || !isBar(bar)) return null;
  const factor = E.coefficient(term);
  const rest = E.sum(terms.filter((one) => one !== term));
  const distance = multipliedOut(E.product([E.number(Q.divide(Q.integerRational(-1), factor)), rest]));
  const by = Q.sign(factor) < 0 ? turnedRound[comparison] : comparison;
  const alone = comparisonWritten(bar, by, distance);
  const isMirrored = E.equal(right, bar) && E.equal(left, distance);
  const isolated: readonly ShownStep[] =
    comparisonWritten(left, comparison, right).text === alone.text
      ? []
      : [
          {
            rule: 'isolate the absolute value',
            says: isMirrored ? 'The same comparison, read from right to left.' : saysIsolated(factor),
            written: alone,
            steps: [],
          },
        ];
  const size = evaluate(distance);
  if (size === 0 || !Number.isFinite(size)) return null;
  if (size < 0) return [...isolated, neverNegative(bar, by, distance)];
  const inside = bar.args[0]!;
  const further = by.startsWith('<') ? between(inside, by, distance, x) : outside(inside, by, distance, x);
  return further && [...isolated, ...further];
}

function saysIsolated(factor: Q.Rational): string {
  const moved = 'What stands beside the bars goes to the other side';
  if (Q.isOne(factor)) return `${moved}.`;
  const turned = Q.sign(factor) < 0 ? ', which is negative, so that the comparison turns round' : '';
  return `${moved}, and both sides are divided by ${toText(E.number(factor))}${turned}.`;
}

const neverNegative = (bar: Expression, by: Comparison, distance: Expression): ShownStep =>
  line(
    'absolute value as a distance',
    `A distance is never negative, so that it is ${by.startsWith('<') ? 'never less' : 'always greater'} than ${toText(distance)}.`,
    `${toText(bar)} >= 0`,
  );

/** |u| < d */
function between(inside: Expression, by: Comparison, distance: Expression, x: string): readonly ShownStep[] | null {
  const parts = [E.negate(distance), inside, distance];
  const moves = chainSteps(parts, [by, by], x);
  if (moves === null) return null;
  const says = `The distance of ${toText(inside)} from 0 is ${by === '<' ? 'less than' : 'at most'} ${toText(distance)}: it lies between ${toText(parts[0]!)} and ${toText(distance)}.`;
  const written = parts.map(toText).join(` ${by} `);
  return [line('absolute value as a distance', says, written), ...moves.filter((one) => one.written?.text !== written)];
}

/** |u| > d */
function outside(inside: Expression, by: Comparison, distance: Expression, x: string): readonly ShownStep[] | null {
  const low = E.negate(distance);
  const [below, above] = [turnedRound[by], by];
  const [first, second] = [linearSteps([inside, low], [below], x), linearSteps([inside, distance], [above], x)];
  const ends = [first?.at(-1)?.written, second?.at(-1)?.written];
  if (first === null || second === null || !ends[0] || !ends[1]) return null;
  const says = `The distance of ${toText(inside)} from 0 is ${by === '>' ? 'greater than' : 'at least'} ${toText(distance)}: it lies beyond ${toText(low)} or beyond ${toText(distance)}.`;
  const written = alternatives([comparisonWritten(inside, below, low), comparisonWritten(inside, above, distance)]);
  const inOrder = ends[0].text.includes('<') ? [ends[0], ends[1]] : [ends[1], ends[0]];
  const isDone = inside.kind === 'symbol';
  return [
    { rule: 'absolute value as a distance', says, written, steps: [] },
    ...(isDone
      ? []
      : [
          ...first,
          ...second,
          {
            rule: 'either of them',
            says: 'One of the two comparisons has to hold.',
            written: alternatives(inOrder),
            steps: [],
          },
        ]),
  ];
}

/** The bars opened between the zeros of what stands in them. */
function caseSteps(
  [left, right]: readonly [Expression, Expression],
  comparison: Comparison,
  x: string,
  insides: readonly Expression[],
  { intervals }: InequalitySolution,
): readonly ShownStep[] | null {
  const zeros = insides.map((one) => zeroOf(one, x)!).sort((a, b) => a.value - b.value);
  const points = zeros.filter(({ value }, k) => k === 0 || value > zeros[k - 1]!.value);
  const cases: readonly Interval[] = [undefined, ...points].map((from, k) => ({
    from,
    fromClosed: from !== undefined,
    to: points[k],
    toClosed: false,
  }));
  const steps = cases.map((one) => {
    const at = sampleOf(one);
    const opened = [left, right].map((side) => openedAt(side, x, at));
    const moves = linearSteps(opened, [comparison], x);
    if (moves === null) return null;
    const common = intervals.flatMap((interval) => meeting(interval, one));
    const texts = common.map((part) => intervalText(part, x));
    if (texts.includes(null)) return null;
    return line(
      caseRule,
      saysOpened(insides, x, at),
      `${intervalText(one, x)} -> ${toText(opened[0]!)} ${comparison} ${toText(opened[1]!)}`,
      {
        steps: [
          ...moves,
          line(
            'in this case',
            'Those of the case that satisfy this comparison.',
            texts.length === 0 ? `"no" ${x}` : texts.join(' or '),
          ),
        ],
      },
    );
  });
  return steps.every((step) => step !== null) ? steps : null;
}

function saysOpened(insides: readonly Expression[], x: string, at: number): string {
  const opened = insides.map((inside) => {
    const isNegative = evaluate(inside, { [x]: at }) < 0;
    return `${toText(inside)} is ${isNegative ? 'negative' : 'not negative'}, and abs(${toText(inside)}) = ${toText(isNegative ? multipliedOut(E.negate(inside)) : inside)}`;
  });
  return `Here ${opened.join('; ')}.`;
}

const openedAt = (side: Expression, x: string, at: number): Expression =>
  multipliedOut(
    transform(side, (node) =>
      isBar(node) && contains(node, x)
        ? E.product([E.number(evaluate(node.args[0]!, { [x]: at }) < 0 ? -1 : 1), node.args[0]!])
        : node,
    ),
  );

const sampleOf = ({ from, to }: Interval): number =>
  from === undefined ? to!.value - 1 : to === undefined ? from.value + 1 : (from.value + to.value) / 2;

/** What two intervals have in common; nothing where they do not meet. */
function meeting(a: Interval, b: Interval): readonly Interval[] {
  const [low, high] = [
    later(a.from, b.from, 1) ? { from: a.from, fromClosed: a.fromClosed } : { from: b.from, fromClosed: b.fromClosed },
    later(a.to, b.to, -1) ? { to: a.to, toClosed: a.toClosed } : { to: b.to, toClosed: b.toClosed },
  ];
  const same = (p?: CriticalPoint, q?: CriticalPoint) => p !== undefined && q !== undefined && isNear(p, q);
  const found: Interval = {
    from: low.from,
    to: high.to,
    fromClosed: same(a.from, b.from) ? a.fromClosed && b.fromClosed : low.fromClosed,
    toClosed: same(a.to, b.to) ? a.toClosed && b.toClosed : high.toClosed,
  };
  const { from, to } = found;
  if (from === undefined || to === undefined) return [found];
  if (isNear(from, to)) return found.fromClosed && found.toClosed ? [found] : [];
  return from.value < to.value ? [found] : [];
}

const isNear = (p: CriticalPoint, q: CriticalPoint): boolean =>
  Math.abs(p.value - q.value) <= 1e-12 * Math.max(1, Math.abs(p.value));

/** Whether the first end leaves less of the line than the second: a greater low end, a smaller high one. */
const later = (p: CriticalPoint | undefined, q: CriticalPoint | undefined, sign: 1 | -1): boolean =>
  q === undefined || (p !== undefined && sign * p.value > sign * q.value);

/** `-2 <= x < 1`; null where an end has no closed form. */
function intervalText({ from, fromClosed, to, toClosed }: Interval, x: string): string | null {
  if ([from, to].some((end) => end !== undefined && end.exact === undefined)) return null;
  const [low, high] = [from, to].map((end) => (end === undefined ? undefined : toText(end.exact!)));
  if (low === undefined) return high === undefined ? `"every" ${x}` : `${x} ${toClosed ? '<=' : '<'} ${high}`;
  if (high === undefined) return `${x} ${fromClosed ? '>=' : '>'} ${low}`;
  if (low === high) return `${x} = ${low}`;
  return `${low} ${fromClosed ? '<=' : '<'} ${x} ${toClosed ? '<=' : '<'} ${high}`;
}

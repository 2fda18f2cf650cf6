import { type AmountField, withinAmountLimits } from '../../kit/fields/amount.ts';
import type { Figure, Mark, TitledTable } from '../../kit/figure.ts';
import { briefly, type FinanceResult } from './result.ts';

const changes = [-10, -5, -1, 1, 5, 10] as const;
const curvePoints = Array.from({ length: 21 }, (_, k) => k - 10);

interface Question {
  readonly fields: { readonly [input: string]: AmountField };
  readonly result: FinanceResult;
  /** The inputs as typed, in double precision. */
  readonly typed: { readonly [input: string]: number };
  /** The answer for inputs as typed; NaN where there is none. */
  readonly answer: (typed: { readonly [input: string]: number }) => number;
}

/** Inputs that are 0, or whole numbers by nature, do not change by percents. */
const changing = ({ fields, typed }: Question): readonly string[] =>
  Object.keys(fields).filter((name) => typed[name] !== 0 && !fields[name]!.limits.whole);

/** The answers for changes of each input by ±1, ±5 and ±10 %; none where a hundredth says nothing. */
export function sensitivityOfFormula(question: Question): readonly TitledTable[] {
  if (!staysWithin(question, 1)) return [];
  const names = changing(question);
  return sensitivityTables(
    question.result.label,
    names.map((name) => ({
      label: question.fields[name]!.label,
      answer: (change) => briefly(question.result, changed(question, name, change)),
    })),
  );
}

/** An input, and the answer as it is shown when that changes by so many percent. */
export interface Lever {
  readonly label: string;
  readonly answer: (change: number) => string;
}

/** The table of sensitivity; none where no input can change. */
export function sensitivityTables(result: string, levers: readonly Lever[]): readonly TitledTable[] {
  if (levers.length === 0) return [];
  return [
    {
      title: `Sensitivity: ${result} when one input changes`,
      columns: ['Change', ...levers.map(({ label }) => label)],
      rows: changes.map((change) => [
        `${change > 0 ? '+' : '−'}${Math.abs(change)} %`,
        ...levers.map(({ answer }) => answer(change)),
      ]),
    },
  ];
}

/** An input with which the answer grows is drawn full and blue, one with which it falls dashed and in ink; what does not matter, quietly. */
function lookOf(
  points: readonly (readonly [number, number])[],
): Pick<Extract<Mark, { mark: 'curve' }>, 'role' | 'dashed'> {
  const rise = points.at(-1)![1] - points[0]![1];
  return rise > 0 ? { role: 'given' } : rise < 0 ? { role: 'construction', dashed: true } : { role: 'muted' };
}

/**
 * Whether no change of an input by so many percent more than doubles the answer, or takes it away: a difference of two amounts that lie together,
 * such as a bid and an ask, moves by neither tenths nor hundredths of one of them.
 */
function staysWithin(question: Question, percent: number): boolean {
  const shown = shownHeight(question, question.typed);
  const heights = changing(question).flatMap((name) =>
    pointsOf(question, name).flatMap(([change, y]) => (Math.abs(change) <= percent ? [y] : [])),
  );
  return heights.every((y) => Math.abs(y - shown) <= Math.abs(shown));
}

/** So many lines carry their names; more, which all cross in one point, carry numbers from the top down at their right ends. */
const mostNamed = 2;

/** How the answer follows each input: a curve per input for changes from −10 to +10 %; none where tenths say nothing. */
export function sensitivityFigure(question: Question): Figure | undefined {
  const { fields, result, typed } = question;
  const names = changing(question);
  const curves = names
    .map((name) => ({ name, points: pointsOf(question, name) }))
    .filter(({ points }) => points.length > 1);
  const heights = curves.flatMap(({ points }) => points.map(([, y]) => y));
  const shown = shownHeight(question, typed);
  if (heights.length === 0 || !staysWithin(question, 10)) return undefined;
  const lines = curves
    .map(({ name, points }) => ({ label: fields[name]!.label, points }))
    .toSorted((one, other) => other.points.at(-1)![1] - one.points.at(-1)![1]);
  const isCrowded = lines.length > mostNamed;
  const marks = lines.map(
    ({ label, points }, at): Mark => ({
      mark: 'curve',
      pieces: [points],
      ...lookOf(points),
      label,
      ...(isCrowded && { sign: `${at + 1}` }),
    }),
  );
  const key = isCrowded ? ` ${lines.map(({ label }, at) => `${at + 1}: ${label}`).join('; ')}.` : '';
  return {
    summary: `${result.label} as one input changes by up to 10 % and the others stay: full lines rise with their input, dashed ones fall.${key}`,
    frame: {
      x: [-10, 10],
      y: padded(heights),
      axes: 'edge',
      xLabel: 'change of one input in %',
      yLabel: withUnit(result),
    },
    marks: [
      ...marks,
      { mark: 'point', at: [0, shown], role: 'answer', label: briefly(result, question.answer(typed)) },
    ],
  };
}

/** What stands at the upright axis: `Dividend yield in %`, `Operating cycle in days`; of money the name alone. */
function withUnit({ label, kind, unit }: FinanceResult): string {
  if (kind === 'percent') return `${label} in %`;
  const isSaid =
    kind !== 'number' || unit === undefined || unit.startsWith('times') || label.toLowerCase().includes(unit);
  return isSaid ? label : `${label} in ${unit}`;
}

/** The answer with one input changed by so many percent of itself; NaN where the input may not be that. */
function changed({ fields, typed, answer }: Question, name: string, change: number): number {
  const moved = typed[name]! * (1 + change / 100);
  if (!withinAmountLimits(moved, fields[name]!.limits)) return Number.NaN;
  return answer({ ...typed, [name]: moved });
}

const inUnit = ({ result }: Question, value: number): number => (result.kind === 'percent' ? value * 100 : value);

const shownHeight = (question: Question, typed: Question['typed']): number => inUnit(question, question.answer(typed));

function pointsOf(question: Question, name: string): readonly (readonly [number, number])[] {
  return curvePoints
    .map((change) => [change, inUnit(question, changed(question, name, change))] as const)
    .filter(([, y]) => Number.isFinite(y) && Math.abs(y) < 1e280);
}

function padded(heights: readonly number[]): readonly [number, number] {
  const [least, most] = [Math.min(...heights), Math.max(...heights)];
  const margin = (most - least) * 0.08 || Math.abs(most) * 0.1 || 1;
  return [least - margin, most + margin];
}

import { number, power, product, subtract } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step, WrittenPart } from '../../expression/step.ts';
import { isPolynomial, ringOf } from '../../polynomial/convert.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { budget } from '../../result/budget.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toLatex } from '../../syntax/print-latex.ts';
import { toText } from '../../syntax/print-text.ts';
import { multipliedOut } from '../expand.ts';
import { factor } from '../factor.ts';
import { fromFraction, toFraction } from '../fraction.ts';
import { comparisonWritten } from './linear-steps.ts';
import type { CriticalPoint } from './point-order.ts';
import type { Comparison, InequalitySolution } from './solution.ts';

const maxPoints = 6;
const maxFactors = 6;

/**
 * The way of an inequality that is not linear: everything is brought to one side, this is written with factors, and a table
 * gives the sign of each factor between the points where one of them is 0 or has no value.
 */
export function signSteps(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  x: string,
  solution: InequalitySolution,
): Step[] {
  return comparisons.flatMap((comparison, k) => {
    const { oneSide, table } = signStepsOf(sides[k]!, sides[k + 1]!, comparison, x, solution);
    return [...oneSide, ...table];
  });
}

/** The same for one comparison of two sides: first the one side, then its table, where this is not too wide. */
export function signStepsOf(
  left: Expression,
  right: Expression,
  comparison: Comparison,
  x: string,
  { points, samples }: InequalitySolution,
): { readonly oneSide: readonly Step[]; readonly table: readonly Step[] } {
  const difference = subtract(left, right);
  const { whole, factors } = factored(difference);
  const oneSide = zeroOnTheRight(difference, whole, comparison);
  if (points.length > maxPoints || factors.length > maxFactors) return { oneSide, table: [] };
  const rows = factors.length > 1 ? [...factors, whole] : [whole];
  const table: Step = {
    rule: 'sign table',
    says: 'Between two neighbouring points no factor changes its sign; ∥ stands where there is no value.',
    before: { expression: difference },
    after: { expression: whole },
    written: signTable(
      rows,
      x,
      points,
      samples.map(({ at }) => at),
    ),
    steps: [],
  };
  return { oneSide, table: [table] };
}

/** Everything on the left, and then as one fraction in factors where that is another form. */
function zeroOnTheRight(difference: Expression, whole: Expression, comparison: Comparison): Step[] {
  const plain = isPolynomial(difference) ? multipliedOut(difference) : difference;
  const [moved, parted] = [plain, whole].map((side) => comparisonWritten(side, comparison, number(0)));
  const oneSide: Step = {
    rule: 'bring to one side',
    says: 'What stands on the right is subtracted on both sides, so that only a sign is asked for; the comparison stays.',
    before: { expression: difference },
    after: { expression: plain },
    written: moved!,
    steps: [],
  };
  if (moved!.text === parted!.text) return [oneSide];
  return [
    oneSide,
    {
      rule: 'factor',
      says: 'The left side is written as one product or quotient of factors: their signs tell its sign.',
      before: { expression: difference },
      after: { expression: whole },
      written: parted!,
      steps: [],
    },
  ];
}

/** The difference as a quotient of factors, where it is one; its factors with odd and even powers alike. */
function factored(difference: Expression): { whole: Expression; factors: readonly Expression[] } {
  const over = ringOf([difference]);
  try {
    const fraction = over.ok ? toFraction(difference, over.value, budget(400_000)) : null;
    if (fraction === null) return { whole: difference, factors: [] };
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

type Sign = '+' | '-' | '0' | '∥' | '';

/** A row for each expression, a column for each point and each interval between them. */
function signTable(
  rows: readonly Expression[],
  x: string,
  points: readonly CriticalPoint[],
  samples: readonly number[],
): WrittenPart {
  const columns = samples.flatMap((at, k) => [
    { head: '', latex: '', at, isPoint: false },
    ...(points[k]
      ? [{ head: pointText(points[k]), latex: pointLatex(points[k]), at: points[k].value, isPoint: true }]
      : []),
  ]);
  const signs = rows.map((row) =>
    columns.map(({ at, isPoint }, k) => signAt(row, x, at, isPoint, columns[k - 1]?.at, columns[k + 1]?.at)),
  );
  const cells = [[x, ...columns.map(({ head }) => head)], ...rows.map((row, k) => [toText(row), ...signs[k]!])];
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
    latex: `\\def\\arraystretch{1.3}\\begin{array}{r|${'c'.repeat(columns.length)}} ${[x, ...columns.map(({ latex }) => latex)].join(' & ')} \\\\ \\hline ${latexRows.join(' \\\\ ')} \\end{array}`,
  };
}

/** At a point: 0 where it is 0 against its size nearby, ∥ where it has no value; else the sign. */
function signAt(row: Expression, x: string, at: number, isPoint: boolean, before = at, after = at): Sign {
  const value = evaluate(row, { [x]: at });
  if (!isPoint) return Number.isFinite(value) ? (value < 0 ? '-' : '+') : '∥';
  const nearby = Math.max(
    ...[before, after].map((one) => Math.abs(evaluate(row, { [x]: one }))).filter(Number.isFinite),
    0,
  );
  if (!Number.isFinite(value) || Math.abs(value) > 1e9 * Math.max(1, nearby)) return '∥';
  return Math.abs(value) <= 1e-9 * nearby ? '0' : value < 0 ? '-' : '+';
}

const pointText = ({ exact, value }: CriticalPoint): string =>
  exact ? toText(exact) : String(Number(value.toPrecision(6)));
const pointLatex = ({ exact, value }: CriticalPoint): string =>
  exact ? toLatex(exact) : String(Number(value.toPrecision(6)));

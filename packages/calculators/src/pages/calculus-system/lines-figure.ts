import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { LinearSolution } from '@nomogram/math/linear/linear-solution.ts';
import type { Matrix } from '@nomogram/math/linear/operations.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';

const most = 6;

/** Equations with two unknowns as lines, and the point where all of them meet. */
export function linesFigure(a: Matrix, b: Matrix, solution: LinearSolution): Figure | undefined {
  if (a[0]!.length !== 2 || a.length > most) return undefined;
  const rows = a.map((row, k) => [...row, b[k]![0]!].map((entry) => evaluate(entry)));
  if (!rows.flat().every(Number.isFinite)) return undefined;
  const at = solution.kind === 'unique' ? solution.values.map((value) => evaluate(value)) : [0, 0];
  const [x, y] = pair(at);
  if (!Number.isFinite(x) || !Number.isFinite(y)) return undefined;
  const distances = rows.flatMap(([p, q, r]) => (p === 0 && q === 0 ? [] : [Math.abs(r!) / Math.hypot(p!, q!)]));
  const reach = 1.3 * Math.max(1, Math.abs(x), Math.abs(y), ...(solution.kind === 'unique' ? [] : distances));
  const marks: Mark[] = rows.flatMap(([p, q, r], k): Mark[] => {
    const ends = lineWithin(p!, q!, r!, 2 * reach);
    return ends === undefined ? [] : [{ mark: 'curve', pieces: [ends], role: 'given', label: `equation ${k + 1}` }];
  });
  if (solution.kind === 'unique')
    marks.push({ mark: 'point', at: [x, y], role: 'answer', label: `(${formatDouble(x, 5)}, ${formatDouble(y, 5)})` });
  const [first, second] = solution.unknowns;
  const seen = {
    unique: 'they meet in one point',
    parametric: 'they are one and the same line',
    contradictory: 'they have no point in common',
  };
  return {
    summary: `The equations as lines: ${seen[solution.kind]}.`,
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, xLabel: first, yLabel: second },
    marks,
  };
}

/** Two points of p·x + q·y = r, as far as `reach` from the foot of the perpendicular; undefined where it is no line. */
function lineWithin(p: number, q: number, r: number, reach: number): Point[] | undefined {
  const size = Math.hypot(p, q);
  if (size === 0) return undefined;
  const [u, v] = [p / size, q / size];
  const foot = r / size;
  return [-reach, reach].map((t): Point => [foot * u - t * v, foot * v + t * u]);
}

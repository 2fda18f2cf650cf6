import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { type ShownStep, withInner } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { infiniteEnd, limit, stepsTo } from '../limit.ts';
import type { Problem } from './problem.ts';

/* What the fundamental theorem says of an integral, and how the ends are put into the antiderivative F. */

/** F at every end from the left and from the right. */
export type ValuesAtEnds = readonly (readonly [Expression, Expression])[];

/** What a textbook calls the ends. */
export type Names = readonly [lower: string, upper: string];

/** How the integral comes from F. */
export function saysTheorem(F: Expression, problem: Problem, ends: ValuesAtEnds, [a, b]: Names): string {
  if (ends.length > 2)
    return 'F is an antiderivative on each piece between the cuts; the differences of its one-sided limits are added up.';
  const open = [problem.lower, problem.upper].filter((end) => !hasValueAt(F, problem.variable, end));
  const where = open.some((end) => infiniteEnd(end) !== null) ? 'an infinite bound' : 'a bound at which it has none';
  const limits = open.length === 0 ? '' : `, where the limit of F stands for its value at ${where}`;
  return `F is an antiderivative that is continuous on the whole range, so the integral is F(${b}) − F(${a})${limits}.`;
}

interface EndsOfF {
  readonly ends: ValuesAtEnds;
  readonly names: Names;
  readonly value: Expression;
}

/** Longer values are not written once more. */
const maxLetters = 60;

/** F(b) − F(a) with the values of both put in, and before it the limits at those at which F has no value; where the range is cut, the parts say them. */
export function endsPutIn(F: Expression, problem: Problem, { ends, names, value }: EndsOfF): readonly ShownStep[] {
  if (ends.length > 2) return [];
  const [a, b] = names;
  const [above, below] = [ends[1]![0], ends[0]![1]].map(toText);
  const limits = limitsAtEnds(F, problem, [ends[0]![1], ends[1]![0]]);
  const result = toText(value);
  if (above!.length + below!.length + result.length > maxLetters) return limits;
  const taken = /^[\w.^()*/]+$/.test(below!) ? below! : `(${below})`;
  const says = [problem.lower, problem.upper].every((end) => hasValueAt(F, problem.variable, end))
    ? 'The values of F at both ends are put in.'
    : 'The values of F at both ends are put in, and its limit at an end at which it has none.';
  const difference = `${above} - ${taken}`;
  const all = `F(${b}) - F(${a}) = ${difference}${difference === result ? '' : ` = ${result}`}`;
  return [...limits, line('ends put in', says, all)];
}

function hasValueAt(F: Expression, variable: string, end: Expression): boolean {
  const there = substitute(F, { [variable]: end });
  return infiniteEnd(end) === null && (freeSymbols(there).length > 0 || Number.isFinite(evaluate(there)));
}

/** How F comes to its values where it has none, and at infinite bounds. */
function limitsAtEnds(
  F: Expression,
  { variable, lower, upper }: Problem,
  values: readonly [Expression, Expression],
): readonly ShownStep[] {
  return [lower, upper].flatMap((end, k): readonly ShownStep[] => {
    if (hasValueAt(F, variable, end)) return [];
    const isInfinite = infiniteEnd(end) !== null;
    const side = isInfinite ? undefined : k === 0 ? 'right' : 'left';
    const where = isInfinite ? 'At an infinite bound' : 'Where it has no value';
    const step = {
      rule: 'improper integral',
      says: `${where} the antiderivative has a limit, which stands for its value there.`,
      before: { operator: { name: 'limit', variable, to: end, side }, expression: F },
      after: { expression: values[k]! },
    } as const;
    const way = () => {
      const found = limit(F, variable, end, { side });
      return found.ok ? stepsTo(F, variable, end, found.value, side) : [];
    };
    return [withInner(step, way)];
  });
}

import { number } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { cramerSteps } from './cramer-steps.ts';
import { inFieldOf } from './field-of.ts';
import type { LinearSolution } from './linear-solution.ts';
import { type Matrix, work } from './operations.ts';
import { rowReduce } from './row-reduce.ts';
import { augmentedStep, rowSteps } from './steps.ts';
import { substitutionSteps } from './substitution-steps.ts';

/** The ways of a textbook to the solution of a linear system. */
export type SystemWay = 'elimination' | 'substitution' | 'cramer';

const maxShown = 6;
const maxSubstituted = 4;
const maxWithSymbols = 3;
const workForSteps = 100_000;

/** How the solution of A·x = B is found by hand, by one of the ways; where it leads nowhere, a line says so and the rows are combined. */
export function systemSteps(
  a: Matrix,
  b: Matrix,
  solution: LinearSolution,
  way: SystemWay = 'elimination',
): readonly ShownStep[] {
  if (way === 'substitution') return substituted(a, b, solution);
  const rows = eliminated(a, b, solution);
  return way === 'cramer' ? cramerSteps(a, b, solution, rows) : rows;
}

const augmentedOf = (a: Matrix, b: Matrix): Matrix => a.map((row, k) => [...row, b[k]![0]!]);

const hasSymbols = (a: Matrix): boolean => a.flat().some((entry) => entry.kind !== 'number');

/** The row operations; with symbols they are gone through for the eye, with little work allowed: the solution stands without them. */
function eliminated(a: Matrix, b: Matrix, solution: LinearSolution): readonly ShownStep[] {
  const augmented = augmentedOf(a, b);
  const [unknowns, symbols] = [a[0]!.length, hasSymbols(augmented)];
  const [most, limit] = symbols ? [maxWithSymbols, workForSteps] : [maxShown, undefined];
  if (a.length > most || unknowns > (symbols ? most : 2 * most)) return [];
  const steps = inFieldOf(augmented.flat(), work(limit), (field) => {
    const rows = augmented.map((row) => row.map(field.fromExpression));
    const { operations, rows: last } = rowReduce(field, rows, { columns: unknowns, record: true });
    const impossible = last.find((row) => row.every((entry, k) => field.isZero(entry) === k < unknowns));
    return {
      steps: rowSteps(field, operations, unknowns),
      remainder: impossible && field.toExpression(impossible[unknowns]!),
    };
  });
  if (!steps.ok || (steps.value.steps.length === 0 && steps.value.remainder === undefined)) return [];
  const says = 'The factors of the unknowns stand in rows, and behind a line the right sides.';
  return [
    augmentedStep(augmented, unknowns, 'b', says),
    ...steps.value.steps,
    readOff(solution, steps.value.remainder),
  ];
}

/** What the last matrix says, row by row; `remainder` stands behind the line in a row of zeros. */
function readOff(
  { kind, unknowns, values, free, contradiction }: LinearSolution,
  remainder: Expression | undefined,
): ShownStep {
  const rule = 'read off the solution';
  if (kind === 'contradictory') {
    const rest = toText(remainder ?? contradiction?.remainder ?? number(1));
    const says = `A row of the last matrix has zeros alone left of the line and ${rest} right of it: it says 0 = ${rest}, which is false whatever the unknowns are. So there is no solution.`;
    return line('contradiction', says, `0 != ${rest}`);
  }
  const each = unknowns.flatMap((name, k) => (free.includes(name) ? [] : [`${name} = ${toText(values[k]!)}`]));
  const says =
    kind === 'unique'
      ? 'Each row has one unknown left; its value stands behind the line.'
      : `No row is left for ${free.join(', ')}: any number is allowed there. Each row gives its unknown by these.`;
  return line(rule, says, each.length > 0 ? each.join('; ') : '0 = 0');
}

function substituted(a: Matrix, b: Matrix, solution: LinearSolution): readonly ShownStep[] {
  const augmented = augmentedOf(a, b);
  const most = hasSymbols(augmented) ? maxWithSymbols : maxSubstituted;
  const size = Math.max(a.length, a[0]!.length);
  const steps =
    size > most
      ? undefined
      : inFieldOf(augmented.flat(), work(workForSteps), (field) => substitutionSteps(field, a, b, solution));
  if (steps?.ok) return steps.value;
  const counts = `"equations" = ${a.length}; "unknowns" = ${a[0]!.length}`;
  const says = 'It is a way for few equations; these are too long for it, so the rows are combined here.';
  return [line('substitution method', says, counts), ...eliminated(a, b, solution)];
}

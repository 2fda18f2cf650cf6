import { equal, number } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Line, ShownStep } from '../expression/step.ts';
import { conditionsText } from '../syntax/print-condition.ts';
import { toText } from '../syntax/print-text.ts';
import { line, written } from '../syntax/written-line.ts';
import { zerosOfExpression } from './field-of.ts';
import type { LinearSolution } from './linear-solution.ts';
import { determinantLatex, matrixText } from './matrix-text.ts';
import { determinant, type Matrix } from './operations.ts';
import { inLine, productsText } from './steps.ts';
import { nonzeroConditions } from './zero.ts';

/** Determinants of so many rows are worked out by their products. */
const maxRows = 3;

/** Why Cramer's rule says nothing of a system, in a line; undefined where it gives the solution. */
function whyNot(a: Matrix, value: Expression | undefined): Line | undefined {
  const [rows, columns] = [a.length, a[0]!.length];
  const counts = `"equations" = ${rows}; "unknowns" = ${columns}`;
  if (rows !== columns)
    return line("Cramer's rule", 'It needs as many equations as unknowns, so the rows are combined here.', counts);
  if (value === undefined || rows > maxRows || rows < 2)
    return line("Cramer's rule", 'It is a way for two or three equations, so the rows are combined here.', counts);
  if (!equal(value, number(0))) return undefined;
  const says =
    'The determinant of the factors is 0: there is no solution, or there are infinitely many. Combining the rows tells which.';
  return determinantLine('determinant of the system', says, 'D', a, value);
}

/**
 * Cramer's rule: the determinant of the factors, that with each column replaced by the right side, and the quotients. Where it does
 * not apply, a line says so, and `otherwise` follows.
 */
export function cramerSteps(
  a: Matrix,
  b: Matrix,
  { unknowns, values }: LinearSolution,
  otherwise: readonly ShownStep[],
): readonly ShownStep[] {
  const whole = determinantOf(a);
  const why = whyNot(a, whole);
  if (why !== undefined || whole === undefined) return [...(why === undefined ? [] : [why]), ...otherwise];
  const conditions = nonzeroConditions(zerosOfExpression(whole));
  const where = conditions.length === 0 ? '' : `, for ${conditionsText(conditions)}`;
  const says = `D is the determinant of the factors of the unknowns. It is not 0${where}, so there is exactly one solution.`;
  const replaced = unknowns.map((name, column) => replacedSteps(a, b, column, name, { whole, value: values[column]! }));
  return [determinantLine('determinant of the system', says, 'D', a, whole), ...replaced.flat()];
}

function determinantOf(a: Matrix): Expression | undefined {
  if (a.length !== a[0]!.length || a.length > maxRows) return undefined;
  const found = determinant(a);
  return found.ok ? found.value.determinant : undefined;
}

/** `D_x = … = −5`, then `x = D_x/D = (−5)/(−5) = 1`. */
function replacedSteps(
  a: Matrix,
  b: Matrix,
  column: number,
  name: string,
  { whole, value }: { readonly whole: Expression; readonly value: Expression },
): readonly ShownStep[] {
  const matrix = a.map((row, k) => row.map((entry, j) => (j === column ? b[k]![0]! : entry)));
  const above = determinantOf(matrix);
  if (above === undefined) return [];
  const says = `Column ${column + 1}, the factors of ${name}, is replaced by the right side.`;
  return [
    determinantLine('column replaced by the right side', says, `D_${name}`, matrix, above),
    line(
      "Cramer's rule",
      `${name} is the quotient of the two determinants.`,
      `${name} = D_${name}/D = ${distinct([`${inLine(above)}/${inLine(whole)}`, toText(value)])}`,
    ),
  ];
}

/** `D = det([[2, 3], [1, -1]]) = 2*(-1) - 3*1 = -2 - 3 = -5`. */
function determinantLine(rule: string, says: string, name: string, a: Matrix, value: Expression): Line {
  const sides = written(distinct([...(productsText(a) ?? []), toText(value)]));
  return {
    rule,
    says,
    written: {
      text: `${name} = det(${matrixText(a)}) = ${sides.text}`,
      latex: `${written(name).latex} = ${determinantLatex(a)} = ${sides.latex}`,
    },
    steps: [],
  };
}

const distinct = (sides: readonly string[]): string => sides.filter((side, k) => side !== sides[k - 1]).join(' = ');

import { isOne } from '../exact/rational.ts';
import { coefficient, equal, negate, product, sum, symbol, withoutCoefficient } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Line, Step, WrittenPart } from '../expression/step.ts';
import { conditionsText } from '../syntax/print-condition.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { line, written as writtenLine } from '../syntax/written-line.ts';
import type { Field } from './field.ts';
import { augmentedLatex, matrixText } from './matrix-text.ts';
import type { RowOperation } from './row-reduce.ts';
import { nonzeroConditions } from './zero.ts';

/** Beyond so many operations nobody follows; the answer then comes without them. */
const maxOperations = 80;

/** The row with index `k`, as a name: R_1, and R_1' for what it becomes. */
const rowName = (k: number, prime = ''): Expression => symbol(`R_${k + 1}${prime}`);

/** A row as one value: a function without a name prints as its arguments in parentheses, (1, 2, 3). */
const rowValue = (entries: readonly Expression[]): Expression => ({ kind: 'apply', name: '', args: entries });

/**
 * Row operations as steps: `R_2' = R_2 - 3*R_1 = (0, -2)`, with the whole matrix after each; the columns from `bar` on stand
 * behind a line.
 */
export function rowSteps<E>(field: Field<E>, operations: readonly RowOperation<E>[], bar?: number): Step[] {
  if (operations.length > maxOperations) return [];
  return operations.map((operation): Step => {
    const after = operation.after.map((row) => row.map(field.toExpression));
    const { rule, says, right } = described(field, operation);
    return {
      rule,
      says,
      before: { left: rowName(operation.row, "'"), expression: right },
      after: { expression: rowValue(after[operation.row]!) },
      matrix: { rows: after, bar },
      steps: [],
    };
  });
}

function described<E>(field: Field<E>, operation: RowOperation<E>): { rule: string; says: string; right: Expression } {
  const { row } = operation;
  const at = row + 1;
  switch (operation.kind) {
    case 'swap':
      return {
        rule: 'exchange rows',
        says: `Exchange rows ${at} and ${operation.other + 1}.`,
        right: rowName(operation.other),
      };
    case 'scale': {
      const by = field.toExpression(operation.by);
      return {
        rule: 'scale a row',
        says: `Multiply row ${at} by ${toText(by)}${where(field, operation.by)}.`,
        right: product([by, rowName(row)]),
      };
    }
    case 'add': {
      const by = field.toExpression(operation.by);
      const negative = by.kind !== 'sum' && toText(by).startsWith('-');
      const amount = toText(negative ? negate(by) : by);
      const what = amount === '1' ? `row ${operation.other + 1}` : `${amount} times row ${operation.other + 1}`;
      const done = negative ? `Subtract ${what} from row ${at}` : `Add ${what} to row ${at}`;
      const says = `${done}${where(field, operation.by)}.`;
      return {
        rule: 'add a multiple of a row',
        says,
        right: sum([rowName(row), multipleOfRow(by, operation.other)]),
      };
    }
  }
}

/** A row stands behind what it is multiplied by: (a)·R₁, which the usual order of letters would turn round. */
function multipleOfRow(by: Expression, row: number): Expression {
  const times = product([by, rowName(row)]);
  const number = coefficient(times);
  const rest = withoutCoefficient(by);
  if (times.kind !== 'product' || rest.kind !== 'symbol') return times;
  const factors = [rest, rowName(row)];
  return { kind: 'product', factors: isOne(number) ? factors : [{ kind: 'number', value: number }, ...factors] };
}

/** ", for a ≠ 0" where the factor of an operation divides by a. */
function where<E>(field: Field<E>, by: E): string {
  const conditions = nonzeroConditions(field.poles(by));
  return conditions.length === 0 ? '' : `, for ${conditionsText(conditions)}`;
}

/** The matrix that the operations begin with, and what is written beside it, behind a line. */
export const augmentedStep = (
  rows: readonly (readonly Expression[])[],
  bar: number,
  beside: 'I' | 'b',
  says: string,
): Line => ({
  rule: 'augmented matrix',
  says,
  written: {
    text: `(A | ${beside}) = ${matrixText(rows)}`,
    latex: `(A \\mid ${beside}) = ${augmentedLatex(rows, bar)}`,
  },
  steps: [],
});

/** The determinant of few rows by the minors of its first row, as it stands before anything is multiplied out. */
function expansion(a: readonly (readonly Expression[])[]): Expression {
  if (a.length === 1) return a[0]![0]!;
  const terms = a[0]!.map((entry, k) => {
    const minor = a.slice(1).map((row) => row.filter((_, column) => column !== k));
    const term = product([entry, expansion(minor)]);
    return k % 2 === 0 ? term : negate(term);
  });
  return sum(terms);
}

/** Rows up to which an expansion is short enough to be followed. */
const maxExpanded = 3;

/** What the determinant is called where it is needed twice. */
const delta = symbol('Delta');

/** The determinant by cofactors, for entries with symbols; none for many rows. */
export function expansionSteps(a: readonly (readonly Expression[])[], determinant: Expression): readonly Step[] {
  if (a.length < 2 || a.length > maxExpanded) return [];
  const expanded = expansion(a);
  const isSame = equal(expanded, determinant);
  return [
    {
      rule: 'expand along the first row',
      says: 'Each entry of the first row times the determinant of what is left without its row and column, with alternating signs.',
      before: { left: delta, expression: expanded },
      after: { expression: determinant },
      ...(isSame && { written: equationWritten(delta, determinant) }),
      steps: [],
    },
  ];
}

/** What the elimination comes to: the product of the diagonal, with its sign for every exchange of rows. */
export function diagonalStep(pivots: readonly Expression[], exchanges: number, determinant: Expression): Line {
  const factors = pivots.map((one) => inLine(one)).join('*');
  const sign = exchanges % 2 === 1 ? `(-1)^${exchanges}*` : '';
  return line(
    'product of the diagonal',
    exchanges === 0
      ? 'Multiples of rows that are added leave the determinant as it is; below the diagonal all is 0, so it is the product of the diagonal.'
      : 'Multiples of rows that are added leave the determinant as it is, each exchange of rows changes its sign; below the diagonal all is 0, so it is the product of the diagonal.',
    `Delta = ${sign}${factors} = ${toText(determinant)}`,
  );
}

/** The determinant of two or three rows with all its products; null for more. */
export function productsStep(a: readonly (readonly Expression[])[], determinant: Expression): Line | null {
  const sides = productsText(a);
  if (sides === null) return null;
  return line(
    a.length === 2 ? 'product of the diagonals' : 'rule of Sarrus',
    a.length === 2
      ? 'The product of the main diagonal less that of the other one.'
      : 'The products of the three diagonals that fall, less those of the three that rise.',
    `Delta = ${[...sides, toText(determinant)].filter((side, k, all) => side !== all[k - 1]).join(' = ')}`,
  );
}

/** `1*4 - 2*3`, and the products worked out, `4 - 6`; null but for two or three rows. */
export function productsText(a: readonly (readonly Expression[])[]): readonly string[] | null {
  const products = productsOf(a);
  if (products === null) return null;
  const written = products.map(({ sign, entries }, k) => (k === 0 ? '' : ` ${sign} `) + entries.map(inLine).join('*'));
  const values = products.map(({ sign, entries }, k) =>
    k === 0 ? toText(product(entries)) : ` ${sign} ${inLine(product(entries))}`,
  );
  const sides = [written, values].map((parts) => writtenLine(parts.join('')).text);
  return sides[0] === sides[1] ? sides.slice(1) : sides;
}

/** A product of a determinant, one entry of each row and column. */
export interface SignedProduct {
  readonly sign: '+' | '-';
  readonly entries: readonly Expression[];
}

/** The products of a determinant of two or three rows; null of others. */
export function productsOf(a: readonly (readonly Expression[])[]): readonly SignedProduct[] | null {
  const at = (...columns: readonly number[]) => columns.map((column, row) => a[row]![column]!);
  if (a.length === 2)
    return [
      { sign: '+', entries: at(0, 1) },
      { sign: '-', entries: at(1, 0) },
    ];
  if (a.length !== 3) return null;
  const falling = [at(0, 1, 2), at(1, 2, 0), at(2, 0, 1)].map((entries) => ({ sign: '+' as const, entries }));
  const rising = [at(2, 1, 0), at(0, 2, 1), at(1, 0, 2)].map((entries) => ({ sign: '-' as const, entries }));
  return [...falling, ...rising];
}

/** An entry as a factor or a term: what is no plain number stands in parentheses. */
export const inLine = (entry: Expression): string => {
  const text = toText(entry);
  return /^[\w.]+(\([^()]*\))?$/.test(text) ? text : `(${text})`;
};

const equationWritten = (left: Expression, right: Expression): WrittenPart => ({
  text: `${toText(left)} = ${toText(right)}`,
  latex: `${toLatex(left)} = ${toLatex(right)}`,
});

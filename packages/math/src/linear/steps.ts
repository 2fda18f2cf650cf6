import { equal, negate, number, power, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { conditionsText } from '../syntax/print-condition.ts';
import { toText } from '../syntax/print-text.ts';
import type { Field } from './field.ts';
import type { RowOperation } from './row-reduce.ts';
import { nonzeroConditions } from './zero.ts';

/** Beyond so many operations nobody follows; the answer then comes without them. */
const mostOperations = 80;

/** The row with index `k`, as a name: R_1, and R_1' for what it becomes. */
const rowName = (k: number, prime = ''): Expression => symbol(`R_${k + 1}${prime}`);

/** A row as one value: a function without a name prints as its arguments in parentheses, (1, 2, 3). */
const rowValue = (entries: readonly Expression[]): Expression => ({ kind: 'apply', name: '', args: entries });

/**
 * Row operations as steps: `R_2' = R_2 - 3*R_1 = (0, -2)`, with the whole matrix after each; the columns from `bar` on stand
 * behind a line.
 */
export function rowSteps<E>(field: Field<E>, operations: readonly RowOperation<E>[], bar?: number): Step[] {
  if (operations.length > mostOperations) return [];
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
      const negative = by.kind === 'number' && by.value.numerator < 0;
      const amount = toText(negative ? negate(by) : by);
      const what = amount === '1' ? `row ${operation.other + 1}` : `${amount} times row ${operation.other + 1}`;
      const done = negative ? `Subtract ${what} from row ${at}` : `Add ${what} to row ${at}`;
      const says = `${done}${where(field, operation.by)}.`;
      return {
        rule: 'add a multiple of a row',
        says,
        right: sum([rowName(row), product([by, rowName(operation.other)])]),
      };
    }
  }
}

/** ", for a ≠ 0" where the factor of an operation divides by a. */
function where<E>(field: Field<E>, by: E): string {
  const conditions = nonzeroConditions(field.poles(by));
  return conditions.length === 0 ? '' : `, for ${conditionsText(conditions)}`;
}

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
const mostExpanded = 3;

/** What the determinant is called where it is needed twice. */
const delta = symbol('Delta');

/** The determinant by cofactors, for entries with symbols; none for many rows. */
export function expansionSteps(a: readonly (readonly Expression[])[], determinant: Expression): readonly Step[] {
  if (a.length < 2 || a.length > mostExpanded) return [];
  const expanded = expansion(a);
  const isSame = equal(expanded, determinant);
  return [
    {
      rule: 'expand along the first row',
      says: 'Each entry of the first row times the determinant of what is left without its row and column, with alternating signs.',
      before: isSame ? { expression: delta } : { left: delta, expression: expanded },
      after: { expression: determinant },
      steps: [],
    },
  ];
}

/** The inverse as the transposed cofactors over the determinant. */
export function cofactorSteps(
  a: readonly (readonly Expression[])[],
  determinant: Expression,
  inverse: readonly (readonly Expression[])[] | null,
): readonly Step[] {
  const expanded = expansionSteps(a, determinant);
  if (inverse === null || expanded.length === 0) return expanded;
  const says =
    a.length === 2
      ? 'Exchange the entries of the diagonal, change the signs of the other two, and divide all of them by the determinant.'
      : 'Each entry is the determinant of what is left without its row and column, with alternating signs; exchange rows and columns, and divide by the determinant.';
  return [
    ...expanded,
    {
      rule: 'cofactors over the determinant',
      says,
      before: { expression: power(delta, number(-1)) },
      after: { expression: power(determinant, number(-1)) },
      matrix: { rows: inverse },
      steps: [],
    },
  ];
}

/** A step that is a plain equation between two expressions. */
export const equationStep = (rule: string, before: Expression, after: Expression, says?: string): Step => ({
  rule,
  says,
  before: { expression: before },
  after: { expression: after },
  steps: [],
});

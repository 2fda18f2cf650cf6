import { negate, product, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { toText } from '../syntax/print-text.ts';
import type { Field } from './field.ts';
import { matrixText } from './matrix-text.ts';
import type { RowOperation } from './row-reduce.ts';

/** Beyond so many operations nobody follows; the answer then comes without them. */
const mostOperations = 80;

/** The row with index `k`, as a name: R_1, and R_1' for what it becomes. */
const rowName = (k: number, prime = ''): Expression => symbol(`R_${k + 1}${prime}`);

/** A row as one value: a function without a name prints as its arguments in parentheses, (1, 2, 3). */
const rowValue = (entries: readonly Expression[]): Expression => ({ kind: 'apply', name: '', args: entries });

/** Row operations as steps: `R_2' = R_2 - 3*R_1 = (0, -2)`, and the whole matrix after each in words. */
export function rowSteps<E>(field: Field<E>, operations: readonly RowOperation<E>[]): Step[] {
  if (operations.length > mostOperations) return [];
  return operations.map((operation): Step => {
    const after = operation.after.map((row) => row.map(field.toExpression));
    const { rule, says, right } = described(field, operation);
    return {
      rule,
      says: `${says} The matrix is now ${matrixText(after)}.`,
      before: { left: rowName(operation.row, "'"), expression: right },
      after: { expression: rowValue(after[operation.row]!) },
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
      return { rule: 'scale a row', says: `Multiply row ${at} by ${toText(by)}.`, right: product([by, rowName(row)]) };
    }
    case 'add': {
      const by = field.toExpression(operation.by);
      const negative = by.kind === 'number' && by.value.numerator < 0;
      const amount = toText(negative ? negate(by) : by);
      const what = amount === '1' ? `row ${operation.other + 1}` : `${amount} times row ${operation.other + 1}`;
      const says = negative ? `Subtract ${what} from row ${at}.` : `Add ${what} to row ${at}.`;
      return {
        rule: 'add a multiple of a row',
        says,
        right: sum([rowName(row), product([by, rowName(operation.other)])]),
      };
    }
  }
}

/** A step that is a plain equation between two expressions. */
export const equationStep = (rule: string, before: Expression, after: Expression, says?: string): Step => ({
  rule,
  says,
  before: { expression: before },
  after: { expression: after },
  steps: [],
});

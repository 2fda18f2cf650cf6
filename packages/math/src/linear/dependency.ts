import { divide, equal, negate, zero } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { some } from '../expression/walk.ts';
import { budget } from '../result/budget.ts';
import { toText } from '../syntax/print-text.ts';
import type { Rows } from './field.ts';
import { inFieldOf } from './field-of.ts';
import * as M from './matrix.ts';
import { rowReduce } from './row-reduce.ts';
import { verifyProduct } from './verify.ts';
import { hasLettersBelow } from './zero.ts';

const workForReason = 200_000;
const maxReasonLength = 120;

/**
 * Which row of a singular matrix follows from the others, in words: "row 3 is 2·row 2 − row 1". Found by eliminating [A | I], whose
 * right half records how each row came about, and computed again from the rows. Undefined where that is long or not certain.
 */
export function dependentRow(a: Rows<Expression>): string | undefined {
  const found = inFieldOf(a.flat(), budget(workForReason), (field) => {
    const unit = M.identity(field, a.length);
    const augmented = a.map((row, k) => [...row.map(field.fromExpression), ...unit[k]!]);
    const { rows, pivots } = rowReduce(field, augmented, { columns: a[0]!.length });
    return rows[pivots.length]?.slice(a[0]!.length).map(field.toExpression);
  });
  const factors = found.ok ? found.value : undefined;
  if (factors === undefined || !verifyProduct([factors], a, [a[0]!.map(() => zero)]).passed) return undefined;
  // With letters below a fraction line it would not hold where these are 0.
  const row = factors.findLastIndex(
    (factor) => !equal(factor, zero) && factors.every((other) => !some(divide(other, factor), hasLettersBelow)),
  );
  if (row < 0) return undefined;
  const others = factors.flatMap((factor, k) =>
    k === row || equal(factor, zero) ? [] : [multipleOfRow(negate(divide(factor, factors[row]!)), k)],
  );
  if (others.length === 0) return `row ${row + 1} is 0 throughout`;
  const isNegative = (one: string): boolean => one.startsWith('-');
  const combination = [...others.filter((one) => !isNegative(one)), ...others.filter(isNegative)]
    .join(' + ')
    .replaceAll('+ -', '- ');
  return combination.length > maxReasonLength ? undefined : `row ${row + 1} is ${combination}`;
}

/** `2·row 1`, `-row 1`; a fraction or a sum in brackets, for "row 1/2" would be no row. */
function multipleOfRow(factor: Expression, row: number): string {
  const text = toText(factor).replaceAll('*', '·');
  if (text === '1' || text === '-1') return `${text === '1' ? '' : '-'}row ${row + 1}`;
  const [sign, size] = text.startsWith('-') && factor.kind !== 'sum' ? ['-', text.slice(1)] : ['', text];
  return `${sign}${/[/ ]/.test(size) ? `(${size})` : size}·row ${row + 1}`;
}

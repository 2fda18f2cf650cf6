import type { Expression } from '../expression.ts';
import { children } from '../walk.ts';

/** Expressions are immutable and share their parts: the text of each is put together once. */
const keys = new WeakMap<Expression, string>();

/** A text that is equal for equal expressions and for no others. */
export function keyOf(a: Expression): string {
  const known = keys.get(a);
  if (known !== undefined) return known;
  let key: string;
  switch (a.kind) {
    case 'number':
      key = `${a.value.numerator}/${a.value.denominator}`;
      break;
    case 'symbol':
      key = `'${a.name}`;
      break;
    case 'constant':
      key = `#${a.name}`;
      break;
    default:
      key = `${a.kind === 'apply' ? a.name : a.kind[0] + a.kind[1]!}(${children(a).map(keyOf).join(',')})`;
  }
  keys.set(a, key);
  return key;
}

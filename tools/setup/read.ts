import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';

/** The value of a result that a test takes for granted; a throw with the reason where there is none. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.why.message);
  return result.value;
}

/** The expression that a text of a test means. */
export function read(text: string): Expression {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.why.message}`);
  return parsed.value.expression;
}

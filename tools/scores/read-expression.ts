import type { Expression } from '@nomogram/math/expression/expression.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';

/** An expression in the notation of the reference data; null where it cannot be read. */
export function readExpression(text: string): Expression | null {
  const parsed = parse(text);
  return parsed.ok ? parsed.value.expression : null;
}

import type { Expression } from '../expression.ts';
import { keyOf } from './key.ts';

/**
 * A function of expressions that keeps its last values, `most` of them: what explains an answer asks for the same forms as what found it.
 * The function must depend on nothing but the expression.
 */
export function keepRecent<Value>(compute: (a: Expression) => Value, most: number): (a: Expression) => Value {
  const kept = new Map<string, Value>();
  return (a) => {
    const key = keyOf(a);
    const found = kept.has(key) ? kept.get(key)! : compute(a);
    // The order of a map is that in which its keys came: the first is the one asked for longest ago.
    kept.delete(key);
    kept.set(key, found);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return found;
  };
}

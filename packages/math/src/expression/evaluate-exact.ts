import type { Rational } from '../exact/rational.ts';
import { number } from './build.ts';
import type { Expression } from './expression.ts';
import { substitute } from './substitute.ts';

/** The exact value when the constructors can see that it is rational, else null. */
export function evaluateExact(a: Expression, at: Readonly<Record<string, Rational>> = {}): Rational | null {
  const values = Object.fromEntries(Object.entries(at).map(([name, value]) => [name, number(value)]));
  const value = substitute(a, values);
  return value.kind === 'number' ? value.value : null;
}

import type { Expression } from '@nomogram/math/expression/expression.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';

/** Names of the data that have no sign of their own here: γ = −ψ(1), and Catalan's constant by ψ′(1/4) = π² + 8G. */
const constants: readonly (readonly [RegExp, string])[] = [
  [/\bEulerGamma\b/g, '(-digamma(1))'],
  [/\bCatalan\b/g, '((polygamma(1, 1/4) - pi^2)/8)'],
  [/\binfinity\b/g, 'oo'],
];

/** An expression in the notation of the reference data; null where it cannot be read. */
export function readExpression(text: string): Expression | null {
  const parsed = parse(constants.reduce((written, [name, by]) => written.replace(name, by), text));
  return parsed.ok ? parsed.value.expression : null;
}

import { exp, multiply, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { transform } from '../expression/walk.ts';

/** f at e^x, for real x: ln e^u is u and (e^u)^r is e^(r·u), so that nothing overflows on the way. */
export const atExponential = (f: Expression, variable: string): Expression =>
  transform(substitute(f, { [variable]: exp(symbol(variable)) }), withoutLogarithm);

function withoutLogarithm(a: Expression): Expression {
  if (a.kind === 'apply' && a.name === 'ln') return exponentOfE(a.args[0]!) ?? a;
  if (a.kind !== 'power' || isE(a.base)) return a;
  const inner = exponentOfE(a.base);
  return inner === null ? a : exp(multiply(a.exponent, inner));
}

const isE = (a: Expression): boolean => a.kind === 'constant' && a.name === 'e';
const exponentOfE = (a: Expression): Expression | null => (a.kind === 'power' && isE(a.base) ? a.exponent : null);

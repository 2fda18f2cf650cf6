import * as Q from '../exact/rational.ts';
import type { ConstantName, Expression } from './expression.ts';
import { power } from './functions/real-elementary.ts';
import { functions } from './functions.ts';

/** The named constants as doubles; NaN for the imaginary unit. */
export const realConstants: Readonly<Record<ConstantName, number>> = {
  pi: Math.PI,
  e: Math.E,
  i: Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  EulerGamma: 0.5772156649015329,
  Catalan: 0.915965594177219,
};

/**
 * The value over the real numbers, in double precision: NaN where a part is not real (the principal cube root of −8 is
 * not), where the value does not exist, and for a symbol without a value. No intermediate complex numbers: see
 * `evaluate-complex.ts`.
 */
export function evaluate(a: Expression, at: Readonly<Record<string, number>> = {}): number {
  switch (a.kind) {
    case 'number':
      return Q.toNumber(a.value);
    case 'symbol':
      return Object.hasOwn(at, a.name) ? at[a.name]! : Number.NaN;
    case 'constant':
      return realConstants[a.name];
    case 'sum': {
      let total = 0;
      for (const term of a.terms) total += evaluate(term, at);
      return total;
    }
    case 'product': {
      let total = 1;
      for (const factor of a.factors) total *= evaluate(factor, at);
      return total;
    }
    case 'power': {
      if (a.base.kind === 'constant' && a.base.name === 'e') return Math.exp(evaluate(a.exponent, at));
      return power(evaluate(a.base, at), evaluate(a.exponent, at));
    }
    case 'apply':
      return functions.get(a.name)?.real(...a.args.map((arg) => evaluate(arg, at))) ?? Number.NaN;
  }
}

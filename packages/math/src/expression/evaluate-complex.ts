import * as Q from '../exact/rational.ts';
import type { Complex } from '../numeric/complex.ts';
import * as C from '../numeric/complex.ts';
import { realConstants } from './evaluate.ts';
import type { ConstantName, Expression } from './expression.ts';
import { power } from './functions/complex-elementary.ts';
import { functions } from './functions.ts';

/** The named constants as complex numbers; infinity has no value there. */
export const complexConstants: Readonly<Record<ConstantName, Complex>> = {
  pi: C.complex(Math.PI),
  e: C.complex(Math.E),
  i: C.complex(0, 1),
  infinity: C.complex(Number.POSITIVE_INFINITY),
  EulerGamma: C.complex(realConstants.EulerGamma),
  Catalan: C.complex(realConstants.Catalan),
};

/** What stands where there is no value. */
export const noValue: Complex = { re: Number.NaN, im: Number.NaN };

/** Products with a real number keep exact zeros, which say on which side of a cut a value lies. */
export const multiply = (a: Complex, b: Complex): Complex =>
  a.im === 0
    ? { re: a.re * b.re, im: a.re * b.im + 0 }
    : b.im === 0
      ? { re: a.re * b.re, im: a.im * b.re + 0 }
      : C.multiply(a, b);

/** The principal value over the complex numbers, in double precision; NaN parts where there is none. */
export function evaluateComplex(a: Expression, at: Readonly<Record<string, Complex>> = {}): Complex {
  switch (a.kind) {
    case 'number':
      return C.complex(Q.toNumber(a.value));
    case 'symbol':
      return Object.hasOwn(at, a.name) ? at[a.name]! : noValue;
    case 'constant':
      return complexConstants[a.name];
    case 'sum':
      return a.terms.map((term) => evaluateComplex(term, at)).reduce(C.add);
    case 'product':
      return a.factors.map((factor) => evaluateComplex(factor, at)).reduce(multiply);
    case 'power': {
      const exponent = evaluateComplex(a.exponent, at);
      if (a.base.kind === 'constant' && a.base.name === 'e') return C.exponential(exponent);
      return power(evaluateComplex(a.base, at), exponent);
    }
    case 'apply':
      return applyComplex(
        a.name,
        a.args.map((arg) => evaluateComplex(arg, at)),
      );
  }
}

/** A function at complex arguments; those that are real functions only have values at real arguments. */
export function applyComplex(name: string, args: readonly Complex[]): Complex {
  const definition = functions.get(name);
  if (definition === undefined) return noValue;
  if (definition.complex !== undefined) return definition.complex(...args);
  return args.every((arg) => arg.im === 0) ? C.complex(definition.real(...args.map((arg) => arg.re))) : noValue;
}

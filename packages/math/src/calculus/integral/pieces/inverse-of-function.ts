import * as E from '../../../expression/build.ts';
import { evaluateComplex } from '../../../expression/evaluate-complex.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols } from '../../../expression/walk.ts';
import * as C from '../../../numeric/complex.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { made, type Stage } from '../context.ts';
import { replace, subexpressions } from '../rewrite.ts';

/*
 * An inverse function of its function, as atan(tan(a + b·x)): it rises at the constant rate b wherever it is continuous, so w − b·x is a constant
 * between its jumps. With w = b·x + c the integrand is one of x alone, and at the end c is w − b·x again. The antiderivative holds on every
 * piece, though w is not a + b·x there.
 *
 * Worked example: acoth(coth(a + b·x))/x = b + c/x, and ∫ = b·x + c·ln(x) = b·x + (acoth(coth(a + b·x)) − b·x)·ln(x).
 */
export const inverseOfFunction: Stage = (f, context) => {
  const x = E.symbol(context.variable);
  for (const w of subexpressions(f, context.variable)) {
    const rate = rateOf(w, context.variable);
    if (rate === null) continue;
    const name = freeName(context.names, letters);
    const rise = E.product([rate, x]);
    const c = E.symbol(name);
    const inX = replace(f, w, E.add(rise, c));
    if (E.equal(inX, f)) continue;
    const step = context.integrate(inX, { ...context, names: new Set([...context.names, name]) });
    if (step === null) return null;
    const constant = E.subtract(w, rise);
    const back = substitute(step.after.expression, { [name]: constant });
    const says = `${name} = ${toText(constant)} is constant between its jumps`;
    return made('constant rate', f, back, context, [step], says);
  }
  return null;
};

const letters = ['c', 'k', 'd', 'm'];

const inverses: ReadonlySet<string> = new Set('asin acos atan acot asinh acosh atanh acoth asech acsch'.split(' '));
const places = [0.37, 1.71, -0.53, 2.9, -4.1, 7.3];

/** The constant that the derivative of an inverse function of a function is: plus or minus the rate of what stands inside; null where it is none. */
function rateOf(w: Expression, variable: string): Expression | null {
  if (w.kind !== 'apply' || !inverses.has(w.name) || w.args[0]?.kind !== 'apply') return null;
  const inner = derivativeOf(w.args[0].args[0]!, variable);
  if (inner === null || contains(inner, variable) || E.equal(inner, E.zero)) return null;
  const derived = derivativeOf(w, variable);
  if (derived === null) return null;
  const ratio = E.divide(derived, inner);
  const letters = Object.fromEntries(freeSymbols(ratio).map((name, k) => [name, C.complex(0.83 + 0.29 * k)]));
  const values = places.map((x) => evaluateComplex(ratio, { ...letters, [variable]: C.complex(x) }));
  const sign = [1, -1].find((one) => values.every((value) => C.modulus(C.subtract(value, C.complex(one))) <= 1e-6));
  return sign === undefined ? null : E.product([E.number(sign), inner]);
}

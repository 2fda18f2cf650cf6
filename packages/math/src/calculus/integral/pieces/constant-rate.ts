import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { slope } from '../../derivative.ts';
import { freeName, made, type Stage } from '../context.ts';
import { replace, subexpressions } from '../rewrite.ts';

/*
 * An inverse function of its function, as atan(tan(a + b·x)): it rises at the constant rate b wherever it is continuous, so w − b·x is a constant
 * between its jumps. With w = b·x + c the integrand is one of x alone, and at the end c is w − b·x again. The antiderivative holds on every
 * piece, though w is not a + b·x there.
 *
 * Worked example: acoth(coth(a + b·x))/x = b + c/x, and ∫ = b·x + c·ln(x) = b·x + (acoth(coth(a + b·x)) − b·x)·ln(x).
 */
export const constantRate: Stage = (f, context) => {
  const x = E.symbol(context.variable);
  for (const w of subexpressions(f, context.variable)) {
    const rate = rateOf(w, context.variable);
    if (rate === null) continue;
    const name = freeName(context, letters);
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

/** The pairs F, G whose F(G(u)) has the rate ±u′ for every real u where it is continuous. */
const signs: Readonly<Record<string, Readonly<Record<string, 1 | -1>>>> = {
  atan: { tan: 1, cot: -1 },
  acot: { cot: 1, tan: -1 },
  atanh: { tanh: 1, coth: 1 },
  acoth: { coth: 1, tanh: 1 },
  asinh: { sinh: 1 },
  acsch: { csch: 1 },
};

function rateOf(w: Expression, variable: string): Expression | null {
  if (w.kind !== 'apply' || w.args[0]?.kind !== 'apply') return null;
  const [inner] = w.args;
  const sign = signs[w.name]?.[inner.name];
  if (sign === undefined) return null;
  const rate = slope(inner.args[0]!, variable);
  return rate === null || contains(rate, variable) ? null : E.product([E.number(sign), rate]);
}

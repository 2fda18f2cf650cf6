import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { derivativeOf } from '../derivative.ts';
import { type Context, isFree, made, type Stage } from './context.ts';

/*
 * The table: elementary functions, powers and exponentials of a linear argument a·x + b, which are the antiderivative by
 * the argument divided by a.
 */

const call = (name: string, u: Expression): Expression => E.apply(name, [u]);
const square = (u: Expression): Expression => E.power(u, E.two);
const root = (u: Expression): Expression => E.sqrt(u);

/** F(u) with dF/du = f(u). Logarithms are of the function itself; their real form is made at the end, when it is known what is real. */
const antiderivatives: Readonly<Record<string, (u: Expression) => Expression>> = {
  sin: (u) => E.negate(call('cos', u)),
  cos: (u) => call('sin', u),
  tan: (u) => E.negate(E.ln(call('cos', u))),
  cot: (u) => E.ln(call('sin', u)),
  sec: (u) => E.ln(E.add(call('sec', u), call('tan', u))),
  csc: (u) => E.negate(E.ln(E.add(call('csc', u), call('cot', u)))),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  tanh: (u) => E.ln(call('cosh', u)),
  coth: (u) => E.ln(call('sinh', u)),
  sech: (u) => call('atan', call('sinh', u)),
  csch: (u) => E.ln(call('tanh', E.multiply(E.half, u))),
  ln: (u) => E.subtract(E.multiply(u, E.ln(u)), u),
  asin: (u) => E.add(E.multiply(u, call('asin', u)), root(E.subtract(E.one, square(u)))),
  acos: (u) => E.subtract(E.multiply(u, call('acos', u)), root(E.subtract(E.one, square(u)))),
  atan: (u) => E.subtract(E.multiply(u, call('atan', u)), E.multiply(E.half, E.ln(E.add(square(u), E.one)))),
  acot: (u) => E.add(E.multiply(u, call('acot', u)), E.multiply(E.half, E.ln(E.add(square(u), E.one)))),
  asec: (u) =>
    E.subtract(E.multiply(u, call('asec', u)), call('atanh', root(E.subtract(E.one, E.power(u, E.number(-2)))))),
  acsc: (u) => E.add(E.multiply(u, call('acsc', u)), call('atanh', root(E.subtract(E.one, E.power(u, E.number(-2)))))),
  asinh: (u) => E.subtract(E.multiply(u, call('asinh', u)), root(E.add(square(u), E.one))),
  acosh: (u) =>
    E.subtract(E.multiply(u, call('acosh', u)), E.multiply(root(E.subtract(u, E.one)), root(E.add(u, E.one)))),
  atanh: (u) => E.add(E.multiply(u, call('atanh', u)), E.multiply(E.half, E.ln(E.subtract(E.one, square(u))))),
  acoth: (u) => E.add(E.multiply(u, call('acoth', u)), E.multiply(E.half, E.ln(E.subtract(square(u), E.one)))),
  abs: (u) => E.multiply(E.half, E.multiply(u, call('abs', u))),
  sign: (u) => call('abs', u),
  erf: (u) => E.add(E.multiply(u, call('erf', u)), E.divide(E.exp(E.negate(square(u))), root(E.constant('pi')))),
  Ei: (u) => E.subtract(E.multiply(u, call('Ei', u)), E.exp(u)),
  Si: (u) => E.add(E.multiply(u, call('Si', u)), call('cos', u)),
  Ci: (u) => E.subtract(E.multiply(u, call('Ci', u)), call('sin', u)),
};

/** The derivative of a·x + b, when the expression is linear in the variable. */
export function linearSlope(u: Expression, context: Pick<Context, 'variable'>): Expression | null {
  if (u.kind === 'symbol') return u.name === context.variable ? E.one : null;
  if (u.kind !== 'sum' && u.kind !== 'product') return null;
  const by = derivativeOf(u, context.variable);
  return by !== null && isFree(by, context) && !E.equal(by, E.zero) ? by : null;
}

export const table: Stage = (f, context) => {
  if (isFree(f, context)) return made('constant rule', f, E.multiply(f, E.symbol(context.variable)), context);
  if (f.kind === 'symbol') return made('power rule', f, E.multiply(E.half, square(f)), context);
  if (f.kind === 'apply') return ofFunction(f.name, f.args, f, context);
  return f.kind === 'power' ? ofPower(f.base, f.exponent, f, context) : null;
};

function ofFunction(name: string, args: readonly Expression[], f: Expression, context: Context) {
  const [u] = args;
  const F = antiderivatives[name];
  if (u === undefined || args.length !== 1 || F === undefined) return null;
  const a = linearSlope(u, context);
  return a === null ? null : made(`integral of ${name}`, f, E.divide(F(u), a), context);
}

function ofPower(base: Expression, exponent: Expression, f: Expression, context: Context) {
  if (isFree(exponent, context)) {
    const a = linearSlope(base, context);
    if (a === null) return squaredFunction(base, exponent, f, context);
    if (exponent.kind === 'number' && Q.isMinusOne(exponent.value)) {
      return made('integral of 1/u', f, E.divide(E.ln(base), a), context);
    }
    const next = E.add(exponent, E.one);
    return made('power rule', f, E.divide(E.power(base, next), E.multiply(next, a)), context);
  }
  if (!isFree(base, context)) return null;
  const a = linearSlope(exponent, context);
  return a === null ? null : made('exponential rule', f, E.divide(f, E.multiply(a, E.ln(base))), context);
}

const squares: Readonly<Record<string, (u: Expression) => Expression>> = {
  sec: (u) => call('tan', u),
  csc: (u) => E.negate(call('cot', u)),
  tan: (u) => E.subtract(call('tan', u), u),
  cot: (u) => E.subtract(E.negate(call('cot', u)), u),
  sech: (u) => call('tanh', u),
  csch: (u) => E.negate(call('coth', u)),
};

function squaredFunction(base: Expression, exponent: Expression, f: Expression, context: Context) {
  if (base.kind !== 'apply' || base.args.length !== 1 || !E.equal(exponent, E.two)) return null;
  const F = squares[base.name];
  const a = linearSlope(base.args[0]!, context);
  return F === undefined || a === null
    ? null
    : made(`integral of ${base.name}²`, f, E.divide(F(base.args[0]!), a), context);
}

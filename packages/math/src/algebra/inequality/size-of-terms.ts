import * as Q from '../../exact/rational.ts';
import { apply, number } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';

/**
 * How large an expression is at a point before what is added in it cancels: beside this size its value is compared, to tell a 0 that
 * rounding disturbed. The value itself is no measure: of (x⁴ + x − 1)/(x² + 1) the double at a root of the numerator may be 0,
 * and beside 0 nothing is small.
 */
export function sizeOfTerms(a: Expression, at: Readonly<Record<string, number>>): number {
  const value = Math.abs(evaluate(a, at));
  const size = sizeFromParts(a, at);
  return Number.isNaN(size) || size < value ? value : size;
}

function sizeFromParts(a: Expression, at: Readonly<Record<string, number>>): number {
  switch (a.kind) {
    case 'sum':
      return Math.max(...a.terms.map((term) => sizeOfTerms(term, at)));
    case 'product':
      return a.factors.reduce((size, factor) => size * sizeOfTerms(factor, at), 1);
    case 'power':
      return a.exponent.kind === 'number' && Q.sign(a.exponent.value) > 0
        ? sizeOfTerms(a.base, at) ** Q.toNumber(a.exponent.value)
        : Number.NaN;
    case 'apply':
      return a.args.length === 1 ? sizeOfFunction(a.name, a.args[0]!, at) : Number.NaN;
    default:
      return Number.NaN;
  }
}

/** By how much the argument is moved, beside its size, to see what a function makes of a rounding: ln(u) near u = 1. */
const move = 2 ** -10;

/** The largest value of a function where its argument is moved a little. */
function sizeOfFunction(name: string, argument: Expression, at: Readonly<Record<string, number>>): number {
  const [value, step] = [evaluate(argument, at), move * sizeOfTerms(argument, at)];
  const values = [value - step, value + step].flatMap((moved) => {
    if (!Number.isFinite(moved)) return [];
    const size = Math.abs(evaluate(apply(name, [number(Q.fromNumber(moved))])));
    return Number.isFinite(size) ? [size] : [];
  });
  return values.length === 0 ? Number.NaN : Math.max(...values);
}

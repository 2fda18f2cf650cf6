import type { Term } from '@nomogram/math/formula/term.ts';
import { functionOf } from './functions.ts';

/** A value in double precision with a bound of its rounding error. */
interface BoundedValue {
  readonly value: number;
  readonly error: number;
}

const unit = 2 ** -52;
/** Sums of more periods than this are not added up one by one. */
const maxPeriods = 1200;

/**
 * The formula once more in ordinary double precision, where annuities are added up payment by payment: nothing is shared with
 * the certain value but the formula. Its running error bound says how many digits the comparison proves.
 */
export function secondWay(term: Term, inputs: { readonly [input: string]: number }): BoundedValue {
  switch (term.kind) {
    case 'number':
      return rounded(Number(term.text), 0);
    case 'input':
      return rounded(inputs[term.name]!, 0);
    case 'negative': {
      const { value, error } = secondWay(term.of, inputs);
      return { value: -value, error };
    }
    case 'call':
      return called(
        term.name,
        term.args.map((arg) => secondWay(arg, inputs)),
      );
    default:
      return joined(term.kind, secondWay(term.left, inputs), secondWay(term.right, inputs));
  }
}

const rounded = (value: number, inherited: number): BoundedValue => ({
  value,
  error: inherited + unit * Math.abs(value) + Number.MIN_VALUE,
});

function joined(
  kind: 'sum' | 'difference' | 'product' | 'quotient' | 'power',
  a: BoundedValue,
  b: BoundedValue,
): BoundedValue {
  switch (kind) {
    case 'sum':
      return rounded(a.value + b.value, a.error + b.error);
    case 'difference':
      return rounded(a.value - b.value, a.error + b.error);
    case 'product':
      return rounded(a.value * b.value, Math.abs(a.value) * b.error + Math.abs(b.value) * a.error + a.error * b.error);
    case 'quotient': {
      const least = Math.abs(b.value) - b.error;
      if (!(least > 0)) return { value: a.value / b.value, error: Number.POSITIVE_INFINITY };
      return rounded(a.value / b.value, (a.error + Math.abs(a.value / b.value) * b.error) / least);
    }
    case 'power':
      return sampled((x, y) => x! ** y!, [a, b]);
  }
}

function called(name: string, args: readonly BoundedValue[]): BoundedValue {
  const { double, byDefinition } = functionOf(name);
  const periods = args.at(-1)!.value;
  const countable = byDefinition && Number.isInteger(periods) && periods >= 0 && periods <= maxPeriods;
  if (!countable) return sampled(double, args);
  const { value, error } = sampled(double, args);
  const sum = byDefinition(...args.map((arg) => arg.value));
  return { value: sum, error: error + 4 * unit * (periods + 4) * Math.max(Math.abs(value), Math.abs(sum)) };
}

/** The error of a smooth function from how it changes when each argument moves by its error; generously doubled. */
function sampled(f: (...args: number[]) => number, args: readonly BoundedValue[]): BoundedValue {
  const values = args.map((arg) => arg.value);
  const value = f(...values);
  const moved = args.reduce((sum, arg, k) => {
    const step = Math.max(arg.error, 1e-9 * Math.abs(arg.value));
    const change = [1, -1].map((way) => Math.abs(f(...values.with(k, arg.value + way * step)) - value));
    return sum + (Math.max(...change) * (arg.error + 4 * unit * Math.abs(arg.value))) / step;
  }, 0);
  return rounded(value, 2 * (Number.isNaN(moved) ? Number.POSITIVE_INFINITY : moved) + 16 * unit * Math.abs(value));
}

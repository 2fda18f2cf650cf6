import * as Q from '../../exact/rational.ts';
import { apply, constant, divide, equal, ln, negate, number, power, product } from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';

/** How the values of a function g(h) are carried back to values of h. */
export interface KernelInverse {
  /** h */
  readonly inner: Expression;
  /** Values of h at which g begins or ceases to be real. */
  readonly edges: readonly Expression[];
  /** All h with g(h) = t: none where g never has the value t; null where there are infinitely many, or it cannot be told. */
  readonly values: (t: Expression) => readonly Expression[] | null;
}

/** The range of a function as bounds of its values that are never passed; `closed` where they are reached. */
interface Range {
  readonly low?: Expression;
  readonly high?: Expression;
  readonly closed?: boolean;
}

interface Invertible {
  readonly back: (t: Expression) => readonly Expression[];
  readonly range?: Range;
  readonly edges?: readonly Expression[];
}

const of =
  (name: string): ((t: Expression) => readonly Expression[]) =>
  (t) => [apply(name, [t])];
const [one, zero] = [number(1), number(0)];
const [minusOne, pi] = [number(-1), constant('pi')];
const quarter = divide(pi, number(2));
const unit: Range = { low: minusOne, high: one };

const invertible: Readonly<Record<string, Invertible>> = {
  cbrt: { back: (t) => [power(t, number(3))] },
  ln: { back: (t) => [power(constant('e'), t)], edges: [zero] },
  sinh: { back: of('asinh') },
  cosh: { back: (t) => [negate(apply('acosh', [t])), apply('acosh', [t])], range: { low: one, closed: true } },
  tanh: { back: of('atanh'), range: unit },
  asinh: { back: of('sinh') },
  acosh: { back: of('cosh'), range: { low: zero, closed: true }, edges: [one] },
  atanh: { back: of('tanh'), edges: [minusOne, one] },
  asin: { back: of('sin'), range: { low: negate(quarter), high: quarter, closed: true }, edges: [minusOne, one] },
  acos: { back: of('cos'), range: { low: zero, high: pi, closed: true }, edges: [minusOne, one] },
  atan: { back: of('tan'), range: { low: negate(quarter), high: quarter } },
};

/** Continuous everywhere, with every value between −1 and 1 infinitely often. */
const swinging = ['sin', 'cos'];

/** How the values of a kernel (an exponential, a logarithm, a root, a circular function …) give those of its argument; null where no rule is known. */
export function inverseOfKernel(kernel: Expression): KernelInverse | null {
  if (kernel.kind === 'power')
    return kernel.exponent.kind === 'number'
      ? root(kernel.base, kernel.exponent.value)
      : exponential(kernel.base, kernel.exponent);
  if (kernel.kind !== 'apply' || kernel.args.length !== 1) return null;
  const inner = kernel.args[0]!;
  if (swinging.includes(kernel.name))
    return { inner, edges: [], values: (t) => (within(t, { ...unit, closed: true }) === false ? [] : null) };
  const found = invertible[kernel.name];
  if (found === undefined) return null;
  return { inner, edges: found.edges ?? [], values: (t) => valuesWithin(t, found) };
}

function valuesWithin(t: Expression, { back, range }: Invertible): readonly Expression[] | null {
  const inside = range === undefined ? true : within(t, range);
  return inside === null ? null : inside ? back(t) : [];
}

function exponential(base: Expression, inner: Expression): KernelInverse | null {
  if (freeSymbols(base).length > 0 || !(evaluate(base) > 0) || evaluate(base) === 1) return null;
  return {
    inner,
    edges: [],
    values: (t) => {
      const inside = within(t, { low: zero });
      return inside === null ? null : inside ? [logarithm(t, base)] : [];
    },
  };
}

/** h^p with a fraction p: the principal power, which is real for no negative h. */
function root(inner: Expression, p: Q.Rational): KernelInverse | null {
  if (Q.isInteger(p)) return null;
  const range = { low: zero, closed: Q.sign(p) > 0 };
  const exponent = number(Q.divide(Q.one, p));
  return { inner, edges: [zero], values: (t) => valuesWithin(t, { back: (one) => [power(one, exponent)], range }) };
}

const logarithm = (t: Expression, base: Expression): Expression =>
  rationalLogarithm(t, base) ?? product([logarithmOf(t), power(ln(base), minusOne)]);

/** -ln(9) for 1/9. */
const logarithmOf = (t: Expression): Expression =>
  t.kind === 'number' && t.value.numerator === 1 ? negate(ln(power(t, minusOne))) : ln(t);

/** The exponent r with base^r = t, when it is rational: 3 for 8 and 2. */
function rationalLogarithm(t: Expression, base: Expression): Expression | null {
  const exponent = number(Q.fromNumber(Math.round((12 * Math.log(evaluate(t))) / Math.log(evaluate(base)))));
  const found = product([number(Q.rational(1, 12)), exponent]);
  return equal(power(base, found), t) ? found : null;
}

/** Whether t is a value of the range; null where doubles cannot tell. */
function within(t: Expression, { low, high, closed = false }: Range): boolean | null {
  const value = evaluate(t);
  for (const [bound, side] of [
    [low, 1],
    [high, -1],
  ] as const) {
    if (bound === undefined) continue;
    if (equal(t, bound)) {
      if (!closed) return false;
      continue;
    }
    const distance = side * (value - evaluate(bound));
    if (Math.abs(distance) <= 1e-9 * Math.max(1, Math.abs(value))) return null;
    if (!(distance > 0)) return false;
  }
  return true;
}

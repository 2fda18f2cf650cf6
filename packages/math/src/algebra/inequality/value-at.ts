import * as Q from '../../exact/rational.ts';
import { add, apply, number, power, subtract, zero } from '../../expression/build.ts';
import type { Expression, PowerNode } from '../../expression/expression.ts';
import { some, transform } from '../../expression/walk.ts';
import { type Comparison, holdsBySign } from './solution.ts';

/*
 * Whether an expression has a real value at a point, told where doubles cannot: at the end of a domain. Of √(1 + x − x⁵) at the root
 * of what stands below the sign the double is √(−10⁻¹⁶), which is not real, and the end of the solution would be lost.
 *
 * Every part that decides (a divisor, what stands under a root, in a logarithm, beside the ends of an arcsine) is asked for its sign,
 * from the inside out; a part that is 0 gets its exact value there, so that what is left stays away from every edge.
 */

/** The sign of an expression in x at a point; null where it cannot be told. */
export type SignAt = (a: Expression) => -1 | 0 | 1 | null;

/** The expression with its parts at an edge replaced by what they are there; else that it has no real value, or that nobody knows. */
type AtPoint = { readonly form: Expression } | 'no value' | 'undecided';

const [one, minusOne] = [number(1), number(-1)];

/** The values that bound the arguments of a function: below the first, above the second it is not real; at an open one it has no value. */
interface Domain {
  readonly low?: Expression;
  readonly high?: Expression;
  readonly open?: boolean;
}

const domains: Readonly<Record<string, Domain>> = {
  ln: { low: zero, open: true },
  asin: { low: minusOne, high: one },
  acos: { low: minusOne, high: one },
  atanh: { low: minusOne, high: one, open: true },
  acosh: { low: one },
};

/** What a function is divided by: where that is 0 it has no value. */
const divisors: Readonly<Record<string, 'sin' | 'cos'>> = { tan: 'cos', sec: 'cos', cot: 'sin', csc: 'sin' };

/** What `a` is at the point whose signs are told. */
function atPoint(a: Expression, signAt: SignAt): AtPoint {
  let trouble: 'no value' | 'undecided' | undefined;
  const settle = (node: Expression): Expression => {
    if (trouble !== undefined) return node;
    // Built again with what is known, a root of a negative number has become a multiple of i.
    if (some(node, isImaginary)) {
      trouble = 'no value';
      return node;
    }
    const found =
      node.kind === 'power' ? settledPower(node, signAt) : node.kind === 'apply' ? settledCall(node, signAt) : node;
    if (typeof found !== 'string') return found;
    trouble = found;
    return node;
  };
  const form = transform(a, settle);
  return trouble ?? { form };
}

const isImaginary = (a: Expression): boolean => a.kind === 'constant' && a.name === 'i';

const isPlainlyPositive = (a: Expression): boolean =>
  a.kind === 'constant' ? a.name === 'e' || a.name === 'pi' : a.kind === 'number' && Q.sign(a.value) > 0;

type DecidedValue = Expression | 'no value' | 'undecided';

function settledPower({ base, exponent }: PowerNode, signAt: SignAt): DecidedValue {
  const node = power(base, exponent);
  const whole = exponent.kind === 'number' && Q.isInteger(exponent.value);
  if ((whole && Q.sign(exponent.value) > 0) || isPlainlyPositive(base)) return node;
  const sign = signAt(base);
  if (sign === null) return 'undecided';
  if (sign > 0 || (whole && sign < 0)) return node;
  if (sign < 0) return 'no value';
  const above = exponent.kind === 'number' ? Q.sign(exponent.value) : signAt(exponent);
  return above === null ? 'undecided' : above > 0 ? zero : 'no value';
}

function settledCall(node: Expression & { readonly kind: 'apply' }, signAt: SignAt): DecidedValue {
  const divisor = divisors[node.name];
  if (divisor !== undefined) {
    const sign = signAt(apply(divisor, node.args));
    return sign === null ? 'undecided' : sign === 0 ? 'no value' : node;
  }
  const domain = domains[node.name];
  if (domain === undefined) return node;
  const [u] = node.args;
  for (const [bound, from] of [
    [domain.low, 1],
    [domain.high, -1],
  ] as const) {
    if (bound === undefined) continue;
    const sign = signAt(from > 0 ? subtract(u!, bound) : add(minusOne, u!));
    if (sign === null) return 'undecided';
    if (sign === 0) return domain.open ? 'no value' : apply(node.name, [bound]);
    if (sign !== from) return 'no value';
  }
  return node;
}

/**
 * Whether all comparisons of neighbouring sides hold at the point whose signs are told, null where one of these is not; `vanishes` are
 * the differences that are known to be 0 there, by their places.
 */
export function chainHolds(
  sides: readonly Expression[],
  comparisons: readonly Comparison[],
  signAt: SignAt,
  vanishes: (k: number) => boolean = () => false,
): boolean | null {
  const there: Expression[] = [];
  for (const side of sides) {
    // Real arithmetic all the way: ln(x)² has no value at −1, although the square of its complex value is real.
    const found = atPoint(side, signAt);
    if (found === 'undecided') return null;
    if (found === 'no value') return false;
    there.push(found.form);
  }
  for (const [k, comparison] of comparisons.entries()) {
    const sign = vanishes(k) ? 0 : signAt(subtract(there[k]!, there[k + 1]!));
    if (sign === null) return null;
    if (!holdsBySign(sign, comparison)) return false;
  }
  return true;
}

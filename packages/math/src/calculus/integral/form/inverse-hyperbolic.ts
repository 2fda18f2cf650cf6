import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { some, transform } from '../../../expression/walk.ts';

/** The logarithms of quotients of sums, ln|(a − b)/(a + b)|. */
export function quotientLogarithms(F: Expression): Expression[] {
  const found: Expression[] = [];
  some(F, (node) => {
    if (halves(node) !== null && !found.some((known) => E.equal(known, node))) found.push(node);
    return false;
  });
  return found;
}

/**
 * ln|(a − b)/(a + b)| as −2·atanh(b/a), which is real where |b| < |a|, or as −2·acoth(b/a), which is where |b| > |a|: for whoever checks
 * where it is wanted. Where a = 1 and b = e^u, as 2·ln|tanh(u/2)|.
 */
export function withInverseHyperbolic(
  F: Expression,
  logarithm: Expression,
  name: 'atanh' | 'acoth' | 'tanh',
): Expression {
  const parts = halves(logarithm);
  if (parts === null) return F;
  const form =
    name === 'tanh' ? ofExponential(parts) : E.product([E.number(-2), E.apply(name, [E.divide(parts.b, parts.a)])]);
  return form === null ? F : transform(F, (node) => (E.equal(node, logarithm) ? form : node));
}

interface Halves {
  readonly a: Expression;
  readonly b: Expression;
}

function halves(node: Expression): Halves | null {
  if (node.kind !== 'apply' || node.name !== 'ln') return null;
  const u = node.args[0]!;
  const quotient = u.kind === 'apply' && u.name === 'abs' ? u.args[0]! : u;
  if (quotient.kind !== 'product' || quotient.factors.length !== 2) return null;
  const bottom = quotient.factors.find((factor) => factor.kind === 'power' && E.equal(factor.exponent, E.minusOne));
  const top = quotient.factors.find((factor) => factor !== bottom);
  if (bottom?.kind !== 'power' || bottom.base.kind !== 'sum' || top?.kind !== 'sum') return null;
  const half = (a: Expression) => tidy(E.product([E.half, a]));
  const [a, b] = [half(E.add(bottom.base, top)), half(E.subtract(bottom.base, top))];
  return E.equal(a, E.zero) || E.equal(b, E.zero) ? null : { a, b };
}

/** ln|(e^u − 1)/(e^u + 1)| = ln|tanh(u/2)|; its reciprocal likewise. */
function ofExponential({ a, b }: Halves): Expression | null {
  const isPower = (c: Expression) => c.kind === 'power' && E.equal(c.base, E.constant('e'));
  const [one, power] = isPower(a) ? [b, a] : [a, b];
  if (!isPower(power) || power.kind !== 'power') return null;
  const isOne = E.equal(one, E.one);
  if (!isOne && !E.equal(one, E.minusOne)) return null;
  const half =
    power.exponent.kind === 'sum'
      ? E.sum(power.exponent.terms.map((t) => E.product([E.half, t])))
      : E.product([E.half, power.exponent]);
  const value = E.ln(E.apply('abs', [E.apply('tanh', [half])]));
  // (a − b)/(a + b) with a = e^u, b = 1, but for its sign.
  return isOne ? value : E.negate(value);
}

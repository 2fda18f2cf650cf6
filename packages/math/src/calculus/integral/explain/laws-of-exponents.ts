import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { type Context, isFree } from '../context.ts';
import { signOf } from '../sign.ts';
import { integrated, type Rule } from './rule.ts';

/**
 * a^(p·u)·b^(q·u) with positive a, b is (a^p·b^q)^u, one exponential: 2^x·3^x is 6^x. What is no number is taken apart again at the end: ln a + ln b says
 * that both are positive, and ln(a·b) does not.
 */
export const lawsOfExponents: Rule = (f, context) => {
  const factors = E.factorsOf(f);
  const powers = factors.filter((factor) => isExponential(factor, context));
  const rest = factors.filter((factor) => !powers.includes(factor));
  if (powers.length < 2 || rest.some((factor) => some(factor, (node) => isExponential(node, context)))) return null;
  const parts = powers.map((power) => partsOf(power, context));
  const [first] = parts;
  const isOfFirst = ({ base, u }: Parts) => signOf(base) === 1 && E.equal(u, first!.u);
  if (first === undefined || !parts.every(isOfFirst)) return null;
  const base = tidy(E.product(parts.map((one) => E.power(one.base, one.by))));
  const [given, whole] = [E.product(powers), E.power(base, first.u)];
  const step = context.integrate(E.product([...rest, whole]), context);
  if (step === null) return null;
  const logarithm = E.sum(parts.map((one) => E.product([one.by, E.ln(one.base)])));
  const F = step.after.expression;
  const apart = transform(F, (node) => (E.equal(node, whole) ? given : E.equal(node, E.ln(base)) ? logarithm : node));
  return integrated(f, base.kind === 'number' ? F : tidy(apart), context, {
    rule: 'laws of exponents',
    says: () =>
      `Powers with multiples of one exponent are one power: ${toText(given)} = (${toText(base)})^${toText(first.u)}.`,
    steps: [step],
  });
};

const isExponential = (a: Expression, context: Context): boolean =>
  a.kind === 'power' && isFree(a.base, context) && !isFree(a.exponent, context);

/** base^(by·u), u without constant factors. */
interface Parts {
  readonly base: Expression;
  readonly by: Expression;
  readonly u: Expression;
}

function partsOf(power: Expression, context: Context): Parts {
  const factors = E.factorsOf(E.exponentOf(power));
  return {
    base: E.baseOf(power),
    by: E.product(factors.filter((factor) => isFree(factor, context))),
    u: E.product(factors.filter((factor) => !isFree(factor, context))),
  };
}

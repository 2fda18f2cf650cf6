import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { lettering } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { isFree } from '../context.ts';
import { integrated, type Rule } from './rule.ts';

/** ∫ c·f dx = c·∫ f dx */
export const constantMultiple: Rule = (f, context) => {
  if (f.kind !== 'product') return null;
  const constants = f.factors.filter((factor) => isFree(factor, context));
  if (constants.length === 0) return null;
  const c = E.product(constants);
  const step = context.integrate(E.product(f.factors.filter((factor) => !isFree(factor, context))), context);
  if (step === null) return null;
  return integrated(f, distributed(c, step.after.expression), context, {
    rule: 'constant multiple rule',
    says: 'A constant factor goes before the integral sign.',
    with: { [lettering(context.names).of('c')]: c },
    steps: [step],
  });
};

/** c·(a + b) = c·a + c·b, so that numbers cancel. */
export const distributed = (c: Expression, a: Expression): Expression =>
  a.kind === 'sum' ? E.sum(a.terms.map((term) => E.product([c, term]))) : E.product([c, a]);

/** ∫ (f + g) dx = ∫ f dx + ∫ g dx, where each can be integrated by itself. */
export const sumOfIntegrals: Rule = (f, context) => {
  if (f.kind !== 'sum') return null;
  const steps: Step[] = [];
  for (const term of f.terms) {
    const step = context.integrate(term, context);
    if (step === null) return null;
    steps.push(step);
  }
  return integrated(f, E.sum(steps.map((step) => step.after.expression)), context, {
    rule: 'sum rule',
    says: 'A sum is integrated term by term.',
    steps,
  });
};

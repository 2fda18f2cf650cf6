import * as E from '../../../expression/build.ts';
import { lettering } from '../../../expression/names/free-names.ts';
import { integrateEach, isFree } from '../context.ts';
import { distribute } from '../rewrite.ts';
import { integrated, type Rule } from './rule.ts';

/** ∫ c·f dx = c·∫ f dx */
export const constantMultiple: Rule = (f, context) => {
  if (f.kind !== 'product') return null;
  const constants = f.factors.filter((factor) => isFree(factor, context));
  if (constants.length === 0) return null;
  const c = E.product(constants);
  const step = context.integrate(E.product(f.factors.filter((factor) => !isFree(factor, context))), context);
  if (step === null) return null;
  return integrated(f, distribute(c, step.after.expression), context, {
    rule: 'constant multiple rule',
    says: 'A constant factor goes before the integral sign.',
    with: { [lettering(context.names).of('c')]: c },
    steps: [step],
  });
};

/** ∫ (f + g) dx = ∫ f dx + ∫ g dx, where each can be integrated by itself. */
export const sumOfIntegrals: Rule = (f, context) => {
  if (f.kind !== 'sum') return null;
  const steps = integrateEach(f.terms, context);
  if (steps === null) return null;
  return integrated(f, E.sum(steps.map((step) => step.after.expression)), context, {
    rule: 'sum rule',
    says: 'A sum is integrated term by term.',
    steps,
  });
};

import { denseExpression } from '../../../algebra/divide.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type ComplexQuotient, isZero } from '../decide/complex-quotient.ts';
import { hermite } from '../decide/hermite.ts';
import { quotientOf } from './rational.ts';
import { integrated, type Rule, rewritten } from './rule.ts';

/**
 * N/D whose denominator has a factor twice that cannot be taken apart over the rational numbers: N/D = G′ + M/F with a rational G and an F
 * that has every factor once, so that ∫ N/D = G + ∫ M/F (C. Hermite 1872). So ∫ dx/(x³ + x + 1)².
 */
export const hermiteReduction: Rule = (f, context) => {
  const { variable } = context;
  const found = quotientOf(f, context);
  if (found === null || found.numerator.length >= found.denominator.length) return null;
  const parts = hermite({ real: found.numerator, imaginary: [], denominator: found.denominator });
  if (parts === null || isZero(parts.g)) return null;
  const [G, rest] = [written(parts.g, variable), written(parts.s, variable)];
  const derived = derivativeOf(G, variable);
  if (derived === null) return null;
  const split = rewritten(f, E.add(derived, rest), {
    rule: "Hermite's reduction",
    says: `The first part is the derivative of ${toText(G)}, and the denominator of the second has every factor once.`,
    with: { G, rest },
  });
  const below = isZero(parts.s) ? null : context.integrate(rest, context);
  if (below === null && !isZero(parts.s)) return null;
  return integrated(f, E.add(G, below?.after.expression ?? E.zero), context, {
    rule: "Hermite's reduction",
    says: 'A factor of the denominator stands there twice, so a rational part is split off whose derivative has the same higher powers.',
    with: { G },
    steps: below === null ? [split] : [split, below],
  });
};

const written = ({ real, denominator }: ComplexQuotient, variable: string): Expression =>
  E.divide(denseExpression(real, variable), denseExpression(denominator, variable));

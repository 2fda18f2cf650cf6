import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { type Context, isFree } from '../context.ts';
import { expand } from '../linearity.ts';
import { integratedAs, type Rule } from './rule.ts';

/* Products and small powers of sums multiplied out, and quotients by one term divided term by term. */

const says = 'Multiplied out, the integrand is a sum of simpler terms.';
const rule = 'multiply out';

const fewTerms = 6;
const maxTerms = 16;

/** Where few powers of the variable come of it. */
export const expansionToPowers: Rule = (f, context) => {
  const terms = termsOf(f, context);
  const isSimple =
    terms !== null && terms.length <= fewTerms && terms.every((term) => isPowerOfVariable(term, context));
  return isSimple ? integratedAs(f, E.sum(terms), context, { rule, says }) : null;
};

/** Where anything comes of it. */
export const expansion: Rule = (f, context) => {
  const terms = termsOf(f, context);
  return terms === null || terms.length > maxTerms ? null : integratedAs(f, E.sum(terms), context, { rule, says });
};

function termsOf(f: Expression, context: Context): readonly Expression[] | null {
  const expanded = expand(f, context);
  if (expanded === null || E.equal(expanded, f)) return null;
  return E.termsOf(expanded);
}

function isPowerOfVariable(term: Expression, context: Context): boolean {
  const factors = E.factorsOf(term).filter((factor) => !isFree(factor, context));
  return factors.every((factor) => E.baseOf(factor).kind === 'symbol' && isFree(E.exponentOf(factor), context));
}

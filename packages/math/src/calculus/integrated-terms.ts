import * as E from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { Line, Step } from '../expression/step.ts';
import { contains } from '../expression/walk.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { stepLatex, stepText } from '../syntax/print-step.ts';
import { toText } from '../syntax/print-text.ts';
import { expand } from './integral/linearity.ts';
import { antiderivative } from './integral.ts';

/*
 * How far an integration came that leads to no antiderivative: the terms of a sum that can be integrated by themselves, and the rest.
 * A product of sums is multiplied out first where none of its terms can be integrated as it stands.
 */

/** ∫ f = F + ∫ left, with F the antiderivatives of some terms, each checked by its derivative. */
export interface IntegratedTerms {
  readonly F: Expression;
  readonly left: Expression;
  readonly step: Line;
}

const maxTerms = 8;
/** What all terms together may take. */
const usualWork = 500_000;

/** The terms of f that have an antiderivative; null where there are none, or no other terms. */
export function integratedTerms(f: Expression, variable: string): IntegratedTerms | null {
  const [constant, rest] = constantFactor(f, variable);
  const expanded = expand(rest, { variable });
  const sums = rest.kind === 'sum' ? [rest] : [];
  for (const sum of expanded === null ? sums : [...sums, expanded]) {
    const terms = sum.kind === 'sum' ? sum.terms.map((term) => E.product([constant, term])) : [];
    const found = terms.length > maxTerms ? null : ofTerms(f, terms, variable);
    if (found !== null) return found;
  }
  return null;
}

function constantFactor(f: Expression, variable: string): readonly [Expression, Expression] {
  const factors = E.factorsOf(f);
  const [free, rest] = [true, false].map((isFree) => factors.filter((one) => contains(one, variable) !== isFree));
  return [E.product(free!), E.product(rest!)];
}

function ofTerms(f: Expression, terms: readonly Expression[], variable: string): IntegratedTerms | null {
  const work = Math.ceil(usualWork / terms.length);
  const parts = terms.map((term) => ({ term, found: antiderivative(term, variable, { work }) }));
  const steps = parts.flatMap(({ found }) => (found.ok ? [found.value.step] : []));
  const rest = parts.flatMap(({ term, found }) => (found.ok ? [] : [term]));
  if (steps.length === 0 || rest.length === 0) return null;
  const F = E.sum(steps.map(({ after }) => after.expression));
  return { F, left: E.sum(rest), step: line(f, { F, left: E.sum(rest) }, steps, variable) };
}

function line(
  f: Expression,
  { F, left }: Pick<IntegratedTerms, 'F' | 'left'>,
  steps: readonly Step[],
  variable: string,
): Line {
  const integral = (g: Expression) => ({ operator: { name: 'integral', variable }, expression: g }) as const;
  return {
    rule: 'sum rule',
    says: 'A sum is integrated term by term; of what is left no antiderivative was found.',
    with: { integrated: F, left },
    written: {
      text: `${stepText(integral(f))} = ${toText(F)} + ${stepText(integral(left))}`,
      latex: `${stepLatex(integral(f))} = ${toLatex(F)} + ${stepLatex(integral(left))}`,
    },
    steps,
  };
}

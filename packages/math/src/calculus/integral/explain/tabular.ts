import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName, lettering } from '../../../expression/names/free-names.ts';
import type { Line, Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { size } from '../../../expression/walk.ts';
import { toLatex } from '../../../syntax/print-latex.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeSteps, isNoDerivative } from '../../derivative-steps.ts';
import { type Context, deeper, isFree } from '../context.ts';
import { distribute } from '../rewrite.ts';
import { hasInverse, polynomialFactors } from './parts.ts';
import { integrated, type Rule } from './rule.ts';

/*
 * Tabular integration: integration by parts of a polynomial u and what can be integrated as often as u can be differentiated before it
 * vanishes, all turns at once,
 *
 *     ∫ u·w dx = u·w₁ − u′·w₂ + u″·w₃ − …,    w₁ = ∫ w dx, w₂ = ∫ w₁ dx, …
 *
 * Example: x², 2x, 2, 0 beside e^x, e^x, e^x, e^x give x²·e^x − 2x·e^x + 2·e^x.
 */

const maxRows = 12;
const maxIntegral = 60;

export const tabularIntegration: Rule = (f, context) => {
  const below = deeper(context);
  const [u, w] = polynomialFactors(f, context);
  if (below === null || u === null || isFree(w, context) || hasInverse(w, context)) return null;
  const derivations = derivationsOf(u, context);
  const integrals = derivations && integralsOf(w, derivations.length, { ...below, open: null });
  if (!derivations || !integrals) return null;
  const [downwards, upwards] = [derivations.slice(0, -1), integrals].map((steps) => steps.map(tidied));
  const left = [u, ...downwards!];
  const F = E.sum(left.map((a, k) => distribute(k % 2 === 0 ? a : E.negate(a), upwards![k]!)));
  const { of } = lettering(context.names);
  return integrated(f, F, context, {
    rule: 'tabular integration',
    says: `A product of a polynomial, which vanishes after ${derivations.length} differentiations, and what can be integrated as often.`,
    with: { [of('u')]: u, [`d${of('v')}`]: w },
    steps: [...derivations, ...integrals, table([...left, E.zero], [w, ...upwards!], context)],
  });
};

const tidied = ({ after }: Step): Expression => tidy(after.expression);

/** u′, u″, … until 0 is reached. */
function derivationsOf(u: Expression, { variable, budget }: Context): readonly Step[] | null {
  const steps: Step[] = [];
  for (let a = u; !E.equal(a, E.zero); a = tidied(steps.at(-1)!)) {
    const step = steps.length < maxRows ? derivativeSteps(a, variable, budget) : null;
    if (step === null || isNoDerivative(step)) return null;
    steps.push(step);
  }
  return steps;
}

/** ∫ w, ∫∫ w, …, so many; null where one is not found, or they grow. */
function integralsOf(w: Expression, count: number, context: Context): readonly Step[] | null {
  const steps: Step[] = [];
  for (let a = w; steps.length < count; a = tidied(steps.at(-1)!)) {
    const step = size(a, maxIntegral) < maxIntegral ? context.integrate(a, context) : null;
    if (step === null) return null;
    steps.push(step);
  }
  return steps;
}

/** The rows ± u⁽ᵏ⁾ and w with k integrations; each product goes from a row to the right one of the next. */
function table(left: readonly Expression[], right: readonly Expression[], { names }: Context): Line {
  const { of } = lettering(names);
  const rows = left.map((a, k) => [k === left.length - 1 ? '' : k % 2 === 0 ? '+' : '-', a, right[k]!] as const);
  const inText = rows.map(([sign, a, b]) => `${sign === '' ? ' ' : sign} | ${toText(a)} | ${toText(b)}`);
  const inLatex = rows.map(([sign, a, b]) => `${sign} & ${toLatex(a)} & ${toLatex(b)}`);
  const [u, w] = [of('u'), freeName(names, ['w', 'g', 's'])];
  return {
    rule: 'table of derivatives and integrals',
    says: 'Each row gives its sign times its derivative times the integral in the row below; the answer is their sum.',
    written: {
      text: `± | derivatives | integrals; ${inText.join('; ')}`,
      latex: `\\begin{array}{c|l|l} \\pm & ${u}^{(k)} & \\textstyle\\int\\!\\cdots\\!\\int ${w} \\\\ \\hline ${inLatex.join(' \\\\ ')} \\end{array}`,
    },
    steps: [],
  };
}

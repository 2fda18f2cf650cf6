import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { Step } from '../../expression/step.ts';
import { tidy } from '../../expression/tidy.ts';
import { contains, freeSymbols, size, some } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { toText } from '../../syntax/print-text.ts';
import { derivativeOf } from '../derivative.ts';
import { derivativeSteps, isNoDerivative } from '../derivative-steps.ts';

/* What convinces a student of an antiderivative that no rule of a textbook leads to: its derivative, step by step. */

const usualWork = 4000;
/** Beyond so many parts nobody follows a differentiation. */
const maxSize = 160;

/** ∫ f = F with the differentiation of F below it, at whose end f stands. */
export function convincedByDerivative(F: Expression, f: Expression, variable: string): Step {
  return exponentialBesideDerivative(F, f, variable) ?? byDifferentiation(F, f, variable);
}

/**
 * e^u·(u′·g + g′) is the derivative of e^u·g by the product rule, which textbooks have as ∫ e^x·(g + g′) dx = e^x·g; null where F is no such product
 * or g as long as the integrand.
 */
function exponentialBesideDerivative(F: Expression, f: Expression, variable: string): Step | null {
  const exponential = E.factorsOf(F).find((one) => isExponential(one) && contains(one, variable));
  if (exponential?.kind !== 'power') return null;
  const g = E.divide(F, exponential);
  const [slope, change] = [derivativeOf(exponential.exponent, variable), derivativeOf(g, variable)];
  if (slope === null || change === null || !contains(g, variable) || contains(slope, variable)) return null;
  if (some(g, (node) => isExponential(node) && contains(node, variable))) return null;
  const plain = tidy(change);
  const terms = [E.product([slope, g]), plain];
  const written = E.product([exponential, E.sum(terms)]);
  const derivation = derivativeSteps(g, variable, budget(usualWork));
  if (size(written) > 3 * size(f) || isNoDerivative(derivation)) return null;
  const letter = freeName(new Set(freeSymbols(E.add(F, f))), ['g', 'h', 'p', 'q']);
  const multiple = E.equal(slope, E.one) ? letter : toText(E.product([slope, E.symbol(letter)]));
  const e = toText(exponential);
  return {
    rule: 'product rule in reverse',
    says: `With ${letter} = ${toText(g)} and ${letter}′ = ${toText(plain)} the integrand is ${e}·(${multiple} + ${letter}′), which is the derivative of ${e}·${letter} by the product rule.`,
    with: { [letter]: g },
    before: { operator: { name: 'integral', variable }, expression: f },
    after: { expression: F },
    steps: [
      derivation,
      ...(E.equal(written, f)
        ? []
        : [
            {
              rule: 'rewrite',
              says: 'Both have the same value wherever the integrand has one.',
              before: { expression: f },
              after: { expression: written },
              steps: [],
            },
          ]),
    ],
  };
}

const isExponential = (a: Expression): boolean => a.kind === 'power' && E.equal(a.base, E.constant('e'));

function byDifferentiation(F: Expression, f: Expression, variable: string): Step {
  const derivation = size(F, maxSize) < maxSize ? derivativeSteps(F, variable, budget(usualWork)) : null;
  const isShown = derivation !== null && !isNoDerivative(derivation);
  return {
    rule: 'found by a deeper method',
    says: isShown
      ? 'No rules of a textbook were found that lead here; that it is an antiderivative shows when it is differentiated.'
      : 'No rules of a textbook were found that lead here; its derivative was compared with the integrand.',
    before: { operator: { name: 'integral', variable }, expression: f },
    after: { expression: F },
    steps: isShown ? [derivation, ...simplification(derivation.after.expression, f)] : [],
  };
}

const simplification = (derived: Expression, f: Expression): readonly Step[] =>
  E.equal(derived, f)
    ? []
    : [
        {
          rule: 'simplify',
          says: 'Both have the same value wherever the integrand has one.',
          before: { expression: derived },
          after: { expression: f },
          steps: [],
        },
      ];

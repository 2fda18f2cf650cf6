import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, some } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { apart, type Candidate, candidatesOf, inTerms, isSame, solvedSteps } from './candidates.ts';
import { checkSteps } from './check-steps.ts';
import { equationText, plainEquation, powerText } from './equation-text.ts';

/** So many roots are brought to one side and squared, one after another. */
const maxSquared = 3;

/**
 * √(x + 1) = x − 1: a square root is brought to one side alone, and both sides are squared, until none is left; what solves that is put in.
 * Undefined where something else than square roots and polynomials stands there.
 */
export function radicalEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  const found = withoutRoots(inTerms(f), x);
  return found && found.steps.length > 0 ? checkedAtEnd(f, x, zeros, found) : undefined;
}

/** What an equation came to by steps that may add solutions. */
export interface Consequence {
  readonly steps: readonly ShownStep[];
  readonly polynomial: Expression;
}

/** The polynomial equation solved, and what solves it put into f = 0; undefined where that leaves other numbers than the zeros. */
export function checkedAtEnd(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  { steps, polynomial }: Consequence,
): readonly ShownStep[] | undefined {
  const candidates = candidatesOf(polynomial, x);
  if (candidates === undefined) return undefined;
  const kept = candidates.filter((one) => zeros.some((zero) => isSame(one, zero)));
  if (kept.length !== zeros.length) return undefined;
  // What solves the last equation is not yet what solves the first.
  const solved = solvedSteps(polynomial, x, candidates).filter(({ rule }) => rule !== 'all real roots');
  return [...steps, ...solved, ...checkSteps(f, x, candidates, kept)];
}

/** Square roots brought to one side alone and squared, until none is left; undefined where something else stands there. */
export function withoutRoots(f: Expression, x: string): Consequence | undefined {
  const steps: ShownStep[] = [];
  let current = f;
  while (some(current, (node) => isRoot(node, x))) {
    const alone = rootAlone(current, x);
    if (alone === undefined || steps.length >= 2 * maxSquared) return undefined;
    const { root, radicand, times, other } = alone;
    const squared = E.multiply(E.number(Q.multiply(times, times)), radicand);
    const next = plainEquation(E.subtract(E.power(other, E.two), squared), x);
    steps.push(
      line(
        apart.root,
        'A square root stands alone on one side.',
        `${toText(E.multiply(E.number(times), root))} = ${toText(other)}`,
      ),
      line(
        'square both sides',
        'Squared, this root is gone. Squaring can add false solutions, so that all are put in at the end.',
        `${toText(squared)} = ${powerText(other, 2)}; ${equationText(next, x)}`,
      ),
    );
    current = next;
  }
  return { steps, polynomial: current };
}

/** n·√A·√B = S with polynomials A and B, from c·√A·√B + R = 0; n is 1 where S has no fractions then. */
function rootAlone(f: Expression, x: string) {
  const terms = E.termsOf(f);
  const term = terms.find((one) => {
    const changing = E.factorsOf(one).filter((part) => contains(part, x));
    return changing.length > 0 && changing.every((part) => isRoot(part, x));
  });
  const root = term && E.withoutCoefficient(term);
  const radicand = root && E.power(root, E.two);
  if (term === undefined || root === undefined || !radicand || some(radicand, (node) => isRoot(node, x)))
    return undefined;
  const rest = E.sum(terms.filter((one) => one !== term));
  const factor = Q.negate(E.coefficient(term));
  const divided = multipliedOut(E.product([E.number(Q.divide(Q.one, factor)), rest]));
  const hasFractions = E.termsOf(divided).some((one) => !Q.isInteger(E.coefficient(one)));
  const times = hasFractions ? Q.abs(factor) : Q.one;
  return {
    root,
    radicand,
    times,
    other: hasFractions ? multipliedOut(E.product([E.number(times), divided])) : divided,
  };
}

const isRoot = (node: Expression, x: string): boolean =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  Q.equals(node.exponent.value, Q.half) &&
  contains(node.base, x);

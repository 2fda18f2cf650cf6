import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { Candidate, Further } from './candidates.ts';
import { equationText } from './equation-text.ts';
import { exponentialEquation } from './exponential-equation.ts';

/** c·B^x with a positive number B. */
interface Term {
  readonly factor: Expression;
  readonly base: Q.Rational;
}

/**
 * 4^x + 6^x − 2·9^x = 0: every term is a number times a power, and all are divided by the one with the greatest base, so that powers of one
 * number are left, (4/9)^x + (2/3)^x − 2 = 0. Undefined where a term is something else, or they are powers of no one number then.
 */
export function homogeneousPowers(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
  further: Further,
): readonly ShownStep[] | undefined {
  const terms = E.termsOf(multipliedOut(f)).map((term) => termOf(term, x));
  if (terms.length < 3 || !terms.every((one) => one !== undefined)) return undefined;
  const greatest = terms.map(({ base }) => base).reduce((a, b) => (Q.compare(a, b) >= 0 ? a : b));
  const divided = E.sum(
    terms.map(({ factor, base }) => E.product([factor, E.power(E.number(Q.divide(base, greatest)), E.symbol(x))])),
  );
  const rest = exponentialEquation(divided, x, zeros, further);
  const power = toText(E.power(E.number(greatest), E.symbol(x)));
  const says = `Both sides are divided by ${power}, which is never 0: a quotient of powers with one exponent is the power of the quotient.`;
  return rest && [line('divide by the power', says, equationText(divided, x)), ...rest];
}

function termOf(term: Expression, x: string): Term | undefined {
  const [powers, numbers] = [true, false].map((isPower) =>
    E.factorsOf(term).filter((one) => contains(one, x) === isPower),
  );
  const bases = powers!.map((one) => baseOf(one, x));
  if (!bases.every((one) => one !== undefined)) return undefined;
  return {
    factor: E.product([...numbers!, ...bases.map(({ start }) => start)]),
    base: bases.reduce((all, { base }) => Q.multiply(all, base), Q.one),
  };
}

/** B^n and B^c of B^(n·x + c), where n is a whole number. */
function baseOf(power: Expression, x: string): { readonly base: Q.Rational; readonly start: Expression } | undefined {
  if (power.kind !== 'power' || power.base.kind !== 'number' || Q.sign(power.base.value) <= 0) return undefined;
  const terms = E.termsOf(multipliedOut(power.exponent));
  const start = E.sum(terms.filter((one) => !contains(one, x)));
  const slopes = terms.filter((one) => contains(one, x));
  const [slope] = slopes;
  if (slope === undefined || slopes.length > 1 || !E.equal(E.withoutCoefficient(slope), E.symbol(x))) return undefined;
  const times = E.coefficient(slope);
  if (!Q.isInteger(times)) return undefined;
  return { base: Q.power(power.base.value, Q.toNumber(times)), start: E.power(power.base, start) };
}

import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { size } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { derivativeOf } from '../derivative.ts';
import { limitAtInfinity } from './at-infinity.ts';
import { prepare } from './prepare.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { maxShown, type Question, under, type Way } from './steps-question.ts';
import { isZero } from './zero.ts';

/*
 * L'Hôpital's rule, for 0/0 and ∞/∞ at any point. What numerator and denominator tend to is asked of the algorithm of limits itself.
 */

export type End = '0' | '1' | 'oo' | '-oo' | 'oo or -oo' | 'other';

/** The limit of a part. */
export type PartEnd =
  | { readonly kind: 'finite'; readonly value: Expression }
  | { readonly kind: 'infinite'; readonly sign: number };

/** The limit of a part, the same from both sides where the limit is taken from both; null where there is none. */
export function endOf(question: Question, part: Expression): PartEnd | null {
  const { end, side } = question;
  if (end !== null) return sideEnd(question, part, end);
  if (side !== undefined) return sideEnd(question, part, side === 'left' ? -1 : 1);
  const [left, right] = [sideEnd(question, part, -1), sideEnd(question, part, 1)];
  if (left?.kind === 'infinite' && right?.kind === 'infinite') return left.sign === right.sign ? left : null;
  if (left?.kind !== 'finite' || right?.kind !== 'finite') return null;
  return isZero(E.subtract(left.value, right.value), question.newContext()) ? left : null;
}

/** What a part tends to, as far as that matters; from both sides, where the limit is taken from both. */
export function tendsTo(question: Question, part: Expression): End {
  const { end, side } = question;
  if (end !== null) return onSide(question, part, end);
  if (side !== undefined) return onSide(question, part, side === 'left' ? -1 : 1);
  const [left, right] = [onSide(question, part, -1), onSide(question, part, 1)];
  if (left === right) return left;
  return left.endsWith('oo') && right.endsWith('oo') ? 'oo or -oo' : 'other';
}

function onSide(question: Question, part: Expression, sign: 1 | -1): End {
  const found = sideEnd(question, part, sign);
  if (found === null) return 'other';
  if (found.kind === 'infinite') return found.sign > 0 ? 'oo' : '-oo';
  if (isZero(found.value, question.newContext())) return '0';
  return isZero(E.add(found.value, E.negate(E.one)), question.newContext()) ? '1' : 'other';
}

function sideEnd({ variable, to, end, newContext }: Question, part: Expression, sign: 1 | -1): PartEnd | null {
  const context = newContext();
  const t = E.symbol(context.variable);
  const x =
    end === null ? E.add(to, E.multiply(E.number(sign), E.power(t, E.number(-1)))) : E.multiply(E.number(sign), t);
  const found = limitAtInfinity(prepare(substitute(part, { [variable]: x }), context), context);
  if (context.oscillations.length > 0) return null;
  if (found.kind !== 'infinite') return { kind: 'finite', value: simplifyLimit(found.value) };
  return found.sign === 1 || found.sign === -1 ? { kind: 'infinite', sign: found.sign } : null;
}

/** l'Hôpital's rule is used so often at most. */
const maxRounds = 4;

/** The rule, again and again, until one of the ways leads on; `last` are tried where the form is no longer one of its own. */
export function byHospital(
  question: Question,
  quotient: readonly [Expression, Expression],
  first: Expression,
  ways: readonly Way[],
  last: readonly Way[] = [],
): ShownStep[] | null {
  const { variable } = question;
  let [above, below] = quotient;
  let before = first;
  const steps: ShownStep[] = [];
  for (let round = 0; round < maxRounds; round++) {
    const form = quotientForm(question, above, below);
    const [up, down] = [derivativeOf(above, variable, budget(5000)), derivativeOf(below, variable, budget(5000))];
    if (form === null || up === null || down === null || E.equal(down, E.zero)) return null;
    const next = simplifyLimit(E.divide(up, down));
    if (size(next, maxShown) >= maxShown) return null;
    steps.push(hospitalStep(question, before, next, form, [up, down]));
    const rest = firstOf(ways, { ...question, f: next });
    if (rest !== null) return [...steps, ...rest];
    const further = quotientOf(next) ?? productAsQuotient({ ...question, f: next });
    if (further === null || quotientForm(question, ...further) === null) {
      const end = firstOf(last, { ...question, f: next });
      return end && [...steps, ...end];
    }
    [above, below] = further;
    before = next;
  }
  return null;
}

const hospitalStep = (
  question: Question,
  before: Expression,
  next: Expression,
  form: string,
  [up, down]: readonly [Expression, Expression],
): Step => ({
  rule: "l'Hôpital's rule",
  says: `The quotient has the form ${form}: that of the derivatives of numerator and denominator has the same limit, where it has one.`,
  with: { 'numerator′': up, 'denominator′': down },
  before: under(question, before),
  after: under(question, next),
  steps: [],
});

function quotientForm(question: Question, above: Expression, below: Expression): string | null {
  const [up, down] = [tendsTo(question, above), tendsTo(question, below)];
  if (up === '0' && down === '0') return '0/0';
  return up.endsWith('oo') && down.endsWith('oo') ? 'oo/oo' : null;
}

/** f = numerator/denominator by the factors with negative exponents. */
export function quotientOf(f: Expression): readonly [Expression, Expression] | null {
  const factors = E.factorsOf(f);
  const below = factors.filter(
    (one) => one.kind === 'power' && one.exponent.kind === 'number' && one.exponent.value.numerator < 0,
  );
  if (below.length === 0) return null;
  const under = below.reduce((all, one) => E.multiply(all, E.power(one, E.number(-1))), E.one);
  return [simplifyLimit(E.multiply(f, under)), under];
}

/** A product of the form 0·∞ as a quotient: what grows stays above, what vanishes goes below as its reciprocal. */
export function productAsQuotient(question: Question): readonly [Expression, Expression] | null {
  const { f } = question;
  if (f.kind !== 'product') return null;
  const small = f.factors.filter((factor) => tendsTo(question, factor) === '0');
  const rest = f.factors.filter((factor) => !small.includes(factor));
  if (small.length === 0 || rest.length === 0 || !tendsTo(question, E.product(rest)).endsWith('oo')) return null;
  return [E.product(rest), simplifyLimit(E.power(E.product(small), E.number(-1)))];
}

export function firstOf(ways: readonly Way[], question: Question): ShownStep[] | null {
  for (const way of ways) {
    const steps = way(question);
    if (steps !== null) return steps;
  }
  return null;
}

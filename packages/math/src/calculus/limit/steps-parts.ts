import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { endOf, type PartEnd } from './steps-hospital.ts';
import { type Question, under } from './steps-question.ts';
import { isZero, signOfConstant } from './zero.ts';

/*
 * The limit of a product is the product of the limits, that of a sum their sum, infinite ones included as long as no 0 meets infinity and no
 * infinity its opposite:
 *
 *     x·atan(x) as x → −∞:   x → −∞, atan(x) → −π/2, so the product grows beyond every bound, and it is positive
 */

type Onward = (one: Question) => readonly ShownStep[];

/** Factors with limits of their own, none of which is 0 where another one is infinite. */
export function limitOfProduct(question: Question, onward: Onward): ShownStep[] | null {
  const { f, variable } = question;
  if (f.kind !== 'product') return null;
  const ends = endsOf(question, f.factors);
  if (ends === null || f.factors.filter((one) => contains(one, variable)).length < 2) return null;
  const isInfinite = ends.some(({ kind }) => kind === 'infinite');
  const hasZero = ends.some((one) => one.kind === 'finite' && isZero(one.value, question.newContext()));
  if (isInfinite && hasZero) return null;
  const sign = ends.reduce((all, one) => all * signOf(one, question), 1);
  const product = E.product(ends.flatMap((one) => (one.kind === 'finite' ? [one.value] : [])));
  if (!comesTo(question, isInfinite ? { kind: 'infinite', sign } : { kind: 'finite', value: product })) return null;
  const so = isInfinite
    ? `So the product grows beyond every bound, and it is ${sign > 0 ? 'positive' : 'negative'}.`
    : 'The limit of the product is the product of these.';
  return together(question, 'limit of a product', f.factors, ends, so, onward);
}

/** Terms with limits of their own, no two of which are infinite with opposite signs. */
export function limitOfSum(question: Question, onward: Onward): ShownStep[] | null {
  const { f } = question;
  if (f.kind !== 'sum') return null;
  const ends = endsOf(question, f.terms);
  if (ends === null) return null;
  const signs = new Set(ends.flatMap((one) => (one.kind === 'infinite' ? [one.sign] : [])));
  if (signs.size > 1) return null;
  const [sign] = signs;
  const sum = E.sum(ends.flatMap((one) => (one.kind === 'finite' ? [one.value] : [])));
  if (!comesTo(question, sign === undefined ? { kind: 'finite', value: sum } : { kind: 'infinite', sign })) return null;
  const so =
    sign === undefined
      ? 'The limit of the sum is the sum of these.'
      : `Nothing works against what ${sign > 0 ? 'grows' : 'falls'} without bound, so the sum does so, too.`;
  return together(question, 'limit of a sum', f.terms, ends, so, onward);
}

/** What each part tends to; null where one of them has no limit. */
function endsOf(question: Question, parts: readonly Expression[]): readonly PartEnd[] | null {
  const ends: PartEnd[] = [];
  for (const part of parts) {
    const end = endOf(question, part);
    if (end === null) return null;
    ends.push(end);
  }
  return ends;
}

const signOf = (one: PartEnd, question: Question): number =>
  one.kind === 'infinite' ? one.sign : signOfConstant(one.value, question.newContext());

/** Whether the parts put together are the limit that was found. */
function comesTo({ value, newContext }: Question, end: PartEnd): boolean {
  const infinity = E.constant('infinity');
  if (end.kind === 'infinite') return E.equal(value, end.sign > 0 ? infinity : E.negate(infinity));
  const hasValue = !E.equal(value, infinity) && !E.equal(value, E.negate(infinity));
  return hasValue && isZero(E.subtract(end.value, value), newContext());
}

/** The limits of the parts, each with its own way, and what follows; null where a part has none that can be shown. */
function together(
  question: Question,
  rule: string,
  parts: readonly Expression[],
  ends: readonly PartEnd[],
  so: string,
  onward: Onward,
): ShownStep[] | null {
  const steps: ShownStep[] = [];
  const told: string[] = [];
  const kept: string[] = [];
  for (const [k, part] of parts.entries()) {
    if (!contains(part, question.variable)) {
      kept.push(toText(part));
      continue;
    }
    const value = expressionOf(ends[k]!);
    const way = onward({ ...question, f: part, value });
    if (way.length === 0) return null;
    steps.push(...way);
    told.push(`${toText(part)} tends to ${toText(value)}`);
  }
  const constants = kept.length === 0 ? [] : [`${kept.join(' and ')} ${kept.length === 1 ? 'does' : 'do'} not change`];
  const all = [...told, ...constants];
  const says = `${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all.at(-1)}. ${so}`;
  return [{ rule, says, before: under(question, question.f), after: { expression: question.value }, steps }];
}

function expressionOf(end: PartEnd): Expression {
  if (end.kind === 'finite') return end.value;
  const infinity = E.constant('infinity');
  return end.sign > 0 ? infinity : E.negate(infinity);
}

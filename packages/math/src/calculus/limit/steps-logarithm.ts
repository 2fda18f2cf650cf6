import {
  add,
  constant,
  divide,
  equal,
  ln,
  multiply,
  negate,
  number,
  one,
  power,
  symbol,
  zero,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { lettering } from '../../expression/names/free-names.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, size, some } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { slope } from '../derivative.ts';
import { limitAtInfinity } from './at-infinity.ts';
import { prepare } from './prepare.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { largestShown, type Question, under } from './steps-question.ts';
import { isZero } from './zero.ts';

/*
 * The forms 1^∞, 0^0 and ∞^0, as a textbook takes them: the logarithm turns the power u^v into the product v·ln(u), which has the
 * form 0·∞; the product is written as a quotient ln(u)/(1/v), to which l'Hôpital's rule applies; the exponential leads back.
 * Worked: (1 + 1/x)^x for x → ∞. ln(1 + 1/x)/(1/x) is 0/0, the quotient of the derivatives is 1/(1 + 1/x) → 1, so the limit is e.
 */

/** A way to the limit of a question; null where it cannot be gone. */
export type Way = (question: Question) => ShownStep[] | null;

/** lim u^v = e^(lim v·ln u); `ways` are tried on the exponent, and on what l'Hôpital's rule makes of it. */
export function byLogarithm(question: Question, ways: readonly Way[]): ShownStep[] | null {
  const { f, variable, value } = question;
  if (f.kind !== 'power' || !contains(f.exponent, variable) || !contains(f.base, variable)) return null;
  if (isInfinite(value) || equal(value, zero)) return null;
  const exponent = multiply(f.exponent, ln(f.base));
  const target =
    value.kind === 'power' && value.base.kind === 'constant' && value.base.name === 'e' ? value.exponent : ln(value);
  const inner = { ...question, f: exponent, value: target };
  const steps = byQuotient(inner, [f.base, f.exponent], ways) ?? firstOf(ways, inner) ?? [];
  const form = formOf(question, f.base, f.exponent);
  const { of, formula } = lettering(new Set([...freeSymbols(f), variable]));
  return [
    ...(form === null ? [] : [formStep(f.base, f.exponent, form)]),
    {
      rule: 'write the power as an exponential',
      says: `The logarithm turns the power into a product: ${formula('u^v is e^(v*ln(u))')}. The exponential is continuous, so that the limit of the exponent is what is needed.`,
      before: under(question, f),
      after: under(question, { kind: 'power', base: constant('e'), exponent }),
      with: { [of('u')]: f.base, [of('v')]: f.exponent },
      steps: [],
    },
    {
      rule: 'limit of the exponent',
      says: 'This is what the logarithm of the function tends to.',
      before: under(question, exponent),
      after: { expression: target },
      steps,
    },
    line(
      'exponential of it',
      'The logarithm is undone: the limit is e to the power of that of the exponent.',
      `e^(${toText(target)}) = ${toText(value)}`,
    ),
  ];
}

const formStep = (base: Expression, exponent: Expression, [u, v]: readonly [string, string]): ShownStep =>
  line(
    'indeterminate form',
    `The base tends to ${u}, the exponent to ${v}: the form ${u}^${v.replace(/ .*/, '')} says nothing of the limit.`,
    `"base" = ${toText(base)} -> ${u}; "exponent" = ${toText(exponent)} -> ${v}`,
  );

/** 1^oo, 0^0 or oo^0; null where it is none of them. */
function formOf(question: Question, base: Expression, exponent: Expression): readonly [string, string] | null {
  const [u, v] = [tendsTo(question, base), tendsTo(question, exponent)];
  if (u === '1' && v.endsWith('oo')) return [u, v];
  return (u === '0' || u === 'oo') && v === '0' ? [u, v] : null;
}

type End = '0' | '1' | 'oo' | '-oo' | 'oo or -oo' | 'other';

/** What a part tends to, as far as that matters; from both sides, where the limit is taken from both. */
function tendsTo(question: Question, part: Expression): End {
  const { end, side } = question;
  if (end !== null) return onSide(question, part, end);
  if (side !== undefined) return onSide(question, part, side === 'left' ? -1 : 1);
  const [left, right] = [onSide(question, part, -1), onSide(question, part, 1)];
  if (left === right) return left;
  return left.endsWith('oo') && right.endsWith('oo') ? 'oo or -oo' : 'other';
}

function onSide({ variable, to, end, newContext }: Question, part: Expression, sign: 1 | -1): End {
  const context = newContext();
  const t = symbol(context.variable);
  const x = end === null ? add(to, multiply(number(sign), power(t, number(-1)))) : multiply(number(sign), t);
  const found = limitAtInfinity(prepare(substitute(part, { [variable]: x }), context), context);
  if (context.oscillations.length > 0) return 'other';
  if (found.kind === 'infinite') return found.sign === 1 ? 'oo' : found.sign === -1 ? '-oo' : 'other';
  if (isZero(found.value, newContext())) return '0';
  return isZero(add(found.value, negate(one)), newContext()) ? '1' : 'other';
}

/** l'Hôpital's rule is used so often at most. */
const mostRounds = 3;

/** v·ln(u) as ln(u)/(1/v), then l'Hôpital's rule until one of the ways leads on. */
function byQuotient(
  question: Question,
  [base, exponent]: readonly [Expression, Expression],
  ways: readonly Way[],
): ShownStep[] | null {
  const { f, variable } = question;
  let [above, below]: readonly [Expression, Expression] = [ln(base), simplifyLimit(power(exponent, number(-1)))];
  const isQuotient = exponent.kind === 'power';
  const written: Expression = {
    kind: 'product',
    factors: [above, { kind: 'power', base: below, exponent: number(-1) }],
  };
  const steps: ShownStep[] = isQuotient
    ? []
    : [
        {
          rule: 'product as a quotient',
          says: "A product of the form 0 times infinity is written as a quotient, for l'Hôpital's rule: one factor goes below as its reciprocal.",
          before: under(question, f),
          after: under(question, written),
          steps: [],
        },
      ];
  let before = isQuotient ? f : written;
  for (let round = 0; round < mostRounds; round++) {
    const form = quotientForm(question, above, below);
    const [up, down] = [slope(above, variable, budget(5000)), slope(below, variable, budget(5000))];
    if (form === null || up === null || down === null || equal(down, zero)) return null;
    const next = simplifyLimit(divide(up, down));
    if (size(next, largestShown) >= largestShown) return null;
    steps.push(hospitalStep(question, before, next, form, [up, down]));
    const rest = firstOf(ways, { ...question, f: next });
    if (rest !== null) return [...steps, ...rest];
    const quotient = quotientOf(next);
    if (quotient === null) return null;
    [above, below] = quotient;
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
function quotientOf(f: Expression): readonly [Expression, Expression] | null {
  const factors = f.kind === 'product' ? f.factors : [f];
  const below = factors.filter(
    (one) => one.kind === 'power' && one.exponent.kind === 'number' && one.exponent.value.numerator < 0,
  );
  if (below.length === 0) return null;
  const under = below.reduce((all, one) => multiply(all, power(one, number(-1))), one);
  return [simplifyLimit(multiply(f, under)), under];
}

function firstOf(ways: readonly Way[], question: Question): ShownStep[] | null {
  for (const way of ways) {
    const steps = way(question);
    if (steps !== null) return steps;
  }
  return null;
}

const isInfinite = (a: Expression): boolean => some(a, (node) => node.kind === 'constant' && node.name === 'infinity');

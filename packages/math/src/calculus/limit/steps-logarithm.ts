import { constant, equal, ln, multiply, number, power, zero } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { lettering } from '../../expression/names/free-names.ts';
import type { ShownStep } from '../../expression/step.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { byHospital, firstOf, tendsTo } from './steps-hospital.ts';
import { type Question, under, type Way } from './steps-question.ts';

/*
 * The forms 1^∞, 0^0 and ∞^0, as a textbook takes them: the logarithm turns the power u^v into the product v·ln(u), which has the
 * form 0·∞; the product is written as a quotient ln(u)/(1/v), to which l'Hôpital's rule applies; the exponential leads back.
 * Worked: (1 + 1/x)^x for x → ∞. ln(1 + 1/x)/(1/x) is 0/0, the quotient of the derivatives is 1/(1 + 1/x) → 1, so the limit is e.
 */

/**
 * lim u^v = e^(lim v·ln u); `ways` are tried on the exponent, and on what l'Hôpital's rule makes of it. That would be circular for
 * ln(1 + x)/x, which is one of the `standard` limits and tried as such before.
 */
export function byLogarithm(question: Question, ways: readonly Way[], standard: Way): ShownStep[] | null {
  const { f, variable, value } = question;
  if (f.kind !== 'power' || !contains(f.exponent, variable) || !contains(f.base, variable)) return null;
  if (isInfinite(value) || equal(value, zero)) return null;
  const exponent = multiply(f.exponent, ln(f.base));
  const target =
    value.kind === 'power' && value.base.kind === 'constant' && value.base.name === 'e' ? value.exponent : ln(value);
  const inner = { ...question, f: exponent, value: target };
  const steps = standard(inner) ?? byQuotient(inner, [f.base, f.exponent], ways) ?? firstOf(ways, inner) ?? [];
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
    {
      rule: 'exponential of it',
      says: `The logarithm is undone: the limit is e to the power ${toText(target)}, that of the exponent.`,
      before: under(question, f),
      after: { expression: value },
      steps: [],
    },
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

/** v·ln(u) as ln(u)/(1/v), then l'Hôpital's rule until one of the ways leads on. */
function byQuotient(
  question: Question,
  [base, exponent]: readonly [Expression, Expression],
  ways: readonly Way[],
): ShownStep[] | null {
  const { f } = question;
  const [above, below] = [ln(base), simplifyLimit(power(exponent, number(-1)))];
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
  const rounds = byHospital(question, [above, below], isQuotient ? f : written, ways);
  return rounds && [...steps, ...rounds];
}

const isInfinite = (a: Expression): boolean => some(a, (node) => node.kind === 'constant' && node.name === 'infinity');

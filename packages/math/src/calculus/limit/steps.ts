import * as Q from '../../exact/rational.ts';
import {
  baseOf,
  constant,
  divide,
  equal,
  exponentOf,
  ln,
  multiply,
  negate,
  number,
  power,
  product,
} from '../../expression/build.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, size, some } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { budget } from '../../result/budget.ts';
import { toText } from '../../syntax/print-text.ts';
import { slope } from '../derivative.ts';
import { NeedMoreTerms, NoValue } from '../series.ts';
import { NotDecided, OutOfWork } from './context.ts';
import { neat } from './neat.ts';
import { onOneSide } from './one-side.ts';
import { byGrowth, byTerms } from './steps-by-terms.ts';
import { largestShown, type Question, under } from './steps-question.ts';
import { isZero } from './zero.ts';

/*
 * The way of a textbook to a limit that is known already: substitution, cancelling, l'Hôpital's rule, the form e^(v ln u) for u^v,
 * and the first terms of the series, whichever comes to the value first. A way that does not arrive at the value is not shown.
 */

const mostRounds = 4;

export function limitSteps(question: Question): readonly Step[] {
  const ways = [
    (one: Question) => direct(one, one.f),
    withoutBars,
    cancelled,
    hospital,
    asExponential,
    byTerms,
    byGrowth,
  ];
  for (const way of ways) {
    const steps = attempted(way, question);
    if (steps !== null) return steps;
  }
  return [];
}

/** A way that cannot be gone is no failure: the value is known. */
function attempted(way: (question: Question) => Step[] | null, question: Question): Step[] | null {
  try {
    return way(question);
  } catch (error) {
    const expected = [NotDecided, OutOfWork, NeedMoreTerms, NoValue].some((kind) => error instanceof kind);
    if (!expected) throw error;
    return null;
  }
}

/** "Put in the point", where the function has a value there and it is the limit. */
function direct(question: Question, f: Expression): Step[] | null {
  const { variable, to, value, end } = question;
  if (end !== null || isInfinite(value)) return null;
  if (some(f, (node) => node.kind === 'apply' && jumps.has(node.name))) return null;
  if (!hasValuesAt(f, variable, to)) return null;
  const there = substitute(f, { [variable]: to });
  if (hasNoValue(there) || !same(there, value)) return null;
  const says = `The function is continuous at this point: put ${variable} = ${toText(to)}.`;
  return [{ rule: 'direct substitution', says, before: under(question, f), after: { expression: value }, steps: [] }];
}

/** Every part of the expression has a finite value at the point: 0·ln 0 folds to 0, but has none. */
function hasValuesAt(f: Expression, variable: string, to: Expression): boolean {
  const constants = Object.fromEntries(
    [...freeSymbols(f), ...freeSymbols(to)].map((name, k) => [name, C.complex(0.7 + 0.61 * k)]),
  );
  const at = { ...constants, [variable]: evaluateComplex(to, constants) };
  return !some(f, (node) => {
    if (node.kind === 'number' || node.kind === 'constant') return false;
    const { re, im } = evaluateComplex(node, at);
    return !Number.isFinite(re) || !Number.isFinite(im);
  });
}

const jumps = new Set(['floor', 'ceil', 'sign', 'abs', 'heaviside', 'mod']);

const isInfinite = (a: Expression): boolean => some(a, (node) => node.kind === 'constant' && node.name === 'infinity');

const hasNoValue = (a: Expression): boolean =>
  some(a, (node) => node.kind === 'power' && node.base.kind === 'number' && Q.isZero(node.base.value));

const same = (a: Expression, b: Expression): boolean =>
  compareNumerically(a, b, { positive: [...freeSymbols(a), ...freeSymbols(b)] }).verdict === 'equal';

/** On one side of the point |u| is u or −u; what is left goes one of the other ways. */
function withoutBars(question: Question): Step[] | null {
  const { f, variable, to, side, end } = question;
  if (end !== null) return null;
  const [left, right] = ([-1, 1] as const).map((sign) => onOneSide(f, variable, to, sign));
  const resolved =
    side === 'left' ? left : side === 'right' ? right : left && right && equal(left, right) ? left : null;
  if (!resolved) return null;
  const isConstant = !contains(resolved, variable);
  const rest = isConstant ? [] : limitSteps({ ...question, f: resolved });
  if (rest.length === 0 && !isConstant) return null;
  const where = side === undefined ? 'Near the point' : `On the ${side} of the point`;
  const step = {
    rule: 'signs near the point',
    says: `${where} ${kept(f)}.`,
    before: under(question, f),
    after: isConstant ? { expression: question.value } : under(question, resolved),
    steps: [],
  };
  return [step, ...rest];
}

function kept(f: Expression): string {
  const isRounded = some(f, (node) => node.kind === 'apply' && (node.name === 'floor' || node.name === 'ceil'));
  return isRounded
    ? 'what is rounded keeps one value'
    : 'what stands between the bars, or under the sign, keeps its sign';
}

/** A common factor cancels, and the rest has a value at the point. */
function cancelled(question: Question): Step[] | null {
  const simpler = neat(question.f);
  if (equal(simpler, question.f) || size(simpler) > size(question.f) + 2) return null;
  const rest = direct(question, simpler);
  if (rest === null) return null;
  const step = {
    rule: 'cancel the common factor',
    says: 'The factor that is 0 at the point stands above and below, and the limit does not depend on the point itself.',
    before: under(question, question.f),
    after: under(question, simpler),
    steps: [],
  };
  return [step, ...rest];
}

/** f = numerator/denominator by the signs of the exponents. */
function quotientOf(f: Expression): readonly [Expression, Expression] | null {
  const factors = f.kind === 'product' ? f.factors : [f];
  const isBelow = (factor: Expression): boolean => {
    const exponent = exponentOf(factor);
    return factor.kind === 'power' && exponent.kind === 'number' && Q.sign(exponent.value) < 0;
  };
  const below = factors.filter(isBelow);
  if (below.length === 0) return null;
  const turned = below.map((factor) => power(baseOf(factor), negate(exponentOf(factor))));
  return [product(factors.filter((factor) => !isBelow(factor))), product(turned)];
}

/** L'Hôpital's rule for 0/0 at a finite point, as often as it takes to arrive at a quotient with a value. */
function hospital(question: Question): Step[] | null {
  const { f, variable, to, end } = question;
  if (end !== null) return null;
  let quotient = quotientOf(f);
  let before = f;
  const steps: Step[] = [];
  for (let round = 0; round < mostRounds && quotient !== null; round++) {
    const [above, below] = quotient;
    if (!vanishes(above, question) || !vanishes(below, question)) return null;
    const [up, down] = [slope(above, variable, budget(5000)), slope(below, variable, budget(5000))];
    if (up === null || down === null || equal(down, number(0))) return null;
    const next = neat(divide(up, down));
    if (size(next, largestShown) >= largestShown) return null;
    steps.push({
      rule: "l'Hôpital's rule",
      says: 'Numerator and denominator both tend to 0: the quotient of their derivatives has the same limit.',
      before: under(question, before),
      after: under(question, next),
      steps: [],
    });
    const rest = direct({ ...question, to }, next);
    if (rest !== null) return [...steps, ...rest];
    quotient = quotientOf(next);
    before = next;
  }
  return null;
}

function vanishes(a: Expression, { variable, to, newContext }: Question): boolean {
  const there = substitute(a, { [variable]: to });
  return !hasNoValue(there) && isZero(there, newContext());
}

/** lim u^v = e^(lim v·ln u) */
function asExponential(question: Question): Step[] | null {
  const { f, variable, value } = question;
  if (f.kind !== 'power' || !contains(f.exponent, variable) || !contains(f.base, variable)) return null;
  if (isInfinite(value) || equal(value, number(0))) return null;
  const exponent = multiply(f.exponent, ln(f.base));
  const target =
    value.kind === 'power' && value.base.kind === 'constant' && value.base.name === 'e' ? value.exponent : ln(value);
  const inner = byTerms({ ...question, f: exponent, value: target }) ?? [];
  return [
    {
      rule: 'write the power as an exponential',
      says: 'u^v is e^(v ln u), and the exponential is continuous: what is needed is the limit of the exponent.',
      before: under(question, f),
      after: under(question, { kind: 'power', base: constant('e'), exponent }),
      steps: inner,
    },
    { rule: 'limit of the exponent', before: under(question, exponent), after: { expression: target }, steps: [] },
    {
      rule: 'exponential of it',
      before: { expression: { kind: 'power', base: constant('e'), exponent: target } },
      after: { expression: value },
      steps: [],
    },
  ];
}

import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import {
  apply,
  baseOf,
  divide,
  equal,
  exponentOf,
  multiply,
  negate,
  number,
  power,
  product,
  subtract,
  sum,
  symbol,
} from '../../expression/build.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { lettering } from '../../expression/names/free-names.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, size, some } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { budget } from '../../result/budget.ts';
import { pair } from '../../result/tuple.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toText } from '../../syntax/print-text.ts';
import { slope } from '../derivative.ts';
import { onOneSide } from './one-side.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { byGrowth, byTerms } from './steps-by-terms.ts';
import { byLogarithm, type Way } from './steps-logarithm.ts';
import { largestShown, type Question, under } from './steps-question.ts';
import { isZero } from './zero.ts';

/*
 * The way of a textbook to a limit that is known already: substitution, cancelling, l'Hôpital's rule, the form e^(v ln u) for u^v,
 * and the first terms of the series, whichever comes to the value first. A way that does not arrive at the value is not shown.
 */

const mostRounds = 4;

/** The way to a limit as a textbook goes it; empty where none of the ways leads to the value that was found. */
export function limitSteps(question: Question): readonly ShownStep[] {
  const ways: readonly Way[] = [
    (one) => direct(one, one.f),
    withoutBars,
    cancelled,
    conjugated,
    standard,
    highestPower,
    hospital,
    (one) => byLogarithm(one, exponentWays),
    byTerms,
    byGrowth,
  ];
  for (const way of ways) {
    const steps = attempted(way, question);
    if (steps !== null) return steps;
  }
  return [];
}

/** The ways that may lead to the limit of the exponent of a power. */
const exponentWays: readonly Way[] = [
  (one: Question) => direct(one, one.f),
  cancelled,
  standard,
  highestPower,
  reciprocals,
  hospital,
  byTerms,
  byGrowth,
].map((way) => (question) => attempted(way, question));

/** A way that cannot be gone is no failure: the value is known. */
function attempted(way: Way, question: Question): ShownStep[] | null {
  try {
    return way(question);
  } catch (error) {
    if (endedBy(error, 'undecided', 'oscillates', 'work', 'terms', 'no-value')) return null;
    throw error;
  }
}

/** "Put in the point", where the function has a value there and it is the limit. */
function direct(question: Question, f: Expression): ShownStep[] | null {
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
function withoutBars(question: Question): ShownStep[] | null {
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
function cancelled(question: Question): ShownStep[] | null {
  const simpler = simplifyLimit(question.f);
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

/** Ways that may follow on a step of algebra. */
function onward(question: Question, simpler: Expression): ShownStep[] | null {
  const next = { ...question, f: simpler };
  for (const way of [(one: Question) => direct(one, one.f), cancelled, standard, highestPower]) {
    const steps = way(next);
    if (steps !== null) return steps;
  }
  return null;
}

/** (√A − B)/C = (A − B²)/(C·(√A + B)): a difference of roots is made rational. */
function conjugated(question: Question): ShownStep[] | null {
  const { f } = question;
  const [above, below] = quotientOf(f) ?? [f, number(1)];
  if (above.kind !== 'sum' || above.terms.length !== 2 || !above.terms.some(isRoot)) return null;
  const [first, second] = pair(above.terms);
  const partner = subtract(first, second);
  const rational = expand(subtract(power(first, number(2)), power(second, number(2))));
  if (!rational.ok || some(rational.value, isRoot)) return null;
  const next = simplifyLimit(divide(rational.value, multiply(below, partner)));
  const rest = onward(question, next);
  if (rest === null) return null;
  const step: Step = {
    rule: 'conjugate',
    says: `Numerator and denominator are multiplied by ${toText(partner)}: (a − b)(a + b) = a² − b² removes the root from the difference.`,
    before: under(question, f),
    after: under(question, next),
    steps: [],
  };
  return [step, ...rest];
}

const isRoot = (a: Expression): boolean =>
  some(a, (node) => node.kind === 'power' && node.exponent.kind === 'number' && Q.equals(node.exponent.value, Q.half));

/** Functions f with f(u)/u → 1 as u → 0. */
const likeTheirArgument = new Set(['sin', 'tan', 'asin', 'atan', 'sinh', 'tanh', 'asinh', 'atanh']);

/** sin(u)/u → 1: a factor whose argument tends to 0 is replaced by what it is compared with; 1 − cos(u) by 2·sin²(u/2) first. */
function standard(question: Question): ShownStep[] | null {
  const { f, variable, to, end, newContext } = question;
  if (end !== null) return null;
  const letters = lettering(new Set([...freeSymbols(f), variable]));
  const factors = f.kind === 'product' ? f.factors : [f];
  const vanishing = (u: Expression): boolean =>
    contains(u, variable) && isZero(substitute(u, { [variable]: to }), newContext());
  for (const [k, factor] of factors.entries()) {
    const [base, exponent] = [baseOf(factor), exponentOf(factor)];
    const with_ = (by: Expression): Expression => product(factors.with(k, power(by, exponent)));
    const angle = halved(base);
    if (angle !== null && vanishing(angle)) {
      const half = divide(angle, number(2));
      const next = with_(multiply(number(2), power(apply('sin', [half]), number(2))));
      const rest = standard({ ...question, f: next });
      const { of, formula } = letters;
      const says = `${formula('1 − cos(u) = 2·sin(u/2)²')}, here with ${of('u')} = ${toText(angle)}: a difference becomes a product.`;
      return (
        rest && [
          { rule: 'half-angle identity', says, before: under(question, f), after: under(question, next), steps: [] },
          ...rest,
        ]
      );
    }
    if (base.kind !== 'apply' || !likeTheirArgument.has(base.name) || !vanishing(base.args[0]!)) continue;
    const u = base.args[0]!;
    const next = simplifyLimit(with_(u));
    const rest = contains(next, variable) ? onward(question, next) : [];
    if (rest === null || (rest.length === 0 && !same(next, question.value))) continue;
    const name = base.name;
    return [
      {
        rule: 'standard limit',
        says: `${letters.formula(`${name}(u)/u tends to 1 as u tends to 0`)}, here with ${letters.of('u')} = ${toText(u)}, so that factor may be replaced by ${letters.of('u')}. (A comparison of areas in the circle shows it for the sine; l’Hôpital’s rule would be circular.)`,
        before: under(question, f),
        after: contains(next, variable) ? under(question, next) : { expression: question.value },
        steps: [],
      },
      ...rest,
    ];
  }
  return null;
}

/** u of 1 − cos(u). */
function halved(base: Expression): Expression | null {
  if (base.kind !== 'sum' || base.terms.length !== 2) return null;
  const angle = base.terms.flatMap((term) => {
    const turned = negate(term);
    return turned.kind === 'apply' && turned.name === 'cos' ? [turned.args[0]!] : [];
  })[0];
  return angle !== undefined && equal(base, subtract(number(1), apply('cos', [angle]))) ? angle : null;
}

/** A quotient of polynomials far out: both are divided by the highest power of the denominator. */
function highestPower(question: Question): ShownStep[] | null {
  const { f, variable, end, value } = question;
  const quotient = quotientOf(f);
  if (end === null || quotient === null) return null;
  const [above, below] = quotient.map((part) => {
    const expanded = expand(part);
    return expanded.ok ? coefficientsOf(expanded.value, variable) : null;
  });
  if (!above || !below || below.length < 2) return null;
  const degree = below.length - 1;
  const over = (coefficients: readonly Expression[]): Expression =>
    sum(coefficients.map((one, k) => product([one, power(symbol(variable), number(k - degree))])));
  const next: Expression = { kind: 'product', factors: [over(above), power(over(below), number(-1))] };
  const highest = toText(power(symbol(variable), number(degree)));
  const last = isInfinite(value)
    ? `The terms with ${variable} below the line tend to 0; the numerator grows without bound.`
    : `The terms with ${variable} below the line tend to 0.`;
  return [
    {
      rule: 'divide by the highest power',
      says: `Numerator and denominator are divided by ${highest}, the highest power of the denominator.`,
      before: under(question, f),
      after: under(question, next),
      steps: [],
    },
    { rule: 'terms that vanish', says: last, before: under(question, next), after: { expression: value }, steps: [] },
  ];
}

/** Far out, where x stands below a line only: 1/x tends to 0. */
function reciprocals(question: Question): ShownStep[] | null {
  const { f, variable, end, value } = question;
  if (end === null || isInfinite(value)) return null;
  const turned = substitute(f, { [variable]: power(symbol(variable), number(-1)) });
  if (!hasValuesAt(turned, variable, number(0))) return null;
  const there = substitute(turned, { [variable]: number(0) });
  if (hasNoValue(there) || !same(there, value)) return null;
  const says = `${variable} stands below a line only, and 1/${variable} tends to 0.`;
  return [{ rule: 'terms that vanish', says, before: under(question, f), after: { expression: value }, steps: [] }];
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
function hospital(question: Question): ShownStep[] | null {
  const { f, variable, to, end } = question;
  if (end !== null) return null;
  let quotient = quotientOf(f);
  let before = f;
  const steps: ShownStep[] = [];
  for (let round = 0; round < mostRounds && quotient !== null; round++) {
    const [above, below] = quotient;
    if (!vanishes(above, question) || !vanishes(below, question)) return null;
    const [up, down] = [slope(above, variable, budget(5000)), slope(below, variable, budget(5000))];
    if (up === null || down === null || equal(down, number(0))) return null;
    const next = simplifyLimit(divide(up, down));
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

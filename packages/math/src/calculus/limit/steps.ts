import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { compareNumerically } from '../../expression/compare-numerically.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { lettering } from '../../expression/names/free-names.ts';
import type { ShownStep, Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, size, some } from '../../expression/walk.ts';
import * as C from '../../numeric/complex.ts';
import { endedBy } from '../../result/unfinished.ts';
import { toText } from '../../syntax/print-text.ts';
import { onOneSide } from './one-side.ts';
import { simplifyLimit } from './simplify-limit.ts';
import { byGrowth, byTerms } from './steps-by-terms.ts';
import { asOneFraction, composedEnd, highestTerm, knownEnd, overVanishing } from './steps-ends.ts';
import { byHospital, firstOf, productAsQuotient, quotientOf, tendsTo } from './steps-hospital.ts';
import { inFactors, standardApart, withThePoint } from './steps-inner.ts';
import { byLogarithm } from './steps-logarithm.ts';
import { limitOfProduct, limitOfSum } from './steps-parts.ts';
import { type Question, under, type Way } from './steps-question.ts';
import { ratios } from './steps-ratios.ts';
import { conjugated, highestPowerOfRoots } from './steps-roots.ts';
import { isZero } from './zero.ts';

/*
 * The way of a textbook to a limit that is known already: substitution, cancelling, l'Hôpital's rule, the form e^(v ln u) for u^v,
 * and the first terms of the series, whichever comes to the value first. A way that does not arrive at the value is not shown.
 */

/** The way to a limit as a textbook goes it; empty where none of the ways leads to the value that was found. */
export function limitSteps(question: Question): readonly ShownStep[] {
  const ways: readonly Way[] = [
    ofConstant,
    (one) => direct(one, one.f),
    withoutBars,
    cancelled,
    overVanishing,
    highestPowerUnderRoots,
    (one) => conjugated(one, onward),
    standard,
    highestPower,
    highestTerm,
    knownEnd,
    (one) => composedEnd(one, limitSteps),
    (one) => limitOfProduct(one, limitSteps),
    (one) => limitOfSum(one, limitSteps),
    ratios,
    hospital,
    (one) => byLogarithm(one, exponentWays, trying(standard)),
    (one) => asOneFraction(one, (next) => firstOf([cancelled, overVanishing, hospital].map(trying), next)),
    byTerms,
    onlyHospital,
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
  highestTerm,
  knownEnd,
  reciprocals,
  hospital,
  byTerms,
  byGrowth,
].map(trying);

/** A way that cannot be gone is no failure: the value is known. */
function attempted(way: Way, question: Question): ShownStep[] | null {
  try {
    return way(question);
  } catch (error) {
    if (endedBy(error, 'undecided', 'oscillates', 'work', 'terms', 'no-value')) return null;
    throw error;
  }
}

/** The same way, which is not gone where it leads nowhere. */
function trying(way: Way): Way {
  return (question) => attempted(way, question);
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
  const step = { rule: 'direct substitution', says, before: under(question, f), after: { expression: value } };
  return [{ ...step, ...withThePoint(question, f), steps: [] }];
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
    side === 'left' ? left : side === 'right' ? right : left && right && E.equal(left, right) ? left : null;
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
  if (E.equal(simpler, question.f) || size(simpler) > size(question.f) + 2) return null;
  const rest = direct(question, simpler);
  if (rest === null) return null;
  const step = {
    rule: 'cancel the common factor',
    says: 'The factor that is 0 at the point stands above and below, and the limit does not depend on the point itself.',
    before: under(question, question.f),
    after: under(question, simpler),
    steps: inFactors(question.f),
  };
  return [step, ...rest];
}

const onwards: readonly Way[] = [
  (one) => direct(one, one.f),
  cancelled,
  standard,
  highestPower,
  overGrowing,
  highestPowerUnderRoots,
];

/** Ways that may follow on a step of algebra. */
function onward(question: Question, simpler: Expression): ShownStep[] | null {
  const next = { ...question, f: simpler };
  for (const way of onwards) {
    const steps = way(next);
    if (steps !== null) return steps;
  }
  return null;
}

/** Functions f with f(u)/u → 1 as u → 0. */
const likeTheirArgument = new Set(['sin', 'tan', 'asin', 'atan', 'sinh', 'tanh', 'asinh', 'atanh']);

/** sin(u)/u → 1: a factor whose argument tends to 0 is replaced by what it is compared with; 1 − cos(u) by 2·sin²(u/2) first. */
function standard(question: Question): ShownStep[] | null {
  const { f, variable, to, end, newContext } = question;
  if (end !== null) return null;
  const letters = lettering(new Set([...freeSymbols(f), variable]));
  const factors = E.factorsOf(f);
  const vanishing = (u: Expression): boolean =>
    contains(u, variable) && isZero(substitute(u, { [variable]: to }), newContext());
  for (const [k, factor] of factors.entries()) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const with_ = (by: Expression): Expression => E.product(factors.with(k, E.power(by, exponent)));
    const angle = halved(base);
    if (angle !== null && vanishing(angle)) {
      const half = E.divide(angle, E.number(2));
      const next = with_(E.multiply(E.number(2), E.power(E.apply('sin', [half]), E.number(2))));
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
    const u = comparedWith(base);
    if (u === null || !vanishing(u)) continue;
    const next = simplifyLimit(with_(u));
    const rest = contains(next, variable) ? onward(question, next) : [];
    if (rest === null || (rest.length === 0 && !same(next, question.value))) continue;
    return [
      {
        rule: 'standard limit',
        says: `${letters.formula(standardOf(base))}, here with ${letters.of('u')} = ${toText(u)}: as a factor, ${toText(base)} may be replaced by ${toText(u)}. (${reasonOf(base)}; l’Hôpital’s rule would be circular.)`,
        before: under(question, f),
        after: contains(next, variable) ? under(question, next) : { expression: question.value },
        steps: standardApart(f, base, exponent, u, next),
      },
      ...rest,
    ];
  }
  return null;
}

/** u of a function f with f(u)/u → 1 as u → 0: sin(u), e^u − 1, ln(1 + u). */
function comparedWith(base: Expression): Expression | null {
  if (base.kind === 'apply' && likeTheirArgument.has(base.name)) return base.args[0]!;
  if (base.kind === 'apply' && base.name === 'ln') return E.subtract(base.args[0]!, E.number(1));
  const raised = E.add(base, E.number(1));
  if (raised.kind !== 'power') return null;
  if (raised.base.kind === 'constant' && raised.base.name === 'e') return raised.exponent;
  const isOther = raised.base.kind === 'number' && Q.sign(raised.base.value) > 0;
  return isOther ? E.multiply(raised.exponent, E.ln(raised.base)) : null;
}

function standardOf(base: Expression): string {
  if (base.kind !== 'apply') {
    const raised = E.add(base, E.number(1));
    const isOther = raised.kind === 'power' && raised.base.kind === 'number';
    const written = isOther ? `${toText(raised)} is e^(${toText(comparedWith(base)!)}), and ` : '';
    return `${written}(e^u - 1)/u tends to 1 as u tends to 0`;
  }
  return `${base.name === 'ln' ? 'ln(1 + u)' : `${base.name}(u)`}/u tends to 1 as u tends to 0`;
}

function reasonOf(base: Expression): string {
  if (base.kind !== 'apply' || base.name === 'ln') return 'It is the slope of the curve at u = 0';
  return 'A comparison of areas in the circle shows it for the sine';
}

/** u of 1 − cos(u). */
function halved(base: Expression): Expression | null {
  if (base.kind !== 'sum' || base.terms.length !== 2) return null;
  const angle = base.terms.flatMap((term) => {
    const opposite = E.negate(term);
    return opposite.kind === 'apply' && opposite.name === 'cos' ? [opposite.args[0]!] : [];
  })[0];
  return angle !== undefined && E.equal(base, E.subtract(E.number(1), E.apply('cos', [angle]))) ? angle : null;
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
    E.sum(coefficients.map((one, k) => E.product([one, E.power(E.symbol(variable), E.number(k - degree))])));
  const next: Expression = { kind: 'product', factors: [over(above), E.power(over(below), E.number(-1))] };
  const highest = toText(E.power(E.symbol(variable), E.number(degree)));
  const last = isInfinite(value)
    ? `The terms with ${variable} below the line tend to 0; the numerator grows without bound.`
    : `The terms with ${variable} below the line tend to 0.`;
  const vanishing: Step = {
    rule: 'terms that vanish',
    says: last,
    before: under(question, next),
    after: { expression: value },
    steps: [],
  };
  // Below a line only, as in 5/x^2, the variable has no higher power to be divided by.
  const isBelowOnly = above.length === 1 && below.filter((one) => !E.equal(one, E.zero)).length === 1;
  if (isBelowOnly) return [{ ...vanishing, before: under(question, f) }];
  return [
    {
      rule: 'divide by the highest power',
      says: `Numerator and denominator are divided by ${highest}, the highest power of the denominator.`,
      before: under(question, f),
      after: under(question, next),
      steps: [],
    },
    vanishing,
  ];
}

/** The same with roots. */
function highestPowerUnderRoots(question: Question): ShownStep[] | null {
  const divided = highestPowerOfRoots(question);
  if (divided === null) return null;
  const rest = firstOf([reciprocals, overGrowing], { ...question, f: divided.next });
  return rest && [divided.step, ...rest];
}

/** A constant over what grows without bound. */
function overGrowing(question: Question): ShownStep[] | null {
  const { f, variable, value } = question;
  const quotient = quotientOf(f);
  if (quotient === null || contains(quotient[0], variable) || !tendsTo(question, quotient[1]).endsWith('oo'))
    return null;
  const says = `What stands below the line grows without bound, and ${toText(quotient[0])} above it does not change.`;
  return [{ rule: 'terms that vanish', says, before: under(question, f), after: { expression: value }, steps: [] }];
}

/** What does not change has come to its limit. */
function ofConstant(question: Question): ShownStep[] | null {
  const { f, variable, value } = question;
  if (contains(f, variable)) return null;
  const says = `It does not change with ${variable}: a constant is its own limit.`;
  return [{ rule: 'limit of a constant', says, before: under(question, f), after: { expression: value }, steps: [] }];
}

/** Far out, where x stands below a line only: 1/x tends to 0. */
function reciprocals(question: Question): ShownStep[] | null {
  const { f, variable, end, value } = question;
  if (end === null || isInfinite(value)) return null;
  const substitution = substitute(f, { [variable]: E.power(E.symbol(variable), E.number(-1)) });
  if (!hasValuesAt(substitution, variable, E.number(0))) return null;
  const there = substitute(substitution, { [variable]: E.number(0) });
  if (hasNoValue(there) || !same(there, value)) return null;
  const says = `${variable} stands below a line only, and 1/${variable} tends to 0.`;
  return [{ rule: 'terms that vanish', says, before: under(question, f), after: { expression: value }, steps: [] }];
}

/** L'Hôpital's rule for 0/0 at a finite point, as often as it takes to arrive at a quotient with a value. */
function hospital(question: Question): ShownStep[] | null {
  const { f, end } = question;
  const quotient = quotientOf(f);
  if (end !== null || quotient === null || !quotient.every((part) => vanishes(part, question))) return null;
  return byHospital(question, quotient, f, [(one) => direct(one, one.f), trying(standard)]);
}

function vanishes(a: Expression, { variable, to, newContext }: Question): boolean {
  const there = substitute(a, { [variable]: to });
  return !hasNoValue(there) && isZero(there, newContext());
}

/** By the rule from the start, also for the form ∞/∞ and for products; null where it would be circular. */
function onlyHospital(question: Question): ShownStep[] | null {
  const { f } = question;
  const simple: readonly Way[] = [
    ofConstant,
    (one) => direct(one, one.f),
    cancelled,
    reciprocals,
    overGrowing,
    knownEnd,
    (one) => composedEnd(one, limitSteps),
  ];
  const quotient = quotientOf(f);
  if (quotient !== null) {
    if (isCircular(question, quotient)) return null;
    const steps = byHospital(question, quotient, f, simple.map(trying), [byTerms, byGrowth].map(trying));
    if (steps !== null) return steps;
  }
  const quotientForm = productAsQuotient(question);
  if (quotientForm === null) return byLogarithm(question, exponentWays, trying(standard));
  const [above, below] = quotientForm;
  const written: Expression = {
    kind: 'product',
    factors: [above, { kind: 'power', base: below, exponent: E.number(-1) }],
  };
  const says =
    "The product has the form 0 times infinity; it is written as a quotient, for l'Hôpital's rule: one factor goes below as its reciprocal.";
  const steps = byHospital(question, quotientForm, written, simple.map(trying), [byTerms, byGrowth].map(trying));
  return (
    steps && [
      { rule: 'product as a quotient', says, before: under(question, f), after: under(question, written), steps: [] },
      ...steps,
    ]
  );
}

/** sin(u) over what is linear: its derivative at the point is this very limit. */
function isCircular(question: Question, [above, below]: readonly [Expression, Expression]): boolean {
  const { variable, to, end, newContext } = question;
  const u = comparedWith(above);
  if (end !== null || u === null || !isZero(substitute(u, { [variable]: to }), newContext())) return false;
  const degree = coefficientsOf(below, variable)?.length;
  return degree === 2;
}

/** The ways that can be chosen. */
export type LimitWay = 'algebra' | 'hospital' | 'series';

const chosen: { readonly [way in LimitWay]: Way } = {
  algebra: (question) =>
    firstOf(
      [
        ofConstant,
        (one: Question) => direct(one, one.f),
        withoutBars,
        cancelled,
        overVanishing,
        highestPowerUnderRoots,
        (one: Question) => conjugated(one, onward),
        standard,
        highestPower,
        highestTerm,
        knownEnd,
      ].map(trying),
      question,
    ),
  hospital: onlyHospital,
  series: byTerms,
};

/** The way that was chosen, as far as it leads to the limit; null where it does not. */
export const limitStepsBy = (way: LimitWay, question: Question): readonly ShownStep[] | null =>
  attempted(chosen[way], question);

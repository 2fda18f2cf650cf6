import { bitLength } from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { coefficient, equal, negate, number, product, sum, termsOf } from '../../expression/build.ts';
import { cubeRootsAsPowers, powersAsCubeRoots } from '../../expression/cube-roots.ts';
import type { Expression } from '../../expression/expression.ts';
import { keyOf } from '../../expression/keys/key.ts';
import { keepRecent } from '../../expression/keys/recent.ts';
import { type Step, withInner } from '../../expression/step.ts';
import { tidy } from '../../expression/tidy.ts';
import { children, freeSymbols, mapChildren, size, transform } from '../../expression/walk.ts';
import { budget, spend } from '../../result/budget.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { expand } from '../expand.ts';
import { cancelled } from './cancelled.ts';
import { complexity } from './complexity.ts';
import { constantForms } from './constants.ts';
import { collectPowers, exponentialForms } from './exponential.ts';
import { functionForms } from './functions.ts';
import { gammaForms } from './gamma.ts';
import { angleForms } from './inverse-angles.ts';
import { logarithmForms } from './logarithms.ts';
import { losesPoints } from './lost-points.ts';
import { powerForms } from './powers.ts';
import { mergeOddRoots, mergePowers, radicalForms } from './radicals.ts';
import { rationalForms } from './rational.ts';
import { signForms } from './signs.ts';
import { trigonometricForms } from './trigonometric.ts';
import { trigonometricSteps } from './trigonometric-steps.ts';
import { type Verification, verify, verifyPositive } from './verify.ts';

/*
 * Simplification: a small beam search for the least complex form under `complexity.ts`.
 *
 * A route takes an expression and proposes others of the same value: as a fraction in lowest terms, by trigonometric
 * identities, with logarithms or powers collected, with nested radicals taken apart. Some proposals hold only on part of the
 * plane (ln(x) + ln(y) = ln(xy)). The search keeps the few least complex forms and applies every route to them again, until
 * nothing new comes. Then the forms are compared with the input, least complex first, by random points with error bounds
 * (`verify.ts`), and the first that passes, and has a value wherever the input does (`lost-points.ts`), is the answer, with the domain on
 * which it passed. A route can therefore be wrong without the answer being wrong: it is only a source of ideas.
 *
 * Example: (1 − cos 2x)/sin 2x: the trigonometric route takes the double angles apart, (1 − (1 − 2s²))/(2sc) = s/c, and
 * writes tan(x); the comparison passes everywhere.
 *
 * To debug: print `search` after each round; a form that is wrong is refused at the end, and costs only time.
 */

/** A simpler form, how it was verified, and the steps that lead to it. */
export interface Simplification {
  readonly expression: Expression;
  readonly verified: Verification;
  /** Shorter still when all variables are positive. */
  readonly positive?: Expression;
  readonly steps: readonly Step[];
}

type Route = { readonly name: string; readonly says: string; readonly forms: (a: Expression) => readonly Expression[] };

const cancelling = 'fraction in lowest terms';
const byIdentities = 'trigonometric identities';

const routes: readonly Route[] = [
  {
    name: 'collect',
    says: 'Like terms and powers are collected.',
    forms: (a) => [tidy(a), collectPowers(a), insideFunctions(a)],
  },
  { name: 'expand', says: 'Everything is multiplied out.', forms: expanded },
  {
    name: cancelling,
    says: 'Written over one denominator; common factors are cancelled.',
    forms: (a) => rationalForms(a).flatMap((form) => [form, turned(form)]),
  },
  {
    name: cancelling,
    says: 'In every fraction by itself the common factors are cancelled.',
    forms: (a) => (a.kind === 'sum' ? [sum(a.terms.map(shortestFraction))] : []),
  },
  {
    name: 'values of functions',
    says: 'Functions of inverse functions and known values are put in.',
    forms: functionForms,
  },
  { name: 'radicals', says: 'Roots of squares and nested roots are taken apart.', forms: radicalForms },
  {
    name: 'cube roots',
    says: 'The cube of a cube root is the number itself.',
    forms: cubeRootForms,
  },
  { name: 'logarithms', says: 'Logarithms are taken apart or put together.', forms: logarithmForms },
  {
    name: byIdentities,
    says: 'By the identities of the circular functions: multiples of angles, sin² + cos² = 1, products and sums.',
    forms: trigonometricForms,
  },
  { name: 'exponentials', says: 'Hyperbolic functions are written with e^x and back.', forms: exponentialForms },
  {
    name: 'exact constant',
    says: 'The constant is computed exactly in the field of a root of unity or the Gaussian numbers.',
    forms: constantForms,
  },
  {
    name: 'angles',
    says: 'Values of inverse functions are put in; sines and cosines of one angle are put together.',
    forms: angleForms,
  },
  {
    name: 'absolute values',
    says: 'An absolute value and a sign are put together: u·sign(u) = |u|, and |u|² = u² for real u.',
    forms: signForms,
  },
  { name: 'gamma functions', says: 'Gamma functions of neighbouring arguments are brought to one.', forms: gammaForms },
  { name: 'powers', says: 'Powers with the same exponent are put together.', forms: powerForms },
];

/** What `simplifyArguments` does before the search. */
const partByPart: Route = {
  name: 'simplify',
  says: 'What stands in a function, in a power or below a fraction line is simplified by itself.',
  forms: () => [],
};

/** −(a − b)/4 is (b − a)/4. */
function turned(a: Expression): Expression {
  if (a.kind !== 'product' || Q.sign(coefficient(a)) > 0) return a;
  const at = a.factors.findIndex((factor) => factor.kind === 'sum');
  const opposite = (one: Expression): Expression => sum(termsOf(one).map(negate));
  if (at < 0) return a;
  return product([number(-1), ...a.factors.map((factor, k) => (k === at ? opposite(factor) : factor))]);
}

const shortestFraction = (a: Expression): Expression => least([a, ...rationalForms(a)]);

const least = (forms: readonly Expression[]): Expression =>
  forms.reduce((best, one) => (complexity(one) < complexity(best) ? one : best));

/** What follows from t³ = u for t = cbrt(u). */
function cubeRootForms(a: Expression): readonly Expression[] {
  const powers = cubeRootsAsPowers(a);
  if (powers === null) return [];
  const forms = [
    powers,
    mergeOddRoots(powers),
    collectPowers(powers),
    ...rationalForms(powers),
    ...radicalForms(powers),
  ];
  return forms.map(powersAsCubeRoots);
}

/** The arguments of functions as fractions in lowest terms, where that is shorter. */
const insideFunctions = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply') return node;
    return mapChildren(node, (arg) =>
      least([arg, ...(arg.kind === 'sum' || arg.kind === 'product' ? rationalForms(arg) : [])]),
    );
  });

const beam = 6;
const rounds = 4;
/** Larger inputs are only collected: every route would take too long. */
const maxInput = 600;
const verificationsTried = 14;

function expanded(a: Expression): Expression[] {
  if (weight(a, 400) >= 400) return [];
  const found = expand(a);
  return found.ok && size(found.value, 1500) < 1500 ? [found.value] : [];
}

interface Form {
  readonly expression: Expression;
  readonly cost: number;
  /** The route by which it came, from which form. */
  readonly route?: Route;
  readonly from?: Form;
}

/** The least complex form found that equals the input, at least wherever the input is real. */
export const simplify = (a: Expression): Result<Simplification> =>
  weight(a, maxInput) >= maxInput ? simplifyLarge(a) : ok(simplifySmall(a));

const simplificationsKept = 200;

const simplifySmall = keepRecent((a): Simplification => {
  const start: Form = { expression: a, cost: complexity(a) };
  const inner = simplifyArguments(a);
  const first = equal(inner, a)
    ? start
    : { expression: inner, cost: complexity(inner), route: partByPart, from: start };
  const forms = search(first, rounds, denestedFrom(start));
  for (const form of forms.slice(0, verificationsTried)) {
    if (form.cost >= start.cost) break;
    const verified = verify(a, form.expression);
    if (verified !== null && !losesPoints(a, form.expression)) return simplification(a, form, verified);
  }
  return simplification(a, start, { scope: 'everywhere', points: 0 });
}, simplificationsKept);

/** What many never ask for is found when it is asked for. */
const simplification = (a: Expression, form: Form, verified: Verification): Simplification => ({
  expression: form.expression,
  verified,
  get positive() {
    return positiveForm(a, form.expression);
  },
  get steps() {
    return stepsOf(form);
  },
});

/** Roots that can be taken apart as they were typed: what is simplified within may hide the square. */
function denestedFrom(start: Form): readonly Form[] {
  const route = routes.find(({ forms }) => forms === radicalForms)!;
  return radicalForms(start.expression)
    .map((expression) => ({ expression, cost: complexity(expression), route, from: start }))
    .filter(({ cost }) => cost < start.cost);
}

function simplifyLarge(a: Expression): Result<Simplification> {
  const collected = tidy(a);
  const verified = verify(a, collected);
  if (verified === null) return no('too-large', 'This expression is too large to be simplified.');
  return ok({ expression: collected, verified, steps: [] });
}

/** Inside functions and exponents: their arguments are simplified by themselves first, where that holds everywhere. */
function simplifyArguments(a: Expression, note?: (part: Expression, simpler: Expression) => void): Expression {
  const inner = mapChildren(a, (child) => simplifyArguments(child, note));
  if (inner.kind !== 'apply' && inner.kind !== 'power') return inner;
  return mapChildren(inner, (child) => {
    if (child.kind === 'number' || child.kind === 'symbol' || child.kind === 'constant' || weight(child, 120) >= 120)
      return child;
    const [best] = search({ expression: child, cost: complexity(child) }, 2);
    if (best === undefined || best.cost >= complexity(child)) return child;
    const holds = verify(child, best.expression)?.scope === 'everywhere' && !losesPoints(child, best.expression);
    if (!holds) return child;
    note?.(child, best.expression);
    return best.expression;
  });
}

/** Nodes of all forms together that one search looks at. */
const searchWork = 15_000;

/** All forms met, the least complex first. Forms much larger than the start lead nowhere and are passed over. */
function search(start: Form, most = rounds, others: readonly Form[] = []): Form[] {
  const seen = new Map([start, ...others].map((one) => [keyOf(one.expression), one]));
  const largest = 3 * weight(start.expression) + 60;
  const work = budget(searchWork);
  let frontier: Form[] = [...seen.values()];
  for (let round = 0; round < most && frontier.length > 0; round++) {
    const next: Form[] = [];
    for (const form of frontier) {
      for (const route of routes) {
        if (work.left < 0) break;
        for (const expression of route.forms(form.expression)) {
          const nodes = weight(expression, largest);
          spend(work, nodes + 20);
          if (nodes >= largest) continue;
          const key = keyOf(expression);
          if (seen.has(key)) continue;
          const found: Form = { expression, cost: complexity(expression), route, from: form };
          seen.set(key, found);
          next.push(found);
        }
      }
    }
    frontier = next.sort((x, y) => x.cost - y.cost).slice(0, beam);
  }
  return [...seen.values()].sort((x, y) => x.cost - y.cost);
}

/** The number of nodes, where a long number counts as many as it has machine words; no further than `limit`. */
function weight(a: Expression, limit = Number.POSITIVE_INFINITY): number {
  let total = 0;
  const visit = (node: Expression): void => {
    total += 1;
    if (node.kind === 'number')
      total += Math.floor((bitLength(node.value.numerator) + bitLength(node.value.denominator)) / 64);
    for (const child of children(node)) if (total < limit) visit(child);
  };
  visit(a);
  return total;
}

/** A form for positive variables, when it is clearly shorter than that for all. */
function positiveForm(a: Expression, general: Expression): Expression | undefined {
  if (freeSymbols(a).length === 0) return undefined;
  const merged = mergePowers(a);
  const again = mergePowers(general);
  const candidates = [merged, again].flatMap((one) =>
    equal(one, a) ? [] : search({ expression: one, cost: complexity(one) }, 2).slice(0, 3),
  );
  candidates.sort((x, y) => x.cost - y.cost);
  for (const { expression, cost } of candidates) {
    if (cost >= complexity(general)) return undefined;
    if (verifyPositive(a, expression) !== null) return expression;
  }
  return undefined;
}

function stepsOf(form: Form): Step[] {
  const steps: Step[] = [];
  for (let one: Form | undefined = form; one?.from !== undefined; ) {
    const from: Form = beforeCancelling(one) ?? one.from;
    const [before, after] = [from.expression, one.expression];
    const step = {
      rule: one.route!.name,
      says: one.route!.says,
      before: { expression: before },
      after: { expression: after },
      ...(one.route!.name === cancelling && cancelled(before, after)),
    };
    const { route } = one;
    steps.unshift(withInner(step, () => innerSteps(route!, before, after)));
    one = from;
  }
  return steps;
}

/** A quotient as it was typed, where both parts are split at once: that what stands below was split first is no step of its own. */
function beforeCancelling({ route, from, expression }: Form): Form | undefined {
  const first = route?.name === cancelling && from?.route === partByPart ? from.from : undefined;
  return first && cancelled(first.expression, expression) && first;
}

/** The identities that were used, or the parts that were simplified. */
function innerSteps(route: Route, before: Expression, after: Expression): readonly Step[] {
  if (route.name === byIdentities) return trigonometricSteps(before, after);
  if (route !== partByPart) return [];
  const parts: Step[] = [];
  simplifyArguments(before, (part, simpler) =>
    parts.push({
      rule: 'simplify',
      says: 'This part by itself.',
      before: { expression: part },
      after: { expression: simpler },
      steps: trigonometricSteps(part, simpler),
    }),
  );
  return parts;
}

/** The simplest form that is found of an expression; the expression itself where there is none. */
export function simplest(a: Expression): Expression {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
}

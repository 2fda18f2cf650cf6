import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { lettering } from '../../../expression/names/free-names.ts';
import type { Step } from '../../../expression/step.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, size, some } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { derivativeOf } from '../../derivative.ts';
import { type Context, deeper, isFree } from '../context.ts';
import { reducedAlgebraic } from '../form/reduced-radicals.ts';
import { distribute } from '../rewrite.ts';
import { integrated, type Rule } from './rule.ts';

/*
 * Integration by parts, ∫ u dv = u·v − ∫ v du. What becomes simpler by differentiation is u, in the order that students learn as LIATE:
 * logarithms and inverse functions, then polynomials, then sines beside an exponential, where the integral comes back after two
 * turns and is solved for. Odd powers of the secant go in the same way with dv = sec².
 */

export interface Choice {
  readonly u: Expression;
  readonly dv: Expression;
  readonly reason: string;
}

export const integrationByParts: Rule = (f, context) => {
  const below = deeper(context);
  if (below === null || f.kind === 'sum') return null;
  const factors = E.factorsOf(f);
  for (const choice of choices(factors, context)) {
    const step = partsWith(choice, f, below);
    if (step !== null) return step;
  }
  return null;
};

const inverse: ReadonlySet<string> = new Set(
  'ln asin acos atan acot asec acsc asinh acosh atanh acoth asech acsch erf erfc erfi Si Ci Ei li'.split(' '),
);
const waves: ReadonlySet<string> = new Set(['sin', 'cos', 'sinh', 'cosh']);

function choices(factors: readonly Expression[], context: Context): Choice[] {
  const rest = (of: readonly Expression[]) => E.product(factors.filter((factor) => !of.includes(factor)));
  const inverses = factors.filter((factor) => isPowerOf(factor, (base) => isFunction(base, inverse)));
  // The logarithm of a sine has an integral by name, and comes back as it is where it is differentiated and integrated again.
  const [before, logarithm] = polynomialFactors(E.product(factors), context);
  if (before !== null && isLogarithmOfWave(logarithm, context))
    return [
      { u: before, dv: logarithm, reason: `the polynomial ${toText(before)} becomes simpler by differentiation` },
    ];
  if (inverses.length > 0)
    return inverses.map((u) => ({ u, dv: rest([u]), reason: `${toText(u)} becomes simpler by differentiation` }));
  const [u, dv] = polynomialFactors(E.product(factors), context);
  if (u !== null && isTranscendental(dv, context)) {
    return [{ u, dv, reason: `the polynomial ${toText(u)} becomes simpler by differentiation` }];
  }
  const wave = factors.find((factor) => isFunction(factor, waves) && !isFree(factor, context));
  if (wave !== undefined && factors.some(isExponential))
    return [{ u: wave, dv: rest([wave]), reason: 'after two turns the same integral comes back' }];
  const ofLogarithm = factors.length === 1 && wave?.kind === 'apply' && isMultipleOfInverse(wave.args[0]!, context);
  if (ofLogarithm) return [{ u: wave, dv: E.one, reason: 'after two turns the same integral comes back' }];
  return secantChoice(factors);
}

/** ln x, or 2·ln x. */
const isMultipleOfInverse = (a: Expression, context: Context): boolean =>
  isFunction(E.product(E.factorsOf(a).filter((factor) => !isFree(factor, context))), inverse);

/** The factors that are polynomials, null where there are none, and all others. */
export function polynomialFactors(f: Expression, context: Context): readonly [Expression | null, Expression] {
  const x = E.symbol(context.variable);
  const factors = E.factorsOf(f);
  const polynomial = factors.filter((factor) => isPolynomial(factor, x));
  const u = E.product(polynomial);
  return [isFree(u, context) ? null : u, E.product(factors.filter((factor) => !polynomial.includes(factor)))];
}

/** Whether a logarithm or another inverse function of the variable stands in it, which becomes simpler by differentiation only. */
export const hasInverse = (a: Expression, context: Context): boolean =>
  some(a, (node) => isFunction(node, inverse) && !isFree(node, context));

/** Whether a function of the variable other than a power stands in it. */
const isTranscendental = (a: Expression, context: Context): boolean =>
  some(a, (node) => (node.kind === 'apply' || isExponential(node)) && !isFree(node, context));

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot', 'sec', 'csc']);

const isLogarithmOfWave = (a: Expression, context: Context): boolean =>
  a.kind === 'apply' &&
  a.name === 'ln' &&
  some(a.args[0]!, (node) => isFunction(node, circular) && !isFree(node, context));

const isFunction = (a: Expression, names: ReadonlySet<string>): boolean => a.kind === 'apply' && names.has(a.name);
const isExponential = (a: Expression): boolean => a.kind === 'power' && a.exponent.kind !== 'number';

function isPowerOf(factor: Expression, isBase: (base: Expression) => boolean): boolean {
  const exponent = E.exponentOf(factor);
  return (
    exponent.kind === 'number' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0 && isBase(E.baseOf(factor))
  );
}

/** x^n, or a sum of such terms, or a natural power of one. */
function isPolynomial(a: Expression, x: Expression): boolean {
  const isTerm = (term: Expression) => {
    const rest = E.withoutCoefficient(term);
    return rest.kind === 'number' || isPowerOf(rest, (base) => E.equal(base, x));
  };
  return isPowerOf(a, (base) => E.equal(base, x) || (base.kind === 'sum' && base.terms.every(isTerm)));
}

/** sec^n = sec^(n − 2)·sec², whose second factor has the tangent as its integral; csc^n likewise. */
function secantChoice(factors: readonly Expression[]): Choice[] {
  const [only] = factors;
  if (factors.length !== 1 || only?.kind !== 'power' || only.exponent.kind !== 'number') return [];
  const { base } = only;
  const n = only.exponent.value;
  if (!isFunction(base, new Set(['sec', 'csc', 'sech', 'csch'])) || !Q.isInteger(n) || Number(n.numerator) < 3)
    return [];
  const u = E.power(base, E.subtract(only.exponent, E.two));
  return [{ u, dv: E.power(base, E.two), reason: 'the same integral comes back with a lower power beside it' }];
}

const maxSize = 120;

/** ∫ u dv = u·v − ∫ v du with a given choice; null where one of the integrals is not found. */
export function partsWith({ u, dv, reason }: Choice, f: Expression, context: Context): Step | null {
  const du = plainSlope(u, context.variable);
  const whole = du === null ? null : context.integrate(dv, { ...context, open: null });
  if (du === null || whole === null) return null;
  const v = tidy(whole.after.expression);
  if (size(v) >= maxSize) return null;
  const left = tidy(E.product([v, du]));
  const rest = context.integrate(left, context);
  if (rest === null) return null;
  const F = E.add(productOf(u, v), distribute(E.minusOne, rest.after.expression));
  const { of, formula } = lettering(context.names);
  return integrated(f, F, context, {
    rule: 'integration by parts',
    says: () =>
      `A product, and ${reason}: the integral is ${formula('u·v − ∫ v du')}, and the integral of ${toText(left)} is left.`,
    with: { u, dv, du, v },
    ...(of('u') !== 'u' && { letters: { u: of('u'), dv: `d${of('v')}`, du: `d${of('u')}`, v: of('v') } }),
    steps: [whole, rest],
  });
}

/** du without a root below that a conjugate takes away: that of ln(x + √(x² + 1)) is 1/√(x² + 1). */
function plainSlope(u: Expression, variable: string): Expression | null {
  const du = derivativeOf(u, variable);
  if (du === null || !some(du, (node) => isQuotientByRoots(node, variable))) return du;
  const plain = reducedAlgebraic(du, variable);
  return plain !== null && size(plain) < size(du) ? plain : du;
}

/** 1/(x + √…) */
const isQuotientByRoots = (node: Expression, variable: string): boolean =>
  node.kind === 'power' &&
  node.base.kind === 'sum' &&
  node.exponent.kind === 'number' &&
  Q.sign(node.exponent.value) < 0 &&
  node.base.terms.some((term) =>
    some(
      term,
      (part) =>
        part.kind === 'power' &&
        part.exponent.kind === 'number' &&
        !Q.isInteger(part.exponent.value) &&
        contains(part, variable),
    ),
  );

/** u·v, multiplied out where one of them is a sum, so that the terms join those of the integral that is left. */
const productOf = (u: Expression, v: Expression): Expression =>
  v.kind === 'sum' && v.terms.length <= 3 ? distribute(u, v) : E.product([u, v]);

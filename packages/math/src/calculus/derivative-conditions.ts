import { coefficientsOf } from '../algebra/coefficients.ts';
import { simplest } from '../algebra/simplify/simplify.ts';
import * as Q from '../exact/rational.ts';
import { apply, divide, equal, factorsOf, negate, subtract, sum, termsOf, zero } from '../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../expression/condition.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { ApplyNode, Expression, PowerNode } from '../expression/expression.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';

/*
 * Where the rules for functions that bend or jump do not hold: |u| has no derivative where u = 0, ⌊u⌋ none where u is an integer,
 * which is said as u ≠ ⌊u⌋. Functions such as √u need no word: their derivative has no value there.
 */

const notZero = (u: Expression): readonly Condition[] => {
  if (isRoot(u)) return [condition(u.base, '>')];
  return [...(isNeverZero(u) ? [] : [condition(u, '!=')]), ...whereReal(u)];
};

const isRoot = (a: Expression): a is PowerNode =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value);

/** |u|′ = sign(u)·u′ holds for a real u only: |√x| has values below 0 too, and another slope there. */
function whereReal(u: Expression): readonly Condition[] {
  const found: Condition[] = [];
  some(u, (node) => {
    if (node.kind === 'apply' && node.name === 'ln') found.push(...whereAbove0(node.args[0]!));
    if (isRoot(node)) found.push(...whereAbove0(node.base));
    return false;
  });
  return found;
}

const whereAbove0 = (a: Expression): readonly Condition[] =>
  freeSymbols(a).length === 0 || isNeverZero(a) || isNotNegative(a) ? [] : [condition(a, '>')];
const notWhole = (u: Expression): readonly Condition[] => [{ left: u, relation: '!=', right: apply('floor', [u]) }];
/** Two that are always as far apart, as x and x + 1, need no word. */
const differ = (args: readonly Expression[]): readonly Condition[] =>
  args.flatMap((a, k) =>
    args
      .slice(k + 1)
      .filter((b) => sum([a, ...termsOf(b).map(negate)]).kind !== 'number')
      .map((b) => condition(a, '!=', b)),
  );

const exceptions: ReadonlyMap<string, (a: ApplyNode) => readonly Condition[]> = new Map([
  ['abs', ({ args }) => notZero(args[0]!)],
  ['sign', ({ args }) => notZero(args[0]!)],
  ['heaviside', ({ args }) => notZero(args[0]!)],
  ['acot', ({ args }) => notZero(args[0]!)],
  ['floor', ({ args }) => notWhole(args[0]!)],
  ['ceil', ({ args }) => notWhole(args[0]!)],
  ['mod', ({ args }) => notWhole(divide(args[0]!, args[1]!))],
  ['min', ({ args }) => differ(args)],
  ['max', ({ args }) => differ(args)],
]);

/** What must hold of the variable for the derivative of `f`, beside that it has a value. */
export function derivativeConditions(f: Expression, variable: string): readonly Condition[] {
  const found: Condition[] = [];
  some(f, (node) => {
    if (node.kind === 'apply' && contains(node, variable)) found.push(...(exceptions.get(node.name)?.(node) ?? []));
    return false;
  });
  return distinctConditions(found.filter((one) => !saysNothing(one)));
}

/**
 * u ≠ 0 for a u that is 0 everywhere, as sin² x + cos² x − 1, or u ≠ ⌊u⌋ for one that is a number everywhere or whole, as ⌊x⌋: nothing
 * bends or jumps there.
 */
function saysNothing({ left, relation, right }: Condition): boolean {
  if (relation !== '!=') return false;
  if (!isFloorOf(right, left)) return equal(simplest(subtract(left, right)), zero);
  return isWholeValued(left) || simplest(left).kind === 'number';
}

/** Whether steps, signs and whole numbers alone are added and multiplied, so that every value is whole. */
function isWholeValued(a: Expression): boolean {
  if (a.kind === 'number') return Q.isInteger(a.value);
  if (a.kind === 'apply') return stepping.has(a.name);
  if (a.kind === 'sum') return a.terms.every(isWholeValued);
  if (a.kind === 'product') return a.factors.every(isWholeValued);
  return a.kind === 'power' && isWholeValued(a.base) && isWholeValued(a.exponent) && isPositive(a.exponent);
}

const isPositive = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) > 0;
const stepping: ReadonlySet<string> = new Set(['floor', 'ceil', 'sign']);

const isFloorOf = (a: Expression, u: Expression): boolean =>
  a.kind === 'apply' && a.name === 'floor' && equal(a.args[0]!, u);

/**
 * Those of the conditions that are needed for `slope` to be the derivative of `f`: x·|x| has the derivative 2·|x| at 0 too, since a factor that is
 * 0 where |x| bends makes the product smooth of the first order.
 */
export const neededConditions = (
  conditions: readonly Condition[],
  f: Expression,
  slope: Expression,
  variable: string,
): readonly Condition[] =>
  conditions.filter(({ left, relation, right }) => {
    const u = subtract(left, right);
    const place = relation === '!=' ? onlyZero(u, variable) : undefined;
    return (
      place === undefined || !termsOf(f).every((term) => isFlattened(term, u)) || !hasValueAt(slope, variable, place)
    );
  });

/** The zero of what is linear in x, with numbers. */
function onlyZero(u: Expression, x: string): Expression | undefined {
  const coefficients = coefficientsOf(u, x);
  if (coefficients?.length !== 2 || coefficients.some((one) => one.kind !== 'number')) return undefined;
  return negate(divide(coefficients[0]!, coefficients[1]!));
}

/** |u|^n with n > 1, or |u| beside a power of u, and else what has derivatives everywhere. */
function isFlattened(term: Expression, u: Expression): boolean {
  const factors = factorsOf(term);
  const bends = factors.filter((one) => !isEntire(one));
  if (bends.length === 0) return true;
  const [bend] = bends;
  const [base, exponent] = bend?.kind === 'power' ? [bend.base, bend.exponent] : [bend, undefined];
  const isBar = base?.kind === 'apply' && base.name === 'abs' && equal(base.args[0]!, u);
  if (bends.length > 1 || !isBar) return false;
  if (exponent !== undefined) return exponent.kind === 'number' && Q.compare(exponent.value, Q.one) > 0;
  return factors.some((one) => equal(one.kind === 'power' ? one.base : one, u));
}

/** Made of the variable by sums, products, whole powers, exponentials, sines and cosines. */
function isEntire(a: Expression): boolean {
  if (a.kind === 'number' || a.kind === 'symbol' || a.kind === 'constant') return true;
  if (a.kind === 'sum') return a.terms.every(isEntire);
  if (a.kind === 'product') return a.factors.every(isEntire);
  if (a.kind === 'apply') return entire.has(a.name) && a.args.every(isEntire);
  const { base, exponent } = a;
  if (base.kind === 'constant' && base.name === 'e') return isEntire(exponent);
  return exponent.kind === 'number' && Q.isInteger(exponent.value) && Q.sign(exponent.value) > 0 && isEntire(base);
}

const entire: ReadonlySet<string> = new Set(['sin', 'cos', 'sinh', 'cosh']);

const hasValueAt = (slope: Expression, variable: string, place: Expression): boolean =>
  freeSymbols(slope).every((name) => name === variable) &&
  Number.isFinite(evaluate(slope, { [variable]: evaluate(place) }));

/** e^u, cosh u, and sums of a positive number and of squares. */
function isNeverZero(a: Expression): boolean {
  if (a.kind === 'power') return a.base.kind === 'constant';
  if (a.kind === 'apply') return a.name === 'cosh';
  if (a.kind !== 'sum') return false;
  return a.terms.every(isNotNegative) && a.terms.some((term) => term.kind === 'number' || isNeverZero(term));
}

/** Of real arguments: an even power, a positive number, or a product of such. */
function isNotNegative(a: Expression): boolean {
  if (a.kind === 'number') return Q.sign(a.value) > 0;
  if (a.kind === 'product') return a.factors.every(isNotNegative);
  if (a.kind === 'apply') return a.name === 'abs' || a.name === 'cosh';
  if (a.kind !== 'power') return false;
  if (a.base.kind === 'constant' && a.base.name === 'e') return true;
  return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && Number(a.exponent.value.numerator) % 2 === 0;
}

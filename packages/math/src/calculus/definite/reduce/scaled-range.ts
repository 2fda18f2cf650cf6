import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import { type Condition, condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import { toText } from '../../../syntax/print-text.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from '../problem.ts';
import { positiveForm } from '../table/positive-form.ts';

/*
 * Ranges with letters at their ends, and the whole line, carried onto ranges that the beta function and the transforms know:
 *
 *     x = a + (b − a)u    a … b onto 0 … 1, where x − a is (b − a)u and b − x is (b − a)(1 − u), for b > a,
 *     x = au              a … ∞ onto 1 … ∞, for a > 0,
 *     x = ln u            the line onto the half line, for functions of e^x.
 *
 * Example: ∫ₐᵇ (x − a)^p (b − x)^q dx = (b − a)^(p+q+1) ∫₀¹ u^p (1 − u)^q du.
 */

const infinity = E.constant('infinity');

/** x = a + (b − a)u where powers of x − a or b − x ask for it; null elsewhere. */
export function ontoUnitRange(problem: Problem, context: Context): Answer | null {
  const { variable, lower, upper } = problem;
  const f = positiveForm(problem.f, variable);
  const ends = [lower, upper];
  if (E.equal(lower, E.zero) || ends.some((end) => infiniteEnd(end) !== null)) return null;
  if (ends.every((end) => freeSymbols(end).length === 0)) return null;
  const width = E.subtract(upper, lower);
  const parts = E.factorsOf(f).map((factor) => atUnit(factor, problem, width));
  if (!parts.some(({ vanishes }) => vanishes)) return null;
  const unit = { f: E.product(parts.map(({ rest }) => rest)), variable, lower: E.zero, upper: E.one };
  const front = E.product([width, ...parts.map((part) => part.front)]);
  return carried(problem, unit, context, {
    front,
    says: `${variable} = ${toText(lower)} + (${toText(width)})·u carries the range onto 0 … 1`,
    condition: condition(upper, '>', lower),
  });
}

interface Part {
  readonly front: Expression;
  readonly rest: Expression;
  /** Whether it is a power of x − a or of b − x. */
  readonly vanishes: boolean;
}

/** A factor at x = a + (b − a)u, what does not depend on u in front. */
function atUnit(factor: Expression, { variable, lower, upper }: Problem, width: Expression): Part {
  const u = E.symbol(variable);
  if (!contains(factor, variable)) return { front: factor, rest: E.one, vanishes: false };
  const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
  if (!contains(exponent, variable)) {
    const slope = E.subtract(substitute(base, { [variable]: E.one }), substitute(base, { [variable]: E.zero }));
    const at = (end: Expression) => simplest(E.subtract(base, E.multiply(slope, E.subtract(u, end))));
    if (E.equal(at(lower), E.zero))
      return { front: E.power(E.multiply(slope, width), exponent), rest: E.power(u, exponent), vanishes: true };
    if (E.equal(at(upper), E.zero)) {
      const rest = E.power(E.subtract(E.one, u), exponent);
      return { front: E.power(E.multiply(E.negate(slope), width), exponent), rest, vanishes: true };
    }
  }
  return {
    front: E.one,
    rest: substitute(factor, { [variable]: E.add(lower, E.multiply(width, u)) }),
    vanishes: false,
  };
}

/** x = au from a letter on, or from another positive number than 1 where a letter is the exponent of a power of x; null elsewhere. */
export function ontoOneToInfinity(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(upper) !== 1 || infiniteEnd(lower) !== null || E.equal(lower, E.one)) return null;
  if (freeSymbols(lower).length === 0 && !(certainSign(lower) === 1 && hasOpenPower(f, variable))) return null;
  const g = positiveForm(
    E.multiply(lower, substitute(f, { [variable]: E.multiply(lower, E.symbol(variable)) })),
    variable,
  );
  const factors = E.factorsOf(g);
  const front = E.product(factors.filter((factor) => !contains(factor, variable)));
  const rest = E.product(factors.filter((factor) => contains(factor, variable)));
  return carried(problem, { f: rest, variable, lower: E.one, upper: infinity }, context, {
    front,
    says: `${variable} = ${toText(lower)}·u carries the range onto 1 … ∞`,
    ...(freeSymbols(lower).length === 0 ? {} : { condition: condition(lower, '>') }),
  });
}

/** Whether a power of the variable has a letter in its exponent. */
const hasOpenPower = (f: Expression, variable: string): boolean =>
  some(
    f,
    (node) =>
      node.kind === 'power' &&
      E.equal(node.base, E.symbol(variable)) &&
      freeSymbols(node.exponent).some((name) => name !== variable),
  );

/** x = ln u for a function of e^x over the whole line; null elsewhere. */
export function ofExponentialOverLine(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(lower) !== -1 || infiniteEnd(upper) !== 1) return null;
  const inPowers = transform(f, (node) => asPower(node, variable));
  if (contains(inPowers, variable)) return null;
  const inU = substitute(inPowers, { [exponential]: E.symbol(variable) });
  const g = positiveForm(E.divide(inU, E.symbol(variable)), variable);
  return carried(problem, { f: g, variable, lower: E.zero, upper: infinity }, context, {
    front: E.one,
    says: `${variable} = ln u carries the line onto the half line`,
  });
}

/** Stands for e^x. */
const exponential = '\u2020u';

/** e^(kx + c) as u^k e^c. */
function asPower(node: Expression, variable: string): Expression {
  if (node.kind !== 'power' || node.base.kind !== 'constant' || node.base.name !== 'e') return node;
  const read = coefficientsOf(node.exponent, variable);
  if (read === null || read.length !== 2) return node;
  return E.multiply(E.power(E.symbol(exponential), read[1]!), E.exp(read[0]!));
}

/** The answer by an integral that differs by a factor in front. */
function carried(
  problem: Problem,
  to: Problem,
  context: Context,
  {
    front,
    says,
    condition: needed,
  }: { readonly front: Expression; readonly says: string; readonly condition?: Condition },
): Answer | null {
  const found = solveDeeper(to, context);
  if (found === null) return null;
  const value = E.multiply(front, found.value);
  return {
    value,
    conditions: [...found.conditions, ...(needed === undefined ? [] : [needed])],
    step: stepOf(problem, value, {
      rule: 'substitution',
      says: `${says}; u is written ${problem.variable} again.`,
      with: { factor: front, integrand: to.f, 'lower bound': to.lower, 'upper bound': to.upper },
      steps: [found.step],
    }),
  };
}

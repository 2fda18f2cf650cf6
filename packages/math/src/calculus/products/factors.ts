import { coefficientsOf } from '../../algebra/coefficients.ts';
import { expand } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import { fromFraction, toFraction } from '../../algebra/fraction.ts';
import { withKernels } from '../../algebra/kernels.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { ringOf } from '../../polynomial/convert.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import { constant } from '../../polynomial/sparse/polynomial.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { type Budget, budget } from '../../result/budget.ts';
import { normalForm } from '../sums/gosper.ts';
import { isRational, lowest } from '../sums/shape.ts';

/*
 * A rational function of the index, made ready for a product.
 *
 * f = r(k) · c(k+1)/c(k), where the quotient of neighbours telescopes and in r no zero lies a whole number away from a pole: Gosper's
 * normal form, taken once for f and once for what is left turned upside down. r is then split into a constant and linear and quadratic
 * factors.
 *
 * Example: (k³ + 1)/(k³ − 1) = 1 · c(k+1)/c(k) with c = k(k − 1)/(k² − k + 1).
 */

/** A factor of degree 1 or 2 in the index, made monic, to a power. */
export interface MonicFactor {
  /** k + s, or k² + p·k + q as [q, p]; without the leading 1. */
  readonly lower: readonly Expression[];
  readonly exponent: number;
}

/** f as `constant · Π factors · c(k+1)/c(k)`. */
export interface Factors {
  readonly constant: Expression;
  readonly factors: readonly MonicFactor[];
  readonly c: Expression;
  /** Without the part that telescopes. */
  readonly rest: Expression;
}

const usualWork = 1_000_000;

/** Null where f is no rational function of the index, or a factor has a higher degree. */
export function factorsOf(f: Expression, index: string): Factors | null {
  const { expression, kernels, restore } = withKernels(f, { keepNegativePowers: true });
  if (Object.values(kernels).some((kernel) => contains(kernel, index))) return null;
  return withinWork(() => {
    const found = separated(expression, index, budget(usualWork));
    if (found === null) return null;
    const [rest, c] = [restore(found.rest), restore(found.c)];
    const split = monicFactors(rest, index);
    return split === null ? null : { ...split, c, rest };
  });
}

/** The same with nothing that telescopes taken out. */
export function plainFactorsOf(f: Expression, index: string): Factors | null {
  if (!isRational(f, index)) return null;
  const rest = lowest(f);
  const split = monicFactors(rest, index);
  return split === null ? null : { ...split, c: E.one, rest };
}

function separated(
  f: Expression,
  index: string,
  work: Budget,
): { readonly rest: Expression; readonly c: Expression } | null {
  const over = ringOf([f, E.symbol(index)]);
  if (!over.ok) return null;
  const fraction = toFraction(f, over.value, work);
  if (fraction === null) return null;
  const k = over.value.variables.indexOf(index);
  const up = normalForm(fraction, k, work);
  const down = normalForm({ numerator: up.b, denominator: up.a }, k, work);
  const one = constant(over.value, 1);
  const written = (numerator: Polynomial, denominator: Polynomial): Expression =>
    fromFraction({ numerator, denominator }, 'factored');
  return { rest: written(down.b, down.a), c: E.divide(written(up.c, one), written(down.c, one)) };
}

function monicFactors(
  rest: Expression,
  index: string,
): { readonly constant: Expression; readonly factors: readonly MonicFactor[] } | null {
  const constants: Expression[] = [];
  const factors: MonicFactor[] = [];
  for (const part of E.factorsOf(rest)) {
    const [base, exponent] = [E.baseOf(part), E.exponentOf(part)];
    if (!contains(part, index)) constants.push(part);
    else if (exponent.kind !== 'number' || !Q.isInteger(exponent.value)) return null;
    else {
      const monic = monicOf(base, index);
      if (monic === null) return null;
      constants.push(E.power(monic.leading, exponent));
      factors.push({ lower: monic.lower, exponent: Z.toNumber(exponent.value.numerator) });
    }
  }
  return { constant: E.product(constants), factors };
}

function monicOf(
  base: Expression,
  index: string,
): { readonly leading: Expression; readonly lower: readonly Expression[] } | null {
  const expanded = expand(base);
  const parts = expanded.ok ? coefficientsOf(expanded.value, index) : null;
  if (parts === null || parts.length < 2 || parts.length > 3) return null;
  const leading = parts.at(-1)!;
  return { leading, lower: parts.slice(0, -1).map((part) => plain(E.divide(part, leading))) };
}

function plain(a: Expression): Expression {
  const found = a.kind === 'sum' ? factor(a) : null;
  return found?.ok ? found.value.expression : a;
}

import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { toText } from '../../../syntax/print-text.ts';
import type { Context } from '../context.ts';
import { signOf } from '../sign.ts';
import { integratedAs, type Rule, rewritten } from './rule.ts';
import { squareRootOf } from './square-root-of.ts';

/*
 * (n₀ + n₂·x²)/(x⁴ + p·x² + q), where the denominator has no factors with the numbers and letters of the integrand. With r = √q and s = √(2r − p),
 * both real, the square is completed by its middle term (Sophie Germain's identity for p = 0),
 *
 *     x⁴ + p·x² + q = (x² + r)² − s²·x² = (x² + s·x + r)·(x² − s·x + r),
 *
 * and comparing coefficients gives the partial fractions (A·x + B)/(x² + s·x + r) + (B − A·x)/(x² − s·x + r) with B = n₀/(2r) and A = (n₀/r − n₂)/(2s).
 * Odd powers above are taken apart first: u = x² does for them.
 *
 * Worked example: 1/(x⁴ + 1) has r = 1, s = √2, B = 1/2, A = √2/4.
 */
export const biquadraticFactors: Rule = (f, context) => {
  const found = quotientIn(f, context);
  const factors = found && factorsOf(found);
  if (!found || !factors) return null;
  const x = E.symbol(context.variable);
  const part = (from: number) => E.sum([from, from + 2].map((k) => E.product([found.n[k]!, E.power(x, E.number(k))])));
  const [even, odd] = [part(0), part(1)];
  if (E.equal(even, E.zero)) return null;
  const whole = E.sum([E.power(x, E.number(4)), E.product([found.p, E.power(x, E.two)]), found.q]);
  return E.equal(odd, E.zero)
    ? bySquares(f, found, factors, whole, context)
    : integratedAs(f, E.add(E.divide(even, whole), E.divide(odd, whole)), context, {
        rule: 'split the numerator',
        says: `Beside odd powers of ${context.variable} its square is a new variable; the even powers are integrated by themselves.`,
      });
};

function bySquares(f: Expression, { n }: Quotient, { r, s }: Factors, whole: Expression, context: Context) {
  const x = E.symbol(context.variable);
  const B = simplest(E.divide(n[0]!, E.product([E.two, r])));
  const A = simplest(E.divide(E.subtract(E.divide(n[0]!, r), n[2]!), E.product([E.two, s])));
  const square = E.add(E.power(x, E.two), r);
  const [plus, minus] = [E.add(square, E.product([s, x])), E.subtract(square, E.product([s, x]))];
  const sum = E.add(E.divide(E.add(E.product([A, x]), B), plus), E.divide(E.subtract(B, E.product([A, x])), minus));
  const values = { A, B, C: E.negate(A), D: B };
  const decomposition = rewritten(f, sum, {
    rule: 'decomposition into partial fractions',
    says: `The denominator is a difference of squares: ${toText(whole)} = (${toText(square)})² − (${toText(E.product([s, x]))})² = (${toText(plus)})·(${toText(minus)}). Over each of the factors the numerator may be linear.`,
    with: values,
  });
  return integratedAs(f, sum, context, {
    rule: 'partial fractions',
    says: 'The denominator is a product of two quadratic factors, so the quotient is a sum of simpler ones.',
    with: values,
    steps: [decomposition],
  });
}

interface Quotient {
  /** n₀, n₁, n₂, n₃, divided by the leading coefficient below. */
  readonly n: readonly Expression[];
  readonly p: Expression;
  readonly q: Expression;
}

function quotientIn(f: Expression, { variable }: Context): Quotient | null {
  const factors = E.factorsOf(f);
  const below = factors.filter((factor) => E.equal(E.exponentOf(factor), E.minusOne) && factor.kind === 'power');
  const [c0, c1, c2, c3, c4, ...higher] = coefficientsOf(multipliedOut(E.product(below.map(E.baseOf))), variable) ?? [];
  if (c0 === undefined || c4 === undefined || higher.length > 0) return null;
  if (![c1, c3].every((c) => c === undefined || E.equal(c, E.zero))) return null;
  const above = E.product(factors.filter((factor) => !below.includes(factor)));
  const n = coefficientsOf(multipliedOut(above), variable);
  if (n === null || n.length > 4) return null;
  const over = (c: Expression | undefined) => simplest(E.divide(c ?? E.zero, c4));
  return { n: [0, 1, 2, 3].map((k) => over(n[k])), p: over(c2), q: over(c0) };
}

interface Factors {
  readonly r: Expression;
  readonly s: Expression;
}

/** r and s of (x² + s·x + r)·(x² − s·x + r); null where they are not known to be real. */
function factorsOf({ p, q }: Quotient): Factors | null {
  if (signOf(q) !== 1) return null;
  const r = positiveRoot(q);
  const square = simplest(E.subtract(E.product([E.two, r]), p));
  return signOf(square) === 1 ? { r, s: positiveRoot(square) } : null;
}

/** √a, where letters are positive. */
const positiveRoot = (a: Expression): Expression => squareRootOf(a)?.root ?? simplest(E.sqrt(a));

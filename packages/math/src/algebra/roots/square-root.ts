import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';

/** a + b·√c with rational a, b and positive rational c, taken apart; null for anything else. */
export function quadraticSurd(e: Expression): { a: Rational; b: Rational; c: Rational } | null {
  const terms = E.termsOf(e);
  if (terms.length > 2) return null;
  let a = Q.zero;
  let surd: { b: Rational; c: Rational } | null = null;
  for (const term of terms) {
    if (term.kind === 'number') a = term.value;
    else {
      const root = E.withoutCoefficient(term);
      if (surd !== null || root.kind !== 'power' || root.base.kind !== 'number' || root.exponent.kind !== 'number')
        return null;
      if (!Q.equals(root.exponent.value, Q.half) || Q.sign(root.base.value) < 0) return null;
      surd = { b: E.coefficient(term), c: root.base.value };
    }
  }
  return surd === null ? null : { a, ...surd };
}

/**
 * √(a + b√c) as √x ± √y where that is possible: with d = √(a² − b²c) rational, it is √((a + d)/2) ± √((a − d)/2) for
 * a > 0 (Borodin, Fagin, Hopcroft, Tompa, "Decreasing the nesting depth of expressions involving square roots", 1985). The
 * plain square root otherwise.
 */
export function denestSquareRoot(square: Expression): Expression {
  const surd = quadraticSurd(square);
  if (surd === null) return E.sqrt(square);
  const { a, b, c } = surd;
  const d = Q.exactRoot(Q.subtract(Q.multiply(a, a), Q.multiply(Q.multiply(b, b), c)), 2);
  if (d !== null && Q.sign(a) > 0) {
    const x = E.sqrt(E.number(Q.multiply(Q.half, Q.add(a, d))));
    const y = E.sqrt(E.number(Q.multiply(Q.half, Q.subtract(a, d))));
    return Q.sign(b) > 0 ? E.add(x, y) : E.subtract(x, y);
  }
  return denestWithFourthRoot(a, b, c) ?? E.sqrt(square);
}

/** √(a + b√c) = c^(1/4)·√(b + (a/c)·√c), where the second root denests. */
function denestWithFourthRoot(a: Rational, b: Rational, c: Rational): Expression | null {
  const inner = Q.divide(a, c);
  const d = Q.exactRoot(Q.subtract(Q.multiply(b, b), Q.multiply(Q.multiply(inner, inner), c)), 2);
  if (d === null || Q.sign(b) <= 0) return null;
  const x = E.sqrt(E.number(Q.multiply(Q.half, Q.add(b, d))));
  const y = E.sqrt(E.number(Q.multiply(Q.half, Q.subtract(b, d))));
  return E.product([E.power(E.number(c), E.number(Q.rational(1, 4))), Q.sign(a) >= 0 ? E.add(x, y) : E.subtract(x, y)]);
}

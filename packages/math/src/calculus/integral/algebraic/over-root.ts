import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { mapTuple } from '../../../result/tuple.ts';
import { signOf } from '../sign.ts';

export interface Radicand {
  /** The coefficients c₀, c₁, c₂ of s² by powers of u. */
  readonly c: readonly Expression[];
  /** s, as an expression in x. */
  readonly root: Expression;
  /** u, as an expression in x. */
  readonly at: Expression;
}

/**
 * ∫ P(u)/s du with s² = c₂u² + c₁u + c₀: T(u)·s + λ·∫ du/s, where P = T′·s² + T·(s²)′/2 + λ. With `positive`, s is the positive
 * root, and arcsines may be shown.
 */
export function overRoot(p: readonly Expression[], { c, root, at }: Radicand, positive: boolean): Expression | null {
  const [c0, c1, c2] = mapTuple([0, 1, 2], (k) => tidy(c[k] ?? E.zero));
  if (signOf(c2) === 0 && signOf(c1) === 0) return null;
  const rest = [...p];
  const t: Expression[] = [];
  const linear = signOf(c2) === 0;
  // The term t_k·u^k gives k·c₂ + c₂ at u^(k+1), k·c₁ + c₁/2 at u^k, k·c₀ at u^(k−1).
  for (let k = rest.length - (linear ? 1 : 2); k >= 0; k--) {
    const high = linear ? E.multiply(E.add(E.number(k), E.half), c1) : E.multiply(E.number(k + 1), c2);
    const top = rest[linear ? k : k + 1] ?? E.zero;
    const tk = tidy(E.divide(top, high));
    t[k] = tk;
    const less = (index: number, by: Expression) => {
      if (index >= 0) rest[index] = E.subtract(rest[index] ?? E.zero, E.multiply(tk, by));
    };
    if (!linear) less(k, E.multiply(E.add(E.number(k), E.half), c1));
    if (k > 0) less(k - 1, E.multiply(E.number(k), c0));
  }
  const algebraic = E.product([E.sum(t.map((part, k) => E.product([part, E.power(at, E.number(k))]))), root]);
  const lambda = linear ? E.zero : tidy(rest[0] ?? E.zero);
  if (E.equal(lambda, E.zero)) return algebraic;
  return E.add(algebraic, E.multiply(lambda, basic(c0, c1, c2, root, at, positive)));
}

/** ∫ du/s */
function basic(
  c0: Expression,
  c1: Expression,
  c2: Expression,
  s: Expression,
  u: Expression,
  positive: boolean,
): Expression {
  const inner = E.add(E.product([E.two, c2, u]), c1);
  const discriminant = tidy(E.subtract(E.power(c1, E.two), E.product([E.number(4), c2, c0])));
  if (signOf(c2) === -1) {
    const a = E.sqrt(E.negate(c2));
    if (positive && signOf(discriminant) === 1) {
      return E.product([E.number(-1), E.reciprocal(a), E.apply('asin', [E.divide(inner, E.sqrt(discriminant))])]);
    }
    return E.product([E.number(-1), E.reciprocal(a), E.apply('atan', [E.divide(inner, E.product([E.two, a, s]))])]);
  }
  const a = E.sqrt(c2);
  return E.divide(E.ln(E.add(inner, E.product([E.two, a, s]))), a);
}

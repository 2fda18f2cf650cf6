import type { Expression } from '../../expression/expression.ts';
import type { Budget } from '../../result/budget.ts';
import type { Fraction } from './fraction.ts';
import * as P from './polynomial.ts';
import { type RationalView, rationalView } from './rational-view.ts';

export interface SquareRootParts {
  readonly view: RationalView;
  /** f = even + odd·S with S² a polynomial in x, both rational in x alone. */
  readonly even: Fraction;
  readonly odd: Fraction;
  readonly x: number;
}

/** A rational function of x and S, S² = square: its denominator freed of S. Null when f is none. The constants `adjoined` are in its field. */
export function squareRootParts(
  f: Expression,
  x: string,
  root: string,
  square: Expression,
  budget: Budget,
  adjoined: readonly Expression[] = [],
): SquareRootParts | null {
  const view = rationalView([f, ...adjoined], [x, root], budget, [{ name: root, power: 2, equals: square }]);
  const value = view?.fractionOf(f) ?? null;
  if (view === null || value === null) return null;
  const { field } = view;
  const { ring } = field;
  const s = view.index.get(root)!;
  const [n0, n1] = [P.coefficients(value.n, s)[0] ?? 0n, P.coefficients(value.n, s)[1] ?? 0n];
  const [d0, d1] = [P.coefficients(value.d, s)[0] ?? 0n, P.coefficients(value.d, s)[1] ?? 0n];
  const radicand = view.fractionOf(square)!.n;
  const norm = P.subtract(ring.multiply(d0, d0), ring.multiply(radicand, ring.multiply(d1, d1)));
  if (norm === 0n) return null;
  const even = P.subtract(ring.multiply(n0, d0), ring.multiply(radicand, ring.multiply(n1, d1)));
  const odd = P.subtract(ring.multiply(n1, d0), ring.multiply(n0, d1));
  return { view, even: field.fraction(even, norm), odd: field.fraction(odd, norm), x: view.index.get(x)! };
}

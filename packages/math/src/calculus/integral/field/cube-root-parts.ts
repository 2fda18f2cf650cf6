import type { Expression } from '../../../expression/expression.ts';
import type { Budget } from '../../../result/budget.ts';
import { mapTuple } from '../../../result/tuple.ts';
import type { Fraction } from './fraction.ts';
import * as P from './polynomial.ts';
import { type RationalView, rationalView } from './rational-view.ts';

export interface CubeRootParts {
  readonly view: RationalView;
  /** f = f₀ + f₁·y + f₂·y² with y³ a polynomial in x, all rational in x alone. */
  readonly parts: readonly [Fraction, Fraction, Fraction];
  /** y³ */
  readonly power: P.Polynomial;
  readonly x: number;
}

/** A rational function of x and y, y³ = cube: its denominator freed of y. Null when f is none. */
export function cubeRootParts(
  f: Expression,
  x: string,
  root: string,
  cube: Expression,
  budget: Budget,
): CubeRootParts | null {
  const view = rationalView([f], [x, root], budget, [{ name: root, power: 3, equals: cube }]);
  const value = view?.fractionOf(f) ?? null;
  if (view === null || value === null) return null;
  const { ring } = view.field;
  const y = view.index.get(root)!;
  const byPowers = (a: P.Polynomial) => mapTuple([0, 1, 2], (k) => P.coefficients(a, y)[k] ?? 0n);
  const r = view.fractionOf(cube)!.n;
  const times = (...all: readonly P.Polynomial[]) => all.reduce((a, b) => ring.multiply(a, b), 1n);
  const [n0, n1, n2] = byPowers(value.n);
  const [a, b, c] = byPowers(value.d);
  // 1/(a + b·y + c·y²) = (A + B·y + C·y²)/(a·A + r·(b·C + c·B))
  const A = P.subtract(times(a, a), times(r, b, c));
  const B = P.subtract(times(r, c, c), times(a, b));
  const C = P.subtract(times(b, b), times(a, c));
  const norm = P.add(times(a, A), times(r, P.add(times(b, C), times(c, B))));
  if (norm === 0n) return null;
  const over = (n: P.Polynomial) => view.field.fraction(n, norm);
  const parts = [
    over(P.add(times(n0, A), times(r, P.add(times(n1, C), times(n2, B))))),
    over(P.add(P.add(times(n0, B), times(n1, A)), times(r, n2, C))),
    over(P.add(P.add(times(n0, C), times(n1, B)), times(n2, A))),
  ] as const;
  return { view, parts, power: r, x: view.index.get(x)! };
}

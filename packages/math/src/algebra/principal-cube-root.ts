import type { Expression } from '../expression/expression.ts';
import { some } from '../expression/walk.ts';

/** A cube root written as a power, x^(2/3), which is the principal one: not real where x is negative. */
export const hasCubeRootAsPower = (a: Expression, of: (base: Expression) => boolean = () => true): boolean =>
  some(
    a,
    (node) =>
      node.kind === 'power' &&
      node.exponent.kind === 'number' &&
      node.exponent.value.denominator === 3 &&
      of(node.base),
  );

/** Who writes x^(1/3) for negative x may mean the real root. */
export const saysPrincipalCubeRoot =
  'A power such as u^(1/3) is the principal one, which is not real for negative u; the real cube root is written cbrt(u).';

import * as E from '../../expression/build.ts';
import { certainSign } from '../../expression/certain-sign.ts';
import type { Expression } from '../../expression/expression.ts';
import { size } from '../../expression/walk.ts';
import { multipliedOut } from '../expand.ts';

const i = E.constant('i');
const maxSize = 40;
const part = (over: number, under: number): Expression => E.divide(E.number(over), E.number(under));

/**
 * The roots of a₃x³ + a₂x² + a₁x + a₀ with any real constants: y³ + 4e + y has one real root by Cardano's formula; three real roots by
 * Viète's cosines. Null where the sign of the discriminant is not known, or it is 0,
 * and where the roots would be too long to be read.
 */
export function cubicOfConstants([a0, a1, a2, a3]: readonly Expression[]): readonly Expression[] | null {
  const [c, b, a] = [a0!, a1!, a2!].map((one) => E.divide(one, a3!));
  const shift = E.multiply(part(-1, 3), a!);
  // t³ + p·t + q with x = t − a/3
  const p = multipliedOut(E.subtract(b!, E.multiply(part(1, 3), E.power(a!, E.number(2)))));
  const q = multipliedOut(
    E.sum([E.multiply(part(2, 27), E.power(a!, E.number(3))), E.product([part(-1, 3), a!, b!]), c!]),
  );
  const under = multipliedOut(
    E.add(E.multiply(part(1, 4), E.power(q, E.number(2))), E.multiply(part(1, 27), E.power(p, E.number(3)))),
  );
  const sign = certainSign(under);
  if (sign !== 1 && sign !== -1) return null;
  const roots = (sign === 1 ? byCardano(q, under) : byCosines(p, q)).map((t) => E.add(t, shift));
  // A longer form says less than its digits.
  return size(roots[0]!, maxSize) < maxSize ? roots : null;
}

function byCardano(q: Expression, under: Expression): readonly Expression[] {
  const root = E.sqrt(under);
  const [u, v] = [1, -1].map((side) => cubeRoot(E.add(E.multiply(part(-1, 2), q), E.multiply(E.number(side), root))));
  const real = E.add(u!, v!);
  const half = E.multiply(part(-1, 2), real);
  const imaginary = E.product([part(1, 2), E.sqrt(E.number(3)), E.subtract(u!, v!), i]);
  return [real, E.add(half, imaginary), E.subtract(half, imaginary)];
}

/** The real cube root, of a negative number with the sign before it. */
const cubeRoot = (a: Expression): Expression =>
  certainSign(a) === -1 ? E.negate(E.apply('cbrt', [multipliedOut(E.negate(a))])) : E.apply('cbrt', [a]);

function byCosines(p: Expression, q: Expression): readonly Expression[] {
  const size = E.multiply(E.number(2), E.sqrt(E.multiply(part(-1, 3), p)));
  const cosine = E.product([part(3, 2), q, E.power(p, E.number(-1)), E.sqrt(E.divide(E.number(-3), p))]);
  const angle = E.multiply(part(1, 3), E.apply('acos', [cosine]));
  return [0, 1, 2].map((k) =>
    E.multiply(size, E.apply('cos', [E.subtract(angle, E.multiply(part(2 * k, 3), E.constant('pi')))])),
  );
}

import { negate, number, power, product, sqrt, subtract, sum } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { no, ok, type Result } from '../../result/result.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';
import { sameValue } from '../same-value.ts';
import { simplify } from '../simplify/simplify.ts';
import { verify } from '../simplify/verify.ts';

export interface GeneralRoots {
  /** One for a linear equation and where the discriminant is 0, else two. */
  readonly roots: readonly Expression[];
  readonly discriminant?: Expression;
  /** What must not be 0: the leading coefficient, where it has parameters. */
  readonly unless?: Expression;
}

/**
 * The roots of a polynomial of degree 1 or 2 whose coefficients are any constants or contain parameters, by the formula. Each
 * root is put into the polynomial before it is given back. Refused for higher degrees.
 */
export function generalRoots(f: Expression, variable: string): Result<GeneralRoots> {
  const expanded = expand(f);
  if (!expanded.ok) return expanded;
  const coefficients = coefficientsOf(expanded.value, variable);
  if (coefficients === null) return no('out-of-range', `Polynomial must be a sum of whole powers of ${variable}.`);
  if (coefficients.length < 2) return no('no-answer', 'There is no equation to solve: the variable does not occur.');
  if (coefficients.length > 3)
    return no(
      'out-of-range',
      'Polynomial must have rational coefficients when its degree is above 2: roots and other letters are allowed up to degree 2.',
    );
  const [c, b, a] = coefficients as [Expression, Expression, Expression | undefined];
  const leading = a ?? b;
  const found = a === undefined ? linear(b, c) : quadratic(a, b, c);
  const roots = found.roots.map(simplest);
  if (!roots.every((root) => isRoot(expanded.value, variable, root)))
    return no('check-failed', 'A root was found that does not satisfy the equation, so nothing is shown.');
  return ok({ ...found, roots, unless: freeSymbols(leading).length > 0 ? leading : undefined });
}

const linear = (b: Expression, c: Expression): GeneralRoots => ({
  roots: [product([negate(c), power(b, number(-1))])],
});

function quadratic(a: Expression, b: Expression, c: Expression): GeneralRoots {
  const discriminant = plain(subtract(power(b, number(2)), product([number(4), a, c])));
  const twice = power(product([number(2), a]), number(-1));
  const root = (side: number): Expression =>
    product([sum([negate(b), product([number(side), sqrt(discriminant)])]), twice]);
  const isDouble = discriminant.kind === 'number' && discriminant.value.numerator === 0;
  return { roots: isDouble ? [root(0)] : [root(-1), root(1)], discriminant };
}

const plain = (a: Expression): Expression => {
  const expanded = expand(a);
  return expanded.ok ? expanded.value : a;
};

function simplest(a: Expression): Expression {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
}

function isRoot(f: Expression, variable: string, root: Expression): boolean {
  const inserted = substitute(f, { [variable]: root });
  return sameValue(inserted, number(0)).same || verify(sum([inserted, number(1)]), number(1)) !== null;
}

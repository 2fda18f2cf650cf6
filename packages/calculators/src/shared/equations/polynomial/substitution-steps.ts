import { quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { add, divide, number, sqrt } from '@nomogram/math/expression/build.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { pair, triple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { expressionOf, shownRoot } from '../root-text.ts';

/** The n of a·x^(2n) + b·x^n + c with n > 1 and b ≠ 0, which is quadratic in x^n; undefined for any other polynomial. */
function powerInside(f: IntegerPolynomial): number | undefined {
  const n = P.degree(f) / 2;
  const isOther = f.some((value, k) => value !== 0n && k !== 0 && k !== n && k !== 2 * n);
  return Number.isInteger(n) && n > 1 && !isOther && f[n] !== 0n ? n : undefined;
}

/** The roots of a·x^(2n) + b·x^n + c by t = x^n; undefined where it is no such polynomial. */
export function substitutionSteps(f: IntegerPolynomial, x: string, roots: Roots): readonly ShownStep[] | undefined {
  const n = powerInside(f);
  if (n === undefined) return undefined;
  const [c, b, a] = triple([f[0]!, f[n]!, f[2 * n]!].map((value) => Q.rational(Z.fromBigInt(value))));
  const t = freeName(new Set([x]), ['t', 'u']);
  const discriminant = Q.subtract(Q.power(b, 2), Q.multiply(Q.integerRational(4), Q.multiply(a, c)));
  const isRational = Q.sign(discriminant) >= 0 && Q.exactRoot(discriminant, 2) !== null;
  const half = number(Q.divide(Q.negate(b), Q.multiply(Q.integerRational(2), a)));
  const part = divide(sqrt(number(discriminant)), number(Q.multiply(Q.integerRational(2), a)));
  const values = Q.isZero(discriminant) ? [half] : pair([add(half, divide(part, number(-1))), add(half, part)]);
  const quadratic = [f[0]!, f[n]!, f[2 * n]!];
  return [
    line(
      `substitution ${t} = ${x}^${n}`,
      `${x} stands in it with the exponents ${n} and ${2 * n} alone: with ${t} = ${x}^${n} it is a quadratic equation in ${t}.`,
      `${t} = ${x}^${n}; ${toText(expressionOf(quadratic, t))} = 0`,
    ),
    ...quadraticSteps(quadratic, 1, t, isRational ? 'factoring' : 'formula'),
    ...values.map((value) => putBack(value, { n, x, t }, roots)),
  ];
}

/** x from x^n = t. */
function putBack(
  value: Expression,
  { n, x, t }: { readonly n: number; readonly x: string; readonly t: string },
  { real, complex }: Roots,
): ShownStep {
  const there = evaluateComplex(value);
  const isOf = ({ approximate }: Root): boolean =>
    C.modulus(C.subtract(C.power(approximate, C.complex(n)), there)) <= 1e-6 * Math.max(1, C.modulus(there));
  const isReal = Math.abs(there.im) <= 1e-12 * C.modulus(there);
  const found = real.filter(isOf);
  const others = complex.filter(isOf);
  const says = !isReal
    ? `This ${t} is not real, and so no ${x} is.`
    : n % 2 === 1
      ? `${t} is put back: every real number has one real root of order ${n}.`
      : there.re < 0
        ? `${t} is put back: no real number has a negative power with an even exponent.`
        : `${t} is put back: an even power has this value at two real numbers, with opposite signs.`;
  const shown = (found.length > 0 ? found : others.every(({ exact }) => exact !== undefined) ? others : []).map(
    (root) => shownRoot(root, x),
  );
  return line('put back', says, `${x}^${n} = ${toText(value)}${shown.length > 0 ? `; ${shown.join(' or ')}` : ''}`);
}

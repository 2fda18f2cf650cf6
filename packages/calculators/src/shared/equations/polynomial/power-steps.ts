import { centred } from '@nomogram/math/algebra/roots/centred.ts';
import type { Roots } from '@nomogram/math/algebra/roots/roots.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { add, multiply, negate, number, power, subtract, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import type { IntegerPolynomial } from '@nomogram/math/polynomial/univariate/dense.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/**
 * a·(x − m)^n + c = 0 by a root: (x − m)^n = −c/a, and x − m is its root of order n, with both signs where n is even. Undefined for an
 * equation that is no such power, as it stands or about the mean of its roots.
 */
export function powerSteps(
  f: IntegerPolynomial,
  variable: string,
  { real, complex }: Roots,
): readonly ShownStep[] | undefined {
  const moved = centred(f);
  const polynomial = moved?.polynomial ?? f;
  const n = P.degree(polynomial);
  const isPower = n > 2 && polynomial.slice(1, n).every((value) => value === 0n);
  if (!isPower || polynomial[0] === 0n || real.some(({ exact }) => exact === undefined)) return undefined;
  const base = subtract(symbol(variable), number(moved?.by ?? 0));
  const value = Q.rational(Z.fromBigInt(-polynomial[0]!), Z.fromBigInt(polynomial[n]!));
  const raised: Expression = power(base, number(n));
  const whole = add(multiply(number(Z.fromBigInt(polynomial[n]!)), raised), number(Z.fromBigInt(polynomial[0]!)));
  const root = power(number(Q.abs(value)), number(Q.rational(1, n)));
  const isNone = n % 2 === 0 && Q.sign(value) < 0;
  const [left, right] = [toText(base), toText(number(value))];
  const onCircle = complex.length > 0 ? [rootsOnCircle(base, value, root, n)] : [];
  return [
    ...(moved === null
      ? []
      : [
          line(
            'power of a linear term',
            `By the binomial theorem it is a number times (${left})^${n}, and a number: about the mean of its roots, ${toText(number(moved.by))}, no other power is left.`,
            `${toText(whole)} = 0`,
          ),
        ]),
    line(
      'isolate the power',
      'The number goes to the other side, and both sides are divided by the factor of the power.',
      `${toText(raised)} = ${right}`,
    ),
    rootLine(raised, base, value, root, n),
    ...(moved === null || isNone
      ? []
      : [
          line(
            'isolate the unknown',
            `The number beside ${variable} goes to the other side.`,
            real.map(({ exact }) => `${variable} = ${toText(exact!)}`).join(' or '),
          ),
        ]),
    ...onCircle,
  ];
}

/** The root on both sides, with both signs where the exponent is even. */
function rootLine(raised: Expression, base: Expression, value: Q.Rational, root: Expression, n: number): ShownStep {
  const rule = `root of order ${n}`;
  if (n % 2 === 0 && Q.sign(value) < 0) {
    const none = 'A power with an even exponent is negative at no real number: there is no real root.';
    return line(rule, none, `${toText(raised)} >= 0`);
  }
  const says =
    n % 2 === 0
      ? 'A power with an even exponent has this value at two real numbers, with opposite signs.'
      : 'A power with an odd exponent has every value at one real number.';
  const sides = n % 2 === 0 ? [negate(root), root] : [Q.sign(value) < 0 ? negate(root) : root];
  return line(rule, says, sides.map((side) => `${toText(base)} = ${toText(side)}`).join(' or '));
}

/** All roots of a power, the real ones among them: a circle about 0, an n-th of a turn from one to the next. */
function rootsOnCircle(base: Expression, value: Q.Rational, root: Expression, n: number): ShownStep {
  const k = freeName(new Set(freeSymbols(base)), ['k', 'm']);
  const angle = Q.sign(value) > 0 ? `2*${k}*pi/${n}` : `(2*${k} + 1)*pi/${n}`;
  const size = toText(root) === '1' ? '' : `${toText(root)}*`;
  return line(
    'formula of de Moivre',
    `In the complex plane the roots lie on a circle, an equal part of a turn from one to the next: one for each ${k} from 0 to ${n - 1}.`,
    `${toText(base)} = ${size}${size === '' ? '' : '('}cos(${angle}) + i*sin(${angle})${size === '' ? '' : ')'}`,
  );
}

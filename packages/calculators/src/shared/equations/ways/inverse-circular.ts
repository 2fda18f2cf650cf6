import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { asOneFraction } from '@nomogram/math/algebra/fraction.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { apart, type Candidate } from './candidates.ts';
import { equationText, plainEquation } from './equation-text.ts';
import { type Consequence, checkedAtEnd, withoutRoots } from './radical-equation.ts';

/**
 * arctan A ± arctan B = c by the tangent of both sides, arcsin A ± arccos B = c by the sine or cosine of both sides with one of the two angles
 * alone: what is left is rational, or has a square root. These functions repeat themselves, so that all that is found is put in at the end.
 */
export function inverseCircular(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  const changing = E.termsOf(f).filter((term) => contains(term, x));
  const angles = changing.map(angleOf);
  const [first, second, ...more] = angles;
  if (!first || !second || more.length > 0 || !Q.equals(Q.abs(first.times), Q.abs(second.times))) return undefined;
  const rest = E.sum(E.termsOf(f).filter((term) => !contains(term, x)));
  const right = simplest(E.negate(E.divide(rest, E.number(first.times))));
  const sign = Q.equals(first.times, second.times) ? 1 : -1;
  const isTangent = [first, second].map(({ name }) => name === 'atan');
  if (isTangent.every(Boolean)) return byTangent(f, x, zeros, { first, second, sign, right });
  if (isTangent.some(Boolean)) return undefined;
  const found = bySine({ first, second, sign, right }, x);
  return found && checkedAtEnd(f, x, zeros, found);
}

interface Angle {
  readonly name: 'asin' | 'acos' | 'atan';
  readonly times: Q.Rational;
  readonly of: Expression;
  readonly angle: Expression;
}

/** first ± second = right */
interface TwoAngles {
  readonly first: Angle;
  readonly second: Angle;
  readonly sign: 1 | -1;
  readonly right: Expression;
}

function angleOf(term: Expression): Angle | undefined {
  const angle = E.withoutCoefficient(term);
  if (angle.kind !== 'apply' || angle.args.length !== 1) return undefined;
  const { name } = angle;
  if (name !== 'asin' && name !== 'acos' && name !== 'atan') return undefined;
  return { name, times: E.coefficient(term), of: angle.args[0]!, angle };
}

const signed = (sign: 1 | -1, a: Expression): Expression => (sign > 0 ? a : E.negate(a));

/** tan(u ± v) = (tan u ± tan v)/(1 ∓ tan u·tan v); beside a right angle the denominator is 0. */
function byTangent(f: Expression, x: string, zeros: readonly Candidate[], { first, second, sign, right }: TwoAngles) {
  const above = E.add(first.of, signed(sign, second.of));
  const below = E.subtract(E.one, signed(sign, E.multiply(first.of, second.of)));
  const isRight = Math.abs(evaluate(E.apply('cos', [right]))) < 1e-12;
  const value = isRight ? undefined : simplest(E.apply('tan', [right]));
  const left = value === undefined ? below : E.subtract(above, E.multiply(value, below));
  const fraction = asOneFraction(left);
  const polynomial = plainEquation(fraction?.numerator ?? left, x);
  // What stands there already is not said again.
  const isSaid = isRight && fraction === null;
  const [plus, minus] = sign > 0 ? ['+', '-'] : ['-', '+'];
  const law = `tan(u ${plus} v) = (tan(u) ${plus} tan(v))/(1 ${minus} tan(u)*tan(v))`;
  const says =
    value === undefined
      ? `${law} has no value there, so that its denominator is 0.`
      : `${law}, and the tangent undoes its inverse.`;
  const put =
    value === undefined
      ? `${toText(below)} = 0`
      : `${fractionText(above, below)} = tan(${toText(right)}) = ${toText(value)}`;
  const steps = [
    line(
      apart.function,
      'The angles stand on one side, the number on the other.',
      `${toText(first.angle)} ${plus} ${toText(second.angle)} = ${toText(right)}`,
    ),
    line(
      'tangent of both sides',
      `${says} The tangent repeats itself, so that all solutions are put in at the end.`,
      put,
    ),
    ...(isSaid
      ? []
      : [
          line(
            'multiply by the denominators',
            'Without fractions, and with everything on one side.',
            equationText(polynomial, x),
          ),
        ]),
  ];
  return checkedAtEnd(f, x, zeros, { steps, polynomial });
}

const fractionText = (above: Expression, below: Expression): string => `(${toText(above)})/(${toText(below)})`;

/** sin(c ∓ v) and cos(c ∓ v) by the sine and cosine of v = arcsin B, which are B and √(1 − B²), or of arccos B, the other way round. */
function bySine({ first, second, sign, right }: TwoAngles, x: string): Consequence | undefined {
  const [given, other] = [second.of, E.sqrt(multipliedOut(E.subtract(E.one, E.power(second.of, E.two))))];
  const [sine, cosine] = second.name === 'asin' ? [given, other] : [other, given];
  const [sineOfRight, cosineOfRight] = (['sin', 'cos'] as const).map((name) => simplest(E.apply(name, [right])));
  const isSine = first.name === 'asin';
  const [u, v] = isSine
    ? [E.multiply(sineOfRight!, cosine), signed(sign > 0 ? -1 : 1, E.multiply(cosineOfRight!, sine))]
    : [E.multiply(cosineOfRight!, cosine), signed(sign, E.multiply(sineOfRight!, sine))];
  const difference = E.subtract(E.sum([u, v]), first.of);
  const found = withoutRoots(difference, x);
  if (found === undefined) return undefined;
  const [outer, minus, law] = isSine
    ? ([
        'sin',
        sign > 0 ? '-' : '+',
        sign > 0 ? 'sin(c)*cos(v) - cos(c)*sin(v)' : 'sin(c)*cos(v) + cos(c)*sin(v)',
      ] as const)
    : ([
        'cos',
        sign > 0 ? '-' : '+',
        sign > 0 ? 'cos(c)*cos(v) + sin(c)*sin(v)' : 'cos(c)*cos(v) - sin(c)*sin(v)',
      ] as const);
  const known =
    second.name === 'asin'
      ? 'of an arcsine the cosine is not negative, and is sqrt(1 - sin(v)^2)'
      : 'of an arccosine the sine is not negative, and is sqrt(1 - cos(v)^2)';
  return {
    polynomial: found.polynomial,
    steps: [
      line(
        apart.function,
        'One of the angles stands alone.',
        `${toText(first.angle)} = ${toText(right)} ${minus} ${toText(second.angle)}`,
      ),
      line(
        isSine ? 'sine of both sides' : 'cosine of both sides',
        `${outer}(c ${minus} v) = ${law}, and ${known}. These functions repeat themselves, so that all solutions are put in at the end.`,
        `${toText(first.of)} = ${toText(E.sum([u, v]))}`,
      ),
      ...found.steps,
    ],
  };
}

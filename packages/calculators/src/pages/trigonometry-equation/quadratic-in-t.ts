import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { type QuadraticMethod, quadraticSteps } from '@nomogram/math/algebra/roots/quadratic-steps.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/** The coefficients of p·t² + q·t + r, constants. */
export interface QuadraticInT {
  readonly p: Expression;
  readonly q: Expression;
  readonly r: Expression;
}

const isZero = (a: Expression): boolean => signOfConstant(a) === 0;

/** The ways to solve it. */
export const quadraticWays: { readonly [way in QuadraticMethod]: string } = {
  formula: 'The formula',
  factoring: 'Factoring',
  square: 'Completing the square',
};

/** How p·t² + q·t + r = 0 is solved for t, whose real values are known; by a division where there is no square. */
export function quadraticInTSteps(
  of: QuadraticInT,
  values: readonly Expression[],
  t = 't',
  way: QuadraticMethod = 'formula',
): readonly ShownStep[] {
  const [p, q, r] = mapTuple([of.p, of.q, of.r], multipliedOut);
  const letter = E.symbol(t);
  const left = E.sum([E.product([p, E.power(letter, E.number(2))]), E.product([q, letter]), r]);
  const collected = multipliedOut(left);
  const isFalse = collected.kind === 'number' && !isZero(collected);
  const ordered = line(
    'bring to one side',
    `Multiplied out, with everything on one side and in the order of the powers of ${t}${isFalse ? ': a number is left, and it is not 0' : ''}.`,
    `${toText(collected)} ${isFalse ? '!=' : '='} 0`,
  );
  if (isZero(p)) return [ordered, ...linearSteps(q, values, t)];
  const D = multipliedOut(E.subtract(E.power(q, E.number(2)), E.product([E.number(4), p, r])));
  const sign = signOfConstant(D) ?? 1;
  const many = sign < 0 ? `negative: no real ${t}` : sign === 0 ? `0: one ${t}` : `positive: two values of ${t}`;
  const put = `With p = ${toText(p)}, q = ${toText(q)}, r = ${toText(r)}`;
  const discriminant = line(
    'discriminant',
    `${put}. It is ${many}.`,
    `D = q^2 - 4*p*r = ${inLine(q)}^2 - 4*${inLine(p)}*${inLine(r)} = ${toText(D)}`,
  );
  if (sign < 0) return [ordered, discriminant];
  const whole = wholeCoefficients([r, q, p]);
  const chosen = way === 'formula' || whole === undefined ? [] : quadraticSteps(...whole, t, way);
  const [first] = chosen;
  const hasNoFactors = first?.rule === 'no rational factors';
  if (first !== undefined && !hasNoFactors) return [ordered, ...chosen];
  return [
    ordered,
    ...(hasNoFactors ? [first!] : []),
    discriminant,
    ...values.map((value) => rootStep({ p, q, r }, D, value, t)),
  ];
}

/** Rational coefficients over one denominator. */
function wholeCoefficients(all: readonly Expression[]): readonly [readonly bigint[], Z.Integer] | undefined {
  const values = all.flatMap((one) => (one.kind === 'number' ? [one.value] : []));
  if (values.length < all.length) return undefined;
  const common = values.reduce<Z.Integer>((lcm, { denominator }) => Z.lcm(lcm, denominator), 1);
  const scaled = values.map((value) => Q.multiply(value, Q.integerRational(common)));
  return [scaled.map(({ numerator }) => Z.toBigInt(numerator)), common];
}

function linearSteps(q: Expression, values: readonly Expression[], t: string): readonly ShownStep[] {
  const [value] = values;
  if (value === undefined) return [];
  const says = `There is no square: what holds no ${t} goes to the other side, and both sides are divided by ${toText(q)}.`;
  return [line('divide', says, `${t} = ${toText(value)}`)];
}

/** t = (−q ± √D)/(2p), with the sign that gives this value. */
function rootStep({ p, q }: QuadraticInT, D: Expression, value: Expression, t: string): ShownStep {
  const twice = E.add(E.multiply(E.multiply(E.number(2), p), value), q);
  const isPlus = (signOfConstant(twice) ?? 0) >= 0;
  const joint = isPlus ? '+' : '-';
  const text = toText(value);
  const filled = `(${toText(E.negate(q))} ${joint} sqrt(${toText(D)}))/(2*${inLine(p)})`;
  return line(
    'quadratic formula',
    `It gives the values of ${t}; this one belongs to the ${isPlus ? 'plus' : 'minus'} sign.`,
    `${t} = (-q ${joint} sqrt(D))/(2*p) = ${filled} = ${text}`,
  );
}

const inLine = (a: Expression): string => (/^\w+(\([^()]*\))?$/.test(toText(a)) ? toText(a) : `(${toText(a)})`);

import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
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

/** How p·t² + q·t + r = 0 is solved for t, whose real values are known: by the formula, or by a division where there is no square. */
export function quadraticInTSteps(of: QuadraticInT, values: readonly Expression[], t = 't'): readonly ShownStep[] {
  const [p, q, r] = mapTuple([of.p, of.q, of.r], multipliedOut);
  const letter = E.symbol(t);
  const left = E.sum([E.product([p, E.power(letter, E.number(2))]), E.product([q, letter]), r]);
  const ordered = line(
    'bring to one side',
    `Multiplied out, with everything on one side and in the order of the powers of ${t}.`,
    `${toText(multipliedOut(left))} = 0`,
  );
  if (isZero(p)) return [ordered, ...linearSteps(q, values, t)];
  const D = multipliedOut(E.subtract(E.power(q, E.number(2)), E.product([E.number(4), p, r])));
  const sign = signOfConstant(D) ?? 1;
  const many = sign < 0 ? `negative: no real ${t}` : sign === 0 ? `0: one ${t}` : `positive: two values of ${t}`;
  const put = `With p = ${toText(p)}, q = ${toText(q)}, r = ${toText(r)}`;
  const discriminant = line('discriminant', `${put}. It is ${many}.`, `D = q^2 - 4*p*r = ${toText(D)}`);
  if (sign < 0) return [ordered, discriminant];
  return [ordered, discriminant, ...values.map((value) => rootStep({ p, q, r }, D, value, t))];
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

import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { freeSymbols } from '../../../expression/walk.ts';
import { atInstance, instancesOf } from '../parameters/instances.ts';
import type { Problem } from '../problem.ts';

/*
 * An angle θ = rate·(x − lower) that runs through a whole period or through half of one as x runs through the range of an integral, and
 * functions A + B cos θ + C sin θ of it. sin²x and cos²x are such functions of the doubled angle.
 */

const pi = E.constant('pi');

/** A range of which the angle makes a whole period or half of one. */
export interface Turn {
  readonly variable: string;
  readonly lower: Expression;
  readonly length: Expression;
  /** θ = rate·(x − lower). */
  readonly rate: Q.Rational;
  readonly isWhole: boolean;
}

/** The range as half a period, and as a whole one; none where its length is no multiple of π. */
export function turnsOf({ variable, lower, upper }: Problem): readonly Turn[] {
  const length = simplest(E.subtract(upper, lower));
  const share = simplest(E.divide(length, pi));
  if (share.kind !== 'number' || Q.sign(share.value) <= 0) return [];
  return [false, true].map((isWhole) => ({
    variable,
    lower,
    length,
    rate: Q.divide(isWhole ? Q.integerRational(2) : Q.one, share.value),
    isWhole,
  }));
}

/** A + B cos θ + C sin θ. */
export interface Harmonic {
  readonly A: Expression;
  readonly B: Expression;
  readonly C: Expression;
}

/** A function as A + B cos θ + C sin θ, by its values at quarters of the period; null where it is none, or constant. */
export function harmonicOf(u: Expression, { variable, lower, rate }: Turn): Harmonic | null {
  const at = (theta: Expression): Expression =>
    substitute(u, { [variable]: simplest(E.add(lower, E.divide(theta, E.number(rate)))) });
  const [first, quarter, middle] = [E.zero, E.divide(pi, E.two), pi].map((theta) => simplest(at(theta)));
  const A = simplest(E.multiply(E.half, E.add(first!, middle!)));
  const B = simplest(E.multiply(E.half, E.subtract(first!, middle!)));
  const C = simplest(E.subtract(quarter!, A));
  const letters = freeSymbols(u).filter((name) => name !== variable);
  const instance = instancesOf(letters, [], 1)[0] ?? {};
  const [a, b, c] = [A, B, C].map((one) => evaluate(atInstance(one, instance)));
  const isHarmonic = [0.3, 1.1, 2.3, 4, 5.2].every((theta) => {
    const x = evaluate(atInstance(lower, instance)) + theta / Q.toNumber(rate);
    const wanted = evaluate(atInstance(u, instance), { [variable]: x });
    const found = a! + b! * Math.cos(theta) + c! * Math.sin(theta);
    return Math.abs(wanted - found) <= 1e-10 * (Math.abs(a!) + Math.abs(b!) + Math.abs(c!));
  });
  return isHarmonic && !(E.equal(B, E.zero) && E.equal(C, E.zero)) ? { A, B, C } : null;
}

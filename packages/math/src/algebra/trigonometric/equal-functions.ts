import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import { type Family, fullTurn, pi } from '../../trigonometry/general-solution.ts';
import { coefficientsOf } from '../coefficients.ts';
import { expand } from '../expand.ts';

/*
 * Two functions of different angles that are equal, or opposite: sin(x + 20°) = cos(2x). With both written as cosines
 *
 *     cos α = cos β    exactly where    α − β = 2kπ  or  α + β = 2kπ
 *
 * and tan α = tan β where α − β = kπ. No value of a function at a constant has to be known, and the angles need no common
 * measure: sin(x) = sin(√2·x) has the solutions 2kπ/(√2 − 1) and (2k + 1)π/(√2 + 1).
 */

/** For which x two circular functions have the same value, or opposite ones. */
export interface EqualFunctions {
  /** The angles differ by whole turns: both functions are the same. */
  readonly everywhere: boolean;
  /** All of them together solve the equation, wherever both sides exist. */
  readonly families: readonly Family[];
  /** α − β and α + β, as far as they lead to solutions. */
  readonly angles: readonly { readonly angle: Expression; readonly families: readonly Family[] }[];
}

interface Term {
  readonly factor: Expression;
  readonly as: 'cos' | 'tan';
  readonly angle: Expression;
}

/** Null where f is not the sum or difference of two such functions with the same factor, or something cannot be decided. */
export function equalFunctions(f: Expression, x: string): EqualFunctions | null {
  if (f.kind !== 'sum' || f.terms.length !== 2) return null;
  const [one, other] = f.terms.map((term) => termOf(term, x));
  if (!one || !other || one.as !== other.as) return null;
  const opposite = E.equal(one.factor, E.negate(other.factor));
  if (!opposite && !E.equal(one.factor, other.factor)) return null;
  // f = factor·(F(α) − F(β)); −cos β is cos(β + π), −tan β is tan(−β).
  const [alpha, beta] = [
    one.angle,
    opposite ? other.angle : one.as === 'cos' ? E.sum([other.angle, pi]) : E.negate(other.angle),
  ];
  const turn = one.as === 'cos' ? fullTurn : pi;
  const sides = one.as === 'cos' ? [E.subtract(alpha, beta), E.sum([alpha, beta])] : [E.subtract(alpha, beta)];
  const angles: { angle: Expression; families: readonly Family[] }[] = [];
  for (const angle of sides) {
    const families = whereWholeTurns(angle, turn, x);
    if (families === null) return null;
    if (families === 'all') return { everywhere: true, families: [], angles: [] };
    if (families.length > 0) angles.push({ angle, families });
  }
  return { everywhere: false, families: angles.flatMap(({ families }) => families), angles };
}

/** A circular function of an angle times a constant. */
export interface CircularTerm {
  readonly factor: Expression;
  readonly name: CircularName;
  readonly angle: Expression;
}

export type CircularName = 'sin' | 'cos' | 'tan' | 'cot';

/** A term as factor·F(angle) with nothing of x in the factor; null where it is no such term. */
export function circularTerm(term: Expression, x: string): CircularTerm | null {
  const factors = E.factorsOf(term);
  const calls = factors.filter((one) => one.kind === 'apply' && isCircular(one.name));
  const call = calls.find((one) => contains(one, x)) ?? calls[calls.length - 1];
  if (call?.kind !== 'apply' || !isCircular(call.name)) return null;
  const rest = factors.filter((one) => one !== call);
  return rest.some((one) => contains(one, x))
    ? null
    : { factor: E.product(rest), name: call.name, angle: call.args[0]! };
}

/** factor·F(angle) with F written as a cosine or a tangent. */
function termOf(term: Expression, x: string): Term | null {
  const read = circularTerm(term, x);
  if (read === null) return null;
  const { factor, name, angle } = read;
  const quarter = E.product([E.number(Q.half), pi]);
  switch (name) {
    case 'cos':
      return { factor, as: 'cos', angle };
    case 'sin':
      return { factor, as: 'cos', angle: E.subtract(angle, quarter) };
    case 'tan':
      return { factor, as: 'tan', angle };
    default:
      return { factor, as: 'tan', angle: E.subtract(quarter, angle) };
  }
}

const isCircular = (name: string): name is CircularName =>
  name === 'sin' || name === 'cos' || name === 'tan' || name === 'cot';

/** The x at which slope·x + start is a whole number of turns; null where that is not known. */
function whereWholeTurns(angle: Expression, turn: Expression, x: string): Family[] | 'all' | null {
  const expanded = expand(angle);
  const coefficients = expanded.ok ? coefficientsOf(expanded.value, x) : null;
  if (coefficients === null || coefficients.length > 2) return null;
  const [start = E.zero, slope = E.zero] = coefficients;
  const sign = signOfConstant(slope);
  if (sign === undefined) return null;
  if (sign === 0) return isWhole(E.product([start, E.reciprocal(turn)]));
  const by = E.reciprocal(slope);
  return [{ base: E.product([E.minusOne, start, by]), period: E.product([E.number(sign), turn, by]) }];
}

/** Every x where a constant angle is a whole number of turns, none where it is not; null where it may be. */
function isWhole(turns: Expression): Family[] | 'all' | null {
  if (turns.kind === 'number') return Q.isInteger(turns.value) ? 'all' : [];
  const value = evaluate(turns);
  return Math.abs(value - Math.round(value)) > 1e-9 ? [] : null;
}

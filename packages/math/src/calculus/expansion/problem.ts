import * as E from '../../expression/build.ts';
import type { Condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';

/** f as a series in powers of a small w. */
export interface ExpansionProblem {
  readonly f: Expression;
  readonly variable: string;
  /** What w is in terms of the variable: see `Side`. */
  readonly centre: Expression;
  readonly side: Side;
  /** The highest power of w that is asked for. */
  readonly order: number;
}

/**
 * near: w = x − centre. far: w = 1/(x − centre), for large x, and for essential singularities. negative: w = −1/x, x → −oo.
 */
export type Side = 'near' | 'far' | 'negative';

/** The first terms of a Laurent series; every coefficient from `low` to `low + coefficients.length − 1`. */
export interface Laurent {
  /** The lowest power that occurs; 0 for the series 0. */
  readonly low: number;
  readonly coefficients: readonly Expression[];
  /** What must hold of the letters. */
  readonly conditions: readonly Condition[];
}

/** The name of the small variable. No text that is read contains it. */
export const small = '\u2020w';

/** f as an expression in w. */
export const inSmall = ({ f, variable, centre, side }: ExpansionProblem): Expression =>
  substitute(f, { [variable]: fromSmall(centre, side) });

/** x in terms of w. */
function fromSmall(centre: Expression, side: Side): Expression {
  const w = E.symbol(small);
  if (side === 'near') return E.add(centre, w);
  const far = E.reciprocal(w);
  return E.add(centre, side === 'far' ? far : E.negate(far));
}

/** What the powers of a series are powers of, as it is written: x − centre, or 1/(x − centre). */
export function smallIn({ variable, centre, side }: ExpansionProblem): Expression {
  const distance = E.subtract(E.symbol(variable), centre);
  return side === 'near' ? distance : E.reciprocal(distance);
}

export const coefficientOf = ({ low, coefficients }: Laurent, n: number): Expression =>
  n < low ? E.zero : (coefficients[n - low] ?? E.zero);

export const lettersOf = ({ f, variable, centre }: ExpansionProblem): readonly string[] =>
  [...new Set([...freeSymbols(f), ...freeSymbols(centre)])].filter((name) => name !== variable).sort();

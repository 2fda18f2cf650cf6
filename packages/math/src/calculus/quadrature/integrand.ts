import { compileUnary } from '../../expression/compile.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import type { Expression } from '../../expression/expression.ts';
import { no, type Result } from '../../result/result.ts';
import { toText } from '../../syntax/print-text.ts';
import type { CriticalPoint } from './critical-points.ts';
import type { Agreed } from './piece.ts';

/** An integrand, exactly and as a function of doubles. */
export interface Integrand {
  readonly f: Expression;
  readonly variable: string;
  readonly compiled: (x: number) => number;
}

export const integrandOf = (f: Expression, variable: string): Integrand => ({
  f,
  variable,
  compiled: realValues(f, variable),
});

/** The values in double precision; where a part is not real but the whole is, by way of complex numbers. */
function realValues(f: Expression, variable: string): (x: number) => number {
  const compiled = compileUnary(f, variable);
  return (x) => {
    const value = compiled(x);
    if (!Number.isNaN(value)) return value;
    const { re, im } = evaluateComplex(f, { [variable]: { re: x, im: 0 } });
    return Math.abs(im) <= 1e-13 * Math.abs(re) ? re : Number.NaN;
  };
}

export const pointOf = (exact: Expression, x: number): CriticalPoint => ({ x, exact });

export interface PieceValue extends Agreed {
  readonly oscillates: boolean;
}

export const together = (a: Agreed, b: Agreed): Agreed => ({
  value: a.value + b.value,
  error: a.error + b.error,
  absolute: a.absolute + b.absolute,
  evaluations: a.evaluations + b.evaluations,
});

/** Beyond this order a singularity is not integrable; logarithms shift the measured order a little. */
export const divergentOrder = 0.99;

/** Why there is no value: the whole reason, and whether it is a pole that a principal value may have. */
export function diverges(range: Integrand, point: CriticalPoint, order: number): Result<never> {
  const where = `${range.variable} = ${toText(point.exact)}`;
  const growth = order > 1.5 || order < 0.9 ? 'too fast' : 'like 1/distance';
  return no('no-answer', `The integral diverges: the integrand grows ${growth} at ${where}.`);
}

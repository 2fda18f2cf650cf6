import { type BallUnary, compileBall } from '../../expression/balls/compile.ts';
import { compileUnary } from '../../expression/compile.ts';
import { evaluateComplex } from '../../expression/evaluate-complex.ts';
import { compileRectangle } from '../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../expression/expression.ts';
import { point } from '../../numeric/enclosure/rectangle.ts';
import { EXACT, realBall } from '../../numeric/precise/ball.ts';
import { fromNumber, toNumber } from '../../numeric/precise/convert.ts';
import { type Budget, budget, spend } from '../../result/budget.ts';
import { no, type Result } from '../../result/result.ts';
import type { CriticalPoint } from './critical-points.ts';
import { costOf } from './enclosure/analytic-function.ts';
import type { AgreedValue } from './estimate/piece.ts';

/** An integrand, exactly and as a function of doubles. */
export interface Integrand {
  readonly f: Expression;
  readonly variable: string;
  /** NaN where f has no real value, and where no work is left. */
  readonly compiled: (x: number) => number;
  /** What all its values may cost, in those of sin x; `ballCost` is what one in balls costs. */
  readonly work: Budget;
  readonly ballCost: number;
}

/** What an estimate may cost: a second or so. */
const maxWork = 1_500_000;
/** A value in balls beside one in doubles. */
const ballFactor = 30;

/** The integrand in doubles, with balls where doubles lose digits; both are counted as work. */
export function integrandOf(f: Expression, variable: string, work = budget(maxWork)): Integrand {
  const ballCost = ballFactor * (1 + costOf(f));
  return { f, variable, work, ballCost, compiled: realValues(f, variable, work, ballCost) };
}

/** Doubles serve where intervals tell that they lose fewer digits than this. */
const fewLost = 4e-12;

/**
 * The values as doubles: from double precision where an interval shows that little cancels, else rounded from balls; where a
 * part is not real but the whole is, by way of complex numbers.
 */
function realValues(f: Expression, variable: string, work: Budget, ballCost: number): (x: number) => number {
  const compiled = compileUnary(f, variable);
  const image = compileRectangle(f, variable);
  const inBalls = compileBall(f, variable);
  const cost = ballCost / ballFactor;
  return (x) => {
    if (!spend(work, cost)) return Number.NaN;
    const value = compiled(x);
    const range = Number.isFinite(x) ? image(point(x)) : null;
    if (range !== null && range.high - range.low <= fewLost * Math.abs(value)) return value;
    if (value === 0 && range?.low === 0) return value;
    // Neither the digits nor the time to find them.
    if (!spend(work, ballCost)) return Number.NaN;
    const precise = Number.isFinite(x) ? preciseValue(inBalls, x) : null;
    if (precise !== null) return precise;
    if (!Number.isNaN(value)) return value;
    const { re, im } = evaluateComplex(f, { [variable]: { re: x, im: 0 } });
    return Math.abs(im) <= 1e-13 * Math.abs(re) ? re : Number.NaN;
  };
}

/** f(x) with the digits of a double; null where balls do not give them. */
function preciseValue(f: BallUnary, x: number): number | null {
  for (const bits of [120, 400]) {
    const ball = f(realBall(fromNumber(x), EXACT), bits);
    if (!ball?.real) return null;
    const value = toNumber(ball.value.re);
    if (2 ** ball.error <= 1e-15 * Math.abs(value)) return value;
  }
  return null;
}

/** A place on the line, exactly and as a double. */
export const pointOf = (exact: Expression, x: number): CriticalPoint => ({ x, exact });

/** The integral over one piece, and whether the function oscillates there. */
export interface PieceValue extends AgreedValue {
  readonly oscillates: boolean;
}

/** Two adjacent pieces as one: values and errors are added. */
export const together = (a: AgreedValue, b: AgreedValue): AgreedValue => ({
  value: a.value + b.value,
  error: a.error + b.error,
  absolute: a.absolute + b.absolute,
  evaluations: a.evaluations + b.evaluations,
});

/** Beyond this measured order a singularity seems not to be integrable; logarithms shift it a little. */
export const divergentOrder = 0.99;

/** A suspicion of samples, which prove nothing. */
export const seemsToDiverge = (where: string): Result<never> =>
  no(
    'no-answer',
    `It could not be decided whether the integral converges: the integrand grows about as fast as 1/distance, or faster, at ${where}.`,
  );

import { simplify } from '../algebra/simplify/simplify.ts';
import { add, equal, subtract, sum, zero } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import { evaluatePrecise } from '../expression/evaluate-precise.ts';
import type { Expression } from '../expression/expression.ts';
import { mayHaveNoValue } from '../expression/no-value.ts';
import { preciseFunctions } from '../expression/precise-functions.ts';
import type { Step } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';
import type { Complex } from '../numeric/complex.ts';
import { no, ok, type Result } from '../result/result.ts';
import { isContinuousAt } from './continuity.ts';
import { antiderivative } from './integral.ts';
import { infiniteEnd, limit } from './limit.ts';
import { mostPoints } from './quadrature/critical-points.ts';
import { pointsInside } from './quadrature/cuts.ts';
import { integrandOf, pointOf } from './quadrature/integrand.ts';
import { type NumericIntegral, numericIntegral } from './quadrature.ts';

/*
 * Definite integrals in exact form, by the fundamental theorem on every piece: the range is cut where the integrand or the
 * antiderivative F is singular, jumps or bends, F(q⁻) − F(p⁺) is taken on each piece by one-sided limits, and the pieces are added
 * up. A value is put in only where F is shown to be continuous (`continuity.ts`); at π/2 the tangent has none, whatever a double says.
 *
 * Where F may jump is found by sampling, which can miss a place. So the sum is compared with the quadrature, which shares nothing
 * with the antiderivative; a difference means "no exact form", never an answer. Divergence is the quadrature's to say.
 */

export interface DefiniteIntegral {
  readonly value: Expression;
  /** The antiderivative that was used, and its steps. */
  readonly antiderivative: Expression;
  readonly step: Step;
  /** Where the integrand is singular, jumps or bends. */
  readonly cuts: readonly Expression[];
  /** Where the antiderivative alone jumps or has no value, so that its limits from both sides were taken. */
  readonly jumps: readonly Expression[];
  /** The independent value, for numbers only: letters have none. */
  readonly numeric: NumericIntegral;
}

const tolerance = 1e-9;

/**
 * ∫ f from a to b, exactly. The bounds are constants or ±oo; other letters are not allowed. Fails with the reason where the integral
 * diverges, with `no-answer` where there is no exact form that passes the comparison with a quadrature.
 */
export function definiteIntegral(
  f: Expression,
  variable: string,
  a: Expression,
  b: Expression,
): Result<DefiniteIntegral> {
  const letters = freeSymbols(sum([f, a, b])).filter((name) => name !== variable);
  if (letters.length > 0)
    return no('no-answer', `An integral with bounds needs numbers: ${letters.join(', ')} has no value.`);
  const numeric = numericIntegral(f, variable, a, b);
  if (!numeric.ok) return numeric;
  const found = antiderivative(f, variable);
  if (!found.ok) return no('no-answer', 'No exact form was found: no closed form of the antiderivative is known.');
  const F = found.value.expression;
  const inside = numeric.value.inside.map(({ exact }) => exact);
  const jumps = jumpsOf(F, variable, a, b, inside);
  const whole = overPieces(F, variable, a, b, inside, jumps) ?? overPieces(F, variable, a, b, [], []);
  const value = whole === null ? null : plainest(whole);
  if (value === null || !agrees(value, numeric.value))
    return no('no-answer', 'No exact form was found that agrees with the numerical value.');
  const cuts = numeric.value.inside.flatMap(({ exact, rough }) => (rough ? [] : [exact]));
  return ok({ value, antiderivative: F, step: found.value.step, cuts, jumps, numeric: numeric.value });
}

/** The places inside the range where F may jump or have no value and the integrand is harmless, among those that are known exactly. */
function jumpsOf(
  F: Expression,
  variable: string,
  a: Expression,
  b: Expression,
  known: readonly Expression[],
): readonly Expression[] {
  const [low, high] = [a, b].map((end) => pointOf(end, evaluate(end))).sort((p, q) => p.x - q.x);
  const found = pointsInside(integrandOf(F, variable), low!, high!);
  if (found.length > mostPoints) return [];
  return found.flatMap(({ exact, rough }) =>
    rough || known.some((one) => equal(one, exact)) || isContinuousAt(F, variable, exact) ? [] : [exact],
  );
}

function overPieces(
  F: Expression,
  variable: string,
  a: Expression,
  b: Expression,
  inside: readonly Expression[],
  jumps: readonly Expression[],
): Expression | null {
  const forward = evaluate(a) <= evaluate(b);
  const [low, high] = forward ? [a, b] : [b, a];
  const cuts = [...inside, ...jumps].filter((cut) => evaluate(cut) > evaluate(low) && evaluate(cut) < evaluate(high));
  const ends = [low, ...cuts.sort((p, q) => evaluate(p) - evaluate(q)), high];
  let total: Expression = zero;
  for (let k = 1; k < ends.length; k++) {
    const upper = valueAt(F, variable, ends[k]!, 'left');
    const lower = valueAt(F, variable, ends[k - 1]!, 'right');
    if (upper === null || lower === null) return null;
    total = add(total, subtract(upper, lower));
  }
  return forward ? total : subtract(zero, total);
}

/** F at an end of a piece: its value where it is continuous, else the limit from inside. */
function valueAt(F: Expression, variable: string, at: Expression, side: 'left' | 'right'): Expression | null {
  const end = infiniteEnd(at);
  if (end === null && isContinuousAt(F, variable, at)) return substitute(F, { [variable]: at });
  const found = limit(F, variable, at, end === null ? { side } : {});
  if (!found.ok || found.value.kind !== 'value') return null;
  const result = found.value.value;
  return mayHaveNoValue(result) || contains(result, variable) ? null : result;
}

function plainest(a: Expression): Expression {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
}

/** Whether the exact form has the value that was found by quadrature, as near as this is known. */
function agrees(exact: Expression, { value: wanted, error }: NumericIntegral): boolean {
  if (equal(exact, zero)) return Math.abs(wanted) <= 4 * error;
  const value = valueOfConstant(exact);
  if (value === null) return false;
  const size = Math.abs(wanted);
  return Math.abs(value.im) <= tolerance * size && Math.abs(value.re - wanted) <= Math.max(4 * error, tolerance * size);
}

/** By balls where every function in it is known to any precision: what has no value then has none. */
function valueOfConstant(a: Expression): Complex | null {
  const isPrecise = !some(a, (node) => node.kind === 'apply' && !preciseFunctions.has(node.name));
  if (!isPrecise) {
    const value = evaluateComplex(a);
    return Number.isFinite(value.re) ? value : null;
  }
  const found = evaluatePrecise(a, digits);
  return found.ok ? { re: Number(found.value.re), im: Number(found.value.im) } : null;
}

const digits = 20;

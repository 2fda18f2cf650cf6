import { simplify } from '../algebra/simplify/simplify.ts';
import { add, equal, subtract, sum, zero } from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import { evaluateComplex } from '../expression/evaluate-complex.ts';
import type { Expression } from '../expression/expression.ts';
import type { Step } from '../expression/step.ts';
import { substitute } from '../expression/substitute.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';
import { no, ok, type Result } from '../result/result.ts';
import { antiderivative } from './integral.ts';
import { limit } from './limit.ts';
import { type NumericIntegral, numericIntegral } from './quadrature.ts';

/*
 * Definite integrals in exact form, by the fundamental theorem on every piece: the range is cut where the integrand is singular,
 * jumps or bends (the quadrature finds the places), F(q⁻) − F(p⁺) is taken on each piece, by a one-sided limit where F has no value, and the
 * pieces are added up.
 *
 * The theorem holds where F is continuous, which the shape of F does not show. So the sum is compared with the quadrature, which
 * shares nothing with the antiderivative; a difference means "no exact form", never an answer. Divergence is the quadrature's to say.
 */

export interface DefiniteIntegral {
  readonly value: Expression;
  /** The antiderivative that was used, and its steps. */
  readonly antiderivative: Expression;
  readonly step: Step;
  /** Where the range was cut. */
  readonly cuts: readonly Expression[];
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
  const cuts = numeric.value.inside.map(({ exact }) => exact);
  const whole = overPieces(F, variable, a, b, cuts) ?? overPieces(F, variable, a, b, []);
  const value = whole === null ? null : plainest(whole);
  if (value === null || !agrees(value, numeric.value))
    return no('no-answer', 'No exact form was found that agrees with the numerical value.');
  return ok({ value, antiderivative: F, step: found.value.step, cuts, numeric: numeric.value });
}

function overPieces(
  F: Expression,
  variable: string,
  a: Expression,
  b: Expression,
  cuts: readonly Expression[],
): Expression | null {
  const forward = evaluate(a) <= evaluate(b);
  const [low, high] = forward ? [a, b] : [b, a];
  const inner = cuts.filter((cut) => evaluate(cut) > evaluate(low) && evaluate(cut) < evaluate(high));
  const ends = [low, ...inner, high];
  let total: Expression = zero;
  for (let k = 1; k < ends.length; k++) {
    const upper = valueAt(F, variable, ends[k]!, 'left');
    const lower = valueAt(F, variable, ends[k - 1]!, 'right');
    if (upper === null || lower === null) return null;
    total = add(total, subtract(upper, lower));
  }
  return forward ? total : subtract(zero, total);
}

/** F at an end of a piece: by substitution where it has a value and no jump can be there, else the limit from inside. */
function valueAt(F: Expression, variable: string, at: Expression, side: 'left' | 'right'): Expression | null {
  const value = evaluate(at);
  const jumps = some(F, (node) => node.kind === 'apply' && ['floor', 'sign', 'atan', 'ceil'].includes(node.name));
  if (Number.isFinite(value)) {
    const plain = substitute(F, { [variable]: at });
    const here = evaluate(plain);
    const near = evaluate(F, { [variable]: value + (side === 'left' ? -1 : 1) * 1e-7 * Math.max(1, Math.abs(value)) });
    if (Number.isFinite(here) && (!jumps || Math.abs(near - here) < 1e-2)) return plain;
  }
  const found = limit(F, variable, at, Number.isFinite(value) ? { side } : {});
  if (!found.ok || found.value.kind !== 'value') return null;
  const result = found.value.value;
  return some(result, (node) => node.kind === 'constant' && node.name === 'infinity') || contains(result, variable)
    ? null
    : result;
}

function plainest(a: Expression): Expression {
  const found = simplify(a);
  return found.ok ? found.value.expression : a;
}

function agrees(value: Expression, { value: wanted, error }: NumericIntegral): boolean {
  const { re, im } = evaluateComplex(value);
  const size = Math.max(Math.abs(wanted), 1e-300);
  if (!Number.isFinite(re) || Math.abs(im) > tolerance * size) return false;
  if (equal(value, zero)) return Math.abs(wanted) <= Math.max(4 * error, 1e-14);
  return Math.abs(re - wanted) <= Math.max(4 * error, tolerance * size);
}

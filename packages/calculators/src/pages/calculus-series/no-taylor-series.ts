import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivative } from '@nomogram/math/calculus/derivative.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { whyNoValue } from '@nomogram/math/expression/why-no-value.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { besideThePoint } from '../../shared/calculus/chords.ts';
import { missingSlope } from '../../shared/calculus/one-sided-slopes.ts';

/** A bend of a higher derivative than this is not looked for. */
const highest = 4;

/**
 * Why a function without letters has no Taylor series at a point at which it has a value: it, or one of its derivatives, bends or jumps
 * there. Undefined where that is not seen.
 */
export function withoutTaylorSeries(f: Expression, x: string, a: Expression): Result<never> | undefined {
  if (freeSymbols(f).some((name) => name !== x) || freeSymbols(a).length > 0) return undefined;
  let slopes = f;
  for (let order = 0; order <= highest; order++) {
    const height = substitute(slopes, { [x]: a });
    if (!Number.isFinite(evaluate(height)) || whyNoValue(height) !== undefined) return undefined;
    const missing = missingSlope(slopes, x, a);
    if (missing !== undefined) {
      const which = order === 0 ? 'the function' : `the derivative of order ${order}, ${toText(slopes)},`;
      const said = `There is no Taylor series at ${toText(a)}: ${which} has no derivative there.`;
      return no('no-answer', `${said} ${missing.why[0]!.toUpperCase()}${missing.why.slice(1)}.`);
    }
    const next = derivative(slopes, x);
    if (!next.ok) return undefined;
    const shown = simplest(next.value.expression);
    const slope = evaluate(substitute(shown, { [x]: a }));
    // Where the formula of the derivative does not hold at the point, nothing follows from it.
    if (!Number.isFinite(slope) || !besideThePoint(slopes, x, evaluate(a), slope).passed) return undefined;
    slopes = shown;
  }
  return undefined;
}

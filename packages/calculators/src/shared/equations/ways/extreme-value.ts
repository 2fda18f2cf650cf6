import { comparedByBounds } from '@nomogram/math/algebra/inequality/bounds-steps.ts';
import { realZeros } from '@nomogram/math/algebra/inequality/zeros.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import { derivativeOf } from '@nomogram/math/calculus/derivative.ts';
import { monotonePieces } from '@nomogram/math/calculus/monotone-pieces.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

/**
 * Why a function whose graph bends one way only is 0 nowhere: the second derivative is positive wherever there is a value, so that the
 * derivative rises, and is 0 at one place; there the function is smallest, and positive already. Turned over for a negative second
 * derivative. e^x − x has its smallest value 1 at 0. Undefined where that is not how it is, or where the domain may have gaps.
 */
export function extremeValue(f: Expression, x: string): readonly ShownStep[] | undefined {
  if (!hasIntervalAsDomain(f, x)) return undefined;
  const slope = derived(f, x);
  const bend = slope && derived(slope, x);
  if (!slope || !bend) return undefined;
  const isConvex = comparedByBounds(bend, '>', x)?.holds === true;
  const bounds = comparedByBounds(bend, isConvex ? '>' : '<', x);
  const zeros = realZeros(slope, x, monotonePieces);
  if (!bounds?.holds || !zeros.ok || zeros.value.length !== 1) return undefined;
  const at = zeros.value[0]!.exact;
  if (at === undefined) return undefined;
  const value = simplest(substitute(f, { [x]: at }));
  if (signOfConstant(value) !== (isConvex ? 1 : -1)) return undefined;
  return linesOf({ slope, bend, at, value, isConvex, bounds: bounds.steps }, x);
}

interface Found {
  readonly slope: Expression;
  readonly bend: Expression;
  readonly at: Expression;
  readonly value: Expression;
  readonly isConvex: boolean;
  readonly bounds: readonly ShownStep[];
}

function linesOf({ slope, bend, at, value, isConvex, bounds }: Found, x: string): readonly ShownStep[] {
  const [sign, motion, extreme, before, behind] = isConvex
    ? ['>', 'rises', 'smallest', 'falls', 'rises']
    : ['<', 'falls', 'largest', 'rises', 'falls'];
  const place = `${x} = ${toText(at)}`;
  return [
    line(
      'zeros of the derivative',
      `With f(${x}) for the left side: its derivative is 0 at ${place}.`,
      `${toText(slope)} = 0; ${place}`,
    ),
    line(
      'second derivative test',
      `The derivative ${motion} throughout, so that it is 0 there alone.`,
      `${toText(bend)} ${sign} 0`,
      {
        steps: bounds,
      },
    ),
    line(
      'value at the stationary point',
      `Up to ${place} f ${before}, from there on it ${behind}: its ${extreme} value is this.`,
      `"f(${toText(at)})" = ${toText(value)} ${sign} 0`,
    ),
    line('all real roots', 'This is never 0, so that the sides are equal nowhere.', '"no real solution"'),
  ];
}

export function derived(f: Expression, x: string): Expression | undefined {
  const found = derivativeOf(f, x);
  return found === null ? undefined : simplest(found);
}

/**
 * Sums and products of powers of x, of exponentials, and of logarithms of linear terms have a value on one interval, and derivatives
 * inside it.
 */
export function hasIntervalAsDomain(f: Expression, x: string): boolean {
  if (!contains(f, x) || f.kind === 'symbol') return true;
  switch (f.kind) {
    case 'sum':
      return f.terms.every((term) => hasIntervalAsDomain(term, x));
    case 'product':
      return f.factors.every((factor) => hasIntervalAsDomain(factor, x));
    case 'power':
      return contains(f.exponent, x)
        ? !contains(f.base, x) && hasIntervalAsDomain(f.exponent, x)
        : isWholeExponent(f.exponent) && hasIntervalAsDomain(f.base, x);
    case 'apply':
      return f.name === 'ln' && f.args.length === 1 && isLinear(f.args[0]!, x);
    default:
      return false;
  }
}

const isWholeExponent = (exponent: Expression): boolean =>
  exponent.kind === 'number' && Q.isInteger(exponent.value) && Q.compare(exponent.value, Q.zero) > 0;

const isLinear = (a: Expression, x: string): boolean => {
  const slope = derivativeOf(a, x);
  return slope !== null && !contains(simplest(slope), x);
};

import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { formatDouble } from '../../kit/decimal.ts';

/** Two numbers between which the value changes its sign, ten times closer at every step. */
export function closingIn(expression: Expression, variable: string, x: number): readonly ShownStep[] {
  const at = (value: number): number => evaluate(expression, { [variable]: value });
  const steps = [1, 0.1, 0.01, 0.001].flatMap((width) => {
    const low = Number((Math.floor(x / width) * width).toPrecision(12));
    const high = Number((low + width).toPrecision(12));
    const [below, above] = [at(low), at(high)];
    if (!(below * above < 0) || hasGap(at, low, high)) return [];
    return [
      line(
        'change of sign',
        `The values at ${formatDouble(low, 8)} and ${formatDouble(high, 8)} have different signs, and the graph has no gaps: a root lies between.`,
        `${valueAt(expression, variable, low, below)}; ${valueAt(expression, variable, high, above)}`,
      ),
    ];
  });
  return [
    ...steps,
    line(
      'closing in',
      'The interval is made smaller in this way until all digits stand.',
      `${variable} ≈ ${formatDouble(x, 12)}`,
    ),
  ];
}

/** Whether the values between are missing somewhere, or grow far beyond those at the ends, as beside a pole. */
function hasGap(at: (value: number) => number, low: number, high: number): boolean {
  const most = 10 * (Math.abs(at(low)) + Math.abs(at(high)));
  return Array.from({ length: 64 }, (_, k) => at(low + ((k + 0.5) / 64) * (high - low))).some(
    (value) => !(Math.abs(value) <= most),
  );
}

/** A value with ten digits at most; where these are all of them, it is no rounded one. */
function valueAt(expression: Expression, variable: string, at: number, value: number): string {
  const exact = substitute(expression, { [variable]: number(fromDecimal(formatDouble(at, 12))!) });
  const shown = formatDouble(value, 10);
  const isWhole = exact.kind === 'number' && Q.equals(exact.value, fromDecimal(shown)!);
  return `${putIn(expression, variable, formatDouble(at, 8))} ${isWhole ? '=' : '≈'} ${shown}`;
}

/** The expression with a number in the place of the variable, not evaluated. */
export function putIn(expression: Expression, variable: string, value: string): string {
  const isPlain = /^[\w.]+$/.test(value);
  return toText(expression)
    .replace(new RegExp(`\\b${variable}\\b`, 'g'), isPlain ? value : `(${value})`)
    .replace(/\(\(([^()]*)\)\)/g, '($1)');
}

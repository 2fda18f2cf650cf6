import type { NumericIntegral } from '@nomogram/math/calculus/quadrature.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { line, lineFrom, written } from '@nomogram/math/syntax/written-line.ts';
import { errorBound, formatDouble } from '../../kit/decimal.ts';
import { checkOfValue, placeText } from './bounds.ts';

/** The range is cut into so many parts, each time twice as many. */
const counts = [2, 4, 8, 16, 32];
/** Where the last of these is farther from the integral than this part of it, Simpson's rule convinces nobody. */
const near = 1e-3;
const maxCuts = 6;

/**
 * How a value without an antiderivative comes about: where the range is cut, Simpson's rule with ever more parts where it comes near,
 * and what makes the digits certain.
 */
export function numericalSteps(
  f: Expression,
  variable: string,
  [a, b]: readonly [Expression, Expression],
  found: NumericIntegral,
): readonly ShownStep[] | undefined {
  const { inside, proved, odd, error, shown } = found;
  const operator = { name: 'integral', variable, bounds: [a, b] } as const;
  const integral = { operator, expression: f };
  const { detail } = checkOfValue(found);
  if (odd === true) return [lineFrom('odd function', detail, integral, ' = 0')];
  const cuts = inside.slice(0, maxCuts).map((cut) => placeText(variable, cut));
  return [
    ...(cuts.length === 0
      ? []
      : [
          line(
            'integral by pieces',
            'There the function is singular, jumps or bends: between these places it is smooth, and the pieces are added.',
            `${cuts.join('; ')}${inside.length > maxCuts ? '; "…"' : ''}`,
          ),
        ]),
    ...simpsonSteps(f, variable, [evaluate(a), evaluate(b)], found),
    lineFrom(
      proved ? 'enclosure' : 'two rules compared',
      detail,
      integral,
      error === 0 ? ` = ${shown}` : ` ≈ ${shown}; "error at most" ${errorBound(error)}`,
    ),
  ];
}

/** S with 2, 4, 8 … parts, as far as they come near the integral. */
function simpsonSteps(
  f: Expression,
  variable: string,
  [a, b]: readonly [number, number],
  { value, inside }: NumericIntegral,
): readonly ShownStep[] {
  if (!Number.isFinite(a) || !Number.isFinite(b) || a === b || inside.length > 0) return [];
  const at = (x: number): number => evaluate(f, { [variable]: x });
  const sums = counts.map((n) => simpson(at, a, b, n));
  const errors = sums.map((sum) => Math.abs(sum - value));
  const comesNearer = errors.every((error, k) => k === 0 || error < errors[k - 1]!);
  if (!comesNearer || !(errors.at(-1)! <= near * Math.abs(value))) return [];
  return [
    fourParts(at, a, b),
    line(
      "Simpson's rule",
      'With twice as many parts it comes nearer to the integral each time.',
      counts.map((n, k) => `S_${n} = ${formatDouble(sums[k]!, 10)}`).join('; '),
    ),
  ];
}

function simpson(at: (x: number) => number, a: number, b: number, n: number): number {
  const h = (b - a) / n;
  let sum = at(a) + at(b);
  for (let k = 1; k < n; k++) sum += (k % 2 === 1 ? 4 : 2) * at(a + k * h);
  return (h / 3) * sum;
}

/** The first of them with all its values. */
function fourParts(at: (x: number) => number, a: number, b: number): ShownStep {
  const h = (b - a) / 4;
  const values = [0, 1, 2, 3, 4].map((k) => formatDouble(at(a + k * h), 12));
  const terms = values.map((value, k) => {
    const shown = value.startsWith('-') || value.includes('e') ? `(${value})` : value;
    return [1, 4, 2, 4, 1][k] === 1 ? shown : `${[1, 4, 2, 4, 1][k]}*${shown}`;
  });
  const numbers = written(
    `${formatDouble(h / 3, 12)}*(${terms.join(' + ')}) ≈ ${formatDouble(simpson(at, a, b, 4), 10)}`,
  );
  return {
    rule: "Simpson's rule",
    says: `Through every three neighbouring points a parabola is laid, whose area is known; here with four parts of the width h = ${formatDouble(h, 8)}.`,
    written: {
      text: `S_4 = h/3*(f(x_0) + 4*f(x_1) + 2*f(x_2) + 4*f(x_3) + f(x_4)) = ${numbers.text}`,
      latex: `S_4 = \\frac{h}{3}\\left(f(x_0) + 4f(x_1) + 2f(x_2) + 4f(x_3) + f(x_4)\\right) = ${numbers.latex}`,
    },
    steps: [],
  };
}

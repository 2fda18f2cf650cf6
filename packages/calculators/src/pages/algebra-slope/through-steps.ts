import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { multiply, negate, subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { isZero, type Line, lineExpression } from './line.ts';
import { equationStep } from './steps.ts';

interface Ends {
  readonly x1: ExactNumber;
  readonly y1: ExactNumber;
  readonly x2: ExactNumber;
  readonly y2: ExactNumber;
}

/** In a product or behind a minus sign: in parentheses, where it is a sum or a fraction, or has a sign. */
const held = (a: Expression): string => (/^-|[\s/]/.test(toText(a)) ? `(${toText(a)})` : toText(a));

/** ` + 2` or ` - 2`; nothing for 0. */
function further(a: Expression): string {
  if (isZero(a)) return '';
  return toText(a).startsWith('-') ? ` - ${held(negate(a))}` : ` + ${held(a)}`;
}

/** Both points in y = m·x + p: two equations for m and p, whose difference holds m alone. */
export function systemThroughSteps({ x1, y1, x2, y2 }: Ends, read: Line): readonly ShownStep[] {
  const [a, b, c, d] = mapTuple([x1, y1, x2, y2], ({ expression }) => expression);
  const [rise, run] = [multipliedOut(subtract(d, b)), multipliedOut(subtract(c, a))];
  const [slope, height] = [toText(read.slope), toText(read.intercept)];
  return [
    line(
      'points put in',
      'Each point satisfies y = m*x + p: two equations for m and p.',
      `${toText(b)} = m*${held(a)} + p; ${toText(d)} = m*${held(c)} + p`,
    ),
    line(
      'subtract the equations',
      'The first is taken from the second: p goes.',
      `${toText(d)} - ${held(b)} = m*(${toText(c)} - ${held(a)}); ${toText(rise)} = m*${held(run)}`,
    ),
    line('divide by the coefficient', `Both sides are divided by ${toText(run)}.`, `m = ${slope}`),
    line(
      'put back',
      'This m is put into the first equation.',
      `${toText(b)} = ${held(read.slope)}*${held(a)} + p; p = ${toText(b)} - ${held(multipliedOut(multiply(read.slope, a)))} = ${height}`,
    ),
    equationStep(read),
  ];
}

/** y − y₁ = m·(x − x₁), solved for y. */
export function pointSlopeSteps({ x1, y1 }: Ends, read: Line): readonly ShownStep[] {
  const [a, b] = [x1.expression, y1.expression];
  const multiplied = lineExpression({ slope: read.slope, intercept: multipliedOut(negate(multiply(read.slope, a))) });
  return [
    line(
      'point-slope form',
      'From the first point to any point of the line the rise is the slope times the run.',
      `y${further(negate(b))} = ${held(read.slope)}*(x${further(negate(a))})`,
    ),
    line('multiply out', 'The slope is multiplied into the bracket.', `y${further(negate(b))} = ${toText(multiplied)}`),
    ...(isZero(b) ? [] : [solvedForY(b, read)]),
  ];
}

const solvedForY = (height: Expression, read: Line): ShownStep =>
  line('slope-intercept form', `${toText(height)} is added on both sides.`, `y = ${toText(lineExpression(read))}`);

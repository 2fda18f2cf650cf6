import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { type Equation, workedChain } from '../../kit/worked/chain.ts';

interface Quadratic {
  readonly a: ExactNumber;
  readonly b: ExactNumber;
  readonly c: ExactNumber;
}

const answer = (value: Expression) => ({ text: toText(value), value: evaluate(value) });

/** The ways to the vertex of a parabola. */
export const vertexWays = { axis: 'Axis of symmetry', square: 'Completing the square', slope: 'Slope 0' } as const;
type VertexWay = keyof typeof vertexWays;

/** The place of the vertex, and its height. */
export const vertexSteps = (
  { a, b, c }: Quadratic,
  x: Expression,
  y: Expression,
  way: VertexWay = 'axis',
): readonly ShownStep[] | undefined =>
  workedChain(
    { axis: fromAxis, square: fromSquare, slope: fromSlope }[way](answer(x), answer(y)),
    {
      a: a.expression,
      b: b.expression,
      c: c.expression,
    },
    'exact',
  );

type Ends = (x: Equation['answer'], y: Equation['answer']) => readonly Equation[];

const fromAxis: Ends = (x, y) => [
  {
    name: 'x',
    is: '-b/(2*a)',
    rule: 'axis of symmetry',
    says: 'A parabola is symmetric, and its points at x = 0 and x = -b/a have the same height c: halfway between them lies the vertex.',
    answer: x,
  },
  height(y),
];

/** a·(x + h)² + c − a·h², with h = b/(2a). */
const fromSquare: Ends = (x, y) => [
  {
    name: 'h',
    is: 'b/(2*a)',
    rule: 'half the coefficient',
    says: 'With a before the bracket, a*(x^2 + b/a*x) + c, half of what stands at x is h: x^2 + b/a*x is (x + h)^2 - h^2.',
  },
  {
    name: 'x',
    is: '-h',
    rule: 'completing the square',
    says: 'The square (x + h)^2 is never negative, and it is 0 where x is -h: there is the vertex.',
    answer: x,
  },
  {
    name: 'y',
    is: 'c - a*h^2',
    rule: 'completing the square',
    says: 'Multiplied out, a*((x + h)^2 - h^2) + c is a*(x + h)^2 and this.',
    answer: y,
  },
];

/** 2ax + b = 0 */
const fromSlope: Ends = (x, y) => [
  {
    name: 'x',
    is: '-b/(2*a)',
    rule: 'zero of the derivative',
    says: 'At the vertex the tangent is horizontal: the derivative 2*a*x + b is 0 there, and this is solved for x.',
    answer: x,
  },
  height(y),
];

const height = (y: Equation['answer']): Equation => ({
  name: 'y',
  is: 'a*x^2 + b*x + c',
  rule: 'height of the vertex',
  says: 'This x is put into the parabola.',
  answer: y,
});

/** The sign of the leading coefficient, then the vertex. */
export function orientationSteps(given: Quadratic, x: Expression, y: Expression): readonly ShownStep[] | undefined {
  const up = given.a.value > 0;
  const vertex = vertexSteps(given, x, y);
  const sign = line(
    'sign of a',
    `Far out a*x^2 outweighs the rest, so that the sign of a decides: the parabola opens ${up ? 'upward' : 'downward'}.`,
    `a = ${toText(given.a.expression)} ${up ? '>' : '<'} 0`,
  );
  return vertex && [...vertex, sign];
}

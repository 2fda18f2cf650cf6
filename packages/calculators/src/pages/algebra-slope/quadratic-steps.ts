import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import { workedChain } from '../../kit/worked/chain.ts';

interface Quadratic {
  readonly a: ExactNumber;
  readonly b: ExactNumber;
  readonly c: ExactNumber;
}

const answer = (value: Expression) => ({ text: toText(value), value: evaluate(value) });

/** The place of the vertex, and its height. */
export const vertexSteps = ({ a, b, c }: Quadratic, x: Expression, y: Expression): readonly ShownStep[] | undefined =>
  workedChain(
    [
      {
        name: 'x',
        is: '-b/(2*a)',
        rule: 'axis of symmetry',
        says: 'A parabola is symmetric: its vertex lies halfway between two points of equal height, where the slope 2*a*x + b is 0.',
        answer: answer(x),
      },
      {
        name: 'y',
        is: 'a*x^2 + b*x + c',
        rule: 'height of the vertex',
        says: 'This x is put into the parabola.',
        answer: answer(y),
      },
    ],
    { a: a.expression, b: b.expression, c: c.expression },
    'exact',
  );

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

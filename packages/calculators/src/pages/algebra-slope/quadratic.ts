import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { add, multiply, number, power, product, subtract, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { sampleCurve } from '@nomogram/math/numeric/sample-curve.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import type { Figure } from '../../kit/figure.ts';
import { chosenWay } from '../../kit/options.ts';
import { exact, formula, together, words } from '../../kit/quantity.ts';
import { orientationSteps, vertexSteps, vertexWays } from './quadratic-steps.ts';
import { references } from './references.ts';

const inputs = {
  a: exactNumber({ label: 'a', symbol: 'a', nonzero: true }),
  b: exactNumber({ label: 'b', symbol: 'b' }),
  c: exactNumber({ label: 'c', symbol: 'c' }),
};

interface QuadraticCoefficients {
  readonly a: ExactNumber;
  readonly b: ExactNumber;
  readonly c: ExactNumber;
}

/** (−b/(2a), c − b²/(4a)) */
function vertexOf({ a, b, c }: QuadraticCoefficients): { x: Expression; y: Expression } {
  const inverse = power(a.expression, number(-1));
  const x = multipliedOut(product([number(-1), number({ numerator: 1, denominator: 2 }), b.expression, inverse]));
  const quarter = product([number({ numerator: 1, denominator: 4 }), b.expression, b.expression, inverse]);
  return { x, y: multipliedOut(subtract(c.expression, quarter)) };
}

/** Put into the parabola, x gives y, and there the parabola is level: its slope 2ax + b is 0. */
const levelAt =
  ({ a, b, c }: QuadraticCoefficients): SecondWay<'x' | 'y'> =>
  ({ x, y }) => {
    const terms = [a.value * x * x, b.value * x, c.value] as const;
    const size = terms.reduce((sum, term) => sum + Math.abs(term), 0);
    const [rise, fall] = [2 * a.value * x, b.value];
    return {
      how: 'substitution',
      detail: 'The value at the vertex is right, and the slope there is 0.',
      passed:
        Math.abs(rise + fall) <= 1e-12 * (Math.abs(rise) + Math.abs(fall)) &&
        Math.abs(terms[0] + terms[1] + terms[2] - y) <= 1e-12 * size,
    };
  };

function figureOf(given: QuadraticCoefficients, { x, y }: Numbers<'x' | 'y'>): Figure | undefined {
  const { a, b, c } = given;
  const reach = Math.max(2, Math.abs(y / a.value) ** 0.5 * 1.6);
  const curve = sampleCurve((t) => a.value * t * t + b.value * t + c.value, x - reach, x + reach);
  if (!curve) return undefined;
  return {
    summary: `The parabola with its vertex at (${formatDouble(x, 5)}, ${formatDouble(y, 5)}), opening ${a.value > 0 ? 'upward' : 'downward'}.`,
    frame: {
      x: [x - reach, x + reach],
      y: [Math.min(curve.window[0], 0, y), Math.max(curve.window[1], 0, y)],
      xLabel: 'x',
    },
    marks: [
      { mark: 'curve', pieces: curve.pieces, role: 'given' },
      {
        mark: 'segment',
        from: [x, Math.min(0, curve.window[0])],
        to: [x, Math.max(0, curve.window[1])],
        role: 'construction',
        dashed: true,
      },
      { mark: 'point', at: [x, y], role: 'answer', label: `(${formatDouble(x, 5)}, ${formatDouble(y, 5)})` },
    ],
    table: { columns: ['x', 'y'], rows: [[formatDouble(x, 6), formatDouble(y, 6)]] },
  };
}

/** a·(x − h)² + k */
function vertexForm({ a }: QuadraticCoefficients, x: Expression, y: Expression) {
  const form = add(multiply(a.expression, power(subtract(symbol('x'), x), number(2))), y);
  return formula('Vertex form', toText(form), () => toLatex(form));
}

const formulaText = 'x_S = -\\frac{b}{2a}, \\qquad y_S = c - \\frac{b^2}{4a}';

export default {
  vertex: calculator({
    title: 'Vertex of ax²+bx+c',
    keywords: ['vertex of a parabola', 'turning point', 'maximum of a parabola', 'vertex form'],
    purpose: 'The lowest or highest point of a parabola, exactly.',
    path: 'algebra/quadratic/vertex/:a/:b/:c',
    slash: 'bar',
    inputs,
    methods: vertexWays,
    unchosen: 'axis',
    formula: formulaText,
    compute: (given, { method }) => {
      const { x, y } = vertexOf(given);
      return ok({
        values: {
          ...together({ x: exact('x of the vertex', x), y: exact('y of the vertex', y) }),
          form: vertexForm(given, x, y),
        },
        steps: () => vertexSteps(given, x, y, chosenWay(vertexWays, method)),
        checked: [levelAt(given)],
        figure: (vertex) => figureOf(given, vertex),
      });
    },
    examples: [
      { given: { a: '1', b: '-4', c: '1' }, expect: { x: '2', y: '-3', form: '(x - 2)^2 - 3' } },
      { given: { a: '-2', b: '3', c: '1/2' }, expect: { x: '3/4', y: '13/8' } },
    ],
    references,
  }),
  orientation: calculator({
    title: 'Orientation of ax²+bx+c',
    keywords: ['parabola opens up or down', 'concave'],
    purpose: 'Whether a parabola opens upward or downward, with its vertex.',
    path: 'algebra/quadratic/orientation/:a/:b/:c',
    slash: 'bar',
    inputs,
    formula: 'a > 0 \\text{: upward}, \\qquad a < 0 \\text{: downward}',
    compute: (given) => {
      const { x, y } = vertexOf(given);
      const up = given.a.value > 0;
      return ok({
        values: {
          orientation: words(
            'Orientation',
            up ? 'upward (a > 0): the vertex is the lowest point' : 'downward (a < 0): the vertex is the highest point',
          ),
          x: exact('x of the vertex', x),
          y: exact('y of the vertex', y),
        },
        steps: () => orientationSteps(given, x, y),
        checked: [levelAt(given)],
        figure: (vertex) => figureOf(given, vertex),
      });
    },
    examples: [
      { given: { a: '1', b: '-4', c: '1' }, expect: { orientation: 'upward (a > 0): the vertex is the lowest point' } },
      {
        given: { a: '-1/2', b: '0', c: '3' },
        expect: { orientation: 'downward (a < 0): the vertex is the highest point', x: '0', y: '3' },
      },
    ],
    references,
  }),
};

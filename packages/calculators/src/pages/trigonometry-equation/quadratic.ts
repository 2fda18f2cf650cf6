import { apply, negate, number, power, product, subtract, sum } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { solveSquareQuadratic, solveTangentQuadratic } from '@nomogram/math/trigonometry/solve-circular.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import { chosenWay, type Options } from '../../kit/options.ts';
import { quadraticCircularSteps } from './circular-steps.ts';
import { equationAnswer } from './equation-answer.ts';
import { equationFigure } from './equation-figure.ts';
import { solves } from './laws.ts';
import { quadraticInTSteps, quadraticWays } from './quadratic-in-t.ts';

const coefficient = (name: string) => exactNumber({ label: name, symbol: name });
const two = number(2);
const references = [
  { title: 'NIST Digital Library of Mathematical Functions, §4.21 (identities)', url: 'https://dlmf.nist.gov/4.21' },
];

const tangentInputs = { a: coefficient('a'), b: coefficient('b') };

const tangent = calculator({
  title: 'a tan²(x)=b tan(x)',
  purpose: 'All x at which a multiple of the squared tangent equals a multiple of the tangent.',
  cost: 'heavy',
  path: 'trigonometry/equation/quadratic/tan/:a/:b',
  inputs: tangentInputs,
  formula: 'a\\tan^2 x = b\\tan x \\iff \\tan x = 0 \\text{ or } \\tan x = \\frac{b}{a}',
  compute: computeTangent,
  laws: [solves((x, { a, b }) => [a! * Math.tan(x) ** 2, -b! * Math.tan(x)])],
  examples: [
    { given: { a: '1', b: 'sqrt(3)' }, expect: { solution: 'm*pi', second: 'pi/3 + m*pi' } },
    { given: { a: '2', b: '-4' }, expect: { solution: 'm*pi', second: '-atan(2) + m*pi' } },
    { given: { a: '5', b: '0' }, expect: { solution: 'm*pi' } },
    {
      given: { a: '0', b: '0' },
      expect: { solution: 'every real number except pi/2 + m*pi, where the tangent has no value' },
    },
    { given: { a: '', b: '1' }, fails: 'missing' },
  ],
  references,
});

function computeTangent({ a, b }: InputValues<typeof tangentInputs>, options: Options) {
  return equationAnswer(
    solveTangentQuadratic(a.expression, b.expression),
    {
      difference: (x) => {
        const t = apply('tan', [x]);
        return subtract(product([a.expression, power(t, two)]), product([b.expression, t]));
      },
      // Times cos²x, or times cos x where the square is absent: a factor too many would be a root too many.
      smooth: (x) => Math.sin(x) * (a.value === 0 ? b.value : a.value * Math.sin(x) - b.value * Math.cos(x)),
      period: 2 * Math.PI,
      scale: Math.max(Math.abs(a.value), Math.abs(b.value), b.value ** 2 / Math.max(Math.abs(a.value), 1e-300)),
      letter: 'm',
      steps: (levels) =>
        quadraticCircularSteps(
          'tan',
          {
            text: 'a*t^2 = b*t; t*(a*t - b) = 0',
            says: `Both sides hold the tangent: it is a new unknown t, which is factored out; a = ${toText(a.expression)}, b = ${toText(b.expression)}.`,
            solved: tangentRoots(levels),
          },
          levels,
          'm',
        ),
    },
    (_, levels, turn) => equationFigure('tan', 1, levels, turn),
    options,
  );
}

/** A product is 0 where one of its factors is. */
const tangentRoots = (levels: readonly Expression[]): readonly ShownStep[] =>
  levels.length === 0
    ? []
    : [
        line(
          'zero product',
          'A product is 0 where one of its factors is: at t = 0, and at the t that makes a*t - b 0.',
          levels.map((level) => `t = ${toText(level)}`).join(' or '),
        ),
      ];

interface Words {
  /** What is substituted: t is the sine or the cosine. */
  readonly t: 'sin' | 'cos';
  readonly squared: 'cos' | 'sin';
}

/** a cos²x + b sin x = c, and the same with the two exchanged. */
function square({ t, squared }: Words, examples: Parameters<typeof examplesOf>[0]) {
  return calculator({
    title: `a ${squared}²(x)+b ${t}(x)=c`,
    purpose: `All x that solve a quadratic equation in ${t === 'sin' ? 'the sine' : 'the cosine'} of x.`,
    cost: 'heavy',
    path: `trigonometry/equation/quadratic/${squared}/:a/:b/:c`,
    inputs: { a: coefficient('a'), b: coefficient('b'), c: coefficient('c') },
    formula: `t = \\${t} x,\\quad a t^2 - b t + (c - a) = 0`,
    methods: quadraticWays,
    unchosen: 'formula',
    compute: ({ a, b, c }, options) =>
      equationAnswer(
        solveSquareQuadratic(t, a.expression, b.expression, c.expression),
        {
          difference: (x) =>
            sum([
              product([a.expression, power(apply(squared, [x]), two)]),
              product([b.expression, apply(t, [x])]),
              product([number(-1), c.expression]),
            ]),
          smooth: (x) => a.value * Math[squared](x) ** 2 + b.value * Math[t](x) - c.value,
          period: 2 * Math.PI,
          scale: Math.max(...[a, b, c].map(({ value }) => Math.abs(value))),
          letter: 'k',
          steps: (levels) =>
            quadraticCircularSteps(
              t,
              {
                text: `a*(1 - t^2) + b*t = c`,
                solved: quadraticInTSteps(
                  { p: a.expression, q: negate(b.expression), r: subtract(c.expression, a.expression) },
                  levels,
                  't',
                  chosenWay(quadraticWays, options.method),
                ),
                says: `${squared}(x)^2 = 1 - ${t}(x)^2, so that one function is left: it is a new unknown t; a = ${toText(a.expression)}, b = ${toText(b.expression)}, c = ${toText(c.expression)}.`,
              },
              levels,
              'k',
            ),
        },
        (_, levels, turn) => equationFigure(t, 1, levels, turn),
        options,
      ),
    laws: [solves((x, { a, b, c }) => [a! * Math[squared](x) ** 2, b! * Math[t](x), -c!])],
    examples: examplesOf(examples),
    references,
  });
}

const examplesOf = (
  list: readonly (readonly [a: string, b: string, c: string, solution: string, second?: string])[],
) => [
  ...list.map(([a, b, c, solution, second]) => ({
    given: { a, b, c },
    expect: second === undefined ? { solution } : { solution, second },
  })),
  { given: { a: '1', b: 'b', c: '1' }, fails: 'unreadable' as const },
];

export default {
  'quadratic-tan': tangent,
  'quadratic-cos': square({ t: 'sin', squared: 'cos' }, [
    ['2', '1', '1', 'pi/2 + 2*k*pi', '-pi/6 + 2*k*pi'],
    ['4', '0', '1', '2*pi/3 + k*pi', 'pi/3 + k*pi'],
    ['1', '1', '5', 'no real solution: the equation for t = sin(x) has no real root'],
  ]),
  'quadratic-sin': square({ t: 'cos', squared: 'sin' }, [
    ['2', '3', '3', '2*k*pi', 'pi/3 + 2*k*pi'],
    ['1', '1', '1', '2*k*pi', 'pi/2 + k*pi'],
    ['0', '0', '0', 'every real number: both sides are equal for every x'],
  ]),
};

import { apply, number, product, subtract } from '@nomogram/math/expression/build.ts';
import { solveMultiple } from '@nomogram/math/trigonometry/solve-circular.ts';
import { calculator } from '../../kit/calculator.ts';
import { exactNumber } from '../../kit/fields/exact.ts';
import type { Circular } from '../../shared/trigonometry/circle-and-curve.ts';
import { circularSteps } from './circular-steps.ts';
import { equationAnswer } from './equation-answer.ts';
import { equationFigure } from './equation-figure.ts';
import { solves } from './laws.ts';

/** f(x)·(1 or cos x) without poles, against v: the sine of x and v times its cosine, for the tangent. */
const smoothDifference =
  (name: Circular, factor: number, v: number) =>
  (x: number): number =>
    name === 'tan' ? Math.sin(factor * x) - v * Math.cos(factor * x) : Math[name](factor * x) - v;

const letterOf = (name: Circular) => (name === 'tan' ? 'm' : 'k');

interface Words {
  readonly solution: string;
  readonly examples: readonly (readonly [a: string, solution: string])[];
}

const purposes: Record<Circular, string> = {
  cos: 'All angles whose cosine is a given number.',
  sin: 'All angles whose sine is a given number.',
  tan: 'All angles whose tangent is a given number.',
};

/** cos x = a, sin x = a, tan x = a. */
function simple(name: Circular, { solution, examples }: Words) {
  return calculator({
    title: `${name}(x)=a`,
    asks: [`${name}(x) = {a}`, `${name} x = {a}`],
    purpose: purposes[name],
    path: `trigonometry/equation/${name}xa/:a`,
    inputs: { a: exactNumber({ label: 'a', symbol: 'a' }) },
    formula: `\\${name} x = a \\iff ${solution}`,
    compute: ({ a }, options) =>
      equationAnswer(
        solveMultiple(name, number(1), a.expression),
        {
          difference: (x) => subtract(apply(name, [x]), a.expression),
          smooth: smoothDifference(name, 1, a.value),
          period: 2 * Math.PI,
          scale: a.value,
          letter: letterOf(name),
          steps: () => circularSteps(name, number(1), a.expression, letterOf(name)),
        },
        (_, levels, turn) => equationFigure(name, 1, levels, turn),
        options,
      ),
    laws: [solves((x, { a }) => [Math[name](x), -a!])],
    examples: [
      ...examples.map(([a, expected]) => ({ given: { a }, expect: { solution: expected } })),
      { given: { a: 'one' }, fails: 'unreadable' as const },
    ],
    references: [{ title: 'NIST Digital Library of Mathematical Functions, §4.23', url: 'https://dlmf.nist.gov/4.23' }],
  });
}

const greater = (called: string) => `no real solution: the ${called} of a real angle is never greater than 1`;

/** f(ax) = b: the angle ax is solved for first, and divided by a. */
function multiple(name: Circular, examples: readonly (readonly [a: string, b: string, x: string])[]) {
  return calculator({
    title: `${name}(ax)=b`,
    asks: [`${name}({a}x) = {b}`, `${name}({a}*x) = {b}`, `${name} {a}x = {b}`],
    purpose: `All x for which the ${{ cos: 'cosine', sin: 'sine', tan: 'tangent' }[name]} of a multiple of x is a given number.`,
    path: `trigonometry/equation/${name}xab/:a/:b`,
    inputs: { a: exactNumber({ label: 'a', symbol: 'a' }), b: exactNumber({ label: 'b', symbol: 'b' }) },
    formula: `\\${name}(ax) = b \\iff ax = y,\\ \\${name} y = b`,
    compute: ({ a, b }, options) =>
      equationAnswer(
        solveMultiple(name, a.expression, b.expression),
        {
          difference: (x) => subtract(apply(name, [product([a.expression, x])]), b.expression),
          smooth: smoothDifference(name, a.value, b.value),
          period: a.value === 0 ? 1 : (2 * Math.PI) / Math.abs(a.value),
          scale: Math.max(Math.abs(a.value), Math.abs(b.value)),
          letter: letterOf(name),
          steps: () => circularSteps(name, a.expression, b.expression, letterOf(name)),
        },
        (_, levels, turn) => equationFigure(name, a.value, levels, turn),
        options,
      ),
    laws: [solves((x, { a, b }) => [Math[name](a! * x), -b!])],
    examples: [
      ...examples.map(([a, b, expected]) => ({ given: { a, b }, expect: { solution: expected } })),
      { given: { a: '2', b: 'x' }, fails: 'unreadable' as const },
    ],
    references: [{ title: 'NIST Digital Library of Mathematical Functions, §4.23', url: 'https://dlmf.nist.gov/4.23' }],
  });
}

export default {
  cos: simple('cos', {
    solution: 'x = \\pm\\arccos a + 2k\\pi',
    examples: [
      ['1/2', 'pi/3 + 2*k*pi'],
      ['0.3', 'acos(3/10) + 2*k*pi'],
      ['(1+sqrt(5))/4', 'pi/5 + 2*k*pi'],
      ['2', greater('cosine')],
    ],
  }),
  sin: simple('sin', {
    solution: 'x = (-1)^k \\arcsin a + k\\pi',
    examples: [
      ['1/2', 'pi/6 + 2*k*pi'],
      ['sqrt(2)/2', 'pi/4 + 2*k*pi'],
      ['0', 'k*pi'],
      ['1.5', greater('sine')],
    ],
  }),
  tan: simple('tan', {
    solution: 'x = \\arctan a + m\\pi',
    examples: [
      ['1', 'pi/4 + m*pi'],
      ['-sqrt(3)', '-pi/3 + m*pi'],
      ['2', 'atan(2) + m*pi'],
    ],
  }),
  'cos-multiple': multiple('cos', [
    ['2', '-1/2', 'pi/3 + k*pi'],
    ['0', '1', 'every real number: both sides are equal for every x'],
    ['5', '0.25', 'acos(1/4)/5 + 2*k*pi/5'],
  ]),
  'sin-multiple': multiple('sin', [
    ['3', 'sqrt(3)/2', 'pi/9 + 2*k*pi/3'],
    ['2', '3', greater('sine')],
    ['0', '1', 'no real solution: sin(0) is a constant and differs from the right side'],
  ]),
  'tan-multiple': multiple('tan', [
    ['2', '1', 'pi/8 + m*pi/2'],
    ['-3', '1', '-pi/12 + m*pi/3'],
  ]),
};

import { curvesFigure } from '@nomogram/calculators/shared/calculus/curves.ts';
import { expect, test } from 'vitest';
import { read } from '../../../../../tools/setup/read.ts';
import { withSecond } from './second-function.ts';

function graphOf(text: string) {
  return curvesFigure([{ expression: read(text), label: 'f', role: 'given' }], 'x', [-5, 5], 'A graph.')!;
}

test('a second function is drawn, and where both meet is marked and said', () => {
  const found = withSecond(graphOf('x^2'), 'x + 2');
  if (!('figure' in found)) throw new Error(found.says);
  const { marks, summary } = found.figure;
  expect(marks.some((mark) => mark.mark === 'curve' && mark.label === 'g')).toBe(true);
  expect(marks.flatMap((mark) => (mark.mark === 'point' ? [mark.label] : []))).toEqual([
    'min (0, 0)',
    '(−1, 1)',
    '(2, 4)',
  ]);
  expect(summary).toContain('Intersections at x = −1, x = 2.');
});

test('what cannot be drawn says why', () => {
  expect(withSecond(graphOf('x^2'), 'a*x')).toEqual({ says: 'Only x may stand in it; a is another letter.' });
  expect(withSecond(graphOf('x^2'), 'sqrt(-1-x^2)')).toEqual({ says: 'It has no values in this part of the plane.' });
  expect(withSecond(graphOf('x^2'), '2*(')).toHaveProperty('says');
});

test('its bare angles mean what they mean in the form, those of the first function what they meant there', () => {
  const figure = graphOf('sin(pi*x/180)');
  const found = withSecond(figure, 'sin(x)', { angle: 'degrees' });
  if (!('figure' in found)) throw new Error(found.says);
  const [f, g] = found.figure.marks.flatMap((mark) => (mark.mark === 'curve' ? [mark.pieces.flat()] : []));
  expect(g).toEqual(f);
  expect(withSecond(figure, 'sin(x)')).not.toEqual(found);
});

test('its numbers are read as those of the form', () => {
  const figure = graphOf('x^2');
  const drawn = (text: string, decimal?: 'comma' | 'point') => {
    const found = withSecond(figure, text, { decimal });
    return 'says' in found ? found.says : found.figure.marks;
  };
  expect(drawn('1,500', 'comma')).toEqual(drawn('1.5'));
  expect(drawn('1,500')).toMatch(/1\.500|1500/);
});

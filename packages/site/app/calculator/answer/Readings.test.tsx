import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Readings } from './Readings.tsx';

const shown = (typed: string, as: string, notes?: readonly string[]): boolean =>
  renderToStaticMarkup(
    <Readings read={[{ input: 'a', label: 'A', as, latex: as, notes }]} typed={{ a: typed }} />,
  ).includes('read as');

test('what was read as something else is shown; the unit of the field is nothing else', () => {
  expect(shown('100', '100 gon')).toBe(false);
  expect(shown('2 x', '2*x')).toBe(false);
  expect(shown('90°', '100 gon')).toBe(true);
  expect(shown('1/4', '0.25')).toBe(true);
  expect(shown('1,000', '1000 gon')).toBe(true);
  expect(shown('x', 'x m')).toBe(true);
  expect(shown('100', '100 gon', ['A whole turn was taken away.'])).toBe(true);
});

test('a matrix is shown again only where an entry was read as something else', () => {
  expect(shown('1,2\n3,4', '[[1, 2], [3, 4]]')).toBe(false);
  expect(shown('a*b, sqrt(2)\n1/2, -x\n', '[[a*b, sqrt(2)], [1/2, -x]]')).toBe(false);
  expect(shown('1,2,3,4', '[[1, 2], [3, 4]]')).toBe(true);
  expect(shown('1/2x,0\n0,1', '[[(1/2)*x, 0], [0, 1]]')).toBe(true);
});

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

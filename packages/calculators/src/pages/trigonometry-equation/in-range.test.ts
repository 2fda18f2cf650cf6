import { describe, expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

const general = (await load('trigonometry-equation/general'))!;

function listed(equation: string, options = defaultOptions): string | undefined {
  const found = run(general, { equation }, options);
  if (!found.ok) throw new Error(found.problems[0]!.message);
  const value = found.answer.values.find(({ name }) => name === 'inRange');
  return value?.exact ?? value?.words;
}

describe('the solutions in a range that is typed', () => {
  test.each([
    ['tan x = 1, 0<x<2pi', 'pi/4, 5*pi/4'],
    ['sin(x) = 0, 0 <= x <= pi', '0, pi'],
    ['sin(x) = 0, 0 < x < pi', 'no solution lies there'],
    ['sin(x) = 0, 0 < x <= pi', 'pi'],
    ['cos(2x) = 1/2 on [-pi/2, pi/2]', '-pi/6, pi/6'],
    ['2cos(t) + 1 = 0 for 0 <= t < 360°', '2*pi/3, 4*pi/3'],
  ])('%s', (equation, wanted) => {
    expect(listed(equation)).toBe(wanted);
  });

  test('ends without a unit are angles of the unit that is selected', () => {
    expect(listed('sin(x) = 1/2, 0 <= x < 180', { ...defaultOptions, angle: 'degrees' })).toBe('pi/6, 5*pi/6');
  });

  test.each([
    'sin(x) = 1/2, x > 0',
    'sin(x) = 1/2, 0 < t < 1',
    'sin(x) = 1/2, 0 <= x < 360',
    'sin(x) = 1/2, 3 < x < 2',
  ])('%s is refused with a sentence', (equation) => {
    const found = run(general, { equation }, defaultOptions);
    expect(found.ok ? '' : found.problems[0]!.message).toMatch(/range/);
  });
});

test('elsewhere a condition is refused, and not left out', async () => {
  const roots = (await load('algebra-polynomial/roots'))!;
  const found = run(roots, { polynomial: 'x^2 - 5x + 6 = 0, x > 2' }, defaultOptions);
  expect(found.ok ? '' : found.problems[0]!.message).toMatch(/x > 2 is not used here/);
});

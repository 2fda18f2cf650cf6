import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('every-solution-of-a-trigonometric-equation');

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whole degrees of one turn at which the function vanishes. */
function zeros(difference: (x: number) => number): number[] {
  return Array.from({ length: 360 }, (_, degrees) => degrees).filter(
    (degrees) => Math.abs(difference(radians(degrees))) < 1e-12,
  );
}

const listed = (degrees: readonly number[]): string =>
  `${degrees
    .slice(0, -1)
    .map((one) => `${one}°`)
    .join(', ')} and ${degrees.at(-1)}°`;

test('the solutions that the article lists are all there are at whole degrees', () => {
  has(listed(zeros((x) => Math.cos(3 * x) - 0.5)));
  has(listed(zeros((x) => Math.sin(x) * (Math.sin(x) - Math.cos(x)))));
  has(listed(zeros((x) => 2 * Math.cos(x) ** 2 + 3 * Math.sin(x) - 3)));
  expect(zeros((x) => Math.sin(x) + Math.cos(x) - 1)).toEqual([0, 90]);
  expect(zeros((x) => Math.sin(x) + Math.cos(x) + 1)).toEqual([180, 270]);
});

test('the difference at 60°, and that it touches zero at 90°', () => {
  const difference = (degrees: number): number =>
    2 * Math.cos(radians(degrees)) ** 2 + 3 * Math.sin(radians(degrees)) - 3;
  has((3 * Math.sin(radians(60))).toFixed(3), difference(60).toFixed(3));
  expect(difference(89)).toBeGreaterThan(0);
  expect(difference(91)).toBeGreaterThan(0);
  expect(difference(29)).toBeLessThan(0);
  expect(difference(151)).toBeLessThan(0);
});

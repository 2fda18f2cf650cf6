import * as Q from '@nomogram/math/exact/rational.ts';
import { expect, test } from 'vitest';
import { quadrantBearing } from './quadrant-bearing.ts';

test.each([
  [30, 'N 30° E'],
  [150, 'S 30° E'],
  [225.5, "S 45°30' W"],
  [299.99, `N 60°00'36" W`],
  [0, 'due north'],
  [90, 'due east'],
  [180, 'due south'],
  [270, 'due west'],
  [68.19859, `N 68°11'54.9" E`],
])('%d° is %s', (azimuth, text) => {
  expect(quadrantBearing(Q.fromNumber(azimuth))).toBe(text);
});

test('what rounds to an axis and lies beside it has none', () => {
  expect(
    [1e-9, 90 - 1e-9, 90 + 1e-9, 180 - 1e-9, 270 + 1e-9, 360 - 1e-9].map((azimuth) =>
      quadrantBearing(Q.fromNumber(azimuth)),
    ),
  ).toEqual(Array(6).fill(undefined));
});

test('what is no azimuth has none', () => {
  expect([-1, 360, 400].map((azimuth) => quadrantBearing(Q.fromNumber(azimuth)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

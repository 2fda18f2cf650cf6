import type { Point, Sheet } from '@nomogram/calculators/kit/figure.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pitchOf, tonesOf } from './tones.ts';

const sheetOf = (...pieces: readonly (readonly Point[])[]): Sheet => ({
  frame: { x: [-1, 1], y: [-1, 1] },
  marks: [{ mark: 'curve', pieces, role: 'given' }],
});

test('higher is higher, and equal steps of height are equal steps of pitch', () => {
  const height = fc.double({ min: -1, max: 1, noNaN: true });
  fc.assert(
    fc.property(height, height, (a, b) => {
      const [one, other] = [pitchOf(a, [-1, 1]), pitchOf(b, [-1, 1])];
      expect(Math.log2(other / one)).toBeNear((3 * (b - a)) / 2, 1e-14, 3);
    }),
  );
  expect([pitchOf(-1, [-1, 1]), pitchOf(1, [-1, 1]), pitchOf(9, [-1, 1])]).toEqual([110, 880, 880]);
});

test('a gap is silent, and where the axis is crossed it clicks once', () => {
  const tones = tonesOf(
    sheetOf(
      [
        [-1, -1],
        [-0.5, 0.5],
      ],
      [
        [0.5, 1],
        [1, 0.2],
      ],
    ),
    [-1, 1],
    101,
  );
  expect(tones.filter(({ crosses }) => crosses)).toHaveLength(1);
  expect(tones[50]!.frequency).toBeUndefined();
  expect(tones[0]!.frequency).toBeDefined();
  expect(tones.at(-1)!.frequency).toBeDefined();
});

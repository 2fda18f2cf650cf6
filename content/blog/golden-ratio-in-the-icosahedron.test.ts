import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('golden-ratio-in-the-icosahedron');

const phi = (1 + Math.sqrt(5)) / 2;
type Corner = readonly [number, number, number];
const signs = [-1, 1];
const corners: Corner[] = signs.flatMap((s) =>
  signs.flatMap((t): Corner[] => [
    [0, s / 2, (t * phi) / 2],
    [s / 2, (t * phi) / 2, 0],
    [(t * phi) / 2, 0, s / 2],
  ]),
);
const distance = (a: Corner, b: Corner): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const near = (a: Corner, b: Corner): boolean => Math.abs(distance(a, b) - 1) < 1e-12;

test('the twelve corners make thirty edges and twenty triangles', () => {
  expect(corners).toHaveLength(12);
  const pairs = corners.flatMap((a, i) => corners.slice(i + 1).filter((b) => near(a, b)));
  expect(pairs).toHaveLength(30);
  let faces = 0;
  for (const [i, a] of corners.entries())
    for (const [j, b] of corners.entries())
      for (const [k, c] of corners.entries()) if (i < j && j < k && near(a, b) && near(b, c) && near(a, c)) faces += 1;
  expect(faces).toBe(20);
});

const R = Math.hypot(...corners[0]!);
const r = Math.sqrt(R * R - 1 / 3);
const S = 5 * Math.sqrt(3);
const V = (S * r) / 3;

test('radii, surface and volume', () => {
  has(`${R.toFixed(10)}\\,a`, `${(phi / 2).toFixed(10)}\\,a`, `${r.toFixed(10)}\\,a`, S.toFixed(10), V.toFixed(10));
  expect(V).toBeNear((5 / 6) * phi ** 2, 1e-13);
  expect(V).toBeNear((5 * (3 + Math.sqrt(5))) / 12, 1e-13);
});

test('the table of the five solids', () => {
  const rows: readonly (readonly [string, number, number])[] = [
    ['tetrahedron | 4', Math.SQRT2 / 12, Math.sqrt(3)],
    ['cube | 6', 1, 6],
    ['octahedron | 8', Math.SQRT2 / 3, 2 * Math.sqrt(3)],
    ['dodecahedron | 12', (15 + 7 * Math.sqrt(5)) / 4, 3 * Math.sqrt(25 + 10 * Math.sqrt(5))],
    ['icosahedron | 20', V, S],
  ];
  for (const [name, volume, surface] of rows) {
    const quotient = (36 * Math.PI * volume ** 2) / surface ** 3;
    has(`| ${name} | ${volume.toFixed(6)} | ${surface.toFixed(6)} | ${quotient.toFixed(4)} |`);
  }
});

test('shares of the sphere, doubling, and the die', () => {
  const share = (volume: number, radius: number): string =>
    `${((volume / ((4 / 3) * Math.PI * radius ** 3)) * 100).toFixed(2)} %`;
  has(share(V, R), share((15 + 7 * Math.sqrt(5)) / 4, (Math.sqrt(3) / 2) * phi));
  has((4 * S).toFixed(2), (8 * V).toFixed(2));
  const side = 11 / r;
  has(side.toFixed(2), `${((V * side ** 3) / 1000).toFixed(3)} cm³`, `${((V * 22 ** 3) / 1000).toFixed(2)} cm³`);
});

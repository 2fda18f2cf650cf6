import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('resection-and-the-danger-circle');

type Place = readonly [x: number, y: number];
const gon = Math.PI / 200;
const turn = (angle: number): number => ((angle % 400) + 400) % 400;
const bearing = (from: Place, to: Place): number => turn(Math.atan2(to[0] - from[0], to[1] - from[1]) / gon);
const between = (at: Place, from: Place, to: Place): number => turn(bearing(at, to) - bearing(at, from));
const distance = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const A: Place = [1000, 5000];
const B: Place = [2600, 5900];
const C: Place = [3200, 4300];
const inner = (angle: number): number => Math.min(angle, 400 - angle);
const corner = [inner(between(A, B, C)), inner(between(B, A, C)), inner(between(C, A, B))] as const;

/** Tienstra's weights and point from the angles at the station opposite to A, B and C. */
function resection(angles: readonly [number, number, number]): { weights: number[]; point: Place } {
  const cot = (angle: number): number => 1 / Math.tan(angle * gon);
  const weights = angles.map((angle, index) => 1 / (cot(corner[index]!) - cot(angle)));
  const mean = (axis: 0 | 1): number =>
    [A, B, C].reduce((sum, point, index) => sum + weights[index]! * point[axis], 0) / weights.reduce((a, b) => a + b);
  return { weights, point: [mean(0), mean(1)] };
}

const round4 = (angle: number): number => Math.round(angle * 1e4) / 1e4;

test('the example, with angles rounded to a tenth of a milligradian', () => {
  const P: Place = [2050, 4900];
  const angles = [round4(between(P, B, C)), round4(between(P, C, A)), round4(between(P, A, B))] as const;
  const { weights, point } = resection(angles);
  has(...angles.map((angle) => angle.toFixed(4)));
  ['A', 'B', 'C'].forEach((name, index) => {
    has(`| ${name} | ${corner[index]!.toFixed(4)} | ${angles[index]!.toFixed(4)} | ${weights[index]!.toFixed(6)} |`);
  });
  has(`X_P=${point[0].toFixed(4)}`, `Y_P=${point[1].toFixed(4)}`);
  has(...[A, B, C].map((to) => bearing(point, to).toFixed(4)));
});

/** The circle through A, B and C. */
function circle(): { centre: Place; radius: number } {
  const square = ([x, y]: Place): number => x * x + y * y;
  const d = 2 * (A[0] * (B[1] - C[1]) + B[0] * (C[1] - A[1]) + C[0] * (A[1] - B[1]));
  const x = (square(A) * (B[1] - C[1]) + square(B) * (C[1] - A[1]) + square(C) * (A[1] - B[1])) / d;
  const y = (square(A) * (C[0] - B[0]) + square(B) * (A[0] - C[0]) + square(C) * (B[0] - A[0])) / d;
  return { centre: [x, y], radius: distance([x, y], A) };
}

const { centre, radius } = circle();

test('stations on the circle measure the same angles', () => {
  has(`${centre[0].toFixed(2)},\\ ${centre[1].toFixed(2)}`, radius.toFixed(2));
  for (const direction of [200, 210, 230]) {
    const Q: Place = [centre[0] + radius * Math.sin(direction * gon), centre[1] + radius * Math.cos(direction * gon)];
    const angles = [between(Q, B, C), between(Q, C, A)].map((angle) => angle.toFixed(4));
    has(`| (${Q[0].toFixed(2)}, ${Q[1].toFixed(2)}) | ${angles.join(' | ')} |`);
  }
});

test('what a milligradian costs near the circle', () => {
  for (const share of [0.1, 0.5, 0.8, 0.9, 0.95, 0.99, 1.01, 1.1, 1.5]) {
    const Q: Place = [centre[0], centre[1] - share * radius];
    const [a, b] = [between(Q, B, C), between(Q, C, A)];
    const right = resection([a, b, 400 - a - b]).point;
    expect(distance(right, Q)).toBeNear(0, 1e-12, radius / Math.abs(1 - share));
    const shift = distance(right, resection([a + 0.001, b, 399.999 - a - b]).point);
    const side = share < 1 ? 'inside' : 'outside';
    has(`| ${(Math.abs(1 - share) * radius).toFixed(1)} m ${side} | ${shift.toFixed(3)} m |`);
  }
});

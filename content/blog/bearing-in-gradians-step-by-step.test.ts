import { expect, test } from 'vitest';
import { article } from './numbers.ts';

const { has } = article('bearing-in-gradians-step-by-step');

const gon = (radians: number): number => (radians * 200) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 200;
const turn = (angle: number): number => ((angle % 400) + 400) % 400;
const bearing = (dx: number, dy: number): number => turn(gon(Math.atan2(dx, dy)));

test('the four bearings and the ways back', () => {
  for (const [dx, dy] of [
    [250, 300],
    [250, -300],
    [-250, -300],
    [-250, 300],
  ] as const) {
    const there = bearing(dx, dy);
    const row = [dx, dy, there.toFixed(4), turn(there + 200).toFixed(4)].join(' | ').replaceAll('-', '−');
    has(`| (${1000 + dx}, ${2000 + dy}) | ${row} |`);
  }
});

test('the example and the way from bearing and distance to coordinates', () => {
  const [angle, distance] = [radians(155.7716), 390.512];
  has((250 / 300).toFixed(6), Math.hypot(250, 300).toFixed(3), '\\sqrt{152\\,500}');
  has(Math.sin(angle).toFixed(6), Math.cos(angle).toFixed(6));
  expect(Math.abs(distance * Math.sin(angle) - 250)).toBeLessThan(0.0005);
  expect(Math.abs(distance * Math.cos(angle) + 300)).toBeLessThan(0.0005);
});

test('one milligradian at one kilometre', () => {
  has(`${(1000 * radians(0.001)).toFixed(4)}\\ \\mathrm{m}`);
});

test('the next leg', () => {
  const leg = 44.2284 + 187.431 - 200;
  has(`${leg.toFixed(4)}\\ \\mathrm{gon}`);
  has((1250 + 128.64 * Math.sin(radians(leg))).toFixed(3), (2300 + 128.64 * Math.cos(radians(leg))).toFixed(3));
});

test('the mistakes', () => {
  has(turn(gon(Math.atan2(-300, 250))).toFixed(4), gon(Math.atan(250 / -300)).toFixed(4));
  const degrees = (155.7716 * Math.PI) / 180;
  has(Math.sin(degrees).toFixed(6));
  const off = Math.hypot(390.512 * Math.sin(degrees) - 250, 390.512 * Math.cos(degrees) + 300);
  expect(off).toBeGreaterThan(105.5);
  expect(off).toBeLessThan(106);
  const inDegrees = bearing(250, -300) * 0.9;
  has(inDegrees.toFixed(4), `${Math.floor(inDegrees)}° 11′ 40″`);
  expect((inDegrees - 140) * 60).toBeNear(11 + 40 / 60, 1e-3);
});

import * as Q from '@nomogram/math/exact/rational.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../../../tools/setup/read.ts';
import { defaultOptions } from '../options.ts';
import { gradians } from './gradians.ts';

const field = gradians({ label: 'Angle A' });
const read = (text: string, of = field) => of.read(text, defaultOptions);
const gonOf = (text: string): Q.Rational => unwrap(read(text)).rational;
const messageOf = (text: string, of = field): string => {
  const result = read(text, of);
  return result.ok ? 'read' : result.error.message;
};

describe('what surveyors write', () => {
  test.each([
    ['45.1234', [451234, 10000]],
    ['45,1234', [451234, 10000]],
    ['-12.5', [-25, 2]],
    ['−12.5', [-25, 2]],
    ['100/3', [100, 3]],
    ['45g12c34cc', [451234, 10000]],
    ['45ᵍ12ᶜ34ᶜᶜ', [451234, 10000]],
    ['45g12c', [4512, 100]],
    ['45g 12c 34,5cc', [45123450, 1000000]],
    ['45g12\'34"', [451234, 10000]],
    ['-45g12c', [-4512, 100]],
    ['45gon', [45, 1]],
    ['45.5 grad', [91, 2]],
    ['45 gr', [45, 1]],
    ['20 mgon', [1, 50]],
    ['90°', [100, 1]],
    ['40.5°', [45, 1]],
    ['40,5 deg', [45, 1]],
    ["40°30'", [45, 1]],
    ['40°30', [45, 1]],
    ["40°30'15", [9721, 216]],
    ['40:30:15', [9721, 216]],
    ['40:30', [45, 1]],
    ['45g1234', [451234, 10000]],
    ['45g12', [4512, 100]],
    ['45 gon 12', [4512, 100]],
    ['40°30′0″', [45, 1]],
    ['40d30m', [45, 1]],
    ['40°30\'15"', [9721, 216]],
    ["40°30'15''", [9721, 216]],
    ["-40°30'", [-45, 1]],
    ['pi/4 rad', [50, 1]],
    ['π rad', [200, 1]],
    ["N40°30'E", [45, 1]],
    ["N 40°30' W", [355, 1]],
    ["S40°30'E", [155, 1]],
    ["s40°30'w", [245, 1]],
    ['N50gE', [50, 1]],
    ['S 20.5 gon W', [441, 2]],
  ])('%s', (text, [n, d]) => {
    expect(gonOf(text)).toEqual(Q.rational(n!, d!));
  });

  test('radians and roots to 60 digits', () => {
    expect(Q.toNumber(gonOf('0.7 rad'))).toBe(44.563384065730695);
    expect(Q.toNumber(gonOf('sqrt(2)'))).toBe(Math.SQRT2);
  });

  test('degrees, minutes and seconds are exact', () =>
    fc.assert(
      fc.property(fc.nat(359), fc.nat(59), fc.nat(59), (d, m, s) => {
        const wanted = Q.rational((d * 3600 + m * 60 + s) * 10, 32400);
        expect(gonOf(`${d}°${m}'${s}"`)).toEqual(wanted);
        expect(gonOf(`${d}d${m}m${s}s`)).toEqual(wanted);
      }),
    ));
});

test.each([
  ['abc', 'Angle A: "abc" is not an angle; accepted are angles such as 45.1234'],
  ["40°75'", 'Angle A: "40°75\'" has 75 minutes; they stay below 60.'],
  ['45g12c120cc', 'Angle A: "45g12c120cc" has 120 centesimal seconds; they stay below 100.'],
  ["40.5°30'", 'Angle A: "40.5°30\'" has decimals before its last part'],
  ['N45E', 'Angle A: "N45E" does not say whether the angle is in degrees (N45°E) or in gradians (N45gE).'],
  ['N100°E', 'Angle A: "N100°E": from north or south the angle goes up to 90° (100 gon).'],
  ['NE', 'Angle A: "NE" lacks the angle'],
  ['45g5', 'Angle A: "45g5" can be 45.5 gon or 45 gon and 5 centigrades; type 45.5 gon or 45g5c.'],
  ['40:75', 'Angle A: "40:75" has 75 minutes; they stay below 60.'],
  ['30°+15', 'Angle A: "30°+15" has a unit inside a calculation'],
  ['2*(45°)', 'has a unit inside a calculation'],
  ['1e30', 'Angle A is too large for an angle.'],
])('%s is refused', (text, message) => {
  expect(messageOf(text)).toContain(message);
});

test('limits are in gradians, whatever was typed', () => {
  const inTriangle = gradians({ label: 'Angle C', above: 0, below: 200 });
  expect(read('179°', inTriangle).ok).toBe(true);
  expect(messageOf('180°', inTriangle)).toBe(
    'Angle C must be greater than 0 gon and less than 200 gon; 200 gon was typed.',
  );
});

test('bearings are brought into one turn', () => {
  const bearing = gradians({ label: 'GA', turns: true });
  const values = ['450', '-50', '400', '0'].map((text) => {
    const result = read(text, bearing);
    return result.ok ? result.value.value : undefined;
  });
  expect(values).toEqual([50, 350, 0, 0]);
});

test('the reading states the angle in gon', () => {
  const reading = (text: string) => {
    const result = read(text);
    return result.ok ? field.reading(result.value) : undefined;
  };
  expect(reading("40°30'")).toEqual({
    plain: '45',
    as: '45 gon',
    latex: '45\\ \\text{gon}',
    notes: ['typed in degrees'],
  });
  expect(reading('100/3')?.as).toBe('33.3333333333333 gon');
  expect(reading('45.1234')?.notes).toBeUndefined();
  expect(reading('1600 mil')).toMatchObject({ as: '100 gon', notes: ['typed in mils'] });
});

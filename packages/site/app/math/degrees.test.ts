import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { readAngle } from '@nomogram/math/syntax/values/angle.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDegrees } from './degrees.ts';

test('gradians and degrees are said in degrees, minutes and seconds', () => {
  expect(inDegrees('50.5', 'gon')).toBe('45.45° = 45°27\'00.0"');
  expect(inDegrees('306.044819771756', 'gon')).toBe('275.440338° = 275°26\'25.2"');
  expect(inDegrees('-0.5', 'degrees')).toBe('-0°30\'00.0"');
  expect(inDegrees('59.99999999', 'degrees')).toBe('60°00\'00.0"');
});

test('whole degrees have no minutes, and are not said again', () => {
  expect(inDegrees('50', 'gon')).toBe('45°');
  expect(inDegrees('33.3333333333333', 'gon')).toBe('30°');
  expect(inDegrees('120', 'degrees')).toBeUndefined();
});

test('what is no angle is not', () => {
  for (const [text, unit] of [
    ['1', 'm'],
    ['infinite', 'gon'],
    [undefined, 'gon'],
    ['1e9', 'gon'],
    ['', 'gon'],
    ['3', undefined],
  ] as const)
    expect(inDegrees(text, unit)).toBeUndefined();
});

test('what is said is read back as the same angle, to half a tenth of a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 400, noNaN: true }), (gon) => {
      const degrees = inDegrees(String(gon), 'gon')!;
      const read = readAngle(degrees.split(' = ').at(-1)!, 'gradians', {});
      const seconds = read.ok ? evaluate(read.value.expression) * 3600 : Number.NaN;
      expect(Math.abs(seconds - gon * 0.9 * 3600)).toBeLessThanOrEqual(0.0500001);
    }),
  );
});

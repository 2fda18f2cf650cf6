import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { readAngle } from '@nomogram/math/syntax/values/angle.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inDegrees } from './degrees.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

test('gradians and degrees are said in degrees, minutes and seconds', () => {
  expect(plain(inDegrees('50.5', 'gon'))).toBe('= 45.45° = 45°27\'00.0"');
  expect(plain(inDegrees('306.044819771756', 'gon'))).toBe('≈ 275.440338° ≈ 275°26\'25.2"');
  expect(plain(inDegrees('-0.5', 'degrees'))).toBe('= -0°30\'00.0"');
  expect(plain(inDegrees('59.99999999', 'degrees'))).toBe('≈ 60°00\'00.0"');
});

test('whole degrees have no minutes, and are not said again', () => {
  expect(plain(inDegrees('50', 'gon'))).toBe('= 45°');
  expect(plain(inDegrees('33.3333333333333', 'gon'))).toBe('≈ 30°');
  expect(plain(inDegrees('50', 'gon', false))).toBe('≈ 45°');
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

test('= stands only before what is the same angle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4e8 }), (micro) => {
      const said = /^(=|≈)\u00A0([\d.]+)°(?: (=|≈)\u00A0(\d+)°(\d+)'(\d+)\.(\d)")?$/.exec(
        inDegrees(String(micro / 1e6), 'gon')!,
      )!;
      const [, first, degrees, second, ...parts] = said;
      // In millionths of a degree and of a gon, of which ten are nine: whole numbers, compared without rounding.
      const millionths = Math.round(Number(degrees) * 1e6);
      expect(first === '=').toBe(millionths * 10 === micro * 9);
      if (second === undefined) return;
      const [d, m, s, tenth] = parts.map(Number) as [number, number, number, number];
      expect(second === '=').toBe(millionths * 36000 === (d * 36000 + m * 600 + s * 10 + tenth) * 1e6);
    }),
  );
});

test('what is said is read back as the same angle, to half a tenth of a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 400, noNaN: true }), (gon) => {
      const degrees = inDegrees(String(gon), 'gon')!;
      const read = readAngle(degrees.split('\u00A0').at(-1)!, 'gradians', {});
      const seconds = read.ok ? evaluate(read.value.expression) * 3600 : Number.NaN;
      expect(Math.abs(seconds - gon * 0.9 * 3600)).toBeLessThanOrEqual(0.0500001);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWhole } from './quantity.ts';
import { measureOf } from './units.ts';

const units = ['cm', 'km', 'ft', 'inches', 'ha', 'm²', 'litres', 'kg', 'years', 'hours'];

test('a unit behind a whole number is named, not taken for a variable', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(...units), fc.constantFrom('', ' '), (number, unit, space) => {
      const dimension = measureOf(unit)?.dimension;
      fc.pre(dimension !== undefined);
      const read = readWhole(`${number}${space}${unit}`);
      expect(read.ok).toBe(false);
      if (!read.ok)
        expect(read.error.message).toBe(`"${unit}" is a unit of ${dimension}, and a whole number is expected here.`);
    }),
  );
});

test('what is a whole number stays one, and a variable a variable', () => {
  expect(readWhole('1e3')).toEqual({ ok: true, value: 1000 });
  const read = readWhole('5 q');
  expect(!read.ok && read.error.message).toContain('"q" is a variable');
});

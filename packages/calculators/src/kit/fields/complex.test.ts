import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoted } from '../field.ts';
import { readOptions } from '../read-options.ts';
import { complexNumber } from './complex.ts';

const field = complexNumber({ label: 'First number' });
const options = readOptions(() => undefined);
if (typeof options === 'string') throw new Error(options);

test('what cannot be read is repeated, with the name of its field', () =>
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...field.samples.bad, '5+', '{abs: x}', '(1'), fc.string()), (text) => {
      const read = field.read(text, options);
      if (!read.ok && read.error.code === 'unreadable')
        expect(read.error.message.startsWith(`First number, ${quoted(text)}: `)).toBe(true);
    }),
  ));

test('a pair in brackets is a sum or a decimal comma: never one of them silently', () => {
  const why = (text: string) => {
    const read = field.read(text, options);
    return read.ok
      ? undefined
      : { code: read.error.code, readings: read.error.readings, suggestion: read.error.suggestion };
  };
  expect(why('(2,3)')).toEqual({ code: 'ambiguous-number', readings: ['2.3', '2+3i'], suggestion: undefined });
  expect(why('(2, -3)')).toEqual({ code: 'unreadable', readings: undefined, suggestion: '2-3i' });
  expect(why('(2.5,3)')?.suggestion).toBe('2.5+3i');
  expect(why('(2)')).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoted } from '../field.ts';
import { readOptions } from '../options.ts';
import { complexNumber } from './complex.ts';

const field = complexNumber({ label: 'First number' });
const options = readOptions(() => undefined);
if (typeof options === 'string') throw new Error(options);

test('what cannot be read is repeated, with the name of its field', () =>
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...field.samples.bad, '5+', '{abs: x}', '(1'), fc.string()), (text) => {
      const read = field.read(text, options);
      if (!read.ok && read.why.code === 'unreadable')
        expect(read.why.message.startsWith(`First number, ${quoted(text)}: `)).toBe(true);
    }),
  ));

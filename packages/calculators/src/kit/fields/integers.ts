import * as Z from '@nomogram/math/exact/integer.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { readWhole } from '@nomogram/math/syntax/values/quantity.ts';
import { readValues } from '@nomogram/math/syntax/values/read-value.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import type { Options } from '../options.ts';

/** Beyond these the exact arithmetic on all of them together is no small request any more. */
const maxIntegers = 100;
const maxBits = 400_000;

/** One integer of any size, or several, separated by commas, semicolons or blanks. */
export function integers(options: FieldOptions): Field<readonly Z.Integer[]> {
  const { label } = options;
  return {
    ...commonOf(options),
    holds: 'list',
    accepts: `an integer, or a list of at most ${maxIntegers}, such as 12 or 12, 18, 30`,
    control: { control: 'text', entry: 'text' },
    samples: { good: ['1', '12', '1e3', '18, 24', '10; -4; 25', '7 21 -14 0'], bad: ['abc', '2.5', '1/3', '18, x'] },
    read(text, settings) {
      const result = readOneOrSeveral(text, settings);
      if (!result.ok) return about(label, result.error);
      const integers = result.value;
      if (integers.length > maxIntegers)
        return no('too-large', `${label}: at most ${maxIntegers} integers are taken together.`);
      const bits = integers.reduce<number>((sum, integer) => sum + Z.bitLength(integer), 0);
      if (integers.length > 1 && bits > maxBits)
        return no('too-large', `${label}: these integers have too many digits to be taken together.`);
      return result;
    },
    reading(values) {
      const shown = values.map(Z.toString).join(', ');
      return { plain: values.map(Z.toString).join('; '), as: shown, latex: shown };
    },
  };
}

/**
 * Signs between digits may group one number or stand between several. A group `000` or `024` is no number of its own, so that
 * `1,000` is one; where both can be meant (`100,200`), both are offered.
 */
function readOneOrSeveral(text: string, settings: Options): Result<readonly Z.Integer[]> {
  const one = readWhole(text, settings);
  if (!/[,;\s]/.test(text.trim())) return one.ok ? { ok: true, value: [one.value] } : one;
  const several = readSeveral(text, settings);
  if (!one.ok) return several;
  const isOne = /\d[ ,]0\d\d(?!\d)/.test(text) || !several.ok || several.value.length === 1;
  if (isOne) return { ok: true, value: [one.value] };
  const readings = [Z.toString(one.value), several.value.map(Z.toString).join('; ')];
  const message = `This can be one integer or several, ${readings.join(' or ')}: separate several by semicolons.`;
  return no('ambiguous-number', message, { readings });
}

function readSeveral(text: string, { decimal }: Options): Result<readonly Z.Integer[]> {
  const read = readValues(text, { kind: 'whole' }, { decimal });
  return read.ok ? { ok: true, value: read.value.map(({ exact }) => exact!.numerator) } : read;
}

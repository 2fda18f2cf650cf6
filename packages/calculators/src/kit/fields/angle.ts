import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { convertAngle } from '@nomogram/math/syntax/angles.ts';
import { readAngle } from '@nomogram/math/syntax/values/angle.ts';
import { decimalLatex, decimalOf } from '../decimal.ts';
import { about, type Field, type FieldOptions } from '../field.ts';
import { type ExactNumber, exactNumber } from './exact.ts';

const shownDigits = 15;

/**
 * An angle beside a selector of its unit: a bare number is in the selected unit, any other form has its own: 30°,
 * 12°34'56.7", 40-30-15, 45g12c34cc, N45°30'E, 1.5 rad.
 */
export function angleNumber(options: FieldOptions): Field<ExactNumber> {
  const plain = exactNumber(options);
  return {
    ...plain,
    accepts: `${plain.accepts}, or an angle with its own unit such as 12°34'56.7" or 45g12c34cc`,
    control: { control: 'text', entry: 'text' },
    live: 'angle',
    samples: { good: [...plain.samples.good, '30°', '45g12c34cc', '12°34\'56.7"'], bad: plain.samples.bad },
    read(text, settings) {
      const typed = readAngle(text, 'radians', settings);
      if (!typed.ok) return about(options.label, typed.error);
      if (!typed.value.ownUnit) return plain.read(text, settings);
      const { expression: asTyped, unit } = typed.value;
      const expression = convertAngle(asTyped, unit, 'radians');
      const value = { expression, value: evaluate(expression), isAngle: true, asTyped: { expression: asTyped, unit } };
      return { ok: true, value };
    },
    reading(value) {
      if (!value.isAngle) return plain.reading(value);
      // Said in the unit that everybody can compare with what was typed.
      const degrees = decimalOf(convertAngle(value.expression, 'radians', 'degrees'), shownDigits) ?? '';
      return { as: `${degrees}°`, latex: `${decimalLatex(degrees)}^\\circ` };
    },
  };
}

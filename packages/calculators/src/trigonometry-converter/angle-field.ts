import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, number, product } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { decimalLatex, decimalOf } from '../kit/decimal.ts';
import type { Field, FieldOptions } from '../kit/field.ts';
import { type ExactNumber, exactNumber } from '../kit/fields/exact.ts';
import { readSurveyAngle } from '../kit/fields/gradians-reading.ts';
import { fromRadians } from '../trigonometry/angle.ts';

const DIGITS = 15;

/** A number in the selected unit, or an angle in any form with its own: 30°, 12°34'56.7", 45g12c34cc, N45°30'E, 1.5 rad. */
export function angleValue(options: FieldOptions): Field<ExactNumber> {
  const plain = exactNumber(options);
  return {
    ...plain,
    accepts: `${plain.accepts}, or an angle with its own unit such as 12°34'56.7" or 45g12c34cc`,
    samples: { good: [...plain.samples.good, '30°', '45g12c34cc', '12°34\'56.7"'], bad: plain.samples.bad },
    read(text, given) {
      const asNumber = plain.read(text, given);
      if (asNumber.ok) return asNumber;
      const angle = readSurveyAngle(text);
      if (!angle.ok) return asNumber;
      const halfTurns = Q.divide(angle.value.gradians, Q.integerRational(200));
      const expression = product([number(halfTurns), constant('pi')]);
      return { ok: true, value: { expression, value: evaluate(expression), isAngle: true } };
    },
    reading(value) {
      if (!value.isAngle) return plain.reading(value);
      // Said in the unit that everybody can compare with what was typed.
      const degrees = decimalOf(fromRadians(value.expression, 'degrees'), DIGITS) ?? '';
      return { as: `${degrees}°`, latex: `${decimalLatex(degrees)}^\\circ` };
    },
  };
}

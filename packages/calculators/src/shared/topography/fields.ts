import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { no } from '@nomogram/math/result/result.ts';
import type { ExactPoint } from '@nomogram/math/surveying/point.ts';
import { rationalValueOf } from '@nomogram/math/syntax/values/angle.ts';
import type { Field, FieldOptions } from '../../kit/field.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import { gradians } from '../../kit/fields/gradians.ts';

import type { Limits } from '../../kit/fields/limits.ts';

/** A coordinate or a length as it was typed; roots and multiples of π are rational to 60 digits. */
export interface Measurement extends ExactNumber {
  readonly rational: Rational;
}

/** What is beyond these is no measurement in any unit. */
const largest = 1e15;
const smallest = 1e-12;
/** A coordinate may differ from 0 by less than can be measured; its square must still be a double. */
const minCoordinate = 1e-100;

function measured(options: FieldOptions & Limits, least: number): Field<Measurement> {
  const { label } = options;
  const base = exactNumber(options);
  return {
    ...base,
    read(text, settings) {
      const read = base.read(text, settings);
      if (!read.ok) return read;
      const size = Math.abs(read.value.value);
      if (size > largest) return no('too-large', `${label} is too large: ${largest} is the most.`);
      const { expression, value, unit } = read.value;
      const rational = read.value.rational ?? rationalValueOf(expression) ?? Q.fromNumber(value);
      if (size < least && !Q.isZero(rational))
        return no('out-of-range', `${label} is too small to be measured: ${least} is the least.`);
      return { ok: true, value: { expression, value, unit, rational } };
    },
  };
}

/** A coordinate in metres: `XA` is written X_A in formulas. */
export const coordinate = (label: string, hint?: string): Field<Measurement> =>
  measured({ label, symbol: symbolOf(label), unit: 'm', hint }, minCoordinate);

/** A length greater than 0 in metres. */
export const length = (label: string, symbol: string, hint?: string): Field<Measurement> =>
  measured({ label, symbol, unit: 'm', above: 0, hint }, smallest);

/** A bearing or a reading, brought into [0, 400) gon. */
export const bearing = (label: string, symbol: string, hint?: string) => gradians({ label, symbol, hint, turns: true });

/** An angle of a triangle, between 0 and 200 gon. */
export const triangleAngle = (label: string, symbol: string, hint?: string) =>
  gradians({ label, symbol, hint, above: 0, below: 200 });

/** `XO1` becomes X_{O_1}, `XM'` X'_M. */
function symbolOf(label: string): string {
  const [, axis = label, point = '', digit = '', prime = ''] = /^([XY])([A-Z]+)(\d?)('?)$/.exec(label) ?? [];
  return `${axis}${prime}_{${point}${digit && `_${digit}`}}`;
}

export const exactPoint = (x: Measurement, y: Measurement): ExactPoint => ({ x: x.rational, y: y.rational });

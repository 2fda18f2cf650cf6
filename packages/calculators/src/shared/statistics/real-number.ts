import * as Q from '@nomogram/math/exact/rational.ts';
import { no } from '@nomogram/math/result/result.ts';
import type { Field, FieldOptions } from '../../kit/field.ts';
import { type ExactNumber, exactNumber } from '../../kit/fields/exact.ts';
import type { Limits } from '../../kit/fields/limits.ts';

/** Between 0 and here a double has lost digits, or all of them: 7.18e-318 would be computed as 7.179974e-318. */
const LEAST = 2 ** -1022;

/** A number for what is computed in double precision: 0, or at least 2.3e-308 in size, so that it means what was typed. */
export function realNumber(options: FieldOptions & Limits): Field<ExactNumber> {
  const field = exactNumber(options);
  return {
    ...field,
    read(text, readOptions) {
      const result = field.read(text, readOptions);
      if (!result.ok || Math.abs(result.value.value) >= LEAST || isZero(result.value)) return result;
      return no(
        'out-of-range',
        `${options.label} is too close to 0: at least 2.3e-308 in size, or 0 itself, is accepted.`,
      );
    },
  };
}

const isZero = ({ rational, value }: ExactNumber): boolean =>
  rational ? Q.compare(rational, Q.zero) === 0 : value === 0;

import type { Gaussian } from '@nomogram/math/exact/gaussian.ts';
import type { Complex } from '@nomogram/math/numeric/complex.ts';
import { no } from '@nomogram/math/result/result.ts';
import { readComplex } from '@nomogram/math/syntax/read-complex.ts';
import { complexText, gaussianText } from '../complex-text.ts';
import { about, commonOf, type Field, type FieldOptions, quoted } from '../field.ts';
import { withinDoubles } from './limits.ts';

/** A complex number in double precision, and exactly where both parts are rational. */
export interface ComplexNumber {
  readonly value: Complex;
  readonly exact?: Gaussian;
}

/** A complex number: `5+2i`, `7-i`, `{re: 5, im: 2}`, `{abs: 2, arg: pi/3}` or `{r: 2, phi: pi/3}`. */
export function complexNumber(options: FieldOptions & { readonly nonzero?: boolean }): Field<ComplexNumber> {
  const { label, nonzero } = options;
  return {
    ...commonOf(options),
    accepts: `a complex number${nonzero ? ' other than 0' : ''}`,
    control: { control: 'text', entry: 'text' },
    live: 'complex',
    samples: { good: ['5+2i', '7-i', '{re: 1, im: 2}', '{r: 2, phi: pi/3}', '3'], bad: ['5+2j+k', 'abc', '{re: 5'] },
    read(text, { decimal }) {
      const result = readComplex(text, { decimal });
      if (!result.ok) return about([label, quoted(text)].filter(Boolean).join(', '), result.why);
      const { value, exact } = result.value;
      for (const part of ['re', 'im'] as const) {
        const held = withinDoubles(label, value[part], exact?.[part]);
        if (!held.ok) return held;
      }
      if (nonzero && value.re === 0 && value.im === 0) return no('out-of-range', `${label} must not be 0.`);
      return result;
    },
    reading({ value, exact }) {
      const { text, latex } = exact ? gaussianText(exact) : complexText(value);
      return { as: text, latex };
    },
  };
}

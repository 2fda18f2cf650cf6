import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import type { ComplexForm } from '@nomogram/math/expression/complex/parts.ts';
import { no } from '@nomogram/math/result/result.ts';
import { type ReadComplex, readComplex } from '@nomogram/math/syntax/read-complex.ts';
import { complexNumberText } from '../complex-text.ts';
import { about, commonOf, type Field, type FieldOptions, quoted } from '../field.ts';
import { withinDoubles } from './limits.ts';

/** A complex number: its parts exactly, and as doubles. */
export type ComplexNumber = ReadComplex;

/** A complex number: `5+2i`, `7-i`, `{re: 5, im: 2}`, `{abs: 2, arg: pi/3}` or `{r: 2, phi: pi/3}`. */
export function complexNumber(options: FieldOptions & { readonly nonzero?: boolean }): Field<ComplexNumber> {
  const { label, nonzero } = options;
  return {
    ...commonOf(options),
    accepts: `a complex number${nonzero ? ' other than 0' : ''}, such as 5+2i`,
    control: { control: 'text', entry: 'text' },
    live: 'complex',
    samples: { good: ['5+2i', '7-i', '{re: 1, im: 2}', '{r: 2, phi: pi/3}', '3'], bad: ['5+2j+k', 'abc', '{re: 5'] },
    read(text, { decimal }) {
      const result = readComplex(text, { decimal });
      if (!result.ok) return about([label, quoted(text)].filter(Boolean).join(', '), result.error);
      const { value, parts } = result.value;
      for (const part of ['re', 'im'] as const) {
        const { [part]: exact } = parts;
        const held = withinDoubles(label, value[part], exact.kind === 'number' ? exact.value : undefined);
        if (!held.ok) return held;
      }
      if (nonzero && isZero(parts)) return no('out-of-range', `${label} must not be 0.`);
      return result;
    },
    reading(number) {
      const { text, latex } = complexNumberText(number);
      return { as: text, latex };
    },
  };
}

/** Whether a number is 0 however it is written: sqrt(2)*sqrt(8) - 4. */
const isZero = ({ re, im }: ComplexForm): boolean => signOfConstant(re) === 0 && signOfConstant(im) === 0;

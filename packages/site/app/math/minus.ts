import { asExponent } from './small-digits.ts';

/** A number below zero begins with a hyphen where it is typed and copied; where it is only to be seen, with a minus sign. */
export const sign = /(?<![\d\p{L}])-(?=[\d.])|(?<=\de)-(?=\d)/u;

const signs = new RegExp(sign, 'gu');

/** A number with an exponent, as programs write it. */
const scaled = /(?<![\p{L}\d.])(\d+(?:\.\d+)?)e\+?(-?\d+)(?![\p{L}\d])/gu;

/** Numbers in a text as they are written by hand: a minus sign, and 10⁻¹⁶ or 2.5 × 10⁻⁷, in one line, for 1e-16 and 2.5e-7. */
export const asWritten = (text: string): string =>
  text
    .replace(scaled, (_, mantissa: string, exponent: string) => {
      const power = `10${asExponent(exponent)}`;
      return mantissa === '1' ? power : `${mantissa}\u00a0×\u00a0${power}`;
    })
    .replace(signs, '−');

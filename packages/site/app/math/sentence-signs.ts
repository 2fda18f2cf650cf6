import { code } from './decimal-mark.ts';
import { gluePercent, glueRelations } from './glue-stops.ts';
import { asWritten } from './minus.ts';
import { asExponent, asIndex } from './small-digits.ts';

/** What is typed with the signs of a keyboard, and the sign it stands for. */
const signs: readonly (readonly [typed: RegExp, sign: string | ((found: string) => string)])[] = [
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/!=/g, '≠'],
  [/ -> /g, ' → '],
  [/(?<![\p{L}\d_])oo(?![\p{L}\d_(])/gu, '∞'],
  [/(?<![\p{L}_])sqrt(?=\()/gu, '√'],
  // 2*x is 2x, but x*2 and x*sin(x) keep a sign.
  [/(?<=(?<![\p{L}\d])[\d.]+)\*(?=(?:pi|\p{L})(?![\p{L}\d(]))/gu, ''],
  [/(?<=[\p{L}\d)!])\*(?=[\p{L}\d(√])/gu, '·'],
  [/(?<![\p{L}_])pi(?![\p{L}\d_(])/gu, 'π'],
  [/(?<=[\p{L}\d)]) - (?=[\p{L}\d(√])/gu, ' − '],
  [/(?<=[\p{L}\d)]) \* (?=[\p{L}\d(√])/gu, ' · '],
  // A minus before a letter: after a bracket, and before infinity or a letter that stands alone.
  [/(?<=\()-(?=\p{L})|(?<= )-(?=∞|\p{L}(?!\p{L}))/gu, '−'],
  // The same behind the sign of a relation: = -sin(u).
  [/(?<=[=<>≤≥≠≈] )-(?=\p{L})/gu, '−'],
  // The coordinates of a point stay on one line.
  [/\((?:[^\s(),;]{1,12}[,;] ){1,3}[^\s(),;]{1,12}\)/g, (point) => point.replaceAll(' ', '\u00a0')],
  // The point x1 of a list is x₁; x1 in a longer word stays.
  [/(?<![\p{L}\d_])([dxy])(\d)(?![\p{L}\d.])/gu, '$1_$2'],
  // A number alone needs no brackets, unless something follows that could be taken for a part of it.
  [/√\((\d+|\p{L})\)(?![\p{L}\d.^!])/gu, '√$1'],
];

/**
 * A sentence of an answer as it is looked at: formulas in it, which the engine writes so that they can be typed, have the signs of
 * mathematics: `r^5 - r <= 2*pi` becomes r⁵ − r ≤ 2π. A formula for a spreadsheet stays as it is.
 */
export function withSigns(sentence: string): string {
  if (code.test(sentence)) return sentence;
  const typed = signs.reduce((text, [pattern, sign]) => text.replace(pattern, sign as string), sentence);
  return asWritten(
    glueRelations(gluePercent(typed)).replace(
      /(?<=[\p{L}\d)])(?:_(\d+)|\^(-?\d+))(?!\d|\.\d)/gu,
      (_, index: string | undefined, exponent: string) => (index ? asIndex(index) : asExponent(exponent)),
    ),
  );
}

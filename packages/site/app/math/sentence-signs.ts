import { code } from './decimal-mark.ts';
import { gluePercent, glueRelations } from './glue-stops.ts';
import { asWritten } from './minus.ts';
import { asExponent, asIndex } from './small-digits.ts';

interface TypedSign {
  /** What a text must have for the pattern to match: found at once, without the letters of all alphabets. */
  readonly cue: RegExp;
  readonly typed: Pattern;
  readonly sign: string | ((found: string, index?: string, exponent?: string) => string);
}

/** What is typed with the signs of a keyboard, and the sign it stands for. */
const signs: readonly TypedSign[] = [
  { cue: /<=/, typed: pattern`<=`, sign: '≤' },
  { cue: />=/, typed: pattern`>=`, sign: '≥' },
  { cue: /!=/, typed: pattern`!=`, sign: '≠' },
  { cue: / -> /, typed: pattern` -> `, sign: ' → ' },
  { cue: /oo/, typed: pattern`(?<![\p{L}\d_])oo(?![\p{L}\d_(])`, sign: '∞' },
  { cue: /sqrt\(/, typed: pattern`(?<![\p{L}_])sqrt(?=\()`, sign: '√' },
  // 2*x is 2x, but x*2 and x*sin(x) keep a sign.
  { cue: /[\d.]\*/, typed: pattern`(?<=(?<![\p{L}\d])[\d.]+)\*(?=(?:pi|\p{L})(?![\p{L}\d(]))`, sign: '' },
  { cue: /\*/, typed: pattern`(?<=[\p{L}\d)!])\*(?=[\p{L}\d(√])`, sign: '·' },
  { cue: /pi/, typed: pattern`(?<![\p{L}_])pi(?![\p{L}\d_(])`, sign: 'π' },
  { cue: / - /, typed: pattern`(?<=[\p{L}\d)]) - (?=[\p{L}\d(√])`, sign: ' − ' },
  { cue: / \* /, typed: pattern`(?<=[\p{L}\d)]) \* (?=[\p{L}\d(√])`, sign: ' · ' },
  // A minus before a letter: after a bracket, and before infinity, a bracket, the value of a function or a letter that stands alone.
  { cue: /(?:^|[( ])-\D/, typed: pattern`(?<=\()-(?=\p{L})|(?<=^| )-(?=[∞√(]|\p{Ll}+\(|\p{L}(?!\p{L}))`, sign: '−' },
  // The same behind the sign of a relation: = -sin(u).
  { cue: /[=<>≤≥≠≈] -/, typed: pattern`(?<=[=<>≤≥≠≈] )-(?=\p{L})`, sign: '−' },
  // The coordinates of a point stay on one line.
  {
    cue: /\(.*[,;] /,
    typed: pattern`\((?:[^\s(),;]{1,12}[,;] ){1,3}[^\s(),;]{1,12}\)`,
    sign: (point) => point.replaceAll(' ', '\u00a0'),
  },
  // The point x1 of a list is x₁; x1 in a longer word stays.
  { cue: /[dxy]\d/, typed: pattern`(?<![\p{L}\d_])([dxy])(\d)(?![\p{L}\d.])`, sign: '$1_$2' },
  // A number alone needs no brackets, unless something follows that could be taken for a part of it.
  { cue: /√\(/, typed: pattern`√\((\d+|\p{L})\)(?![\p{L}\d.^!])`, sign: '√$1' },
];

/** What is glued is no sign of a keyboard any more, so digits are raised and lowered last. */
const smallDigits: TypedSign = {
  cue: /[_^]-?\d/,
  typed: pattern`(?<=[\p{L}\d)])(?:_(\d+)|\^(-?\d+))(?!\d|\.\d)`,
  sign: (_, index, exponent) => (index ? asIndex(index) : asExponent(exponent ?? '')),
};

type Pattern = () => RegExp;

/** A pattern that is compiled when it is first asked for: the class of all letters takes long, and most pages ask for few of these. */
function pattern({ raw: [source = ''] }: TemplateStringsArray): Pattern {
  let compiled: RegExp | undefined;
  return () => {
    compiled ??= new RegExp(source, 'gu');
    return compiled;
  };
}

function withSign(text: string, { cue, typed, sign }: TypedSign): string {
  if (!cue.test(text)) return text;
  return typeof sign === 'string' ? text.replace(typed(), sign) : text.replace(typed(), sign);
}

/**
 * A sentence of an answer as it is looked at: formulas in it, which the engine writes so that they can be typed, have the signs of
 * mathematics: `r^5 - r <= 2*pi` becomes r⁵ − r ≤ 2π. A formula for a spreadsheet stays as it is.
 */
export function withSigns(sentence: string): string {
  if (code.test(sentence)) return sentence;
  return asWritten(withSign(glueRelations(gluePercent(signs.reduce(withSign, sentence))), smallDigits));
}

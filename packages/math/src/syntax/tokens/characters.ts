/**
 * Brings a text to plain characters one for one, so that every place in the result is the same place in what was typed:
 * "－２×π" from a document becomes "-2*π". Characters with a meaning of their own (², ½, √, ≤, π) stay.
 */
export function plainCharacters(text: string): string {
  if (!notPlain.test(text)) return text;
  let plain = '';
  for (const character of text) plain += plainCharacter(character);
  return plain;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the test is for anything beyond ASCII
const notPlain = /[^\x00-\x7f]/;

/** Fills the second place of a letter that takes two code units in what was typed. */
export const filler = '\u2060';

const replaced = new Map<string, string>();

const replace = (characters: string, by: string): void => {
  for (const character of characters) replaced.set(character, by);
};

replace('−–—‒―﹣－‐‑', '-');
replace('＋﹢', '+');
replace('×✕✖⨯·⋅∙•∗＊⁎・', '*');
replace('÷∕⁄／➗', '/');
replace('∣│｜', '|');
replace('\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t', ' ');
// The Arabic sign of thousands groups as an apostrophe does; the Arabic decimal sign ٫ stays, because it means nothing else.
replace('‘’′＇ʹʼ`´٬', "'");
replace('“”″＂', '"');
replace('º˚', '°');
replace('‚，、', ',');
replace('；', ';');
replace('＝', '=');
replace('⩽≦', '≤');
replace('⩾≧', '≥');
replace('ϵ', 'ε');
replace('ϕ', 'φ');
replace('ϑ', 'θ');
replace('µ', 'μ');
replace('Ω', 'Ω');
replace('∆', 'Δ');
replace('ℯ', 'e');
replace('ⅈ', 'i');

/** Superscripts with the character that each raises. */
export const superscripts: ReadonlyMap<string, string> = new Map([
  ...pairs('⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿⁱ', '0123456789+-()ni'),
  ...pairs('ᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ', 'abcdefghjklmoprstuvwxyz'),
]);

/** Subscripts with the character that each lowers. */
export const subscripts: ReadonlyMap<string, string> = new Map([
  ...pairs('₀₁₂₃₄₅₆₇₈₉', '0123456789'),
  ...pairs('ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ', 'aehijklmnoprstuvx'),
]);

/** One-character fractions as numerator and denominator. */
export const vulgarFractions: ReadonlyMap<string, readonly [string, string]> = new Map<
  string,
  readonly [string, string]
>([
  ['½', ['1', '2']],
  ['⅓', ['1', '3']],
  ['⅔', ['2', '3']],
  ['¼', ['1', '4']],
  ['¾', ['3', '4']],
  ['⅕', ['1', '5']],
  ['⅖', ['2', '5']],
  ['⅗', ['3', '5']],
  ['⅘', ['4', '5']],
  ['⅙', ['1', '6']],
  ['⅚', ['5', '6']],
  ['⅐', ['1', '7']],
  ['⅛', ['1', '8']],
  ['⅜', ['3', '8']],
  ['⅝', ['5', '8']],
  ['⅞', ['7', '8']],
  ['⅑', ['1', '9']],
  ['⅒', ['1', '10']],
]);

function pairs(from: string, to: string): [string, string][] {
  return [...from].map((character, index) => [character, to[index]!]);
}

function plainCharacter(character: string): string {
  if (character <= '\x7f') return character;
  const known = replaced.get(character);
  if (known !== undefined) return known;
  if (superscripts.has(character) || subscripts.has(character) || vulgarFractions.has(character)) return character;
  // Full-width forms and the mathematical alphabets (𝑥, 𝟐) have a plain character that Unicode names.
  const plain = character.normalize('NFKC');
  if (!/^[!-~α-ωΑ-Ω]$/.test(plain)) return otherDigit(character);
  return plain + filler.repeat(character.length - 1);
}

/** Digits of other scripts: their values run from 0 in blocks of ten. */
function otherDigit(character: string): string {
  if (!/^\p{Nd}$/u.test(character)) return character;
  const code = character.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero) + filler.repeat(character.length - 1);
}

/** How a message names a character: visible ones in quotes, others by code point. */
export function nameCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const special = invisible.get(code);
  if (special !== undefined) return `the invisible character ${point} (${special})`;
  if (code === 0x22) return 'the quotation mark "';
  if (/^[\p{C}\p{Z}]$/u.test(character)) return `the invisible character ${point}`;
  return `"${character}"`;
}

/** Whether a character shows nothing: a control character or a blank. */
export const isInvisible = (character: string): boolean => /^[\p{C}\p{Z}]$/u.test(character);

const invisible: ReadonlyMap<number, string> = new Map([
  [0x0, 'null'],
  [0x8, 'backspace'],
  [0x1b, 'escape'],
  [0x7f, 'delete'],
  [0xad, 'soft hyphen'],
  [0x61c, 'Arabic letter mark'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'end of a direction override'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x2060, 'word joiner'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'end of an isolate'],
  [0xfeff, 'byte order mark'],
  [0xfffd, 'replacement of an unreadable byte'],
]);

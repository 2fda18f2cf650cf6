import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import { constantOf, functionOf, greek, unitOf } from '@nomogram/math/syntax/spellings.ts';
import { measureOf } from '@nomogram/math/syntax/values/units.ts';
import { formulaOf } from './spoken-formula.ts';

/**
 * What goes into a field for a text of the search; nothing when the text cannot stand for a value of that field. It is a
 * sieve against words: the service reads the value and has the last say.
 */
export function fits(input: IndexInput, text: string): string | undefined {
  const { name, takes, choices } = input;
  if (isUncertain(input, text)) return undefined;
  switch (takes) {
    case 'number':
      return isNumeric(withoutLength(text)) ? text : ratioOf(text);
    case 'angle':
      return angleOf(text);
    case 'point': {
      const event = text.replace(/^x ?= ?/i, '').replace(/^(?=[<>≤≥])/, 'X ');
      return event.split(/[<>≤≥=]+|\b(?:to|and|between|from)\b|\b[xz]\b/i).every(isEmptyOrNumeric) ? event : undefined;
    }
    case 'money': {
      const amount = text.replace(currency, '');
      return isNumeric(amount) || /^\d[\d.,]*[kKmM]$/.test(amount) ? amount : undefined;
    }
    case 'variables':
      return /^\p{L}(?:\^\d+)?(?:(?:, ?| (?:and )?)\p{L}(?:\^\d+)?)*$/u.test(text)
        ? text.replace(/ and /g, ', ')
        : undefined;
    case 'list': {
      const list = listOf(text);
      return /\d/.test(list) && wordsIn(list).length === 0 ? list : undefined;
    }
    case 'points': {
      // Three points at least, of two coordinates each: the sides of a triangle are none.
      const coordinates = text.match(/\d+(?:\.\d+)?/g)?.length ?? 0;
      return coordinates >= 6 && coordinates % 2 === 0 && wordsIn(listOf(text)).length === 0 ? listOf(text) : undefined;
    }
    case 'expression':
    case 'complex': {
      // A function may come with the name of its values: the derivative of y = x^2.
      const typed =
        name === 'function' ? text.replace(/^(?:the )?(?:function |curve )?(?:y\s*=\s*(?=[^=]+$))?/, '') : text;
      const formula = isFormula(typed) ? typed : (formulaOf(typed) ?? '');
      // A comma outside of brackets separates a function from what is asked of it.
      if (name === 'function' && /,\s/.test(formula.replace(/\([^()]*\)/g, ''))) return undefined;
      // A part of `$200,000` is no formula, and neither is a percentage.
      return isFormula(formula) && !/\p{Sc}|^0\d|%/u.test(formula) ? formula : undefined;
    }
    case 'choice': {
      const chosen = text.toLowerCase();
      return Object.entries(choices ?? {}).find(([value, also]) => value === chosen || also.includes(chosen))?.[0];
    }
  }
}

/** Whether a form says how a value is meant, and a search would have to guess: a fraction for a percentage, an angle in gradians. */
export const isUncertain = ({ percent, gradians }: IndexInput, text: string): boolean =>
  (percent === true && isBareFraction(text)) || (gradians === true && isBareNumber(text));

/** An angle of 60 in a field of gradians: most people mean degrees. A right angle of 100 and a half turn of 200 would be as wrong. */
const isBareNumber = (text: string): boolean => /^[-+−]?[\d.,]+$/.test(text);

/** 0.05 for a percentage: 5 %, or a twentieth of one? A form says which it takes; a search would have to guess. */
const isBareFraction = (text: string): boolean => /^[-+−]?0?[.,]\d+$/.test(text);

/** An angle; parts of π are radians: π/3 in degrees is 60. */
function angleOf(text: string): string | undefined {
  if (!isNumeric(text) && !quadrantBearing.test(text)) return undefined;
  return text + (namesPi(text) && !hasUnit(text) ? ' rad' : '');
}

/** `N 45° E`, `S30°15'W`: an angle from north or south towards east or west. */
const quadrantBearing = /^[NS]\s*\d[\d.°'"′″\s]*[EW]$/i;

/** Whether π stands in it, by its sign or its name: `2pi/3`. */
export const namesPi = (text: string): boolean => /π|(?<!\p{L})pi(?!\p{L})/iu.test(text);

/** A ratio as slopes and scales are said, `1:12`, as the quotient that it is. */
const ratioOf = (text: string): string | undefined => {
  const [, one, other] = /^(\d+(?:\.\d+)?)\s*:\s*(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return one && `${one}/${other}`;
};

/** What stands between the signs and words of an event: `-1 < X < 1`, `3 to 5`. */
const isEmptyOrNumeric = (part: string): boolean => part.trim() === '' || isNumeric(part.trim());

/** A number without its unit of length. */
export const withoutLength = (text: string): string =>
  text.replace(/(?<=\d) ?(\p{L}+)$/u, (all, unit: string) => (measureOf(unit)?.dimension === 'length' ? '' : all));

/** A sign or a word for a currency around an amount. */
const currency = /^\p{Sc}\s*|\s*(?:\p{Sc}|dollars?|euros?|pounds?|usd|eur|gbp)$/giu;

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Brackets around a list are how programs write it, and points have names: `A(0, 0), B(4, 0)`. */
const listOf = (text: string): string =>
  text
    .replace(/^\{(.*)\}$/s, '$1')
    .replace(/\p{Lu}\s*(?=\()/gu, '')
    .replace(/,?\s+and\s+/g, ', ');

const hasUnit = (text: string): boolean =>
  wordsIn(text).some((word) => unitOf(word) !== undefined) || /[°'"]/.test(text);

/** A number as people write it: digits, `pi`, `sqrt(2)`, `1/3`, `45°`, `45 deg`. */
export function isNumeric(text: string): boolean {
  const words = wordsIn(text);
  const known = words.every(
    (word) => constantOf(word) !== undefined || unitOf(word) !== undefined || word === 'sqrt' || word === 'π',
  );
  // Numbers side by side are several, but for 3 1/2 and 12 345.
  if (/\d\s+\d/.test(text.replace(mixedOrGrouped, '$1'))) return false;
  // A comma in brackets is between the coordinates of a point.
  if (/\([^()]*,[^()]*\)/.test(text)) return false;
  return known && /\d|π|pi|^e$/i.test(text) && /^[-+−\d\p{L}.,/*×·^()\s°π√'"²³%_]+$/u.test(text);
}

/** A whole number with a fraction behind it, or thousands with blanks between them. */
const mixedOrGrouped = /(?<![\d.,])(\d+)(?: \d+\/\d+|(?: \d{3})+)(?![\d/])/g;

/** Numbers behind a name, with nothing but blanks between them: those of a distribution, `binomial 10 0.3 4`. */
const areArguments = /\p{L}\s+[\d.]+\s+[\d.]/u;

/** Whether every word in it is a variable or a known name: `x sin x` is a formula, `the mean` is none. */
function isFormula(text: string): boolean {
  // Brackets within brackets are rows of a matrix.
  if (/\[\s*\[/.test(text)) return false;
  if (!/[\p{L}\d]/u.test(text) || !isBalanced(text)) return false;
  if (areArguments.test(text)) return false;
  // (1, 2) is a point, where no function stands before it.
  if (/(?<![\p{L}\d])\(\s*[-−]?[\d.]+\s*,\s*[-−]?[\d.]+\s*\)/u.test(text)) return false;
  // f'(3) and P(X < 2) are names of values, no products.
  if (/['′’]|\([^()]*[<>≤≥][^()]*\)/u.test(text)) return false;
  return wordsIn(text).every(
    (word) =>
      word.length <= 1 ||
      functionOf(word) !== undefined ||
      constantOf(word) !== undefined ||
      greek.has(word) ||
      unitOf(word) !== undefined ||
      isProductOfLetters(word),
  );
}

/** Whether it is a calculation with numbers alone: every word is a function or a constant, and there is something to do. */
export function isArithmetic(text: string): boolean {
  const words = wordsIn(text);
  const known = words.every((word) => functionOf(word) !== undefined || constantOf(word) !== undefined || word === 'i');
  return (
    known &&
    /\d|π|\b(?:pi|i)\b/u.test(text) &&
    !areArguments.test(text) &&
    isBalanced(text) &&
    !/[=<>≤≥,;|]/.test(text) &&
    /[-+*/^!√∛²³(×÷·]|\p{L}\s*\d/u.test(text)
  );
}

/** The variables of a formula, in the order of the alphabet. */
export const lettersOf = (text: string): readonly string[] =>
  [...new Set(wordsIn(text).flatMap((word) => (isProductOfLetters(word) && !isName(word) ? [...word] : [word])))]
    .filter((word) => !isName(word))
    .sort();

const isName = (word: string): boolean => functionOf(word) !== undefined || constantOf(word) !== undefined;

/** An equation in one letter, without the words around it. */
export function equationIn(text: string): string | undefined {
  const [, bare = text, asked] = /^(.*\S)\s+for\s+(\p{L})$/u.exec(text) ?? [];
  const sides = bare.split('=');
  if (sides.length !== 2 || !sides.every((side) => isFormula(side))) return undefined;
  const letters = lettersOf(bare);
  return letters.length === 1 && letters[0]!.length === 1 && (asked ?? letters[0]) === letters[0] ? bare : undefined;
}

/** A function of an angle with its argument, as far as that has no brackets within its own. */
const ofAngle = /(?<!\p{L})(?:sin|cos|tan|cot|sec|csc)(?:\^?\d|²|³)?\s*(?:\([^()]*\)|\d*\p{L}(?!\p{L}))/giu;

/** Whether the letter of an equation stands in functions of angles alone: cos(x) = x is not of angles. */
export const isOfAngles = (equation: string): boolean =>
  equation.search(ofAngle) >= 0 && lettersOf(equation.replace(ofAngle, '1')).length === 0;

/** `xy`, `ax`: two variables side by side, and no word of two letters. */
const isProductOfLetters = (word: string): boolean =>
  word.length === 2 && !['an', 'as', 'at', 'by', 'in', 'is', 'it', 'of', 'on', 'or', 'to'].includes(word.toLowerCase());

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

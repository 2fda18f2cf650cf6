import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import { isNumeric, isUncertain } from './fits.ts';
import type { Index } from './index-of.ts';
import { cutAtValues, placedByName } from './named-values.ts';
import type { Calculation } from './phrases.ts';
import { termOf, wordsOf } from './words.ts';

/**
 * Words with values behind them: `normal 0 1 1.96`, `circle area 5`, `median 3 1 4 1 5`, or each behind its name: `cylinder
 * volume radius 4 height 10`. The words are searched; of the calculators that fit all of them well, the first is meant whose
 * fields take just these values. A word that says nothing of the calculator may change what is asked, and nothing is
 * calculated then: "normal distribution between -1 and 1" is no normal distribution with mean −1.
 */
export function wordsWithValues(query: string, index: Index): Calculation | undefined {
  const named = namedValues(query, index);
  if (named) return named;
  const split = splitOf(query);
  if (!split) return undefined;
  for (const { document } of fitting(index, split.words)) {
    const { inputs } = document.calculator!;
    if (isUnclear(inputs, split) || namesChoice(inputs, split.words)) return undefined;
    const typed = placed(inputs, split);
    if (typed) return { document, typed };
  }
  return undefined;
}

/** The calculators about which every word says something, as far as they fit about as well as the best. */
function fitting(index: Index, words: string): ReturnType<Index> {
  const hits = index(words).filter(({ document }) => document.kind === 'calculator');
  const enough = (hits[0]?.score ?? 0) * 0.5;
  return hits.slice(0, 8).filter(({ score, exact, isNamedBy }) => score >= enough && exact && isNamedBy);
}

/** Values beside the names of their fields. */
function namedValues(query: string, index: Index): Calculation | undefined {
  const cut = cutAtValues(query);
  if (cut === undefined) return undefined;
  for (const { document } of fitting(index, cut.words)) {
    const typed = placedByName(document, cut);
    const isGuess = document.calculator!.inputs.some(
      (input) => typed?.[input.name] !== undefined && isUncertain(input, typed[input.name]!),
    );
    if (typed) return isGuess ? undefined : { document, typed };
  }
  return undefined;
}

interface Split {
  readonly words: string;
  readonly values: readonly string[];
  /** Whether semicolons stand between rows of values. */
  readonly hasRows: boolean;
}

function splitOf(query: string): Split | undefined {
  // A relation behind which a value stands would be lost.
  if (/[<>≤≥]/.test(query)) return undefined;
  const parts = query
    .replace(/,\s+/g, ' ')
    .replace(/\s(?:and|by|x|×|of|=|:)(?=\s+[-+−\d.])/g, ' ')
    .split(/[\s;]+/)
    .filter(Boolean);
  const isValue = (part: string): boolean => isNumeric(part.replace(/^[$€£]|%$/g, ''));
  const first = parts.findLastIndex((part) => !isValue(part)) + 1;
  // A value among the words would be lost: mean 100 sd 15 120, 90th percentile 1 2 3.
  if (parts.slice(0, first).some((part) => isValue(part) || isOrdinal(part))) return undefined;
  const words = parts.slice(0, first).join(' ');
  if (givesAnother.test(words)) return undefined;
  // Three digits behind a comma may be thousands: what they are, the field says.
  const values = parts
    .slice(first)
    .flatMap((part) => (/^[\d.,−-]+$/.test(part) && !/^\d{1,3}(?:,\d{3})+$/.test(part) ? part.split(',') : [part]));
  if (values.length === 0 || !wordsOf(words).some(saysSomething)) return undefined;
  return { words, values: values.filter(Boolean), hasRows: query.includes(';') };
}

/** A letter is no word, and in "x is 20% of 50" the other says nothing either. */
const saysSomething = (word: string): boolean => /\p{L}{2}/u.test(word) && termOf(word) !== null;

/** What is known is in no field then: a sphere of diameter 10, a circle with an area of 20, a decay by its half-life. */
const givesAnother =
  /\bdiameters?\b|\bhalf[- ]?li(?:fe|ves)\b|\bdiagonals?\b|\b(?:with|of|whose|has|having)(?: an?| the)? (?:area|volume|perimeter|circumference|surface)(?: of| =)?$/i;

const isOrdinal = (part: string): boolean => /^\d+(?:st|nd|rd|th)$/i.test(part);

/** Whether it takes as many values, sides and angles: which of them is the angle, their order does not say. */
function isUnclear(inputs: readonly IndexInput[], { values }: Split): boolean {
  const required = inputs.filter(({ optional }) => !optional);
  const angles = required.filter(({ takes }) => takes === 'angle').length;
  return required.length === values.length && angles > 0 && angles < required.length;
}

/** Whether one of the words is what a selector has, and would be lost: gon to degrees 50. */
function namesChoice(inputs: readonly IndexInput[], words: string): boolean {
  const own = new Set(words.toLowerCase().split(/\s+/));
  return inputs.some(({ choices = {} }) =>
    Object.entries(choices).some(([value, also]) => [value, ...also].some((name) => own.has(name))),
  );
}

/** All values in one list, or each in a field of its own, in order; the optional ones last or not at all. */
function placed(inputs: readonly IndexInput[], { values, hasRows }: Split): Calculation['typed'] | undefined {
  const required = inputs.filter(({ optional }) => !optional);
  const [only] = required;
  // Rows put into one list would be another matrix.
  if (required.length === 1 && only?.takes === 'list')
    return hasRows || values.every((value) => isUncertain(only, value))
      ? undefined
      : { [only.name]: values.join(', ') };
  const numbers = inputs.filter(isAmount);
  if (!required.every(isAmount)) return undefined;
  const needed = numbers.filter(({ optional }) => !optional);
  const chosen = values.length === needed.length ? needed : values.length === numbers.length ? numbers : undefined;
  if (chosen?.some((input, place) => isUncertain(input, values[place]!))) return undefined;
  return chosen && Object.fromEntries(chosen.map(({ name }, place) => [name, values[place]!]));
}

const isAmount = ({ takes }: IndexInput): boolean =>
  takes === 'number' || takes === 'angle' || takes === 'point' || takes === 'money';

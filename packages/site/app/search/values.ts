import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import { isNumeric, isUncertain, withoutLength } from './fits.ts';
import type { Hit, Index } from './index-of.ts';
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
  let found: Calculation | undefined;
  for (const { document, naming } of fitting(index, split.words)) {
    const { inputs } = document.calculator!;
    if (isUnclear(inputs, split) || namesChoice(inputs, split.words)) return undefined;
    if (!isNameOf(document, split.behind) || saysHowOften(document, split.words)) continue;
    const typed = placed(inputs, split);
    if (typed === undefined) continue;
    // A square is no chi square; and of several that are named in part, simple and compound interest, none is meant more than the others.
    if (naming === 'none' || found !== undefined) return undefined;
    found = { document, typed };
    if (naming === 'whole') return found;
  }
  return found;
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
  /** Those of the words that stand behind the values. */
  readonly behind: readonly string[];
  readonly values: readonly string[];
  /** The unit of time behind each value, `year` or `month`, or none. */
  readonly times: readonly (string | undefined)[];
  /** Whether semicolons stand between rows of values. */
  readonly hasRows: boolean;
}

/** Words with one run of values: `rectangle area 3 4`, `rectangle 3 x 4 area`, `future value 1000 5% 10 years`. */
function splitOf(query: string): Split | undefined {
  // A relation behind which a value stands would be lost.
  if (/[<>≤≥]/.test(query)) return undefined;
  const parts = query
    .replace(/,\s+/g, ' ')
    .replace(/(?<=\d)[x×](?=\d)/g, ' x ')
    .replace(/(?<=\d) (?=(?:mm|cm|dm|m|km|ft)(?!\p{L}))/gu, '')
    .replace(/(?<=\d)[ -]?(years?|yrs?|months?)(?!\p{L})/giu, ' $1')
    .replace(/\s(?:at(?=\s\d[\d.]*\s?%)|(?:for|over|in|after)(?=\s\d[\d.]*\s(?:years?|yrs?|months?)(?!\p{L})))/giu, '')
    .replace(/\s(?:and|by|x|×|of|=|:)(?=\s+[-+−\d.])/g, ' ')
    .split(/[\s;]+/)
    .filter(Boolean);
  const isValue = (part: string): boolean => isNumeric(withoutLength(part.replace(/^[$€£]|%$/g, '')));
  const [start, end] = [parts.findIndex(isValue), parts.findLastIndex(isValue) + 1];
  if (start < 0) return undefined;
  const isTime = (part: string | undefined): boolean => part !== undefined && timeOf(part) !== undefined;
  const run = parts.slice(start, isTime(parts[end]) ? end + 1 : end);
  const rest = [...parts.slice(0, start), ...parts.slice(start + run.length)];
  // A word between values would be lost, or tells them apart: mean 100 sd 15 120, 90th percentile 1 2 3.
  if (rest.some(isOrdinal) || !run.every((part) => isValue(part) || isTime(part))) return undefined;
  const words = rest.join(' ');
  if (givesAnother.test(words)) return undefined;
  // Three digits behind a comma may be thousands: what they are, the field says.
  const values = run.flatMap((part, place) =>
    isTime(part)
      ? []
      : (/^[\d.,−-]+$/.test(part) && !/^\d{1,3}(?:,\d{3})+$/.test(part) ? part.split(',').filter(Boolean) : [part]).map(
          (text) => ({ text, time: timeOf(run[place + 1] ?? '') }),
        ),
  );
  const behind = parts.slice(start + run.length);
  // One number before all words counts something: 2 sample variance.
  if (values.length === 0 || (start === 0 && values.length === 1) || !wordsOf(words).some(saysSomething))
    return undefined;
  return {
    words,
    behind,
    values: values.map(({ text }) => text),
    times: values.map(({ time }) => time),
    hasRows: query.includes(';'),
  };
}

const timeOf = (word: string): string | undefined =>
  /^(?:years?|yrs?)$/i.test(word) ? 'year' : /^months?$/i.test(word) ? 'month' : undefined;

/** Whether words belong to the name of a calculator; the name of a field behind the values may be another of the field's. */
function isNameOf({ title, names, where }: Hit['document'], words: readonly string[]): boolean {
  const own = new Set(wordsOf(`${title} ${names} ${where}`).map(termOf));
  return words.flatMap(wordsOf).every((word) => termOf(word) === null || own.has(termOf(word)));
}

/** A letter is no word, and in "x is 20% of 50" the other says nothing either. */
const saysSomething = (word: string): boolean => /\p{L}{2}/u.test(word) && termOf(word) !== null;

/** What is known is in no field then: a sphere of diameter 10, a circle with an area of 20, a decay by its half-life. */
const givesAnother =
  /\bdiameters?\b|\bhalf[- ]?li(?:fe|ves)\b|\bdiagonals?\b|\b(?:with|of|whose|has|having)(?: an?| the)? (?:area|volume|perimeter|circumference|surface)(?: of| =)?$/i;

const isOrdinal = (part: string): boolean => /^\d+(?:st|nd|rd|th)$/i.test(part);

/**
 * Whether it takes as many values, and their order does not say which is which: the angle among sides, degrees of freedom beside a point
 * (tables are read by either first).
 */
function isUnclear(inputs: readonly IndexInput[], { values }: Split): boolean {
  const required = inputs.filter(({ optional }) => !optional);
  const angles = required.filter(({ takes }) => takes === 'angle').length;
  const isMixed = angles > 0 && angles < required.length;
  const hasDegrees = inputs.some((input) => wordsOfField(input).has('freedom'));
  return (required.length === values.length && isMixed) || (hasDegrees && values.length > 1);
}

/** Whether one of the words is what a selector has, and would be lost: gon to degrees 50. */
function namesChoice(inputs: readonly IndexInput[], words: string): boolean {
  const own = new Set(words.toLowerCase().split(/\s+/));
  return inputs.some(({ choices = {} }) =>
    Object.entries(choices).some(([value, also]) => [value, ...also].some((name) => own.has(name))),
  );
}

/** All values in one list, or each in a field of its own, in order; the optional ones last or not at all. */
function placed(inputs: readonly IndexInput[], { values, times, hasRows }: Split): Calculation['typed'] | undefined {
  const required = inputs.filter(({ optional }) => !optional);
  const [only] = required;
  // Rows put into one list would be another matrix.
  if (required.length === 1 && only?.takes === 'list')
    return hasRows ||
      times.some(Boolean) ||
      values.some((value) => withoutLength(value) !== value) ||
      values.every((value) => isUncertain(only, value))
      ? undefined
      : { [only.name]: values.join(', ') };
  const numbers = inputs.filter(isAmount);
  if (!required.every(isAmount)) return undefined;
  const needed = numbers.filter(({ optional }) => !optional);
  const chosen = values.length === needed.length ? needed : values.length === numbers.length ? numbers : undefined;
  const ordered = chosen && byMarks(chosen, values, times);
  // A length is no amount of money and no angle.
  const isWrong = (input: IndexInput, text: string): boolean =>
    isUncertain(input, text) || (input.takes !== 'number' && withoutLength(text) !== text);
  if (ordered?.some((input, place) => isWrong(input, values[place]!))) return undefined;
  return ordered && Object.fromEntries(ordered.map(({ name }, place) => [name, values[place]!]));
}

/**
 * The field of each value: percentages go into fields of percentages and durations into those that count years or months, whatever their
 * order; the others follow in theirs. Nothing where a mark has no field of its own.
 */
function byMarks(
  fields: readonly IndexInput[],
  values: readonly string[],
  times: readonly (string | undefined)[],
): readonly IndexInput[] | undefined {
  const marked = values.map((value, place) => {
    if (times[place] !== undefined) return fieldsOfTime(fields, times[place]);
    const ofPercent = value.endsWith('%') ? fields.filter(({ percent }) => percent) : [];
    return ofPercent.length > 0 ? ofPercent : undefined;
  });
  const taken = marked.flatMap((own) => own?.slice(0, 1) ?? []);
  if (marked.some((own) => own !== undefined && own.length !== 1)) {
    // Several fields of one kind: their order is that of the form, or nobody knows.
    return marked.every((own, place) => own === undefined || own.includes(fields[place]!)) ? fields : undefined;
  }
  if (new Set(taken).size < taken.length) return undefined;
  const others = fields.filter((field) => !taken.includes(field));
  return marked.map((own) => own?.[0] ?? others.shift()!);
}

/** Whether a query says how often something is paid or compounded, which is in no field; a title that says it means just that. */
const saysHowOften = ({ title }: Hit['document'], query: string): boolean => {
  const own = new Set(wordsOf(title).map(termOf));
  return wordsOf(query).some((word) => frequencies.has(termOf(word) ?? '') && !own.has(termOf(word)));
};

const frequencies = new Set([
  'monthly',
  'quarterly',
  'weekly',
  'daily',
  'continuously',
  'semiannually',
  'quarter',
  'week',
]);

/** The fields that count years, or months; where none says which, years are the periods of a yearly rate. */
function fieldsOfTime(fields: readonly IndexInput[], time: string): readonly IndexInput[] {
  const named = (...words: readonly string[]) =>
    fields.filter((field) => !field.percent && words.some((word) => wordsOfField(field).has(word)));
  return time === 'month' || named('year', 'month').length > 0 ? named(time) : named('period', 'time', 'life');
}

const wordsOfField = ({ label }: IndexInput): ReadonlySet<string | null> => new Set(wordsOf(label).map(termOf));

const isAmount = ({ takes }: IndexInput): boolean =>
  takes === 'number' || takes === 'angle' || takes === 'point' || takes === 'money';

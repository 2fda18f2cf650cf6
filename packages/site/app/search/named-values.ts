import type { IndexInput } from '@nomogram/calculators/kit/index-entry.ts';
import { unitOf } from '@nomogram/math/syntax/spellings.ts';
import { measureOf } from '@nomogram/math/syntax/values/units.ts';
import type { SearchDocument } from './document.ts';
import type { Calculation } from './phrases.ts';
import { termOf, wordsOf } from './words.ts';

/** A sentence cut at its values: `gaps[i]` stands before `values[i]`, and the last behind all of them. */
interface CutSentence {
  readonly gaps: readonly string[];
  readonly values: readonly string[];
  /** The words without the values and the letters that name them. */
  readonly words: string;
}

type TypedInputs = Calculation['typed'];

const valuePattern =
  /(?<![\p{L}\p{N}.,])\p{Sc}?[-−]?\d[\d.,]*(?<![.,])(?:%|°|[kM](?!\p{L}))?(?![\p{L}\p{N}])(?: ?\p{L}+)?/gu;

/** Cuts a query at two values or more; nothing where a digit stands within a formula. */
export function cutAtValues(query: string): CutSentence | undefined {
  const [gaps, values, rest]: [string[], string[], number[]] = [[], [], [0]];
  for (const { 0: match, index } of query.matchAll(valuePattern)) {
    const [, number = '', unit = ''] = /^(.*?)( ?\p{L}+)?$/u.exec(match.replace(/([kM])$/, '$1')) ?? [];
    const isLength = measureOf(unit.trim())?.dimension === 'length' && unit.trim() !== 'in';
    const text = isLength || isAngleUnit(unit) || /\d[kM]$/.test(match) ? match : number;
    gaps.push(query.slice(rest.at(-1), index));
    values.push(text);
    rest.push(index + text.length);
  }
  gaps.push(query.slice(rest.at(-1)));
  if (values.length < 2 || gaps.some((gap) => /\d/.test(gap))) return undefined;
  return { gaps, values, words: gaps.join(' ').replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, ' ') };
}

/**
 * Puts each value into the field whose name stands beside it: before every value (`radius 4 height 10`), behind every value
 * (`7% nominal 3% inflation`), or on either side where only one way is left to give each value a field of its own. A word
 * that two fields share names none. Nothing is put anywhere where a field that must be filled stays empty.
 */
export function placedByName({ calculator }: SearchDocument, { gaps, values }: CutSentence): TypedInputs | undefined {
  const inputs = calculator!.inputs;
  const named = values.map((value, place) => [
    fieldsNamed(inputs, gaps[place]!, value),
    fieldsNamed(inputs, gaps[place + 1]!, value),
  ]);
  const ways = (fields: readonly (readonly string[])[]) => assignments(fields).map((names) => typedAs(names, values));
  const isFull = (typed: TypedInputs) => inputs.every(({ optional, name }) => optional || name in typed);
  const before = ways(named.map(([fields]) => fields!)).filter(isFull);
  const behind = ways(named.map(([, fields]) => fields!)).filter(isFull);
  const oneSided = distinct([...before, ...behind]);
  if (oneSided.length > 0) return oneSided.length === 1 ? oneSided[0] : undefined;
  const either = distinct(ways(named.map(([one, other]) => [...new Set([...one!, ...other!])])).filter(isFull));
  return either.length === 1 ? either[0] : undefined;
}

const typedAs = (names: readonly string[], values: readonly string[]): TypedInputs =>
  Object.fromEntries(names.map((name, place) => [name, values[place]!]));

const distinct = (all: readonly TypedInputs[]): readonly TypedInputs[] => [
  ...new Map(all.map((typed) => [JSON.stringify(Object.entries(typed).sort()), typed])).values(),
];

/** Every way to give each value one of its fields, no field twice. */
function assignments(fields: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return fields.reduce<readonly (readonly string[])[]>(
    (ways, names) => ways.flatMap((way) => names.filter((name) => !way.includes(name)).map((name) => [...way, name])),
    [[]],
  );
}

/** The fields that a text names, of those that can hold the value: an amount with its currency is no rate. */
function fieldsNamed(inputs: readonly IndexInput[], text: string, value: string): readonly string[] {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const terms = new Set(wordsOf(text).map(termOf));
  return inputs
    .filter(({ takes }) =>
      /\p{Sc}/u.test(value)
        ? takes === 'money'
        : takes === 'number' || takes === 'angle' || takes === 'point' || takes === 'money',
    )
    .filter(({ takes }) => takes === 'angle' || !isAngle(value))
    .filter(({ takes }) => takes !== 'money' || !/%|\d ?\p{L}{2,}$/u.test(value))
    .filter((input) => {
      const others = new Set(inputs.filter((other) => other !== input).flatMap(termsOf));
      return (
        termsOf(input).some((term) => !others.has(term) && terms.has(term)) ||
        words.some((word) => word.length === 1 && (input.name === word || initialOf(input, inputs) === word))
      );
    })
    .map(({ name }) => name);
}

const isAngleUnit = (unit: string): boolean => unitOf(unit.trim()) !== undefined;

/** Whether a value has a unit of angles behind it: `60°`, `60 degrees`. */
const isAngle = (value: string): boolean => value.endsWith('°') || isAngleUnit(/\p{L}*$/u.exec(value)![0]);

/** The first letter of a label, where no other label begins with it. */
function initialOf({ label }: IndexInput, inputs: readonly IndexInput[]): string | undefined {
  const initial = label.slice(0, 1).toLowerCase();
  return inputs.filter((other) => other.label.toLowerCase().startsWith(initial)).length === 1 ? initial : undefined;
}

const termsOf = ({ label, name }: IndexInput): readonly string[] =>
  wordsOf(`${label} ${name}`).flatMap((word) => (word.length > 1 ? (termOf(word) ?? []) : []));

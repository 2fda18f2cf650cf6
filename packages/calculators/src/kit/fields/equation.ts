import { subtract, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { type ParsedRelation, type ParseResult, parse, parseEquation } from '@nomogram/math/syntax/parse.ts';
import { type Reading, readAs, readRelationAs } from '@nomogram/math/syntax/reading.ts';
import { withoutSigns } from '@nomogram/math/syntax/signs-around.ts';
import { lettersOf } from '@nomogram/math/syntax/tree.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import type { Options } from '../options.ts';
import { readRange, splitRange, type TypedRange } from './typed-range.ts';
import { refusedInfinity, refusedReading } from './with-value.ts';

const noRangeHere = (range: string) =>
  no(
    'unreadable',
    `the condition ${range} is not used here: leave it out, and choose among the solutions. Trigonometric equations take a range, which lists their solutions in it.`,
  );

const otherLetter = ({ letter = '', text }: TypedRange) =>
  no('unreadable', `the range ${text} is one of ${letter}, which does not stand in the equation.`);

/** An equation, or an expression that stands for its being 0. */
export interface Equation {
  /** Left side minus right side. */
  readonly difference: Expression;
  readonly sides: readonly [left: Expression, right: Expression];
  /** The letters that were typed, also those whose factor is 0. */
  readonly letters: readonly string[];
  readonly parsed: ParseResult | ParsedRelation;
  /** The range that was typed behind it, in which solutions are asked for. */
  readonly range?: TypedRange;
}

/** `f(x) = x^2 - 1` names the function whose zeros are asked for; y = x^2 - 1 is an equation in two letters. */
function withoutName(text: string): string {
  const { text: bare, name, variable } = withoutSigns(text, 'other');
  if (name === undefined || variable === undefined) return text;
  const read = parse(bare);
  return read.ok && !lettersOf(read.value.tree).includes(name) ? bare : text;
}

/** Whether a range may stand behind the equation, in which solutions are looked for. */
interface EquationOptions extends FieldOptions {
  readonly takesRange?: boolean;
}

/** An equation such as x + y = 1; a bare expression means "= 0". */
export function equation({ takesRange = false, ...options }: EquationOptions): Field<Equation> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: 'an equation such as x + y = 1, or an expression that is to be 0',
    control: { control: 'text', entry: 'text' },
    live: takesRange ? 'equation in a range' : 'equation',
    samples: { good: ['x^2-1', 'x^2 = 2', '3x - 6'], bad: ['((x+1)', 'x = = 1', '()'] },
    read(whole, settings) {
      const split = splitRange(whole);
      if (split === undefined) return readSides(label, whole, settings);
      if (!takesRange) return about(label, noRangeHere(split.range).error);
      const range = readRange(split.range, settings);
      if (!range.ok) return about(label, range.error);
      const read = readSides(label, split.equation, settings);
      if (!read.ok) return read;
      const { letter } = range.value;
      if (letter !== undefined && !read.value.letters.includes(letter))
        return about(label, otherLetter(range.value).error);
      return ok({ ...read.value, range: range.value });
    },
    reading({ parsed, range }) {
      const { text, latex, notes }: Reading = 'sides' in parsed ? readRelationAs(parsed) : readAs(parsed);
      const rangeNotes = range === undefined ? [] : [`The range ${range.text} goes with it.`];
      return {
        as: 'sides' in parsed ? text : `${text} = 0`,
        latex: 'sides' in parsed ? latex : `${latex} = 0`,
        notes: [...notes, ...rangeNotes],
      };
    },
  };
}

/** Both sides, or an expression that is to be 0. */
function readSides(
  label: string,
  text: string,
  { angle, decimal }: Pick<Options, 'angle' | 'decimal'>,
): Result<Equation> {
  const bare = withoutName(text);
  if (!bare.includes('=')) {
    const read = parse(bare, { angle, decimal });
    if (!read.ok) return about(label, read.error);
    const { expression } = read.value;
    const refused = refusedInfinity(label, read.value) ?? refusedReading(label, read.value, angle);
    if (refused) return refused;
    const letters = lettersOf(read.value.tree);
    return ok({ difference: expression, sides: [expression, zero], letters, parsed: read.value });
  }
  const read = parseEquation(text, { angle, decimal });
  if (!read.ok) return about(label, read.error);
  const [left, right] = pair(read.value.sides);
  const refused = refusedInfinity(label, read.value) ?? refusedReading(label, read.value, angle);
  if (refused) return refused;
  const letters = lettersOf(read.value.tree);
  return ok({ difference: subtract(left, right), sides: [left, right], letters, parsed: read.value });
}

import { subtract } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok } from '@nomogram/math/result/result.ts';
import { type ParsedRelation, parseEquation } from '@nomogram/math/syntax/parse.ts';
import { readRelationAs } from '@nomogram/math/syntax/reading.ts';
import { lettersOf } from '@nomogram/math/syntax/tree.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { refusedInfinity, refusedWithoutValue } from './with-value.ts';

export interface Equations {
  /** Left side minus right side of each. */
  readonly differences: readonly Expression[];
  /** The letters that were typed, also those whose factor is 0. */
  readonly letters: readonly string[];
  readonly parsed: readonly ParsedRelation[];
}

const most = 20;

/** Equations, one a line or separated by `;` or commas. */
export function equations(options: FieldOptions): Field<Equations> {
  const { label } = options;
  return {
    ...commonOf(options),
    plural: true,
    accepts: 'equations such as 2x + 3y = 8, one a line',
    control: { control: 'area', rows: 4, entry: 'equations' },
    samples: { good: ['x + y = 3\nx - y = 1', '2x = 4; x + y = 1'], bad: ['x + y', 'x = = 1', '((x = 1'] },
    read(text, { angle, decimal }) {
      const lines = separated(text);
      if (lines.length > most) return no('too-large', `${label}: at most ${most} equations can be solved.`);
      const parsed: ParsedRelation[] = [];
      for (const { start, line } of lines) {
        const read = parseEquation(line, { angle, decimal });
        if (!read.ok) {
          const { span, suggestion, ...why } = read.why;
          return about(label, { ...why, ...(span && { span: { start: start + span.start, end: start + span.end } }) });
        }
        const refused = refusedInfinity(label, read.value) ?? refusedWithoutValue(label, read.value.sides);
        if (refused) return refused;
        parsed.push(read.value);
      }
      return ok({
        differences: parsed.map(({ sides: [left, right] }) => subtract(left!, right!)),
        letters: lettersOf(...parsed.map(({ tree }) => tree)),
        parsed,
      });
    },
    reading({ parsed }) {
      const read = parsed.map(readRelationAs);
      const notes = read.flatMap(({ notes = [] }) => notes);
      return {
        as: read.map(({ text }) => text).join('; '),
        latex: `\\begin{cases} ${read.map(({ latex }) => latex).join(' \\\\ ')} \\end{cases}`,
        ...(notes.length > 0 && { notes }),
      };
    },
  };
}

/** The equations with the places where they begin; a comma separates where an equation stands before it and behind it: `0,5x = 2` is one. */
function separated(text: string): readonly { readonly start: number; readonly line: string }[] {
  const ends = [...text.matchAll(/[;\n]|,(?=[^,;\n]*=)/g)].map(({ index }) => index);
  const lines: { start: number; line: string }[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    const line = text.slice(start, end);
    if (text[end] === ',' && !line.includes('=')) continue;
    if (line.trim() !== '') lines.push({ start, line });
    start = end + 1;
  }
  return lines;
}

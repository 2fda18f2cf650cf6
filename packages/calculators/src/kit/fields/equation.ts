import { subtract, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { ok } from '@nomogram/math/result/result.ts';
import { type Parsed, type ParsedRelation, parse, parseEquation } from '@nomogram/math/syntax/parse.ts';
import { type Reading, readAs, readRelationAs } from '@nomogram/math/syntax/reading.ts';
import { withoutSigns } from '@nomogram/math/syntax/signs-around.ts';
import { lettersOf } from '@nomogram/math/syntax/tree.ts';
import { about, commonOf, type Field, type FieldOptions } from '../field.ts';
import { refusedInfinity, refusedReading } from './with-value.ts';

/** An equation, or an expression that stands for its being 0. */
export interface Equation {
  /** Left side minus right side. */
  readonly difference: Expression;
  readonly sides: readonly [left: Expression, right: Expression];
  /** The letters that were typed, also those whose factor is 0. */
  readonly letters: readonly string[];
  readonly parsed: Parsed | ParsedRelation;
}

/** `f(x) = x^2 - 1` names the function whose zeros are asked for; y = x^2 - 1 is an equation in two letters. */
function withoutName(text: string): string {
  const { text: bare, name, variable } = withoutSigns(text, 'other');
  if (name === undefined || variable === undefined) return text;
  const read = parse(bare);
  return read.ok && !lettersOf(read.value.tree).includes(name) ? bare : text;
}

/** An equation such as x + y = 1; a bare expression means "= 0". */
export function equation(options: FieldOptions): Field<Equation> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: 'an equation such as x + y = 1, or an expression that is to be 0',
    control: { control: 'text', entry: 'text' },
    live: 'expression',
    samples: { good: ['x^2-1', 'x^2 = 2', '3x - 6'], bad: ['((x+1)', 'x = = 1', '()'] },
    read(text, { angle, decimal }) {
      const bare = withoutName(text);
      if (!bare.includes('=')) {
        const read = parse(bare, { angle, decimal });
        if (!read.ok) return about(label, read.why);
        const { expression } = read.value;
        const refused = refusedInfinity(label, read.value) ?? refusedReading(label, read.value, angle);
        if (refused) return refused;
        return ok({
          difference: expression,
          sides: [expression, zero],
          letters: lettersOf(read.value.tree),
          parsed: read.value,
        });
      }
      const read = parseEquation(text, { angle, decimal });
      if (!read.ok) return about(label, read.why);
      const [left, right] = read.value.sides;
      const refused = refusedInfinity(label, read.value) ?? refusedReading(label, read.value, angle);
      if (refused) return refused;
      const letters = lettersOf(read.value.tree);
      return ok({ difference: subtract(left!, right!), sides: [left!, right!], letters, parsed: read.value });
    },
    reading({ parsed }) {
      const { text, latex, notes }: Reading = 'sides' in parsed ? readRelationAs(parsed) : readAs(parsed);
      return { as: 'sides' in parsed ? text : `${text} = 0`, latex: 'sides' in parsed ? latex : `${latex} = 0`, notes };
    },
  };
}

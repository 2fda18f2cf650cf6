import type { Side } from '@nomogram/math/calculus/limit/limit-result.ts';
import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { parseUndoubted } from '@nomogram/math/syntax/read-number.ts';
import { readAs } from '@nomogram/math/syntax/reading.ts';
import { about, commonOf, type Field, type FieldOptions } from '../../kit/field.ts';
import { refusedInfinity, refusedWithoutValue } from '../../kit/fields/with-value.ts';

export interface Bound {
  readonly parsed: ParseResult;
  readonly side: Side;
}

/** What the variable tends to: a value, +oo or -oo; `0+` and `0-` (or `0^+`) ask for one side. */
export function bound(options: FieldOptions): Field<Bound> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: 'a value, +oo or -oo, or one side of a value such as 0+',
    control: { control: 'text', entry: 'text', pad: 'expression' },
    live: 'bound',
    samples: { good: ['0', '+oo', '-oo', 'pi/2', '0+'], bad: ['((x+1)', '2,', '()'] },
    read(text, { angle, decimal }) {
      const oneSided = /^(.*[^+\-\s^*/|(])\s*\^?\s*([+-])\s*$/s.exec(text);
      const parsed = parseUndoubted(oneSided?.[1] ?? text, { angle, decimal });
      if (!parsed.ok) return about(label, parsed.error);
      const refused = refusedInfinity(label, parsed.value) ?? refusedWithoutValue(label, [parsed.value.expression]);
      if (refused) return refused;
      const side = oneSided === null ? 'both' : oneSided[2] === '+' ? 'right' : 'left';
      return { ok: true, value: { parsed: parsed.value, side } };
    },
    reading({ parsed, side }) {
      const { text, latex, notes } = readAs(parsed);
      const from = side === 'both' ? '' : ` from the ${side}`;
      const sign = side === 'both' ? '' : side === 'right' ? '^{+}' : '^{-}';
      const plain = side === 'both' ? text : `${text}${side === 'right' ? '+' : '-'}`;
      return { plain, as: `${text}${from}`, latex: `${latex}${sign}`, notes };
    },
  };
}

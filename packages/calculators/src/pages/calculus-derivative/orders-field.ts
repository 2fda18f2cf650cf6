import type { Order } from '@nomogram/math/calculus/partial.ts';
import { symbol } from '@nomogram/math/expression/build.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { commonOf, type Field, type FieldOptions, quoted } from '../../kit/field.ts';

/** Beyond it nobody reads the result. */
const highest = 12;

const raised: Readonly<Record<string, string>> = { '²': '^2', '³': '^3' };

/** Variables one after the other: `x`, `x, y`, `x^2 y`; a power says how often. */
export function orders(options: FieldOptions): Field<readonly Order[]> {
  const { label } = options;
  return {
    ...commonOf(options),
    accepts: 'one or more variables such as x, or x^2, y for twice by x and then by y',
    control: { control: 'text', entry: 'text' },
    holds: 'variables',
    samples: { good: ['x', 'x, y', 'x^2 y'], bad: ['2', 'x^0', 'x+y'] },
    read(text) {
      const words = text
        .replace(/[²³]/g, (sign) => raised[sign]!)
        .split(/[\s,;*]+/)
        .filter(Boolean);
      const read: Order[] = [];
      for (const word of words) {
        const [, name, times = '1'] = /^([^\d\W]\w*)(?:\^(\d{1,3}))?$/u.exec(word) ?? [];
        const variable = name === undefined ? undefined : variableNamed(name);
        if (variable === undefined)
          return no(
            'unreadable',
            `${label}: ${quoted(word)} is not a variable; x or x^2 is accepted, separated by commas.`,
          );
        if (Number(times) === 0) return no('out-of-range', `${label}: the order is a whole number from 1 on, not 0.`);
        read.push({ variable, times: Number(times) });
      }
      const total = read.reduce((sum, { times }) => sum + times, 0);
      if (total === 0) return no('unreadable', `${label}: a variable such as x is needed.`);
      if (total > highest)
        return no('too-large', `${label}: at most order ${highest} is computed, and this is order ${total}.`);
      return ok(merged(read));
    },
    reading: (read) => ({ as: read.map(powerText).join(', '), latex: read.map(powerLatex).join(',\\; ') }),
  };
}

/** Different variables, separated: the coordinates of a gradient. */
export function variables(options: FieldOptions): Field<readonly string[]> {
  const { label } = options;
  const inner = orders(options);
  return {
    ...inner,
    accepts: 'variables such as x, y, z',
    samples: { good: ['x, y', 'x y z', 'r, theta'], bad: ['2', 'x, x', 'x^2'] },
    read(text, context): Result<readonly string[]> {
      const read = inner.read(text, context);
      if (!read.ok) return read;
      const twice = read.value.find(({ times }) => times > 1);
      if (twice)
        return no(
          'out-of-range',
          `${label}: each variable is named once, and ${twice.variable} stands here more often.`,
        );
      if (read.value.length > most) return no('too-large', `${label}: at most ${most} variables are taken.`);
      return ok(read.value.map(({ variable }) => variable));
    },
    reading: (names) => ({ as: names.join(', '), latex: names.map((name) => toLatex(symbol(name))).join(',\\; ') }),
  };
}

const most = 6;

/** A name that the reader of expressions takes for a symbol too. */
function variableNamed(name: string): string | undefined {
  const parsed = parse(name);
  if (!parsed.ok) return undefined;
  const { expression } = parsed.value;
  return expression.kind === 'symbol' ? expression.name : undefined;
}

/** x, x, y is x^2, y. */
function merged(read: readonly Order[]): readonly Order[] {
  const found: Order[] = [];
  for (const { variable, times } of read) {
    const last = found.at(-1);
    if (last?.variable === variable) found[found.length - 1] = { variable, times: last.times + times };
    else found.push({ variable, times });
  }
  return found;
}

const powerText = ({ variable, times }: Order): string => (times === 1 ? variable : `${variable}^${times}`);
const powerLatex = ({ variable, times }: Order): string =>
  toLatex(symbol(variable)) + (times === 1 ? '' : `^{${times}}`);

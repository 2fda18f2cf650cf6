import { add, number, subtract, symbol } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Law } from '../../kit/law.ts';
import { sameFunction } from '../../kit/laws/expressions.ts';
import { relates } from '../../kit/laws/relates.ts';
import { indexOf } from '../../shared/calculus/variable.ts';

const readable = (text: string): Expression | undefined => {
  const read = parse(text);
  return read.ok ? read.value.expression : undefined;
};

/** Σ f(k) over a … b is Σ f(k − 1) over a + 1 … b + 1. */
export const shiftsIndex: Law = relates(
  'with the index one further and the bounds too, the sum is the same',
  ({ function: term, from, to }) => {
    const [f, a, b] = [term!, from!, to!].map(readable);
    if (!f || !a || !b) return undefined;
    const index = indexOf(f, [a, b]);
    const moved = substitute(f, { [index]: subtract(symbol(index), number(1)) });
    return { function: toText(moved), from: toText(add(a, number(1))), to: toText(add(b, number(1))) };
  },
  (here, there) => sameFunction(here.values.sum?.exact, there.values.sum?.exact),
);

/** The first term and the sum of the others. */
export const addsUp: Law = relates(
  'the first term and the sum of the others make the sum',
  ({ from }) => {
    const a = readable(from!);
    return a && { from: toText(add(a, number(1))) };
  },
  (here, there) => {
    const [given, from, to] = [here.given.function, here.given.from, here.given.to] as { expression: Expression }[];
    const index = indexOf(given!.expression, [from!.expression, to!.expression]);
    const first = toText(substitute(given!.expression, { [index]: from!.expression }));
    const [all, rest] = [here.values.sum?.exact, there.values.sum?.exact];
    return all === undefined || rest === undefined ? undefined : sameFunction(all, `(${first}) + (${rest})`);
  },
);

import { add, number, subtract, symbol } from '@nomogram/math/expression/build.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { type ParseResult, parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Law } from '../../kit/law.ts';
import { sameFunction } from '../../kit/laws/expressions.ts';
import { relates } from '../../kit/laws/relates.ts';
import { runningTerm } from '../../shared/calculus/variable.ts';

const readable = (text: string): ParseResult | undefined => {
  const read = parse(text);
  return read.ok ? read.value : undefined;
};

/** Over a … b with f(k) it is the same as over a + 1 … b + 1 with f(k − 1). */
const shifting = (output: 'sum' | 'product'): Law =>
  relates(
    `with the index one further and the bounds too, the ${output} is the same`,
    ({ function: term, from, to }) => {
      const f = readable(term!);
      const [a, b] = [from!, to!].map((one) => readable(one)?.expression);
      if (!f || !a || !b) return undefined;
      const { term: running, index } = runningTerm(f, [a, b]);
      const moved = substitute(running, { [index]: subtract(symbol(index), number(1)) });
      return { function: toText(moved), from: toText(add(a, number(1))), to: toText(add(b, number(1))) };
    },
    (here, there) => sameFunction(here.values[output]?.exact, there.values[output]?.exact),
  );

export const shiftsIndex = shifting('sum');
export const shiftsProductIndex = shifting('product');

/** The first one and all the others. */
const splitsFirst = (output: 'sum' | 'product', sign: '+' | '*'): Law =>
  relates(
    `the first one and the ${output} of the others make the ${output}`,
    ({ from }) => {
      const a = readable(from!)?.expression;
      return a && { from: toText(add(a, number(1))) };
    },
    (here, there) => {
      const [given, from, to] = [here.given.function, here.given.from, here.given.to] as ParseResult[];
      const { term, index } = runningTerm(given!, [from!.expression, to!.expression]);
      const first = toText(substitute(term, { [index]: from!.expression }));
      const [all, rest] = [here.values[output]?.exact, there.values[output]?.exact];
      return all === undefined || rest === undefined ? undefined : sameFunction(all, `(${first}) ${sign} (${rest})`);
    },
  );

export const addsUp = splitsFirst('sum', '+');
export const multipliesUp = splitsFirst('product', '*');

import { number, subtract, symbol } from '@nomogram/math/expression/build.ts';
import { substitute } from '@nomogram/math/expression/substitute.ts';
import { type ParseResult, parse } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Law } from '../../kit/law.ts';
import { sameFunction } from '../../kit/laws/expressions.ts';
import { relates } from '../../kit/laws/relates.ts';
import { variableOf } from '../../shared/calculus/variable.ts';

const readable = (text: string | undefined) => {
  const read = text === undefined ? undefined : parse(text);
  return read?.ok ? read.value : undefined;
};

/** f(x − 1) about a + 1 has the series of f about a, in x − 1. */
export const shiftsWithPoint: Law = relates(
  'moved by 1, function and point, the series moves by 1',
  ({ function: f, point }) => {
    const [given, at] = [readable(f), readable(point)];
    if (!given || !at || point!.includes('oo')) return undefined;
    const x = variableOf(given);
    const moved = substitute(given.expression, { [x]: subtract(symbol(x), number(1)) });
    return { function: toText(moved), point: `(${toText(at.expression)}) + 1` };
  },
  (here, there) => {
    const [one, other] = [readable(here.values.terms?.exact)?.expression, there.values.terms?.exact];
    if (one === undefined || other === undefined) return undefined;
    const x = variableOf(here.given.function as ParseResult);
    return sameFunction(toText(substitute(one, { [x]: subtract(symbol(x), number(1)) })), other);
  },
);

/** A longer series begins with the shorter one. */
export const contains: Law = relates(
  'one order more has one term more at most',
  ({ order }) => (Number(order) < 20 ? { order: String(Number(order) + 1) } : undefined),
  (here, there) => {
    const [short, long] = [here.values.series?.exact, there.values.series?.exact];
    if (short === undefined || long === undefined) return undefined;
    return long.startsWith(short.replace(/( \+ )?O\(.*\)$/, ''));
  },
);

import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { ShownStep } from '../../expression/step.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { line } from '../../syntax/written-line.ts';
import { at, infinity, isInfinite } from '../sums/problem.ts';
import type { ProductProblem } from './problem.ts';

/**
 * What a product of quotients c(k + 1)/c(k) leaves: c behind the last index over c at the first one. An infinite product is the limit of
 * those up to N, so the limit `far` of c stands above.
 */
export function cancelling(problem: ProductProblem, c: Expression, far?: Expression): readonly ShownStep[] {
  const { index, from, to } = problem;
  const taken = new Set([problem.f, from, to].flatMap((part) => freeSymbols(part)));
  const name = freeName(taken, ['c', 'g', 'C']);
  const last = isInfinite(problem) ? E.symbol(freeName(taken, ['N', 'M'])) : to;
  const of = (place: Expression): string => `${name}(${toText(place)})`;
  const quotient = (place: Expression): string => `(${of(E.add(place, E.one))}/${of(place)})`;
  const k = E.symbol(index);
  const neighbours = E.divide(at(c, index, E.add(k, E.one)), c);
  const product = [quotient(from), quotient(E.add(from, E.one)), '...', quotient(last)].join('*');
  const [start, end] = [at(c, index, from), far ?? at(c, index, E.add(to, E.one))];
  const steps: readonly ShownStep[] = [
    line(
      'quotient of neighbours',
      `With this ${name}, the factor is ${name} at the next index over ${name} at this one.`,
      `${of(k)} = ${toText(c)}; ${quotient(k).slice(1, -1)} = ${toText(neighbours)}`,
      { with: { c } },
    ),
    line(
      'what cancels',
      `All but the first ${name} and the last stand once above and once below.`,
      `${product} = ${of(E.add(last, E.one))}/${of(from)}`,
    ),
    line(
      'ends of the product',
      `${far === undefined ? `The last ${name}` : `The limit of ${name}`}, divided by the first one.`,
      [
        ...new Set([
          `${far === undefined ? of(E.add(last, E.one)) : held(end)}/${of(from)}`,
          `${held(end)}/${held(start)}`,
          toText(E.divide(end, start)),
        ]),
      ].join(' = '),
    ),
  ];
  return far === undefined ? steps : steps.toSpliced(2, 0, limitOf(c, index, far));
}

/** Above or below a fraction line: only a number or a name stands without parentheses. */
const held = (a: Expression): string => (/^[\p{L}\d]+$/u.test(toText(a)) ? toText(a) : `(${toText(a)})`);

const limitOf = (c: Expression, index: string, far: Expression): ShownStep => ({
  rule: 'limit',
  says: 'Far out it tends to this number.',
  before: { operator: { name: 'limit', variable: index, to: infinity }, expression: c },
  after: { expression: far },
  steps: [],
});

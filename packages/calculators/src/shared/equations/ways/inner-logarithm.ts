import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as E from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeName } from '@nomogram/math/expression/names/free-names.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, some, transform } from '@nomogram/math/expression/walk.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import {
  type Candidate,
  candidatesOf,
  sameNumbers,
  solutionsStep,
  solvedSteps,
  writtenCandidates,
} from './candidates.ts';

/**
 * ln(x)² − 3·ln(x) + 2 = 0: a polynomial in one logarithm, which is a new unknown; each of its values is put into the exponential function.
 * Undefined where the unknown stands elsewhere, too.
 */
export function innerLogarithm(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  let inner: Expression | undefined;
  some(f, (node) => {
    if (node.kind === 'apply' && node.name === 'ln' && contains(node, x)) inner = node;
    return inner !== undefined;
  });
  if (inner?.kind !== 'apply') return undefined;
  const [call, of] = [inner, inner.args[0]!];
  const t = freeName(new Set(freeSymbols(f)), ['t', 'u', 's']);
  const polynomial = multipliedOut(transform(f, (node) => (E.equal(node, call) ? E.symbol(t) : node)));
  const roots = contains(polynomial, x) ? undefined : candidatesOf(polynomial, t);
  if (roots === undefined) return undefined;
  const back = roots.map(({ exact }) => {
    const value = simplest(E.power(E.constant('e'), exact));
    return { exact, value, found: candidatesOf(E.subtract(of, value), x) };
  });
  const kept = back.flatMap(({ found }) => found ?? []);
  if (back.some(({ found }) => found === undefined) || !sameNumbers(kept, zeros)) return undefined;
  return [
    line(
      'substitution',
      `The logarithm ${toText(call)} is a new unknown ${t}.`,
      `${t} = ${toText(call)}; ${toText(polynomial)} = 0`,
    ),
    ...solvedSteps(polynomial, t, roots),
    ...back.map(({ exact, value, found }) =>
      line(
        'exponential',
        'Both sides are put into the exponential function, which undoes the logarithm.',
        [
          ...new Set([
            `${toText(call)} = ${toText(exact)}`,
            `${toText(of)} = ${toText(value)}`,
            writtenCandidates(found!, x),
          ]),
        ].join('; '),
      ),
    ),
    solutionsStep(zeros, x),
  ];
}

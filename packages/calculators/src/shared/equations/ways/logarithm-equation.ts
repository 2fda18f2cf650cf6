import { multipliedOut } from '@nomogram/math/algebra/expand.ts';
import { simplest } from '@nomogram/math/algebra/simplify/simplify.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as E from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { contains } from '@nomogram/math/expression/walk.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';
import { apart, type Candidate, candidatesOf, inTerms, sameNumbers, solutionsStep, solvedSteps } from './candidates.ts';

/** n·ln(A) with a polynomial A. */
interface Logarithm {
  readonly times: number;
  readonly of: Expression;
}

/**
 * ln(x) + ln(x − 1) = ln(6): the logarithms are joined into one, x(x − 1) = 6, and of the solutions those count at which every logarithm has
 * a value. Undefined where the equation is no sum of logarithms and numbers.
 */
export function logarithmEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  const read = logarithmsOf(inTerms(f), x);
  if (read === undefined) return undefined;
  const { logarithms, value } = read;
  const [above, below] = mapTuple([1, -1], (sign) =>
    E.product(
      logarithms
        .filter(({ times }) => Math.sign(times) === sign)
        .map(({ times, of }) => E.power(of, E.number(Math.abs(times)))),
    ),
  );
  const number = simplest(E.power(E.constant('e'), value));
  const polynomial = multipliedOut(E.subtract(above, E.product([number, below])));
  const candidates = contains(polynomial, x) ? candidatesOf(polynomial, x) : undefined;
  if (candidates === undefined) return undefined;
  const kept = candidates.filter((one) => logarithms.every(({ of }) => evaluate(of, { [x]: one.value }) > 1e-9));
  if (!sameNumbers(kept, zeros)) return undefined;
  const joined = E.equal(below, E.one) ? above : E.divide(above, below);
  const last =
    kept.length < candidates.length
      ? 'Of these numbers those count at which all logarithms have a value.'
      : 'At these numbers all logarithms have a value.';
  const undone = `${toText(joined)} = ${toText(number)}`;
  const isDone = joined.kind === 'symbol';
  return [
    ...joiningSteps(logarithms, joined, value),
    line(
      'exponential',
      'Both sides are put into the exponential function, which undoes the logarithm.',
      isDone ? `ln(${toText(joined)}) = ${toText(value)} -> ${undone}` : `${undone}; ${toText(polynomial)} = 0`,
    ),
    ...(isDone ? [] : solvedSteps(polynomial, x, candidates)),
    solutionsStep(kept, x, last),
  ];
}

/** The logarithms on one side, and as one. */
function joiningSteps(logarithms: readonly Logarithm[], joined: Expression, value: Expression): readonly ShownStep[] {
  const sum = toText(E.sum(logarithms.map(({ times, of }) => E.multiply(E.number(times), E.apply('ln', [of])))));
  const isOne = logarithms.length === 1 && logarithms[0]!.times === 1;
  const says =
    'A sum of logarithms is the logarithm of the product, a difference that of the quotient, a multiple that of the power.';
  return [
    line(
      'domain',
      'A logarithm has a value where what it is taken of is positive.',
      logarithms.map(({ of }) => `${toText(of)} > 0`).join(' and '),
    ),
    line(
      apart.logarithms,
      'The logarithms with the unknown stand on the left, the numbers on the right.',
      `${sum} = ${toText(value)}`,
    ),
    ...(isOne ? [] : [line('laws of logarithms', says, `ln(${toText(joined)}) = ${toText(value)}`)]),
  ];
}

/** Σ n·ln(A) = value, where all coefficients are whole multiples of one. */
function logarithmsOf(f: Expression, x: string): { logarithms: readonly Logarithm[]; value: Expression } | undefined {
  const terms = E.termsOf(f);
  const withUnknown = terms.filter((term) => contains(term, x));
  const parts = withUnknown.map((term) => {
    const factors = E.factorsOf(term);
    const call = factors.find((one) => contains(one, x));
    const rest = factors.filter((one) => one !== call);
    if (call?.kind !== 'apply' || call.name !== 'ln' || rest.some((one) => contains(one, x))) return undefined;
    return { factor: E.product(rest), of: call.args[0]! };
  });
  const [first] = parts;
  if (first === undefined || !parts.every((one) => one !== undefined)) return undefined;
  const unit = parts.reduce(
    (least, one) => (Math.abs(evaluate(one.factor)) < Math.abs(evaluate(least)) ? one.factor : least),
    first.factor,
  );
  const logarithms: Logarithm[] = [];
  for (const { factor, of } of parts) {
    const ratio = simplest(E.divide(factor, unit));
    if (ratio.kind !== 'number' || !Q.isInteger(ratio.value)) return undefined;
    logarithms.push({ times: Q.toNumber(ratio.value), of });
  }
  const rest = E.sum(terms.filter((term) => !contains(term, x)));
  const sign = logarithms[0]!.times < 0 ? -1 : 1;
  return {
    logarithms: logarithms.map(({ times, of }) => ({ times: sign * times, of })),
    value: simplest(E.product([E.number(-sign), rest, E.reciprocal(unit)])),
  };
}

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
import { equationText, plainEquation } from './equation-text.ts';
import { logarithm, powerOfLogarithm } from './logarithm-text.ts';
import { undoneLogarithm } from './undone.ts';

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
  const { logarithms, base, value } = read;
  const [above, below] = mapTuple([1, -1], (sign) =>
    E.product(
      logarithms
        .filter(({ times }) => Math.sign(times) === sign)
        .map(({ times, of }) => E.power(of, E.number(Math.abs(times)))),
    ),
  );
  const number = simplest(E.power(base ?? E.constant('e'), value));
  const polynomial = plainEquation(E.subtract(above, E.product([number, below])), x);
  const candidates = contains(polynomial, x) ? candidatesOf(polynomial, x) : undefined;
  if (candidates === undefined) return undefined;
  const kept = candidates.filter((one) => logarithms.every(({ of }) => evaluate(of, { [x]: one.value }) > 1e-9));
  if (!sameNumbers(kept, zeros)) return undefined;
  const joined = E.equal(below, E.one) ? above : E.divide(above, below);
  const last =
    kept.length < candidates.length
      ? 'Of these numbers those count at which all logarithms have a value.'
      : 'At these numbers all logarithms have a value.';
  const isDone = joined.kind === 'symbol';
  const undone =
    base === undefined
      ? undoneLogarithm(joined, value)
      : undoneLogarithm(joined, value, { base, called: toText(logarithm(joined, base)) });
  const { rule, says, written } = undone.step();
  return [
    ...joiningSteps(read, joined, x),
    isDone ? { rule, says, written, steps: [] } : line(rule, says!, `${written.text}; ${toText(polynomial)} = 0`),
    ...(isDone ? [] : solvedSteps(polynomial, x, candidates)),
    solutionsStep(kept, x, last),
  ];
}

/** The logarithms on one side, and as one. */
function joiningSteps({ logarithms, base, value, others }: Read, joined: Expression, x: string): readonly ShownStep[] {
  const sum = E.sum(logarithms.map(({ times, of }) => E.multiply(E.number(times), logarithm(of, base))));
  const isOne = logarithms.length === 1 && logarithms[0]!.times === 1;
  const says =
    'A sum of logarithms is the logarithm of the product, a difference that of the quotient, a multiple that of the power.';
  return [
    line(
      'domain',
      'A logarithm has a value where what it is taken of is positive.',
      [...new Set(logarithms.map(({ of }) => `${toText(of)} > 0`))].join(' and '),
    ),
    ...others.map(({ of, to, times }) =>
      line(
        'change of base',
        'A logarithm to another base is a multiple of this one.',
        `${toText(logarithm(of, to))} = ${toText(E.multiply(E.number(times), logarithm(of, base)))}`,
      ),
    ),
    line(
      apart.logarithms,
      'The logarithms with the unknown stand on the left, the numbers on the right.',
      equationText(sum, x, value),
    ),
    ...(isOne ? [] : [line('laws of logarithms', says, `${toText(logarithm(joined, base))} = ${toText(value)}`)]),
  ];
}

/** Σ n·ln(A) = value, where all coefficients are whole multiples of one; to a base, where that makes the value a number. */
interface Read {
  readonly logarithms: readonly Logarithm[];
  readonly base?: Expression;
  readonly value: Expression;
  /** Logarithms to other bases, and how many times that to this one they are. */
  readonly others: readonly { readonly of: Expression; readonly to: Expression; readonly times: Q.Rational }[];
}

function logarithmsOf(f: Expression, x: string): Read | undefined {
  const terms = E.termsOf(f);
  const parts = terms.filter((term) => contains(term, x)).map((term) => multipleOfLogarithm(term, x));
  const [first] = parts;
  if (first === undefined || !parts.every((one) => one !== undefined)) return undefined;
  const unit = parts.reduce(
    (least, one) => (Math.abs(evaluate(one.factor)) < Math.abs(evaluate(least)) ? one.factor : least),
    first.factor,
  );
  const ratios = parts.map(({ factor }) => simplest(E.divide(factor, unit)));
  if (!ratios.every((one) => one.kind === 'number' && Q.isInteger(one.value))) return undefined;
  const given = parts.map(({ of }, k) => ({ of, times: evaluate(ratios[k]!) }));
  const right = simplest(E.negate(E.divide(E.sum(terms.filter((term) => !contains(term, x))), unit)));
  const isTurned =
    given.every(({ times }) => times < 0) || (given.some(({ times }) => times < 0) && evaluate(right) < 0);
  const sign = isTurned ? -1 : 1;
  const logarithms = given.map(({ of, times }) => ({ of, times: sign * times }));
  const value = simplest(E.multiply(E.number(sign), right));
  const base = baseIn(unit);
  const inBase = base && simplest(E.divide(value, E.ln(base)));
  if (base === undefined || inBase?.kind !== 'number') return { logarithms, value, others: [] };
  const others = parts.flatMap(({ factor, of }) => {
    const to = baseIn(factor);
    const times = to && simplest(E.divide(E.ln(base), E.ln(to)));
    return to === undefined || times?.kind !== 'number' || E.equal(to, base) ? [] : [{ of, to, times: times.value }];
  });
  return { logarithms, base, value: inBase, others };
}

/** factor·ln(A) */
function multipleOfLogarithm(term: Expression, x: string) {
  const factors = E.factorsOf(term);
  const call = factors.find((one) => contains(one, x));
  const rest = factors.filter((one) => one !== call);
  if (call?.kind !== 'apply' || call.name !== 'ln' || rest.some((one) => contains(one, x))) return undefined;
  return { factor: E.product(rest), of: call.args[0]! };
}

/** b of 3/ln(b). */
const baseIn = (factor: Expression): Expression | undefined =>
  E.factorsOf(factor)
    .map(powerOfLogarithm)
    .find((one) => one?.times === -1)?.of;

import { symbol } from '../expression/build.ts';
import { type Case, type Condition, distinctConditions, sameCondition } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import type { Rows } from './field.ts';
import { mapEntries } from './matrix.ts';
import { type LetterValue, nonzeroConditions, type Zero, zeroConditions } from './zero.ts';

/*
 * What elimination finds for a matrix with letters holds where none of its pivots is 0. Elsewhere it is done again: the letter gets
 * the value at which a pivot is 0, and so on until no letter is left to decide.
 *
 * Example: [[a, 1 | 2/3], [1, 2 | 4]] has the pivots 1 and 1 − 2a, rank 2 for a ≠ 1/2. With a = 1/2 the second row of the reduced
 * matrix says 0 = −4/3: rank 1, no solution.
 *
 * The product of the pivots is a minor of the matrix, of the order of the rank r: where it is not 0 the rank is r, all larger minors
 * being 0 for every value of the letters, and Cramer's rule gives what is solved for with this minor below the fraction line.
 */

/** What was found for a matrix, and where it does not hold. */
export interface ValueWithZeros<Value> {
  readonly value: Value;
  /** The value holds where nothing of this is 0. */
  readonly zeros: readonly Zero[];
}

/** A value that holds under conditions, and what it is where they do not hold. */
export interface ByCases<Value> {
  readonly value: Value;
  /** What must hold of the letters for the value to be right. */
  readonly conditions: readonly Condition[];
  /** What is found where the conditions do not hold, as far as it is finite and short work. */
  readonly cases: readonly Case<Value>[];
  /** Ways in which the conditions fail that are not solved for a letter, and so are no cases. */
  readonly open: readonly Condition[];
}

const maxCases = 8;

/** A letter set to a value: `letter = value`, with the earlier ones before it. */
type FixedLetters = readonly LetterValue[];

/** `solve` at the matrix as it is, and again wherever that does not hold; null where `solve` gives null for the matrix itself. */
export function byCases<Value>(
  matrix: Rows<Expression>,
  solve: (matrix: Rows<Expression>) => ValueWithZeros<Value> | null,
): ByCases<Value> | null {
  const first = solve(matrix);
  if (first === null) return null;
  const cases: Case<Value>[] = [];
  const visit = (found: ValueWithZeros<Value>, at: Rows<Expression>, fixed: FixedLetters): void => {
    for (const zero of found.zeros) {
      for (const one of zero.at ?? []) {
        if (cases.length >= maxCases) return;
        const specialised = mapEntries(at, (entry) => substitute(entry, { [one.letter]: one.value }));
        const next = solve(specialised);
        // Entries without a value there, or too much work.
        if (next === null) continue;
        const all = [...fixed.map((before) => afterwards(before, one)), one];
        const when = distinctConditions([...all.map(equation), ...nonzeroConditions(next.zeros)]);
        if (!cases.some((known) => sameConditions(known.when, when))) cases.push({ when, value: next.value });
        visit(next, specialised, all);
      }
    }
  };
  visit(first, matrix, []);
  return {
    value: first.value,
    conditions: distinctConditions(nonzeroConditions(first.zeros)),
    cases,
    open: first.zeros.filter(({ at }) => at === undefined).flatMap(zeroConditions),
  };
}

const equation = ({ letter, value }: LetterValue): Condition => ({ left: symbol(letter), relation: '=', right: value });

/** An earlier setting, now that another letter has its value too. */
const afterwards = (before: LetterValue, { letter, value }: LetterValue): LetterValue => ({
  letter: before.letter,
  value: substitute(before.value, { [letter]: value }),
});

const sameConditions = (a: readonly Condition[], b: readonly Condition[]): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => sameCondition(one, other)));

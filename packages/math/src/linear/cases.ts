import * as Q from '../exact/rational.ts';
import { subtract, symbol } from '../expression/build.ts';
import { type Case, type Condition, distinctConditions, sameCondition } from '../expression/condition.ts';
import type { Expression } from '../expression/expression.ts';
import { substitute } from '../expression/substitute.ts';
import { some } from '../expression/walk.ts';
import { whyNoValue } from '../expression/why-no-value.ts';
import { budget } from '../result/budget.ts';
import type { Rows } from './field.ts';
import { inFieldOf } from './field-of.ts';
import { mapEntries } from './matrix.ts';
import { hasLettersBelow, type LetterValue, nonzeroConditions, type Zero, zeroConditions } from './zero.ts';

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
  /** What is left besides the conditions and the cases: no letter was solved for, or it is too much work. */
  readonly open: readonly OpenCase[];
}

/** Values of the letters for which nothing was found. */
export interface OpenCase {
  readonly when: readonly Condition[];
  /** Whether a pivot of the matrix as it was given is 0 there, so that Cramer's rule gives nothing. */
  readonly isPivotZero: boolean;
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
  const open: OpenCase[] = [];
  const visit = ({ zeros }: ValueWithZeros<Value>, at: Rows<Expression>, fixed: FixedLetters, through?: Zero): void => {
    for (const { zero, when } of unsolved(zeros))
      open.push({ when: distinctConditions([...fixed.map(equation), ...when]), isPivotZero: isPivot(through ?? zero) });
    for (const zero of zeros) {
      for (const one of zero.at ?? []) {
        const specialised = mapEntries(at, (entry) => substitute(entry, { [one.letter]: one.value }));
        if (specialised.flat().some((entry) => whyNoValue(entry) !== undefined)) continue;
        const all = [...fixed.map((before) => afterwards(before, one)), one];
        const next = cases.length < maxCases ? solve(specialised) : null;
        if (next === null) {
          open.push({ when: all.map(equation), isPivotZero: isPivot(through ?? zero) });
          continue;
        }
        const when = distinctConditions([
          ...all.map(equation),
          ...nonzeroConditions(next.zeros),
          ...whereDefined(specialised),
        ]);
        if (!cases.some((known) => isWithin(when, known.when))) cases.push({ when, value: next.value });
        visit(next, specialised, all, through ?? zero);
      }
    }
  };
  visit(first, matrix, []);
  return {
    value: first.value,
    conditions: distinctConditions([...nonzeroConditions(first.zeros), ...whereDefined(matrix)]),
    ...withoutContained(cases, open),
  };
}

/** That nothing below a fraction line in an entry is 0: cancelled there, it would leave an answer where nothing was asked. */
export function whereDefined(matrix: Rows<Expression>): readonly Condition[] {
  const fractions = matrix.flat().filter((entry) => some(entry, hasLettersBelow));
  if (fractions.length === 0) return [];
  const poles = inFieldOf(fractions, budget(workForFractions), (field) =>
    fractions.flatMap((entry) => field.poles(field.fromExpression(entry))),
  );
  return poles.ok ? distinctConditions(nonzeroConditions(poles.value)) : [];
}

/** What must hold for the entries to have a value and is no more to be seen in the result: 1/a times a is 1 for a ≠ 0. */
export function lostConditions(entries: Rows<Expression>, result: Rows<Expression>): readonly Condition[] {
  const needed = whereDefined(entries);
  const seen = needed.length === 0 ? [] : whereDefined(result);
  return needed.filter((one) => !seen.some((other) => sameCondition(one, other)));
}

const workForFractions = 200_000;

const isPivot = ({ isOfWriting = false }: Zero): boolean => !isOfWriting;

/** Each once: without what is a part of another case. */
function withoutContained<Value>(
  cases: readonly Case<Value>[],
  open: readonly OpenCase[],
): Pick<ByCases<Value>, 'cases' | 'open'> {
  const kept = cases.filter((one, k) => !cases.slice(k + 1).some((later) => isWithin(one.when, later.when)));
  return {
    cases: kept,
    open: open.filter(({ when }, k) => ![...kept, ...open.slice(0, k)].some((other) => isWithin(when, other.when))),
  };
}

/** Where something is 0 that is not solved for a letter, apart from where something else is 0 that is a case or came before. */
function unsolved(zeros: readonly Zero[]): readonly { readonly zero: Zero; readonly when: readonly Condition[] }[] {
  const [solved, rest] = [zeros.filter(({ at }) => at !== undefined), zeros.filter(({ at }) => at === undefined)];
  return rest.map((zero, k) => ({
    zero,
    when: [...nonzeroConditions([...solved, ...rest.slice(0, k)]), ...zeroConditions(zero)],
  }));
}

const equation = ({ letter, value }: LetterValue): Condition => ({ left: symbol(letter), relation: '=', right: value });

/** An earlier setting, now that another letter has its value too. */
const afterwards = (before: LetterValue, { letter, value }: LetterValue): LetterValue => ({
  letter: before.letter,
  value: substitute(before.value, { [letter]: value }),
});

/** Whether certain values of letters are among those of a case that is known: u = 0 and v = 1 among u = 0 and v ≠ 0. */
function isWithin(when: readonly Condition[], known: readonly Condition[]): boolean {
  const values = when.flatMap(({ left, relation, right }) =>
    left.kind === 'symbol' && relation === '=' ? [[left.name, right] as const] : [],
  );
  return known.every(
    (one) => when.some((other) => sameCondition(one, other)) || holdsAt(one, Object.fromEntries(values)),
  );
}

/** Whether the condition is seen to hold where letters have these values. */
function holdsAt({ left, relation, right }: Condition, values: Readonly<Record<string, Expression>>): boolean {
  const difference = substitute(subtract(left, right), values);
  if (difference.kind !== 'number') return false;
  return Q.isZero(difference.value) ? relation === '=' : relation === '!=';
}

import { lostParts } from '@nomogram/math/algebra/domain.ts';
import { isInteger } from '@nomogram/math/exact/rational.ts';
import { subtract } from '@nomogram/math/expression/build.ts';
import { type Condition, condition } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep, StepSide } from '@nomogram/math/expression/step.ts';
import { contains, freeSymbols, some } from '@nomogram/math/expression/walk.ts';
import { ok, type Result } from '@nomogram/math/result/result.ts';
import { triple } from '@nomogram/math/result/tuple.ts';
import type { ParseResult } from '@nomogram/math/syntax/parse.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { lineFrom } from '@nomogram/math/syntax/written-line.ts';
import type { Quantity } from '../../kit/answer.ts';
import type { Options } from '../../kit/options.ts';
import { digits, words } from '../../kit/quantity.ts';
import { exactOrFormula } from '../../shared/calculus/exact-or-formula.ts';
import { type UnderAssumptions, underAssumptions } from '../../shared/calculus/under-assumptions.ts';
import { runningTerm } from '../../shared/calculus/variable.ts';
import { indexNotes, letterNotes } from './letter-notes.ts';

interface TypedSum {
  readonly function: ParseResult;
  readonly from: { readonly expression: Expression };
  readonly to: { readonly expression: Expression };
}

/** What is added or multiplied, over what, and what is assumed of its letters. */
interface SumQuestion {
  readonly f: Expression;
  readonly index: string;
  readonly from: Expression;
  readonly to: Expression;
  /** What must have a value wherever the index comes though it cancelled when the term was read: 1/k of k^2/k. */
  readonly cancelled: readonly Expression[];
  readonly assumed: UnderAssumptions;
  readonly notes: readonly string[];
}

/** What was found for what was asked, and what must hold of the letters beside what is assumed of them. */
export interface SolvedSum<SumResult> extends SumQuestion {
  readonly found: SumResult;
  readonly conditions: readonly Condition[];
}

/** Reads what is asked, solves it, and compares the conditions of the answer with the assumptions. */
export function solvedOverRange<
  SumResult extends { readonly kind: string; readonly conditions?: readonly Condition[] },
>(
  typed: TypedSum,
  options: Pick<Options, 'assume' | 'angle'>,
  solve: (problem: Pick<SumQuestion, 'f' | 'index' | 'from' | 'to' | 'cancelled'>) => Result<SumResult>,
): Result<SolvedSum<SumResult>> {
  const asked = askedOverRange(typed, options);
  if (!asked.ok) return asked;
  const found = solve(asked.value);
  if (!found.ok) return found;
  const { from, to, assumed } = asked.value;
  const conditions = assumed.open(
    (found.value.conditions ?? []).filter((one) => !isOfEveryWholeNumber(one, [from, to])),
  );
  return conditions.ok ? ok({ ...asked.value, found: found.value, conditions: conditions.value }) : conditions;
}

/** n ≠ −1/4 of a letter in a bound, which stands for a whole number. */
const isOfEveryWholeNumber = ({ left, relation, right }: Condition, bounds: readonly Expression[]): boolean =>
  relation === '!=' &&
  left.kind === 'symbol' &&
  bounds.some((bound) => contains(bound, left.name)) &&
  right.kind === 'number' &&
  !isInteger(right.value);

const isInfinite = (bound: Expression): boolean =>
  some(bound, (node) => node.kind === 'constant' && node.name === 'infinity');

/** The upper bound is not below the lower one, which is said of the letters in them. */
const isInOrder = (from: Expression, to: Expression): readonly Condition[] =>
  freeSymbols(subtract(to, from)).length > 0 && ![from, to].some(isInfinite)
    ? [condition(subtract(to, from), '>=')]
    : [];

/** The term with its index, and the values of letters that are assumed put in; fails where an assumption cannot be read. */
function askedOverRange(
  { function: typed, from: { expression: first }, to: { expression: last } }: TypedSum,
  { assume, angle }: Pick<Options, 'assume' | 'angle'>,
): Result<SumQuestion> {
  const running = runningTerm(typed, [first, last]);
  const { term, index, named } = running;
  const assumed = underAssumptions(assume, [term, first, last], index, isInOrder(first, last));
  if (!assumed.ok) return assumed;
  const [f, from, to] = triple([term, first, last].map(assumed.value.put));
  const lost = lostParts(typed.tree, typed.expression, { complex: true, angle }).map(named);
  const cancelled = lost.filter((part) => contains(part, index)).map(assumed.value.put);
  const notes = [...indexNotes(running), ...letterNotes(f, index, [from, to])];
  return ok({ f, index, from, to, cancelled, assumed: assumed.value, notes });
}

type SumResult =
  | { readonly kind: 'value'; readonly value: Expression }
  | { readonly kind: 'decimal'; readonly digits: string; readonly known: number }
  | { readonly kind: 'converges' }
  | { readonly kind: 'diverges' };

const sideOf = (name: 'sum' | 'product', { f, index, from, to }: SumWithBounds): StepSide => ({
  operator: { name, variable: index, bounds: [from, to] },
  expression: f,
});

type SumWithBounds = Pick<SolvedSum<SumResult>, 'f' | 'index' | 'from' | 'to'>;

/** That there is a value or none, and why, as a step. */
export const fateStep = (
  name: 'sum' | 'product',
  asked: SumWithBounds,
  rule: string,
  says: string,
  fate = ': diverges',
): ShownStep => lineFrom(rule, says, sideOf(name, asked), `"${fate}"`);

/** A value of which only digits are known. */
export const digitsStep = (name: 'sum' | 'product', asked: SumWithBounds, found: string): ShownStep =>
  lineFrom(
    name === 'sum' ? 'terms added' : 'factors multiplied',
    `No short form is known. So many ${name === 'sum' ? 'terms are added' : 'factors are multiplied'} that the rest is known, or bounded, to more digits than are shown.`,
    sideOf(name, asked),
    ` ≈ ${found}`,
  );

/** What was found, under a label that says over what; `divergence` is what is said where there is no value. */
export function foundOverRange(
  name: 'Sum' | 'Product',
  { index, from, to, found }: SolvedSum<SumResult>,
  divergence: { readonly says: string; readonly meaning?: string },
): Quantity {
  const label = `${name} for ${index} from ${toText(from)} to ${toText(to)}`;
  switch (found.kind) {
    case 'value':
      return exactOrFormula(label, found.value);
    case 'decimal':
      return digits(label, found.digits, { known: found.known });
    case 'converges':
      return words(label, 'converges', { meaning: 'convergent' });
    case 'diverges':
      return words(label, divergence.says, { meaning: divergence.meaning });
  }
}

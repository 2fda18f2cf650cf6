import { equal, multiply, negate, number, sum, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep } from '../expression/step.ts';
import { conditionsText } from '../syntax/print-condition.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import type { Field } from './field.ts';
import type { LinearSolution } from './linear-solution.ts';
import type { Matrix } from './operations.ts';
import { inLine } from './steps.ts';
import { nonzeroConditions } from './zero.ts';

/*
 * Substitution: an equation is solved for one unknown, which is put into the others; they have one unknown less. When nothing is left
 * to solve, the values go back into what was solved before.
 *
 * Example: x − y = −1 gives x = y − 1; put into 2x + 3y = 8 it is 2(y − 1) + 3y = 8, so 5y = 10 and y = 2; back, x = 2 − 1 = 1.
 */

/** An equation Σ factors·unknowns = right, with its number among those that were given. */
interface Equation<E> {
  readonly number: number;
  readonly factors: readonly E[];
  readonly right: E;
}

/** An unknown by the others: unknown = constant + Σ factors·unknowns. */
interface SolvedUnknown<E> {
  readonly unknown: number;
  readonly constant: E;
  readonly factors: readonly E[];
}

/** The whole way; the unknowns that stay free are those of the solution. */
export function substitutionSteps<E>(
  field: Field<E>,
  a: Matrix,
  b: Matrix,
  { unknowns, free, values }: LinearSolution,
): readonly ShownStep[] {
  const steps: ShownStep[] = [];
  const solved: SolvedUnknown<E>[] = [];
  let open: readonly Equation<E>[] = a.map((row, k) => ({
    number: k + 1,
    factors: row.map(field.fromExpression),
    right: field.fromExpression(b[k]![0]!),
  }));
  const show = shownBy(field, unknowns);
  for (;;) {
    const impossible = open.find((one) => isEmpty(field, one) && !field.isZero(one.right));
    if (impossible) return [...steps, contradiction(impossible.number, field.toExpression(impossible.right))];
    open = open.filter((one) => !isEmpty(field, one));
    const next = easiest(field, open, (unknown) => !free.includes(unknowns[unknown]!));
    if (next === undefined) break;
    const one = solvedFor(field, next.equation, next.unknown);
    solved.push(one);
    steps.push(show.solving(next.equation, one));
    open = open
      .filter((other) => other !== next.equation)
      .map((other) => {
        if (field.isZero(other.factors[one.unknown]!)) return other;
        const after = putInto(field, other, one);
        steps.push(show.putting(other, one, after));
        return after;
      });
  }
  const known = (k: number): Expression => (values[k] === undefined ? symbol(unknowns[k]!) : values[k]);
  return [...steps, ...solved.toReversed().flatMap((one) => show.back(one, known))];
}

const isEmpty = <E>(field: Field<E>, { factors }: Equation<E>): boolean => factors.every(field.isZero);

/** The unknown with the shortest factor, 1 before all: nothing is divided there. */
function easiest<E>(field: Field<E>, equations: readonly Equation<E>[], isAllowed: (unknown: number) => boolean) {
  const weight = (factor: E): number => (field.isZero(field.subtract(factor, field.one)) ? -1 : field.weight(factor));
  const places = equations.flatMap((equation) =>
    equation.factors.flatMap((factor, unknown) =>
      isAllowed(unknown) && !field.isZero(factor) ? [{ equation, unknown, weight: weight(factor) }] : [],
    ),
  );
  return places.toSorted((one, other) => one.weight - other.weight)[0];
}

function solvedFor<E>(field: Field<E>, { factors, right }: Equation<E>, unknown: number): SolvedUnknown<E> {
  const over = field.inverse(factors[unknown]!);
  return {
    unknown,
    constant: field.multiply(right, over),
    factors: factors.map((factor, k) => (k === unknown ? field.zero : field.negate(field.multiply(factor, over)))),
  };
}

function putInto<E>(field: Field<E>, { number: at, factors, right }: Equation<E>, by: SolvedUnknown<E>): Equation<E> {
  const factor = factors[by.unknown]!;
  return {
    number: at,
    factors: factors.map((own, k) =>
      k === by.unknown ? field.zero : field.add(own, field.multiply(factor, by.factors[k]!)),
    ),
    right: field.subtract(right, field.multiply(factor, by.constant)),
  };
}

const contradiction = (at: number, right: Expression): ShownStep =>
  line(
    'contradiction',
    `Nothing is left of the unknowns in equation ${at}, and 0 = ${toText(right)} is false: solutions there are none.`,
    `0 != ${toText(right)}`,
  );

/** The lines of the way, with the names of the unknowns. */
function shownBy<E>(field: Field<E>, unknowns: readonly string[]) {
  const linear = (factors: readonly E[], constant?: E): Expression =>
    sum([
      ...(constant === undefined ? [] : [field.toExpression(constant)]),
      ...factors.map((factor, k) => multiply(field.toExpression(factor), symbol(unknowns[k]!))),
    ]);
  const side = ({ factors, right }: Equation<E>): string =>
    `${toText(linear(factors))} = ${toText(field.toExpression(right))}`;
  const value = ({ constant, factors }: SolvedUnknown<E>): string => toText(linear(factors, constant));
  return {
    solving: (equation: Equation<E>, one: SolvedUnknown<E>): ShownStep => {
      const name = unknowns[one.unknown]!;
      const conditions = nonzeroConditions(field.zeros(equation.factors[one.unknown]!));
      const where = conditions.length === 0 ? '' : `, for ${conditionsText(conditions)}`;
      const result = `${name} = ${value(one)}`;
      return line(
        'solve for one unknown',
        `Equation ${equation.number} is solved for ${name}${where}.`,
        side(equation) === result ? result : `${side(equation)} -> ${result}`,
      );
    },
    putting: (into: Equation<E>, one: SolvedUnknown<E>, after: Equation<E>): ShownStep => {
      const terms = termsOf(field, into.factors, (factor, k) =>
        k === one.unknown ? timesText(factor, `(${value(one)})`) : toText(multiply(factor, symbol(unknowns[k]!))),
      );
      const before = `${joined(terms)} = ${toText(field.toExpression(into.right))}`;
      const says = `${unknowns[one.unknown]} is put into equation ${into.number}, ${whatIsLeft(field, after)}.`;
      return line('put in', says, `${before} -> ${side(after)}`);
    },
    back: (one: SolvedUnknown<E>, known: (unknown: number) => Expression): readonly ShownStep[] => {
      const terms = termsOf(field, one.factors, (factor, k) => {
        const is = known(k);
        return isSymbol(is) ? toText(multiply(factor, is)) : timesText(factor, inLine(is));
      });
      const start = field.toExpression(one.constant);
      const inserted = joined([...(equal(start, number(0)) && terms.length > 0 ? [] : [toText(start)]), ...terms]);
      const name = unknowns[one.unknown]!;
      const result = toText(known(one.unknown));
      if (inserted === result) return [];
      return [
        line(
          'put back',
          `What is known by now is put into the expression of ${name}.`,
          `${name} = ${inserted} = ${result}`,
        ),
      ];
    },
  };
}

/** The terms of a side, as they are written; those with a factor 0 are left out. */
const termsOf = <E>(
  field: Field<E>,
  factors: readonly E[],
  written: (factor: Expression, unknown: number) => string,
): readonly string[] =>
  factors.flatMap((factor, k) => (field.isZero(factor) ? [] : [written(field.toExpression(factor), k)]));

/** What an equation has become, as the end of a sentence. */
function whatIsLeft<E>(field: Field<E>, after: Equation<E>): string {
  if (!isEmpty(field, after)) return 'which has one unknown less then';
  return field.isZero(after.right) ? 'which then says nothing new' : 'where all unknowns cancel';
}

const isSymbol = ({ kind }: Expression): boolean => kind === 'symbol';

/** `3*(…)`, `(…)` for the factor 1, `-(…)` for −1. */
function timesText(factor: Expression, of: string): string {
  if (equal(factor, number(1))) return of;
  if (equal(factor, number(-1))) return `-${of}`;
  const text = toText(factor);
  if (/^-[\w.]+$/.test(text)) return `-${toText(negate(factor))}*${of}`;
  return `${inLine(factor)}*${of}`;
}

/** Terms one after the other; a minus sign in front of a term becomes a difference. */
const joined = (terms: readonly string[]): string =>
  terms.map((term, k) => (k === 0 ? term : term.startsWith('-') ? ` - ${term.slice(1)}` : ` + ${term}`)).join('');

import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { mayHaveNoValue } from '../../expression/no-value.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols, size, transform } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { ok, type Result } from '../../result/result.ts';
import { forPositive } from '../definite/parameters/for-positive.ts';
import { strongest } from '../definite/parameters/strongest.ts';
import { isEvidentBelowOne, type LimitResult, limit, type Side, type SideLimit, sameSides } from '../limit.ts';
import { simplifyLimit } from './simplify-limit.ts';

/*
 * Limits by the values of their letters. The algorithm of limits takes letters for positive, so the others are asked for by putting something
 * positive in: a = −b for negative ones, a = 1 + b and a = 1/(1 + b) beyond and below 1 where the answer turns at 1, as that of aˣ, and the single
 * values between them. What is found for b is said of a again. Example: a·x as x → ∞ is ∞ for a > 0, 0 for a = 0, −∞ for a < 0; sin(ax)/x
 * tends to a whatever a is, so that nothing need be said.
 */

/** A limit, and what it is for other values of its letters. */
export interface LimitByCases {
  readonly found: LimitResult;
  readonly cases: readonly Case<LimitResult>[];
  /** Letters that the method took for positive, though the limit is the same where they are negative. */
  readonly anySign: readonly string[];
}

interface Asked {
  readonly f: Expression;
  readonly variable: string;
  readonly to: Expression;
  readonly side: Side | undefined;
}

/** Values of a letter: by a positive one that has its name, or a single value. */
interface Part {
  readonly value: (letter: Expression) => Expression;
  readonly back: (letter: Expression) => Expression;
  /** What holds of the letter there. */
  readonly when: (letter: Expression) => readonly Condition[];
}

const positive: Part = { value: (a) => a, back: (a) => a, when: (a) => [condition(a, '>')] };
const negative: Part = { value: E.negate, back: E.negate, when: (a) => [condition(a, '<')] };
const single = (value: Expression): Part => ({
  value: () => value,
  back: (a) => a,
  when: (a) => [condition(a, '=', value)],
});
const beyondOne: Part = {
  value: (b) => E.add(E.one, b),
  back: (a) => E.subtract(a, E.one),
  when: (a) => [condition(a, '>', E.one)],
};
const belowOne: Part = {
  value: (b) => E.divide(E.one, E.add(E.one, b)),
  back: (a) => E.subtract(E.divide(E.one, a), E.one),
  when: (a) => [condition(a, '>'), condition(a, '<', E.one)],
};

/** Work for a further case. */
const casesBudget = 250_000;
const maxLetters = 2;

/** As `limit`, for values of one letter or two that are not positive, too. */
export function limitByCases(f: Expression, variable: string, to: Expression, side?: Side): Result<LimitByCases> {
  const asked: Asked = { f, variable, to, side };
  const found = limit(f, variable, to, { side });
  const letters = [...new Set([...freeSymbols(f), ...freeSymbols(to)])].filter((name) => name !== variable);
  if (letters.length === 0 || letters.length > maxLetters)
    return found.ok ? ok({ found: found.value, cases: [], anySign: [] }) : found;
  if (found.ok) return ok(inShortForms(withOtherSigns(asked, letters, found.value), letters));
  const turning = letters.length === 1 ? turningAtOne(asked, letters[0]!) : null;
  return turning === null ? found : ok(inShortForms(turning, letters));
}

/** Neighbouring parts of a letter with the same limit are one: a < 0 and a = 0 are a ≤ 0. */
function joinedParts(cases: readonly Case<LimitResult>[], letter: string): readonly Case<LimitResult>[] {
  const a = E.symbol(letter);
  const joins = [
    { parts: [negative, single(E.zero)], when: [condition(a, '<=')] },
    { parts: [belowOne, { when: () => [condition(a, '<=')] }], when: [condition(a, '<', E.one)] },
  ];
  return joins.reduce<readonly Case<LimitResult>[]>((all, { parts, when }) => {
    const found = parts.map((part) => all.find((one) => sameConditions(one.when, part.when(a))));
    const [one, other] = found;
    if (!one || !other || !sameSides(one.value, other.value)) return all;
    return all.flatMap((each) => (each === one ? [{ when, value: each.value }] : each === other ? [] : [each]));
  }, cases);
}

const sameConditions = (some: readonly Condition[], others: readonly Condition[]): boolean =>
  some.length === others.length && distinctConditions([...some, ...others]).length === some.length;

/** Each as it is written where its conditions hold: √(a²) is a where a is positive. */
function inShortForms({ found, cases, anySign }: LimitByCases, letters: readonly string[]): LimitByCases {
  const short = (one: LimitResult): LimitResult =>
    mapped(one, (a) => {
      const written = forPositive(a, one.conditions);
      return size(written) < size(a) ? written : a;
    });
  const joined = letters.length === 1 ? joinedParts(cases, letters[0]!) : cases;
  return { found: short(found), cases: joined.map(({ when, value }) => ({ when, value: short(value) })), anySign };
}

/** Where the answer turns at 1, as that of aˣ: the part beyond 1 leads, or else that below 1; the others are cases. */
function turningAtOne(asked: Asked, letter: string): LimitByCases | null {
  const ask = asker(asked);
  const sides = [beyondOne, belowOne].map((part) => ask({ [letter]: part }));
  const found = sides.find((one) => one !== null);
  if (found === undefined) return null;
  const others = [single(E.one), single(E.zero), negative].map((part) => ask({ [letter]: part }));
  const cases = [...sides, ...others].filter((one) => one !== found).flatMap(caseOf);
  return { found, cases, anySign: [] };
}

function withOtherSigns(asked: Asked, letters: readonly string[], found: LimitResult): LimitByCases {
  const alone: LimitByCases = { found, cases: [], anySign: [] };
  const isForPositive = (one: Condition) => isPositive(one, letters);
  if (!found.conditions.some(isForPositive) || !isReal(found)) return alone;
  if (!found.conditions.every((one) => isForPositive(one) || one.relation === '!=')) return alone;
  const ask = asker(asked);
  const others = signsOf(letters).map((parts) => ask(parts));
  const isSame = others.every((one) => one !== null && isSaid(one, found, letters));
  if (!isSame && letters.length > 1) return alone;
  const all = isSame ? [found, ...others.filter((one) => one !== null)].flatMap(({ conditions }) => conditions) : [];
  const excluded = distinctConditions([
    ...(isSame ? all : found.conditions).filter(({ relation }) => relation === '!='),
    ...letters.map((name) => condition(E.symbol(name), '!=')),
  ]);
  const exceptions = excluded.map((one) => exceptionOf(one, letters, ask));
  const isCovered = ({ at, place }: Exception) =>
    at !== null &&
    isSaid(
      at,
      mapped(found, (a) => substitute(a, place)),
      letters,
    );
  const open = exceptions.filter((one) => !isCovered(one) && !(one.isOfSign && !isSame));
  return {
    found: {
      ...found,
      conditions: strongest(
        [...(isSame ? [] : found.conditions.filter(isForPositive)), ...open.map(({ not }) => not)],
        [],
      ),
    },
    cases: [
      ...(isSame ? [] : others.flatMap(caseOf)),
      ...exceptions.flatMap((one) =>
        letters.length > 1 || ((isSame || !one.isOfSign) && isCovered(one)) ? [] : caseOf(one.at),
      ),
    ],
    anySign: isSame ? letters : [],
  };
}

/** A value of a letter for which a limit was not found with the others. */
interface Exception {
  readonly not: Condition;
  /** Whether it is the value between the signs. */
  readonly isOfSign: boolean;
  readonly place: Readonly<Record<string, Expression>>;
  readonly at: LimitResult | null;
}

function exceptionOf(not: Condition, letters: readonly string[], ask: ReturnType<typeof asker>): Exception {
  const { left, right } = not;
  const isValue = left.kind === 'symbol' && letters.includes(left.name) && freeSymbols(right).length === 0;
  return {
    not,
    isOfSign: isValue && E.equal(right, E.zero),
    place: isValue ? { [left.name]: right } : {},
    at: isValue ? ask({ [left.name]: single(right) }) : null,
  };
}

const caseOf = (found: LimitResult | null): readonly Case<LimitResult>[] =>
  found === null ? [] : [{ when: found.conditions, value: found }];

const isPositive = ({ left, relation, right }: Condition, letters: readonly string[]): boolean =>
  left.kind === 'symbol' && letters.includes(left.name) && relation === '>' && E.equal(right, E.zero);

/** All signs but that all are positive. */
const signsOf = (letters: readonly string[]): readonly Readonly<Record<string, Part>>[] =>
  letters
    .reduce<readonly Record<string, Part>[]>(
      (all, name) => all.flatMap((one) => [positive, negative].map((part) => ({ ...one, [name]: part }))),
      [{}],
    )
    .slice(1);

/** Whether a further case says what the first one says, and rests on nothing but that some quantities are not 0. */
const isSaid = (one: LimitResult, found: LimitResult, letters: readonly string[]): boolean =>
  one.kind === found.kind &&
  one.conditions.every(
    ({ left, relation, right }) =>
      relation === '!=' ||
      relation === '=' ||
      (left.kind === 'symbol' && letters.includes(left.name) && E.equal(right, E.zero)),
  ) &&
  sameSides(one, found);

/** The limit for a part of the values of some letters, in these letters; null where it is not known, or the function not real. */
const asker =
  ({ f, variable, to, side }: Asked) =>
  (parts: Readonly<Record<string, Part>>): LimitResult | null => {
    const work = budget(casesBudget);
    const names = Object.keys(parts);
    const map = (pick: (part: Part) => (letter: Expression) => Expression) =>
      Object.fromEntries(names.map((name) => [name, pick(parts[name]!)(E.symbol(name))]));
    const [values, back] = [map(({ value }) => value), map(({ back }) => back)];
    const [g, point] = [substitute(f, values), substitute(to, values)];
    if (mayHaveNoValue(g)) return null;
    const found = limit(g, variable, point, { side, budget: work });
    if (!found.ok || !isReal(found.value)) return null;
    const restored = (a: Expression) => transform(substitute(a, back), simplifyLimit);
    const isBelowOne = names.every((name) => parts[name] === belowOne);
    const held = found.value.conditions.flatMap(({ left, relation, right }) => {
      const quantity = restored(E.subtract(left, right));
      return isBelowOne && isEvidentBelowOne(quantity) ? [] : [condition(quantity, relation)];
    });
    const when = names.flatMap((name) => parts[name]!.when(E.symbol(name)));
    return { ...mapped(found.value, restored), conditions: strongest([...when, ...held], []) };
  };

const isReal = ({ sides }: LimitResult): boolean =>
  Object.values(sides).every((side) => side.kind !== 'not real' && (side.kind !== 'value' || side.isReal));

function mapped(found: LimitResult, to: (a: Expression) => Expression): LimitResult {
  const sides = Object.fromEntries(Object.entries(found.sides).map(([side, one]) => [side, mappedSide(one, to)]));
  return found.kind === 'value' ? { ...found, value: to(found.value), sides } : { ...found, sides };
}

function mappedSide(side: SideLimit, to: (a: Expression) => Expression): SideLimit {
  if (side.kind === 'value') return { ...side, value: to(side.value) };
  if (side.kind !== 'oscillates' || side.between === null) return side;
  return { ...side, between: [to(side.between[0]), to(side.between[1])] };
}

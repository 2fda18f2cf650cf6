import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { mayHaveNoValue } from '../../expression/no-value.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, size, transform } from '../../expression/walk.ts';
import { budget } from '../../result/budget.ts';
import { ok, type Result } from '../../result/result.ts';
import { forPositive } from '../definite/parameters/for-positive.ts';
import { strongest } from '../definite/parameters/strongest.ts';
import { isEvidentBelowOne, limit, sameSides } from '../limit.ts';
import { isRealSide, type LimitResult, mapLimit, type Side } from './limit-result.ts';
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
  /** What was put in for it; empty where it was found with the letters as they stand, taken for positive. */
  readonly by: readonly PutIn[];
  readonly cases: readonly LimitCase[];
  /** Letters that the method took for positive, though the limit is the same where they are negative. */
  readonly anySign: readonly string[];
}

/** The limit where some conditions hold of the letters. */
export interface LimitCase extends Case<LimitResult> {
  /** What was put in for it: one, or one for each of the cases that are said together. */
  readonly by: readonly PutIn[];
}

/** What is put in for letters, to ask for positive ones only: a = −b. The positive ones have the same names. */
export interface PutIn {
  readonly values: Readonly<Record<string, Expression>>;
  /** The positive letters, by the given ones: b = −a. */
  readonly back: Readonly<Record<string, Expression>>;
  /** What holds of each letter. */
  readonly when: Readonly<Record<string, readonly Condition[]>>;
  /** The limit of the positive letters. */
  readonly put: LimitResult;
}

/** What a limit is asked of. */
export interface Asked {
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
    return found.ok ? ok({ found: found.value, by: [], cases: [], anySign: [] }) : found;
  if (found.ok) return ok(inShortForms(withOtherSigns(asked, letters, found.value), letters));
  const turning = letters.length === 1 ? turningAtOne(asked, letters[0]!) : null;
  return turning === null ? found : ok(inShortForms(turning, letters));
}

/** Neighbouring parts of a letter with the same limit are one: a < 0 and a = 0 are a ≤ 0. */
function joinedParts(cases: readonly LimitCase[], letter: string): readonly LimitCase[] {
  const a = E.symbol(letter);
  const joins = [
    { parts: [negative, single(E.zero)], when: [condition(a, '<=')] },
    { parts: [belowOne, { when: () => [condition(a, '<=')] }], when: [condition(a, '<', E.one)] },
  ];
  return joins.reduce<readonly LimitCase[]>((all, { parts, when }) => {
    const found = parts.map((part) => all.find((one) => sameConditions(one.when, part.when(a))));
    const [one, other] = found;
    if (!one || !other || hasLetter(one.value, letter) || !sameSides(one.value, other.value)) return all;
    const joined = { when, value: one.value, by: [...one.by, ...other.by] };
    return all.flatMap((each) => (each === one ? [joined] : each === other ? [] : [each]));
  }, cases);
}

/** What the limit is without letters cannot be another one where they have other signs. */
const hasLetter = (found: LimitResult, letter: string): boolean => {
  let has = false;
  mapLimit(found, (a) => {
    has ||= contains(a, letter);
    return a;
  });
  return has;
};

const sameConditions = (some: readonly Condition[], others: readonly Condition[]): boolean =>
  some.length === others.length && distinctConditions([...some, ...others]).length === some.length;

/** Each as it is written where its conditions hold: √(a²) is a where a is positive. */
function inShortForms({ found, by, cases, anySign }: LimitByCases, letters: readonly string[]): LimitByCases {
  const short = (one: LimitResult): LimitResult =>
    mapLimit(one, (a) => {
      const written = forPositive(a, one.conditions);
      return size(written) < size(a) ? written : a;
    });
  const joined = letters.length === 1 ? joinedParts(cases, letters[0]!) : cases;
  return { found: short(found), by, cases: joined.map((one) => ({ ...one, value: short(one.value) })), anySign };
}

/** Where the answer turns at 1, as that of aˣ: the part beyond 1 leads, or else that below 1; the others are cases. */
function turningAtOne(asked: Asked, letter: string): LimitByCases | null {
  const ask = asker(asked);
  const sides = [beyondOne, belowOne].map((part) => ask({ [letter]: part }));
  const first = sides.find((one) => one !== null);
  if (!first) return null;
  const others = [single(E.one), single(E.zero), negative].map((part) => ask({ [letter]: part }));
  const cases = [...sides, ...others].filter((one) => one !== first).flatMap(caseOf);
  return { found: first.found, by: [first.by], cases, anySign: [] };
}

function withOtherSigns(asked: Asked, letters: readonly string[], found: LimitResult): LimitByCases {
  const alone: LimitByCases = { found, by: [], cases: [], anySign: [] };
  const isForPositive = (one: Condition) => isPositive(one, letters);
  if (!found.conditions.some(isForPositive) || !isReal(found)) return alone;
  if (!found.conditions.every((one) => isForPositive(one) || one.relation === '!=')) return alone;
  const ask = asker(asked);
  const others = signsOf(letters).slice(1).map(ask);
  const isSame = others.every((one) => isSaid(one, found, letters));
  if (!isSame && letters.length > 1) return alone;
  const all = isSame ? [found, ...others.map((one) => one!.found)].flatMap(({ conditions }) => conditions) : [];
  const excluded = distinctConditions([
    ...(isSame ? all : found.conditions).filter(({ relation }) => relation === '!='),
    ...letters.map((name) => condition(E.symbol(name), '!=')),
  ]);
  const exceptions = excluded.map((one) => exceptionOf(one, letters, ask));
  const isCovered = ({ at }: Exception) => at.every((one) => isSaid(one, found, letters));
  const open = exceptions.filter((one) => !isCovered(one) && !(one.isOfSign && !isSame)).map(({ not }) => not);
  const origin = Object.fromEntries(letters.map((name) => [name, single(E.zero)]));
  const isOpenAtOrigin =
    isSame &&
    letters.length > 1 &&
    exceptions.every((one) => !one.isOfSign || isCovered(one)) &&
    !isSaid(ask(origin), found, letters);
  const squares = E.sum(letters.map((name) => E.power(E.symbol(name), E.two)));
  return {
    found: {
      ...found,
      conditions: strongest(
        [
          ...(isSame ? [] : found.conditions.filter(isForPositive)),
          ...open,
          ...(isOpenAtOrigin ? [condition(squares, '!=')] : []),
        ],
        [],
      ),
    },
    by: [],
    cases: [
      ...(isSame ? [] : others.flatMap(caseOf)),
      ...exceptions.flatMap((one) =>
        letters.length > 1 || ((isSame || !one.isOfSign) && isCovered(one)) ? [] : one.at.flatMap(caseOf),
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
  /** The limit there, for all signs of the other letters. */
  readonly at: readonly (PartLimit | null)[];
}

function exceptionOf(not: Condition, letters: readonly string[], ask: Ask): Exception {
  const { left, right } = not;
  const isValue = left.kind === 'symbol' && letters.includes(left.name) && freeSymbols(right).length === 0;
  return {
    not,
    isOfSign: isValue && E.equal(right, E.zero),
    at: isValue
      ? signsOf(letters.filter((name) => name !== left.name)).map((parts) =>
          ask({ ...parts, [left.name]: single(right) }),
        )
      : [null],
  };
}

const caseOf = (one: PartLimit | null): readonly LimitCase[] =>
  one === null ? [] : [{ when: one.found.conditions, value: one.found, by: [one.by] }];

const isPositive = ({ left, relation, right }: Condition, letters: readonly string[]): boolean =>
  left.kind === 'symbol' && letters.includes(left.name) && relation === '>' && E.equal(right, E.zero);

/** All signs that letters can have, first that all are positive. */
const signsOf = (letters: readonly string[]): readonly Readonly<Record<string, Part>>[] =>
  letters.reduce<readonly Record<string, Part>[]>(
    (all, name) => all.flatMap((one) => [positive, negative].map((part) => ({ ...one, [name]: part }))),
    [{}],
  );

/** Whether what a limit rests on is the sign of its letters, and that some quantities are not 0. */
const restsOnSigns = ({ conditions }: LimitResult, letters: readonly string[]): boolean =>
  conditions.every(
    ({ left, relation, right }) =>
      relation === '!=' ||
      relation === '=' ||
      (left.kind === 'symbol' && letters.includes(left.name) && E.equal(right, E.zero)),
  );

/**
 * Whether a part says what the first one says. They are compared with what was put in, as two forms are told apart for positive letters only:
 * |a| is a for them.
 */
const isSaid = (one: PartLimit | null, first: LimitResult, letters: readonly string[]): boolean =>
  one !== null &&
  restsOnSigns(one.found, letters) &&
  isSame(
    one.by.put,
    mapLimit(first, (a) => substitute(a, one.by.values)),
  );

/** What has no value, as 1/|b| at b = 0, says nothing. */
const isSame = (put: LimitResult, first: LimitResult): boolean =>
  !(first.kind === 'value' && mayHaveNoValue(first.value)) && sameSides(put, first);

/** A limit for a part of the values of some letters. */
interface PartLimit {
  readonly found: LimitResult;
  readonly by: PutIn;
}

type Ask = (parts: Readonly<Record<string, Part>>) => PartLimit | null;

/** Asks for the limit for a part of the values of some letters; null where it is not known, or the function not real. */
const asker =
  ({ f, variable, to, side }: Asked): Ask =>
  (parts) => {
    const work = budget(casesBudget);
    const names = Object.keys(parts);
    const map = (pick: (part: Part) => (letter: Expression) => Expression) =>
      Object.fromEntries(names.map((name) => [name, pick(parts[name]!)(E.symbol(name))]));
    const [values, back] = [map(({ value }) => value), map(({ back }) => back)];
    const [g, point] = [substitute(f, values), substitute(to, values)];
    if (mayHaveNoValue(g)) return null;
    const put = limit(g, variable, point, { side, budget: work });
    if (!put.ok || !isReal(put.value)) return null;
    const restored = (a: Expression) => transform(substitute(a, back), simplifyLimit);
    const isBelowOne = names.every((name) => parts[name] === belowOne);
    const held = put.value.conditions.flatMap(({ left, relation, right }) => {
      const quantity = restored(E.subtract(left, right));
      return isBelowOne && isEvidentBelowOne(quantity) ? [] : [condition(quantity, relation)];
    });
    const when = Object.fromEntries(names.map((name) => [name, parts[name]!.when(E.symbol(name))]));
    const conditions = strongest([...Object.values(when).flat(), ...held], []);
    return { found: { ...mapLimit(put.value, restored), conditions }, by: { values, back, when, put: put.value } };
  };

/** Whether what is said is about real values: a limit from the side that has them, or what happens on every side. */
const isReal = ({ kind, sides }: LimitResult): boolean => {
  const told = Object.values(sides).map(isRealSide);
  return kind === 'value' && told.length > 0 ? told.some(Boolean) : told.every(Boolean);
};

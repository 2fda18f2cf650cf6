import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Options } from '../options.ts';
import { alternatives, sidesOf } from './text.ts';

/** Numbers at equal distances, one for each integer: x = start + k·period; a single number has the period 0. */
export interface Family {
  readonly start: number;
  readonly period: number;
}

/** `pi/6 + 2*k*pi`: one family; undefined where it is not linear in its one letter. */
export const familyOf = (a: Expression): Family | undefined => {
  const at = valuesOf(a);
  return at && linear(at);
};

/** Two families where a sign changes with the letter, `(-1)^k*pi/6 + k*pi`: one for the even numbers, one for the odd ones. */
function familiesOf(a: Expression): readonly Family[] | undefined {
  const at = valuesOf(a);
  if (at === undefined) return undefined;
  const whole = linear(at);
  if (whole !== undefined) return [whole];
  const halves = [linear((k) => at(2 * k)), linear((k) => at(2 * k + 1))];
  return halves.every((one) => one !== undefined) ? halves : undefined;
}

/** The value for each integer; undefined where there are more letters than one. */
function valuesOf(a: Expression): ((k: number) => number) | undefined {
  const letters = freeSymbols(a);
  return letters.length > 1 ? undefined : (k) => evaluate(a, letters.length === 0 ? {} : { [letters[0]!]: k });
}

/** So many steps of one length tell a line from what only begins like one. */
const steps = 5;

function linear(at: (k: number) => number): Family | undefined {
  const values = Array.from({ length: steps + 1 }, (_, k) => at(k));
  const [start = Number.NaN, next = Number.NaN] = values;
  const period = next - start;
  const isLine = values.every((value, k) => Math.abs(value - start - k * period) <= 1e-12 * (1 + Math.abs(value)));
  return isLine ? { start, period: Math.abs(period) } : undefined;
}

/** The families that a line names, `x = pi/6 + 2k*pi or x = 5pi/6 + 2k*pi`; a sentence where it cannot be read, null where it is no such line. */
export function readFamilies(text: string, { decimal, angle }: Options): readonly Family[] | string | null {
  const families: Family[] = [];
  const parts = alternatives(text.replace(/≡/g, '='), decimal).map(withoutRange);
  for (const part of parts.filter((one) => one !== '')) {
    const last = withMultiples(sidesOf(part).at(-1)!);
    const read = parse(last, { decimal, angle });
    if (!read.ok) return read.error.message;
    const found = familiesOf(read.value.expression);
    if (!found) return null;
    families.push(...found);
  }
  return families;
}

/** "k ∈ Z", "where k is any integer" say nothing that is compared. */
const withoutRange = (text: string): string =>
  text.replace(
    /(?:^|[,;(\s])\s*(?:(?:where|with|for)\s+)?(?:all|any|every)?\s*[a-z]\s*(?:(?:∈|\bin\b)\s*(?:ℤ|Z|(?:the )?integers)|(?:\bis\b)?\s*(?:\ban?y?\b)?\s*\b(?:integer|whole number)\b)\)?\s*$/i,
    '',
  );

/** `π/3 [2π]` and `π/3 (mod 2π)`: a number and the multiples of a period, as French and American books write them. */
const withMultiples = (text: string): string =>
  text.replace(
    /\s*(?:\[([^[\]]+)\]|\(\s*mod(?:ulo|\.)?\s*([^()]+)\)|\bmod(?:ulo|\.)?\s+([^()]+))\s*$/i,
    (_, ...periods: string[]) => ` + k*(${periods.slice(0, 3).find((one) => one !== undefined)})`,
  );

const maxTurns = 60;
const tolerance = 1e-9;

/** The distance after which all of them together repeat; undefined where none is found. */
export function commonPeriod(families: readonly Family[]): number | undefined {
  const longest = Math.max(...families.map(({ period }) => period));
  if (longest === 0) return undefined;
  for (let times = 1; times <= maxTurns; times++) {
    const period = times * longest;
    if (families.every((one) => one.period === 0 || isWhole(period / one.period))) return period;
  }
  return undefined;
}

const isWhole = (ratio: number): boolean => Math.abs(ratio - Math.round(ratio)) < tolerance;

/** Whether x belongs to a family. */
const holds = ({ start, period }: Family, x: number): boolean => {
  if (period === 0) return Math.abs(x - start) < tolerance * (1 + Math.abs(x));
  const turns = (x - start) / period;
  return Math.abs(turns - Math.round(turns)) * period < tolerance * (1 + Math.abs(x));
};

/** Members within one common period. */
const within = ({ start, period }: Family, common: number): readonly number[] =>
  period === 0
    ? [start]
    : Array.from({ length: Math.round(common / period) }, (_, k) => {
        const x = (start + k * period) % common;
        return x < 0 ? x + common : x;
      });

export interface FamilyDifference {
  /** A number that belongs to one side only. */
  readonly at?: number;
  readonly inYours?: boolean;
}

/** What tells two sets of families apart; undefined where they are equal, `{}` where that is not decided. */
export function compareFamilies(yours: readonly Family[], right: readonly Family[]): FamilyDifference | undefined {
  const common = commonPeriod([...yours, ...right]);
  if (common === undefined) return {};
  const extra = yours.flatMap((one) => within(one, common)).find((x) => !right.some((other) => holds(other, x)));
  if (extra !== undefined) return { at: extra, inYours: true };
  const lost = right.flatMap((one) => within(one, common)).find((x) => !yours.some((other) => holds(other, x)));
  return lost === undefined ? undefined : { at: lost, inYours: false };
}

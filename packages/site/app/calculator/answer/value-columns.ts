import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { inDegrees } from '../../math/degrees.ts';
import { brief } from './brief.ts';

/** How much stands on a line, in letters of a name, and how many of them a column of names may take. */
export interface Line {
  readonly letters: number;
  readonly names: number;
}

export const deskLine: Line = { letters: 58, names: 30 };
export const phoneLine: Line = { letters: 31, names: 16 };

/** A name in its column may be broken once: the value beside it still reads as its own. */
const linesOfName = 2;
/** A column of fewer letters breaks its names too often. */
const fewestLetters = 8;
/** Widths in letters: a digit has its part of what sets groups apart, degrees beside another unit are set small. */
const digit = 1.25;
const narrow = 0.5;
const small = 0.875;
/** Mathematics is set larger; of a fraction two lines stand above each other. */
const large = 1.2;

/** Which values stand in one column, and how many letters the column of their names takes. */
export interface Column {
  readonly letters: number;
  readonly isIn: (value: PresentedValue) => boolean;
}

/**
 * One column of names, broken where that helps, and one of values beside it. Its width is the one that brings the most values in; among
 * those, the one that leaves out what stands last, then the one that breaks the fewest names, and then the narrowest: a value stands near
 * its name.
 */
export function columnOf(values: readonly PresentedValue[], line: Line): Column {
  const widest = Math.min(line.names, Math.max(fewestLetters, ...values.map(({ label }) => label.length)));
  const widths = Array.from({ length: widest - fewestLetters + 1 }, (_, at) => fewestLetters + at);
  const columns = widths.map((letters) => ({ letters, isIn: fitsIn(letters, line) }));
  const linesIn = ({ letters, isIn }: Column) =>
    values.filter(isIn).reduce((lines, { label }) => lines + linesOf(label, letters), 0);
  const outside = ({ isIn }: Column) => values.reduce((places, value, at) => places + (isIn(value) ? 0 : at), 0);
  const best = (one: Column, other: Column): number =>
    values.filter(other.isIn).length - values.filter(one.isIn).length ||
    outside(other) - outside(one) ||
    linesIn(one) - linesIn(other);
  return columns.toSorted(best)[0]!;
}

const fitsIn = (letters: number, line: Line) => (value: PresentedValue) =>
  linesOf(value.label, letters) <= linesOfName && letters + lettersOf(value) <= line.letters;

/** A name whose short brackets stay on one line, P(X > x), and the points at both ends of an arrow, B → A. */
export const glued = (label: string): string =>
  label.replace(/\([^()]{1,8}\)|\S{1,3} → \S{1,3}/g, (together) => together.replaceAll(' ', '\u00A0'));

/** The lines that a name takes in a column; a word that is wider than it does not fit at all. */
function linesOf(label: string, letters: number): number {
  let lines = 1;
  let room = letters;
  for (const { length } of glued(label).split(' ')) {
    if (length > letters) return Infinity;
    if (length > room) {
      lines += 1;
      room = letters;
    }
    room -= length + 1;
  }
  return lines;
}

/** The width of a value as it is shown. */
function lettersOf(given: PresentedValue): number {
  const { words, exact, decimal, unit, also, rounded } = brief(given);
  const isExact = words === undefined && rounded === undefined && exact !== undefined && exact !== decimal;
  const parts = [isExact && decimal !== undefined ? `≈ ${decimal}` : (words ?? decimal), unit, also];
  const formula = isExact ? widthOf(`${typeset(exact)} `) * (exact.includes('/') ? 1 : large) : 0;
  const degrees = inDegrees(given.decimal, given.unit);
  return (
    formula +
    widthOf(parts.filter((part) => part !== undefined).join(' ')) +
    small * widthOf(degrees ? ` ${degrees}` : '')
  );
}

const widthOf = (text: string): number => {
  const widths = [...text].map((letter) => (/\d/.test(letter) ? digit : /[\s.,'"°()]/.test(letter) ? narrow : 1));
  return widths.reduce((sum, width) => sum + width, 0);
};

/** An exact form has neither stars nor carets where it is set, and a sign for the name of a root. */
const typeset = (exact: string): string => exact.replace(/sqrt|cbrt/g, '√').replace(/[*^]/g, '');

import { fromDecimal } from '../../exact/decimal.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { number, product, sum } from '../../expression/build.ts';
import { evaluatePrecise } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { type Failure, no, ok, type Result } from '../../result/result.ts';
import { convertAngle } from '../angles.ts';
import type { ParseOptions } from '../options.ts';
import { quote } from '../quote.ts';
import { readNumber } from '../read-number.ts';
import type { AngleUnit } from '../tree.ts';
import { plainPrimes } from './quantity.ts';

/** An angle as people write it, in the unit that it was typed in. */
interface ReadAngle {
  readonly expression: Expression;
  readonly unit: AngleUnit;
  /** What it was typed in: the unit, or one that has a fixed share of it. */
  readonly typedIn: AngleUnit | 'mils';
  /** It was typed with its own unit or in parts, and is no bare number of the unit of its field. */
  readonly ownUnit: boolean;
}

/**
 * Reads an angle: a bare number in the unit of its field (45.1234, 45,1234, 100/3), with its own unit (45gon, 45.1 grad,
 * 40.5 deg, pi/4 rad, 20 mgon, 1600 mil), in parts (45g12c34cc, 40°30'15", 40d30m15s, 126deg 2min 16sec, 40:30:15, 40 30 15,
 * 40-30-15; the last mark may be missing), with decimals after the g (45g1234), or from north or south (N45°30'E,
 * N45-30-15E). What is typed stays exact.
 */
export function readAngle(text: string, unit: AngleUnit, options: ParseOptions = {}): Result<ReadAngle> {
  const plain = plainMarks(text);
  const quadrant = /^([NS])\s*(.*?)\s*([EW])$/iu.exec(plain);
  if (quadrant) return quadrantBearing(quadrant[1]!, quadrant[2]!, quadrant[3]!, text, options);
  const signed = /^([+-]?)\s*(.*)$/su.exec(plain)!;
  const inParts = anglesInParts(signed[2]!);
  if (inParts) return inParts.ok && signed[1] === '-' ? ok(negated(inParts.value)) : inParts;
  return angleInOneUnit(plain, text, unit, options);
}

/** The angle in gradians: exactly, but for angles in radians and roots, which have 60 digits. */
export const inGradians = ({ expression, unit }: ReadAngle): Rational | undefined =>
  rationalValueOf(convertAngle(expression, unit, 'gradians'));

const negated = (angle: ReadAngle): ReadAngle => ({
  ...angle,
  expression: product([number(-1), angle.expression]),
});

/** One character for each of the marks that keyboards and documents have for the same thing. */
const plainMarks = (text: string): string =>
  plainPrimes(text)
    .trim()
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(/[−‒–—]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/ᵍ/g, 'g')
    .replace(/ᶜ/g, 'c');

interface PartsForm {
  readonly unit: AngleUnit;
  readonly pattern: RegExp;
  /** How many of the next part make one of this, and what the second and third part are called. */
  readonly base: number;
  readonly names: readonly [string, string];
}

const digits = '(\\d+(?:[.,]\\d+)?)';
const inParts = (marks: readonly [string, string, string]): RegExp =>
  new RegExp(
    `^${digits}\\s*(?:${marks[0]})\\s*${digits}\\s*(?:(?:${marks[1]})\\s*(?:${digits}\\s*(?:${marks[2]})?)?)?$`,
    'iu',
  );

const sixtieths = ['minutes', 'seconds'] as const;

const partsForms: readonly PartsForm[] = [
  { unit: 'gradians', pattern: inParts(['g', "c|'", 'cc|"']), base: 100, names: ['centigrades', 'centesimal seconds'] },
  {
    unit: 'degrees',
    pattern: inParts(['°|degrees?|deg|d', "'|minutes?|min|m", '"|seconds?|sec|s']),
    base: 60,
    names: sixtieths,
  },
  {
    unit: 'degrees',
    pattern: new RegExp(`^${digits}\\s*:\\s*${digits}(?:\\s*:\\s*${digits})?$`, 'u'),
    base: 60,
    names: sixtieths,
  },
  {
    unit: 'degrees',
    pattern: /^(\d{1,3}) (\d{1,2}(?:[.,]\d+)?)(?: (\d{1,2}(?:[.,]\d+)?))?$/,
    base: 60,
    names: sixtieths,
  },
  { unit: 'degrees', pattern: /^(\d{1,3})-(\d{1,2})-(\d{1,2}(?:[.,]\d+)?)$/, base: 60, names: sixtieths },
];

/** `45-30`: degrees and minutes, or a difference. */
const twoByDash = /^(\d{1,3})-([0-5]\d)$/;

/** 45g12c34cc or 40°30'15": each part below the next higher one's share, decimals in the last only. */
function anglesInParts(text: string): Result<ReadAngle> | undefined {
  const decimals = afterMark.exec(text);
  if (decimals) return withDecimals(decimals[1]!, decimals[2]!, text);
  const dash = twoByDash.exec(text);
  if (dash) return degreesOrDifference(dash[1]!, dash[2]!, text);
  for (const { unit, pattern, base, names } of partsForms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1).filter((part) => part !== undefined);
    if (parts.slice(0, -1).some((part) => /[.,]/.test(part)))
      return no('unreadable', `${quote(text)} has decimals before its last part; only the last part may have them.`);
    const values = parts.map((part) => fromDecimal(part.replace(',', '.'))!);
    const excess = values.slice(1).findIndex((value) => Q.compare(value, Q.rational(base)) >= 0);
    if (excess >= 0)
      return no('unreadable', `${quote(text)} has ${parts[excess + 1]} ${names[excess]}; they stay below ${base}.`);
    const angle = values.reduceRight((sum, value) => Q.add(value, Q.divide(sum, Q.rational(base))), Q.zero);
    return ok({ expression: number(angle), unit, typedIn: unit, ownUnit: true });
  }
  return undefined;
}

function degreesOrDifference(degrees: string, minutes: string, text: string): Result<never> {
  const readings = [`${degrees}°${minutes}'`, `${degrees} - ${minutes}`];
  const message = `${quote(text)} can be read in two ways, as ${readings[0]} or as the difference ${readings[1]}: write the one that is meant.`;
  return no('ambiguous-number', message, { readings });
}

/** 45g1234: decimals written after the g. */
const afterMark = /^(\d+)\s*(?:g|gr|grad|gon)\s*(\d+)$/iu;

/** Two, four … of them are centigrades and their hundredths at the same time; 45g5 could be 45.5 or 45.05. */
function withDecimals(whole: string, decimals: string, text: string): Result<ReadAngle> {
  const inOne = `${whole}.${decimals}`;
  if (decimals.length % 2 === 0)
    return ok({ expression: number(fromDecimal(inOne)!), unit: 'gradians', typedIn: 'gradians', ownUnit: true });
  const readings = [`${inOne} gon`, `${whole}g${decimals}c`];
  const message = `${quote(text)} can be ${inOne} gon or ${whole} gon and ${decimals} centigrades; type ${readings[0]} or ${readings[1]}.`;
  return no('ambiguous-number', message, { readings });
}

/** N45°30'E: from north or south, towards east or west. */
function quadrantBearing(
  from: string,
  middle: string,
  towards: string,
  text: string,
  options: ParseOptions,
): Result<ReadAngle> {
  if (/^[\d.,]*$/.test(middle))
    return no(
      'unreadable',
      middle === ''
        ? `${quote(text)} lacks the angle between north or south and east or west.`
        : `${quote(text)} does not say whether the angle is in degrees (${from}${middle}°${towards}) or in gradians (${from}${middle}g${towards}).`,
    );
  // Nobody subtracts in a bearing: its dash is that of degrees and minutes.
  const read = anglesInParts(middle.replace(twoByDash, "$1°$2'")) ?? angleInOneUnit(middle, text, 'degrees', options);
  if (!read.ok) return read;
  const { unit, typedIn } = read.value;
  const size = rationalValueOf(read.value.expression);
  const quarter = rationalValueOf(convertAngle(number(100), 'gradians', unit));
  if (!size || !quarter || Q.sign(size) < 0 || Q.compare(size, quarter) > 0)
    return no('unreadable', `${quote(text)}: from north or south the angle goes up to 90° (100 gon).`);
  const north = from.toUpperCase() === 'N';
  const east = towards.toUpperCase() === 'E';
  const base = convertAngle(number(north ? (east ? 0 : 400) : 200), 'gradians', unit);
  const signedAngle = product([number(north === east ? 1 : -1), read.value.expression]);
  return ok({ expression: sum([base, signedAngle]), unit, typedIn, ownUnit: true });
}

/** How an angle ends that has its own unit, and how many of the unit one is. */
const units: readonly {
  readonly ending: RegExp;
  readonly unit: AngleUnit;
  readonly size: Rational;
  readonly typedIn?: 'mils';
}[] = [
  { ending: /\s*(?<!\p{L})mgon$/iu, unit: 'gradians', size: Q.rational(1, 1000) },
  { ending: /\s*(?<!\p{L})cgon$/iu, unit: 'gradians', size: Q.rational(1, 100) },
  { ending: /\s*(?<!\p{L})(?:gons?|gradians?|grads?|grades?|gr|g)$/iu, unit: 'gradians', size: Q.one },
  { ending: /\s*(?<!\p{L})(?:degrees?|deg|°)$/iu, unit: 'degrees', size: Q.one },
  // The mil of maps and artillery: 6400 to a turn.
  { ending: /\s*(?<!\p{L})mils?$/iu, unit: 'degrees', size: Q.rational(9, 160), typedIn: 'mils' },
  { ending: /\s*(?<!\p{L})(?:radians?|rad)$/iu, unit: 'radians', size: Q.one },
];

function angleInOneUnit(plain: string, typed: string, unit: AngleUnit, options: ParseOptions): Result<ReadAngle> {
  const found = units.find(({ ending }) => ending.test(plain));
  const read = readNumber(found ? plain.replace(found.ending, '') : plain, options);
  if (!read.ok) return refused(read.error, found?.ending.exec(plain)?.[0] ?? '', typed);
  if (read.value.isAngle)
    return no('unreadable', `${quote(typed)} has a unit inside a calculation; the unit of an angle stands at its end.`);
  const { expression } = read.value;
  if (!found) return ok({ expression, unit, typedIn: unit, ownUnit: false });
  const { size, typedIn = found.unit } = found;
  return ok({ expression: product([expression, number(size)]), unit: found.unit, typedIn, ownUnit: true });
}

/** What can be read in two ways keeps its unit in both. */
function refused(failure: Failure, ending: string, typed: string): Result<never> {
  if (failure.code !== 'ambiguous-number') return no('unreadable', `${quote(typed)} is not an angle; ${accepted}`);
  const readings = failure.readings?.map((reading) => reading + ending);
  return no('ambiguous-number', failure.message, { readings });
}

const accepted = "accepted are angles such as 45.1234, 45g12c34cc, 40°30'15\", N45°30'E or 0.7 rad.";

/** The value of a constant expression: exactly where it is rational, else to 60 digits. */
export function rationalValueOf(expression: Expression): Rational | undefined {
  if (expression.kind === 'number') return expression.value;
  const precise = evaluatePrecise(expression, 60);
  return precise.ok && precise.value.im === '0' ? (fromDecimal(precise.value.re) ?? undefined) : undefined;
}

import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { constant, divide, number, product } from '@nomogram/math/expression/build.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { readNumber } from '@nomogram/math/syntax/read-number.ts';
import { quoted } from '../field.ts';

export type AngleUnitName = 'gradians' | 'degrees' | 'radians';

/** An angle as surveyors write it, brought to gradians. */
export interface SurveyAngle {
  readonly gradians: Rational;
  readonly unit: AngleUnitName;
}

/**
 * Reads an angle: a bare number in gradians (45.1234, 45,1234, 100/3), with its unit (45gon, 45.1 grad, 40.5 deg, pi/4 rad,
 * 20 mgon), in parts (45g12c34cc, 40°30'15", 40d30m15s, 40:30:15; the last mark may be missing), with decimals after the g
 * (45g1234), or from north or south (N45°30'E). What is typed stays exact; angles in radians are taken to 60 digits.
 */
export function readSurveyAngle(text: string): Result<SurveyAngle> {
  const plain = plainMarks(text);
  const quadrant = /^([NS])\s*(.*?)\s*([EW])$/iu.exec(plain);
  if (quadrant) return quadrantBearing(quadrant[1]!, quadrant[2]!, quadrant[3]!, text);
  const signed = /^([+-]?)\s*(.*)$/su.exec(plain)!;
  const inParts = anglesInParts(signed[2]!);
  if (inParts) {
    if (!inParts.ok) return inParts;
    const { gradians, unit } = inParts.value;
    return ok({ gradians: signed[1] === '-' ? Q.negate(gradians) : gradians, unit });
  }
  return angleInOneUnit(plain, text);
}

/** One character for each of the marks that keyboards and documents have for the same thing. */
const plainMarks = (text: string): string =>
  text
    .trim()
    .replace(/[−‒–—]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/ᵍ/g, 'g')
    .replace(/ᶜ/g, 'c')
    .replace(/[″”“]|''|′′|’’/g, '"')
    .replace(/[′’‘´`]/g, "'");

interface PartsForm {
  readonly unit: AngleUnitName;
  readonly pattern: RegExp;
  /** How many of the next part make one of this, and what the second and third part are called. */
  readonly base: number;
  readonly names: readonly [string, string];
}

const digits = '(\\d+(?:[.,]\\d+)?)';
const inParts = (marks: readonly [string, string, string]): RegExp =>
  new RegExp(
    `^${digits}\\s*(?:${marks[0]})\\s*(?:${digits}\\s*(?:(?:${marks[1]})\\s*(?:${digits}\\s*(?:${marks[2]})?)?)?)?$`,
    'iu',
  );

const partsForms: readonly PartsForm[] = [
  { unit: 'gradians', pattern: inParts(['g', "c|'", 'cc|"']), base: 100, names: ['centigrades', 'centesimal seconds'] },
  { unit: 'degrees', pattern: inParts(['°|d', "'|m", '"|s']), base: 60, names: ['minutes', 'seconds'] },
  {
    unit: 'degrees',
    pattern: new RegExp(`^${digits}\\s*:\\s*${digits}(?:\\s*:\\s*${digits})?$`, 'u'),
    base: 60,
    names: ['minutes', 'seconds'],
  },
];

/** 45g12c34cc or 40°30'15": each part below the next higher one's share, decimals in the last only. */
function anglesInParts(text: string): Result<SurveyAngle> | undefined {
  const decimals = afterMark.exec(text);
  if (decimals) return withDecimals(decimals[1]!, decimals[2]!, text);
  for (const { unit, pattern, base, names } of partsForms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1).filter((part) => part !== undefined);
    if (parts.slice(0, -1).some((part) => /[.,]/.test(part)))
      return no('unreadable', `${quoted(text)} has decimals before its last part; only the last part may have them.`);
    const values = parts.map((part) => fromDecimal(part.replace(',', '.'))!);
    const excess = values.slice(1).findIndex((value) => Q.compare(value, Q.rational(base)) >= 0);
    if (excess >= 0)
      return no('unreadable', `${quoted(text)} has ${parts[excess + 1]} ${names[excess]}; they go up to ${base}.`);
    const angle = values.reduceRight((sum, value) => Q.add(value, Q.divide(sum, Q.rational(base))), Q.zero);
    return ok({ gradians: unit === 'degrees' ? Q.multiply(angle, tenNinths) : angle, unit });
  }
  return undefined;
}

const tenNinths = Q.rational(10, 9);

/** 45g1234: decimals written after the g. */
const afterMark = /^(\d+)\s*(?:g|gr|grad|gon)\s*(\d+)$/iu;

/** Two, four … of them are centigrades and their hundredths at the same time; 45g5 could be 45.5 or 45.05. */
function withDecimals(whole: string, decimals: string, text: string): Result<SurveyAngle> {
  if (decimals.length % 2 === 0) return ok({ gradians: fromDecimal(`${whole}.${decimals}`)!, unit: 'gradians' });
  return no(
    'unreadable',
    `${quoted(text)} can be ${whole}.${decimals} gon or ${whole} gon and ${decimals} centigrades; type ${whole}.${decimals} or ${whole}g${decimals}c.`,
  );
}

/** N45°30'E: from north or south, towards east or west. */
function quadrantBearing(from: string, middle: string, towards: string, text: string): Result<SurveyAngle> {
  if (!/[^\d\s.,]/.test(middle))
    return no(
      'unreadable',
      middle === ''
        ? `${quoted(text)} lacks the angle between north or south and east or west.`
        : `${quoted(text)} does not say whether the angle is in degrees (${from}${middle}°${towards}) or in gradians (${from}${middle}g${towards}).`,
    );
  const read = anglesInParts(middle) ?? angleInOneUnit(middle, text);
  if (!read.ok) return read;
  const { gradians, unit } = read.value;
  if (Q.sign(gradians) < 0 || Q.compare(gradians, Q.rational(100)) > 0)
    return no('unreadable', `${quoted(text)}: from north or south the angle goes up to 90° (100 gon).`);
  const north = from.toUpperCase() === 'N';
  const east = towards.toUpperCase() === 'E';
  const base = Q.rational(north ? (east ? 0 : 400) : 200);
  return ok({ gradians: north === east ? Q.add(base, gradians) : Q.subtract(base, gradians), unit });
}

/** What a unit is in gradians; a bare number is in gradians. */
const units: readonly {
  readonly ending: RegExp;
  readonly unit: AngleUnitName;
  readonly inGradians: Expression;
}[] = [
  { ending: /\s*(?<!\p{L})mgon$/iu, unit: 'gradians', inGradians: number(Q.rational(1, 1000)) },
  { ending: /\s*(?<!\p{L})cgon$/iu, unit: 'gradians', inGradians: number(Q.rational(1, 100)) },
  { ending: /\s*(?<!\p{L})(?:gons?|gradians?|grads?|grades?|gr|g)$/iu, unit: 'gradians', inGradians: number(1) },
  { ending: /\s*(?<!\p{L})(?:degrees?|deg|°)$/iu, unit: 'degrees', inGradians: number(tenNinths) },
  { ending: /\s*(?<!\p{L})(?:radians?|rad)$/iu, unit: 'radians', inGradians: divide(number(200), constant('pi')) },
];

function angleInOneUnit(plain: string, typed: string): Result<SurveyAngle> {
  const found = units.find(({ ending }) => ending.test(plain));
  const read = readNumber(found ? plain.replace(found.ending, '') : plain);
  if (!read.ok) return no('unreadable', `${quoted(typed)} is not an angle; ${accepted}`);
  if (read.value.isAngle)
    return no(
      'unreadable',
      `${quoted(typed)} has a unit inside a calculation; the unit of an angle stands at its end.`,
    );
  const expression = found ? product([read.value.expression, found.inGradians]) : read.value.expression;
  const gradians = rationalValueOf(expression);
  if (!gradians) return no('unreadable', `${quoted(typed)} is not an angle; ${accepted}`);
  return ok({ gradians, unit: found?.unit ?? 'gradians' });
}

const accepted = "accepted are angles such as 45.1234, 45g12c34cc, 40°30'15\", N45°30'E or 0.7 rad.";

/** The value of a constant expression: exactly where it is rational, else to 60 digits. */
export function rationalValueOf(expression: Expression): Rational | undefined {
  if (expression.kind === 'number') return expression.value;
  const precise = evaluatePrecise(expression, 60);
  return precise.ok && precise.value.im === '0' ? (fromDecimal(precise.value.re) ?? undefined) : undefined;
}

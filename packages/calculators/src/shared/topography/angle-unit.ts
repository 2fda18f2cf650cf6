import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import type { AnswerAngle } from '../../kit/options.ts';

/** How a working of a survey writes its angles: the marks that stand in its equations and sentences, `{half}`, and what they are in a unit. */
interface WrittenAngles {
  /** How many of the unit a gradian is. */
  readonly gradian: Rational;
  /** How it stands behind a number. */
  readonly sign: string;
  readonly marks: { readonly [mark: string]: string };
  /** The same marks in sentences. */
  readonly said: { readonly [mark: string]: string };
}

const ofCircle = (whole: number, name: string, said: (angle: number) => string): WrittenAngles => ({
  gradian: Q.rational(whole, 400),
  sign: whole === 400 ? 'gon' : '°',
  marks: {
    toRadians: `*pi/${whole / 2}`,
    fromRadians: `*${whole / 2}/pi`,
    quarter: `${whole / 4}`,
    half: `${whole / 2}`,
    threeQuarters: `${(whole * 3) / 4}`,
    turn: `${whole}`,
    milligon: `${whole / 400_000}`,
  },
  said: {
    quarter: said(whole / 4),
    half: said(whole / 2),
    turn: said(whole),
    milligon: ` 1 mgon is ${said(whole / 400_000)}.`,
    fromRadians: ` ${whole / 2}/pi turns radians into ${name}.`,
    toRadians: ` pi/${whole / 2} turns ${name} into radians.`,
  },
});

const written = {
  gradians: ofCircle(400, 'gradians', (angle) => `${angle} gon`),
  degrees: ofCircle(360, 'degrees', (angle) => `${angle}°`),
};

/** The units that a working can be written in. */
export type SurveyUnit = keyof typeof written;

/** The unit of the working where the answer was asked for in one: degrees for minutes and seconds, too; nobody measures in radians. */
export const unitOfWorking = (asked: AnswerAngle | undefined): SurveyUnit =>
  asked === 'dms' || asked === 'degrees' ? 'degrees' : 'gradians';

const filled = (text: string, marks: WrittenAngles['marks']): string =>
  text.replace(/\{(\w+)\}/g, (_, mark: string) => marks[mark] ?? '');

/** An equation with its marks in a unit. */
export const equationIn = (unit: SurveyUnit, text: string): string => filled(text, written[unit].marks);

/** A sentence with its marks in a unit. */
export const sentenceIn = (unit: SurveyUnit, text: string): string => filled(text, written[unit].said);

/** An angle in gradians as a number of the unit. */
export const gradiansIn = (unit: SurveyUnit, angle: Rational): Rational => Q.multiply(angle, written[unit].gradian);

/** The same of a double. */
export const shownGradians = (unit: SurveyUnit, angle: number): number => angle * Q.toNumber(written[unit].gradian);

/** How the unit stands behind a number. */
export const signOf = (unit: SurveyUnit): string => written[unit].sign;

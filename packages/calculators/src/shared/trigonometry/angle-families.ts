import { exactDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { number, product } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { mapTuple } from '@nomogram/math/result/tuple.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { type Family, pi } from '@nomogram/math/trigonometry/general-solution.ts';
import { halfTurns } from '@nomogram/math/trigonometry/solutions-in-turn.ts';
import { decimalLatex, decimalOf } from '../../kit/decimal.ts';
import { fromRadians } from './angle.ts';

/** How families of solutions are written: `pi/6 + 2*k*pi`, `30° + k*360°`, `0.5236 + 6.2832*k`. */

/** What stands for any integer: k counts the turns of sine and cosine, m the half turns of the tangent; n where k is the unknown. */
export type Letter = 'k' | 'm' | 'n';

/** The letter for any whole number beside an unknown. */
export const integerBeside = (x: string): Letter => (x === 'k' ? 'n' : 'k');

interface WrittenFamily {
  readonly text: string;
  readonly latex: string;
}

/** In radians, exactly. */
export function inRadians({ base, period, rounded }: Family, letter: Letter): WrittenFamily {
  const parts = halfTurns(period);
  const step = parts
    ? { text: timesPi(parts, letter), latex: timesPiLatex(parts, letter) }
    : times(letter, { text: bracketed(toText(period), period), latex: toLatex(period) });
  if (isZero(base)) return step;
  const start = rounded ? singleAngle(base, 15) : { text: toText(base), latex: toLatex(base) };
  return { text: `${start.text} + ${step.text}`, latex: `${start.latex} + ${step.latex}` };
}

/** k periods: of the period 1 it is k. */
const times = (letter: Letter, period: WrittenFamily): WrittenFamily =>
  period.text === '1'
    ? { text: letter, latex: letter }
    : { text: `${letter}*${period.text}`, latex: `${letter} \\cdot ${period.latex}` };

const isZero = (value: Expression): boolean => value.kind === 'number' && Q.isZero(value.value);
const bracketed = (text: string, value: Expression): string => (value.kind === 'sum' ? `(${text})` : text);

function timesPi({ numerator, denominator }: Q.Rational, letter: Letter): string {
  const factor = numerator === 1 ? '' : `${Z.toString(numerator)}*`;
  return `${factor}${letter}*pi${denominator === 1 ? '' : `/${Z.toString(denominator)}`}`;
}

function timesPiLatex({ numerator, denominator }: Q.Rational, letter: Letter): string {
  const over = `${numerator === 1 ? '' : Z.toString(numerator)}${letter}\\pi`;
  return denominator === 1 ? over : `\\frac{${over}}{${Z.toString(denominator)}}`;
}

/** In radians, as decimals. */
export function asDecimals({ base, period }: Family, letter: Letter, digits: number): WrittenFamily {
  const [start, turn] = [rounded(base, digits), rounded(period, digits)];
  // In braces: a line breaks before the period, not within.
  const { text, latex } = times(letter, turn);
  const step = { text, latex: `{${latex}}` };
  if (isZero(base)) return step;
  return { text: `${start.text} + ${step.text}`, latex: `${start.latex} + ${step.latex}` };
}

/** As a decimal; exactly, where no digit is certain. */
function rounded(value: Expression, digits: number): WrittenFamily {
  const text = decimalOf(value, digits);
  return text === undefined ? { text: toText(value), latex: toLatex(value) } : { text, latex: decimalLatex(text) };
}

const signs = {
  degrees: { text: '°', latex: '^\\circ' },
  gradians: { text: ' gon', latex: '\\ \\text{gon}' },
} as const;

/** In degrees or gradians: exact where these are rational, else decimals. */
export function inUnit(
  { base, period }: Family,
  letter: Letter,
  unit: 'degrees' | 'gradians',
  digits: number,
): WrittenFamily {
  const sign = signs[unit];
  const [start, step] = mapTuple([base, period], (angle) => plainAngle(angle, unit, digits));
  const stepText = `${letter}*${step.text}${sign.text}`;
  const stepLatex = `${letter} \\cdot ${step.latex}${sign.latex}`;
  if (isZero(base)) return { text: stepText, latex: stepLatex };
  return {
    text: `${start.text}${sign.text} + ${stepText}`,
    latex: `${start.latex}${sign.latex} + ${stepLatex}`,
  };
}

function plainAngle(angle: Expression, unit: 'degrees' | 'gradians', digits: number): WrittenFamily {
  const angleInUnit = fromRadians(angle, unit);
  const finite = angleInUnit.kind === 'number' ? exactDecimal(angleInUnit.value, digits) : undefined;
  if (angleInUnit.kind === 'number' && !finite) return { text: toText(angleInUnit), latex: toLatex(angleInUnit) };
  const text = finite ?? decimalOf(angleInUnit, digits) ?? toText(angleInUnit);
  return { text, latex: decimalLatex(text) };
}

/** One solution: exact where it is a multiple of pi, else its decimal. */
export function singleAngle(angle: Expression, digits: number): WrittenFamily {
  const known = halfTurns(angle);
  if (known) {
    const exact = product([number(known), pi]);
    return { text: toText(exact), latex: toLatex(exact) };
  }
  const text = decimalOf(angle, digits) ?? toText(angle);
  return { text, latex: decimalLatex(text) };
}

/** The same with the sign π, for figures. */
export const figureAngle = (angle: Expression): string =>
  singleAngle(angle, 4).text.replace('pi', 'π').replace('*', '');

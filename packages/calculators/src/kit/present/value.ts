import type { Naming } from '@nomogram/math/algebra/roots/name-roots.ts';
import { exactDecimal, fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { signOfConstant } from '@nomogram/math/expression/balls/sign-of-constant.ts';
import { equal, number, subtract, zero } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { certainDecimal } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { digitsOfSeconds, saidIn, sexagesimalLatex, sexagesimalText } from '../angles/said-angle.ts';
import type { DoubleForm, Quantity, QuantityForm } from '../answer.ts';
import { certainDigits, complexText, preciseComplexText } from '../complex-text.ts';
import {
  certainDouble,
  decimalLatex,
  doubleDigits,
  formatDouble,
  type KnownDecimal,
  knownDecimalOf,
  withFewerDigits,
} from '../decimal.ts';
import { force } from '../lazy.ts';
import { defaultOptions, type Options } from '../options.ts';
import type { PresentedValue } from '../outcome.ts';
import { unitBeside } from './counted.ts';

/** A value, and how its LaTeX is made. */
export interface ShownValue {
  readonly value: PresentedValue;
  readonly latex?: () => string | undefined;
  /** How many of its digits are known, where that may be fewer than are asked for. */
  readonly known?: number;
}

/** Beyond so many digits the cost of a value that is no closed form grows out of hand. */
const maxComputed = 100;

/** 3 for 123.4, 0 for 0.5. */
const digitsBeforePoint = (value: number): number => Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) + 1);

/** So many more digits tell a decimal that ends from one that is rounded to the same; few enough to take no more bits. */
const beyond = 11;

/** Whether a decimal ends so early that it looks like all of the number: -200, which no reader would take for rounded. */
const looksWhole = (text: string, digits: number): boolean =>
  significantDigits(text) <= fewOf * Math.min(digits, doubleDigits);

/** With more of the digits that were asked for than this, a decimal is seen to be rounded, whatever zeros it ends with. */
const fewOf = 0.8;

const significantDigits = (text: string): number =>
  text
    .replace(/e.*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '').length;

/** The digits of a double: of the number that it stands for, where they can be computed, else its own. */
function decimalOfDouble({ value, precise, error, places }: DoubleForm, wanted: number) {
  const digits = places === undefined ? wanted : Math.max(wanted, digitsBeforePoint(value) + places);
  const text = precise && certainDecimal(precise, Math.min(digits, maxComputed));
  if (text !== undefined)
    return {
      text,
      known: digits > maxComputed ? maxComputed : undefined,
      isCut: looksWhole(text, digits) && (certainDecimal(precise!, digits + beyond) ?? text) !== text,
    };
  if (error === undefined) return { text: formatDouble(value, Math.min(digits, doubleDigits)), known: doubleDigits };
  return { text: certainDouble(value, error, digits), known: Math.floor(-Math.log10(error)) };
}

/** The digits of a double as an answer shows them where no more are asked for: lines of its steps end with them. */
export const shownDecimal = (form: DoubleForm): string => decimalOfDouble(form, defaultOptions.digits).text;

type ExactForm = Extract<Quantity['form'], { readonly form: 'exact' }>;

/** The decimal beside an exact value: of a finite one all of it, else what is known already, else what can be computed. */
function decimalOfExact(
  { expression, decimal, known }: ExactForm,
  finite: string | null | undefined,
  wanted: number,
): KnownDecimal | undefined {
  const own = finite ?? decimal;
  return own === undefined
    ? knownDecimalOf(expression, wanted)
    : { text: own, known: typeof finite === 'string' ? undefined : known };
}

export const withLatex = ({ value, latex }: ShownValue): PresentedValue =>
  latex ? { ...value, latex: latex() } : value;

/** The exact text of an expression, its decimal, and whether that ends. */
function exactAndDecimal(form: ExactForm, digits: number) {
  const { expression } = form;
  const rational = expression.kind === 'number' ? expression.value : undefined;
  const finite = rational && exactDecimal(rational, digits);
  const exact = toText(expression);
  const found = decimalOfExact(form, finite, digits);
  const text = found?.text;
  // 1 + 2i says nothing that 1 + 2*i does not say.
  const decimal = text === exact.replaceAll('*', '') && text !== exact ? undefined : text;
  return {
    exact,
    decimal,
    known: found?.known,
    ends: typeof finite === 'string' || (rational !== undefined && isSaidWhole(rational, decimal)),
  };
}

/** Whether the digits are all that there are: 1e-20 says all of 1/10^20, though not as a plain decimal of so many places. */
const isSaidWhole = (value: Q.Rational, decimal: string | undefined): boolean => {
  const shownValue = decimal === undefined ? null : fromDecimal(decimal);
  return shownValue !== null && Q.equals(shownValue, value);
};

function exactTexts(form: ExactForm, digits: number, naming: Naming | null): Texts {
  const { exact, decimal, known, ends } = exactAndDecimal(form, digits);
  const named = naming?.named(form.expression);
  return {
    texts: { exact, named: named && toText(named), decimal },
    latex: () => toLatex(named ?? form.expression),
    known,
    ends,
  };
}

/** The expression and an arbitrary constant: all antiderivatives. */
function upToConstant({ expression }: ExactForm, constant: string, naming: Naming | null): Texts {
  const named = naming?.named(expression);
  return {
    texts: { exact: `${toText(expression)} + ${constant}`, named: named && `${toText(named)} + ${constant}` },
    latex: () => `${toLatex(named ?? expression)} + ${constant}`,
  };
}

/** What a value is, before its name and label stand beside it: its texts, its LaTeX, how many digits are known. */
interface Texts {
  readonly texts: Pick<PresentedValue, 'exact' | 'named' | 'decimal' | 'words' | 'meaning'>;
  readonly latex?: ShownValue['latex'];
  readonly known?: number;
  /** Whether the decimal is all of the exact form. */
  readonly ends?: boolean;
  /** Whether the decimal stands alone and looks like all of the number, which it is not. */
  readonly isCut?: boolean;
}

/**
 * One value as text and LaTeX, to as many digits as are asked for.
 * @param naming the letters of the roots that have no short form, if any
 */
export function presentValue(
  name: string,
  quantity: Quantity,
  options: Options,
  naming: Naming | null = null,
): ShownValue {
  const { label, unit, also, rounded, standsFor, together, arbitrary, unordered, form } = saidIn(
    quantity,
    options.angles,
  );
  const common = { name, label, also, rounded, standsFor, together, arbitrary, unordered };
  const constant = arbitrary?.over === 'constants' ? arbitrary.letter : undefined;
  const {
    texts,
    latex,
    known,
    ends,
    isCut: cut,
  } = form.form === 'exact' && constant !== undefined
    ? upToConstant(form, constant, naming)
    : textsOf(form, options, naming);
  const { exact, decimal } = texts;
  const isTwofold = exact !== undefined && decimal !== undefined && exact !== decimal;
  const relation = isTwofold && { relation: ends ? ('=' as const) : ('≈' as const) };
  return {
    value: {
      ...common,
      ...texts,
      unit: unit && unitBeside(decimal ?? '', unit),
      ...relation,
      ...(cut && { relation: '≈' as const }),
      ...shortOfOne(quantity, decimal, options),
    },
    latex,
    known,
  };
}

/** Beside digits that round to 1, of a number that is not 1: that they do, and what is left to it. */
function shortOfOne(
  { leftToOne, neverWhole }: Quantity,
  decimal: string | undefined,
  options: Options,
): Partial<PresentedValue> {
  if (neverWhole && /^-?\d+$/.test(decimal ?? '')) return { relation: '≈' };
  if (leftToOne === undefined || decimal !== '1') return {};
  const { decimal: left, words } = textsOf(leftToOne, options, null).texts;
  return { relation: '≈', also: words === undefined ? `1 - ${left}` : `what is left to 1 is ${words}` };
}

function textsOf(form: QuantityForm, options: Options, naming: Naming | null): Texts {
  switch (form.form) {
    case 'decimal': {
      const { text, known, isCut: cut } = decimalOfDouble(form, options.digits);
      return { ...ofDecimal(text, known), isCut: cut };
    }
    case 'exact':
      return exactTexts(form, options.digits, naming);
    case 'approximate': {
      const { text, known } = knownDecimalOf(form.expression, options.digits) ?? {};
      return { ...ofDecimal(text, known), isCut: isCut(form.expression, text, options.digits) };
    }
    case 'integer': {
      const text = Z.toString(form.value);
      return { texts: { exact: text, decimal: text }, latex: () => text };
    }
    case 'digits': {
      const { known, of } = form;
      if (known !== undefined) return ofDecimal(withFewerDigits(form.digits, options.digits), known);
      const cut = of && looksWhole(form.digits, doubleDigits) && !isSaidWhole(rounded(of), form.digits);
      return { ...ofDecimal(form.digits), isCut: cut };
    }
    case 'sexagesimal': {
      const { texts, known } = textsOf(form.seconds, { ...options, digits: digitsOfSeconds(options.digits) }, null);
      const seconds = texts.decimal ?? '0';
      return { texts: { decimal: sexagesimalText(seconds) }, latex: () => sexagesimalLatex(seconds), known };
    }
    case 'complex': {
      const precise = form.exact && preciseComplexText(form.exact, options.digits);
      const { text, latex } = precise ?? complexText(form.value, options.digits, form.known);
      return {
        texts: { decimal: text },
        latex: () => latex,
        known: precise ? undefined : (form.known ?? certainDigits),
        isCut: form.exact && [form.exact.re, form.exact.im].some((part) => isCutPart(part, options.digits)),
      };
    }
    case 'formula':
      return { texts: { exact: form.text }, latex: () => force(form.latex) };
    case 'words':
      return { texts: { words: form.words, ...(form.meaning && { meaning: form.meaning }) } };
  }
}

/** The number that digits were cut from may come from double-doubles, which are not right to their last digits. */
const digitsOfCut = 22;

const rounded = (value: Q.Rational): Q.Rational => fromDecimal(toDecimal(value, digitsOfCut)) ?? value;

/** Whether the decimal of a constant looks like all of it, which it is not. */
const isCut = (constant: Expression, shown: string | undefined, digits: number): boolean =>
  shown !== undefined && looksWhole(shown, digits) && differs(constant, shown);

const isCutPart = (part: Expression, digits: number): boolean =>
  !equal(part, zero) && isCut(part, knownDecimalOf(part, digits)?.text, digits);

/** Whether a constant is certainly not the number that a decimal says. */
function differs(expression: Expression, decimal: string): boolean {
  const said = fromDecimal(decimal);
  const sign = said === null ? undefined : signOfConstant(subtract(expression, number(said)));
  return sign === 1 || sign === -1;
}

const ofDecimal = (decimal: string | undefined, known?: number): Texts => ({
  texts: { decimal },
  latex: () => (decimal === undefined ? undefined : decimalLatex(decimal)),
  known,
});

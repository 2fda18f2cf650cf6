import * as Z from '@nomogram/math/exact/integer.ts';
import { abs, isOne, isZero, type Rational, sign } from '@nomogram/math/exact/rational.ts';
import { constant, multiply } from '@nomogram/math/expression/build.ts';
import { type ComplexForm, isRational } from '@nomogram/math/expression/complex/parts.ts';
import { evaluatePrecise } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { some } from '@nomogram/math/expression/walk.ts';
import type { Complex } from '@nomogram/math/numeric/complex.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import { decimalLatex, formatDouble } from './decimal.ts';

/** A part within this of zero, beside the whole, is shown as zero (the specification's 1e-15). */
const negligible = 1e-15;

/** The digits that a few roundings in double precision leave right. */
export const certainDigits = 14;

interface TypesetPart {
  readonly text: string;
  readonly latex: string;
}

/** `5 + 2i` for a complex number in double precision. */
export function complexText(
  value: Complex,
  digits: number = certainDigits,
  known: number = certainDigits,
): TypesetPart {
  const { re, im } = shownParts(value, Math.min(digits, known));
  return joined(decimalPart(re), decimalPart(im));
}

/** The parts as decimals; one that is nothing beside the whole is 0. */
function shownParts(value: Complex, digits: number): { readonly re: string; readonly im: string } {
  const size = Math.max(Math.abs(value.re), Math.abs(value.im));
  // Of a number that is that small itself, 4e-20*i, nothing is negligible but what is so beside it.
  const whole = size <= negligible ? size : Math.max(size, 1);
  const part = (x: number) => (Math.abs(x) <= negligible * whole ? 0 : x);
  return { re: formatDouble(part(value.re), digits), im: formatDouble(part(value.im), digits) };
}

/** The same for exact parts, to as many digits as are asked for; undefined where one of them cannot be had. */
export function preciseComplexText({ re, im }: ComplexForm, digits: number): TypesetPart | undefined {
  const parts = [re, im].map((part) => evaluatePrecise(part, digits));
  const texts = parts.flatMap((part) => (part.ok && part.value.im === '0' ? [part.value.re] : []));
  return texts.length === 2 ? joined(decimalPart(texts[0]!), decimalPart(texts[1]!)) : undefined;
}

/** The decimal of a complex constant, every digit certain; undefined where it cannot be had. */
export function complexDecimal(expression: Expression, digits: number): string | undefined {
  const found = evaluatePrecise(expression, digits);
  return found.ok ? joined(decimalPart(found.value.re), decimalPart(found.value.im)).text : undefined;
}

function decimalPart(decimal: string): Part {
  const text = decimal.replace(/^-/, '');
  return { sign: Math.sign(Number(decimal)), text, latex: decimalLatex(text), isUnit: text === '1' };
}

/** Exact parts as they are: `1/2 + 3i` for rational ones, `1 + i*sqrt(2)`; a part that is 0 is left out. */
export function complexFormText({ re, im }: ComplexForm): TypesetPart {
  if (re.kind === 'number' && im.kind === 'number') return joined(rationalPart(re.value), rationalPart(im.value));
  const imaginary = multiply(constant('i'), im);
  const isZeroNumber = (a: Expression): boolean => a.kind === 'number' && isZero(a.value);
  const only = isZeroNumber(im) ? re : isZeroNumber(re) ? imaginary : undefined;
  if (only) return { text: toText(only), latex: toLatex(only) };
  const join = (first: string, second: string): string =>
    second.startsWith('-') ? `${first} - ${second.slice(1)}` : `${first} + ${second}`;
  return { text: join(toText(re), toText(imaginary)), latex: join(toLatex(re), toLatex(imaginary)) };
}

/** So many characters of an exact part are read as one number. */
const maxPartLength = 40;

const parts: readonly string[] = ['re', 'im', 'arg'];
const circular: readonly string[] = ['sin', 'cos'];
const isCall = (node: Expression, names: readonly string[]): boolean =>
  node.kind === 'apply' && names.includes(node.name);

/** Whether an exact form says more than its decimals: the sine of an arctangent and the real part of something do not. */
export const isReadable = (a: Expression, most: number = maxPartLength): boolean =>
  !some(
    a,
    (node) => isCall(node, parts) || (isCall(node, circular) && some(node, (inner) => isCall(inner, ['atan']))),
  ) && toText(a).length <= most;

/** A complex number as it is repeated: exactly where that can be read, else in decimals. */
export const complexNumberText = ({
  parts,
  value,
}: {
  readonly parts: ComplexForm;
  readonly value: Complex;
}): TypesetPart => (isReadableForm(parts) ? complexFormText(parts) : complexText(value));

/** Whether both parts can be read; rational ones always. */
export const isReadableForm = (form: ComplexForm): boolean =>
  isRational(form) || (isReadable(form.re) && isReadable(form.im));

function rationalPart(x: Rational): Part {
  const size = abs(x);
  const [n, d] = [Z.toString(size.numerator), Z.toString(size.denominator)];
  const whole = d === '1';
  return {
    sign: isZero(x) ? 0 : sign(x),
    text: whole ? n : `${n}/${d}`,
    latex: whole ? n : `\\frac{${n}}{${d}}`,
    isUnit: isOne(size),
  };
}

interface Part extends TypesetPart {
  readonly sign: number;
  readonly isUnit: boolean;
}

function joined(re: Part, im: Part): TypesetPart {
  if (im.sign === 0)
    return { text: re.sign < 0 ? `-${re.text}` : re.text, latex: re.sign < 0 ? `-${re.latex}` : re.latex };
  // A fraction before i is bracketed, so that what is shown reads back as what it is: (1/2)i, not 1/(2i).
  const factor = im.isUnit ? 'i' : /[/e]/.test(im.text) ? `(${im.text})i` : `${im.text}i`;
  const factorLatex = im.isUnit ? 'i' : `${im.latex}i`;
  if (re.sign === 0)
    return { text: im.sign < 0 ? `-${factor}` : factor, latex: im.sign < 0 ? `-${factorLatex}` : factorLatex };
  const first = re.sign < 0 ? '-' : '';
  const between = im.sign < 0 ? '-' : '+';
  return { text: `${first}${re.text} ${between} ${factor}`, latex: `${first}${re.latex} ${between} ${factorLatex}` };
}

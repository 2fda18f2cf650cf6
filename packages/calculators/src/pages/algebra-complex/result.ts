import { argumentOf, modulusOf } from '@nomogram/math/algebra/complex-forms.ts';
import { type ComplexForm, isRational, isZeroForm } from '@nomogram/math/expression/complex/parts.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { nearestDouble } from '@nomogram/math/expression/nearest-double.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import type { Answer, Check, Quantity } from '../../kit/answer.ts';
import {
  certainDigits,
  complexFormText,
  complexNumberText,
  complexText,
  isReadable,
  isReadableForm,
  preciseComplexText,
} from '../../kit/complex-text.ts';
import type { ComplexNumber } from '../../kit/fields/complex.ts';
import type { Figure } from '../../kit/figure.ts';
import { approximate, complex, exact, formula, words } from '../../kit/quantity.ts';
import type { Result as ShownResult } from './steps.ts';

/** An operation that has no answer for these numbers. */
export const undecidedSide = no(
  'no-answer',
  'Undecided: it cannot be told on which side of an axis this number lies, so that its angle is not known.',
);

/** A complex result with its polar form and its place in the plane; every part exact, and its decimals to as many digits as are asked for. */
export function complexAnswer(
  label: string,
  form: ComplexForm | undefined,
  checked: (form: ComplexForm) => Check | undefined,
  given: readonly ComplexNumber[],
  steps: (given: readonly ComplexNumber[], result: ShownResult) => readonly ShownStep[] | undefined,
): Result<Answer<'result' | 'rounded' | 'modulus' | 'angle'>> {
  if (!form) return undecidedSide;
  const value = { re: doubleOf(form.re), im: doubleOf(form.im) };
  if (!Number.isFinite(value.re) || !Number.isFinite(value.im))
    return no('too-large', 'The result is too large to show.');
  if (C.modulus(value) < Number.MIN_VALUE / Number.EPSILON && !isZeroForm(form))
    return no('too-large', 'The result is too small to show: its magnitude is below the range of double precision.');
  const check = checked(form);
  if (!check)
    return no('check-failed', 'No answer: one was found, but undoing the operation did not give back what was typed.');
  const isShown = isReadableForm(form);
  // By the digits that are shown of each part: beside 1, doubles round 5e-21 away.
  const shown = isShown ? complexFormText(form) : (preciseComplexText(form, certainDigits) ?? complexText(value));
  const angle = isZeroForm(form) ? undefined : argumentOf(form);
  return {
    ok: true,
    value: {
      values: {
        result: isShown ? formula(label, shown.text, shown.latex) : complex(label, value, { exact: form }),
        rounded: isShown && !isRational(form) ? complex('Rounded', value, { exact: form }) : undefined,
        modulus: realQuantity('Magnitude', modulusOf(form)),
        angle: angle
          ? realQuantity('Angle', angle, { unit: 'rad' })
          : isZeroForm(form)
            ? words('Angle', 'undefined')
            : undefined,
      },
      checked: [check],
      steps: () => steps(given, { text: shown.text, value, parts: form }),
      figure: () => argandFigure(given, value, shown.text),
    },
  };
}

/** So many bits are left of any part that doubles can hold, though all that is larger cancels: of √(−1 − 10⁻³⁰⁰·i). */
const bitsOfCancelled = 4096;

/** Where doubles overflow or cancel on the way, more bits tell whether the number itself does. */
function doubleOf(part: Expression): number {
  const found = nearestDouble(part);
  return Number.isFinite(found) ? found : nearestDouble(part, bitsOfCancelled);
}

/** Whether a real constant is shown itself. */
export const isShort = (value: Expression): boolean => isReadable(value, maxRealLength);

/** A real constant: itself where it is short enough to say more than its decimals. */
export const realQuantity = (label: string, value: Expression, extras: { readonly unit?: string } = {}): Quantity =>
  isShort(value) ? exact(label, value, extras) : approximate(label, value, extras);

/** A longer one is shown by its decimals alone. */
const maxRealLength = 30;

/** The numbers as arrows from the origin of the complex plane. */
export function argandFigure(given: readonly ComplexNumber[], result: C.Complex | undefined, shown = ''): Figure {
  const points = [...given.map(({ value }) => value), ...(result ? [result] : [])];
  const size = Math.max(...points.flatMap(({ re, im }) => [Math.abs(re), Math.abs(im)]), Number.MIN_VALUE) || 1;
  const range = (parts: readonly number[]) =>
    [Math.min(...parts, 0) - 0.25 * size, Math.max(...parts, 0) + 0.25 * size] as const;
  const names = given.length === 1 ? ['z'] : ['a', 'b'];
  return {
    summary: `The complex plane with ${given.map((one, k) => `${names[k]} = ${complexNumberText(one).text}`).join(', ')}${result ? ` and the result ${shown}` : ''}.`,
    frame: {
      x: range(points.map(({ re }) => re)),
      y: range(points.map(({ im }) => im)),
      equal: true,
      axes: 'axes',
      xLabel: 'Re',
      yLabel: 'Im',
    },
    marks: [
      ...given.map(
        ({ value }, k) =>
          ({
            mark: 'segment',
            from: [0, 0],
            to: [value.re, value.im],
            role: 'given',
            arrow: true,
            label: names[k],
          }) as const,
      ),
      ...(result
        ? [
            {
              mark: 'segment',
              from: [0, 0],
              to: [result.re, result.im],
              role: 'answer',
              arrow: true,
              label: 'result',
            } as const,
          ]
        : []),
    ],
    table: {
      columns: ['Number', 'Real part', 'Imaginary part'],
      rows: [
        ...given.map(({ value }, k) => [names[k]!, String(value.re), String(value.im)]),
        ...(result ? [['result', String(result.re), String(result.im)]] : []),
      ],
    },
  };
}

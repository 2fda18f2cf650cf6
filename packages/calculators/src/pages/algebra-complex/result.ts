import { type ComplexForm, exactArgument, exactModulus } from '@nomogram/math/algebra/complex-forms.ts';
import * as G from '@nomogram/math/exact/gaussian.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { add, apply, constant, multiply, power, sqrt, two } from '@nomogram/math/expression/build.ts';
import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import { evaluateBall } from '@nomogram/math/expression/evaluate-precise.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import type { Computable } from '@nomogram/math/numeric/precise/certain-digits.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import { toLatex } from '@nomogram/math/syntax/print-latex.ts';
import { toText } from '@nomogram/math/syntax/print-text.ts';
import type { Answer, Check } from '../../kit/answer.ts';
import { complexText, gaussianText } from '../../kit/complex-text.ts';
import type { ComplexNumber } from '../../kit/fields/complex.ts';
import type { Figure } from '../../kit/figure.ts';
import { complex, decimal, exact, formula } from '../../kit/quantity.ts';
import type { Result as ShownResult } from './steps.ts';

/** The digits that a few roundings in double precision leave right. */
const CERTAIN = 14;

const isZero = ({ re, im }: G.Gaussian): boolean => Q.isZero(re) && Q.isZero(im);

/** A complex result with its polar form and its place in the plane; exact where the way to it was, or a closed form is known. */
export function complexAnswer(
  label: string,
  value: C.Complex,
  exactly: G.Gaussian | ComplexForm | null,
  checked: Check | undefined,
  given: readonly ComplexNumber[],
  steps: (given: readonly ComplexNumber[], result: ShownResult) => readonly ShownStep[] | undefined,
): Result<Answer<'result' | 'rounded' | 'modulus' | 'angle'>> {
  if (!Number.isFinite(value.re) || !Number.isFinite(value.im))
    return no('too-large', 'The result is too large to show.');
  if (!checked)
    return no('check-failed', 'No answer: one was found, but undoing the operation did not give back what was typed.');
  const gaussian = exactly !== null && isGaussian(exactly) ? exactly : null;
  const form = exactly !== null && !isGaussian(exactly) && isFormOf(exactly, value) ? exactly : null;
  if (gaussian && C.modulus(value) < Number.MIN_VALUE / Number.EPSILON && !isZero(gaussian))
    return no('too-large', 'The result is too small to show: its magnitude is below the range of double precision.');
  const certain = (x: number): number => (gaussian ? x : Number(x.toPrecision(CERTAIN)));
  const shown = gaussian ? gaussianText(gaussian) : form ? formText(form) : complexText(value);
  const isLong = gaussian !== null && Q.toNumber(G.norm(gaussian)) > LARGEST_NORM;
  const error = gaussian ? undefined : 10 ** -CERTAIN;
  const polar = gaussian && !isZero(gaussian) && !isLong ? gaussian : null;
  return {
    ok: true,
    value: {
      values: {
        result: gaussian || form ? formula(label, shown.text, shown.latex) : complex(label, value),
        rounded: form && !isRationalForm(form) ? complex('Rounded', value, { exact: form }) : undefined,
        modulus: polar
          ? exact('Magnitude', exactModulus(polar))
          : decimal('Magnitude', certain(C.modulus(value)), { precise: form ? modulusOf(form) : undefined, error }),
        angle: polar
          ? exact('Angle', exactArgument(polar), { unit: 'rad' })
          : decimal('Angle', certain(C.argument(value)), {
              unit: 'rad',
              precise: form ? argumentOf(form) : undefined,
              error,
            }),
      },
      checked: [checked],
      steps: () => steps(given, { text: shown.text, value }),
      figure: () => argandFigure(given, value, shown.text),
    },
  };
}

/** √(re² + im²) and the angle, to any number of digits. */
const modulusOf = ({ re, im }: ComplexForm): Computable => computable(sqrt(add(power(re, two), power(im, two))));
const argumentOf = ({ re, im }: ComplexForm): Computable =>
  computable(apply('arg', [add(re, multiply(constant('i'), im))]));

const computable =
  (of: Expression): Computable =>
  (bits) =>
    evaluateBall(of, bits, {});

/** Beyond, the root of the norm says less than its decimals. */
const LARGEST_NORM = 1e12;

const isGaussian = (value: G.Gaussian | ComplexForm): value is G.Gaussian => 'numerator' in value.re;

/** A closed form is shown only where its value is the one that was computed and checked. */
function isFormOf({ re, im }: ComplexForm, value: C.Complex): boolean {
  const found = { re: evaluate(re), im: evaluate(im) };
  return C.modulus(C.subtract(found, value)) <= 1e-12 * C.modulus(value);
}

/** `re + im*i` with the real part first; a part that is 0 is left out. */
function formText({ re, im }: ComplexForm): { text: string; latex: string } {
  const imaginary = multiply(constant('i'), im);
  const [isReal, isImaginary] = [isNumberZero(im), isNumberZero(re)];
  if (isReal || isImaginary) {
    const only = isReal ? re : imaginary;
    return { text: toText(only), latex: toLatex(only) };
  }
  const join = (first: string, second: string): string =>
    second.startsWith('-') ? `${first} - ${second.slice(1)}` : `${first} + ${second}`;
  return { text: join(toText(re), toText(imaginary)), latex: join(toLatex(re), toLatex(imaginary)) };
}

const isRationalForm = ({ re, im }: ComplexForm): boolean => re.kind === 'number' && im.kind === 'number';

const isNumberZero = (a: Expression): boolean => a.kind === 'number' && Q.isZero(a.value);

/**
 * The check by the inverse operation: `back` must be `given` again. Undefined where it is not. Beside a larger `other` of a sum, the
 * rounding of the sum is what counts.
 */
export function givesBack(back: C.Complex, given: C.Complex, how: string, other = C.complex(0)): Check | undefined {
  const size = Math.max(C.modulus(back), C.modulus(given), C.modulus(other));
  const apart = size === 0 ? 0 : C.modulus(C.subtract(back, given)) / size;
  if (!(apart < 1e-11)) return undefined;
  const closeness = apart === 0 ? 'exactly' : `to ${Math.floor(-Math.log10(apart))} digits`;
  return { how: 'inverse operation', detail: `${how}, ${closeness}.` };
}

/** The numbers as arrows from the origin of the complex plane. */
export function argandFigure(given: readonly ComplexNumber[], result: C.Complex | undefined, shown = ''): Figure {
  const points = [...given.map(({ value }) => value), ...(result ? [result] : [])];
  const size = Math.max(...points.flatMap(({ re, im }) => [Math.abs(re), Math.abs(im)]), Number.MIN_VALUE) || 1;
  const range = (parts: readonly number[]) =>
    [Math.min(...parts, 0) - 0.25 * size, Math.max(...parts, 0) + 0.25 * size] as const;
  const names = given.length === 1 ? ['z'] : ['a', 'b'];
  return {
    summary: `The complex plane with ${given.map(({ value }, k) => `${names[k]} = ${complexText(value).text}`).join(', ')}${result ? ` and the result ${shown || complexText(result).text}` : ''}.`,
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

import type * as G from '@nomogram/math/exact/gaussian.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as C from '@nomogram/math/numeric/complex.ts';
import { no, type Result } from '@nomogram/math/result/result.ts';
import type { Answer, Check } from '../kit/answer.ts';
import { complexText, gaussianText } from '../kit/complex-text.ts';
import type { ComplexNumber } from '../kit/fields/complex.ts';
import type { Figure } from '../kit/figure.ts';
import { decimal, formula } from '../kit/quantity.ts';

/** The digits that a few roundings in double precision leave right. */
const CERTAIN = 14;

const isZero = ({ re, im }: G.Gaussian): boolean => Q.isZero(re) && Q.isZero(im);

/** A complex result with its polar form and its place in the plane; exact where the way to it was. */
export function complexAnswer(
  label: string,
  value: C.Complex,
  exact: G.Gaussian | null,
  checked: Check | undefined,
  given: readonly ComplexNumber[],
): Result<Answer<'result' | 'modulus' | 'angle'>> {
  if (!Number.isFinite(value.re) || !Number.isFinite(value.im))
    return no('too-large', 'The result is too large to show.');
  if (!checked)
    return no('check-failed', 'No answer: one was found, but undoing the operation did not give back what was typed.');
  if (exact && C.modulus(value) < Number.MIN_VALUE / Number.EPSILON && !isZero(exact))
    return no('too-large', 'The result is too small to show: its magnitude is below the range of double precision.');
  const certain = (x: number): number => (exact ? x : Number(x.toPrecision(CERTAIN)));
  const shown = exact ? gaussianText(exact) : complexText(value);
  return {
    ok: true,
    value: {
      values: {
        result: formula(label, shown.text, shown.latex),
        modulus: decimal('Magnitude', certain(C.modulus(value))),
        angle: decimal('Angle', certain(C.argument(value)), { unit: 'rad' }),
      },
      checked: [checked],
      figure: argandFigure(given, value, shown.text),
    },
  };
}

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
  const reach = 1.25 * Math.max(...points.flatMap(({ re, im }) => [Math.abs(re), Math.abs(im)]), Number.MIN_VALUE) || 1;
  const names = given.length === 1 ? ['z'] : ['a', 'b'];
  return {
    summary: `The complex plane with ${given.map(({ value }, k) => `${names[k]} = ${complexText(value).text}`).join(', ')}${result ? ` and the result ${shown || complexText(result).text}` : ''}.`,
    frame: { x: [-reach, reach], y: [-reach, reach], equal: true, axes: 'axes', xLabel: 'Re', yLabel: 'Im' },
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

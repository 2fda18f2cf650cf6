import { inMovedFrame } from '@nomogram/math/surveying/change-of-frame.ts';
import type { Numbers, SecondWay } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { together } from '../../kit/quantity.ts';
import { exactPoint } from '../../shared/topography/fields.ts';
import { movedFrame, movedFrameFigure } from '../../shared/topography/frame-figure.ts';
import { exactly } from '../../shared/topography/quantities.ts';
import { sizeOf, verdict } from '../../shared/topography/verdict.ts';

export default calculator({
  title: 'Translate',
  keywords: ['translation of axes', 'shift the origin'],
  purpose: 'Coordinates of M when the origin of the frame is moved to O.',
  maxDigits: 15,
  path: 'topography/repere/translate/:xo/:yo/:xm/:ym',
  inputs: movedFrame,
  formula: "X' = X_M - X_O",
  furtherFormulas: { y: "Y' = Y_M - Y_O" },
  compute,
  examples: [
    { given: { xo: '1000', yo: '2000', xm: '1350.25', ym: '1980.5' }, expect: { x: 350.25, y: -19.5 } },
    {
      label: 'far from the origin',
      given: { xo: '652709.401', yo: '6859290.947', xm: '652721.873', ym: '6859299.102' },
      expect: { x: 12.472, y: 8.155 },
    },
    {
      label: 'M is the new origin',
      given: { xo: '1350.25', yo: '1980.5', xm: '1350.25', ym: '1980.5' },
      expect: { x: 0, y: 0 },
    },
  ],
  laws: [({ xo, xm }, { x }) => Math.abs(x + xo.value - xm.value) <= 1e-14 * sizeOf(xo.value, xm.value)],
  references: [
    {
      title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, section on coordinate transformations',
    },
  ],
});

function compute(given: InputValues<typeof movedFrame>, options: Options) {
  const { xo, yo, xm, ym } = given;
  const moved = inMovedFrame(exactPoint(xo, yo), exactPoint(xm, ym));
  return {
    values: together({ x: exactly("X'M", moved.x, 'm', options), y: exactly("Y'M", moved.y, 'm', options) }),
    checked: [leadsBack(given)],
    figure: (shown: Numbers<'x' | 'y'>) => movedFrameFigure(given, 0, shown),
    notes: [
      "Convention: O is the origin of the new frame, given in the old one; the axes keep their directions. X' = XM − XO, Y' = YM − YO.",
    ],
  };
}

const leadsBack =
  ({ xo, yo, xm, ym }: InputValues<typeof movedFrame>): SecondWay<'x' | 'y'> =>
  ({ x, y }) =>
    verdict(
      'inverse operation',
      'Translated back, M has its old coordinates',
      Math.max(Math.abs(xo.value + x - xm.value), Math.abs(yo.value + y - ym.value)),
      1e-14 * sizeOf(xo.value, yo.value, xm.value, ym.value),
      'm',
    );

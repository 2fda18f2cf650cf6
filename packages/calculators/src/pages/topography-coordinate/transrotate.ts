import { inMovedThenTurnedFrame } from '@nomogram/math/surveying/change-of-frame.ts';
import type { Numbers } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { bearing, exactPoint } from '../../shared/topography/fields.ts';
import { checkTurned, rotationConvention } from '../../shared/topography/frame-check.ts';
import { movedFrame, movedFrameFigure } from '../../shared/topography/frame-figure.ts';
import { movedThenTurnedSteps } from '../../shared/topography/frame-steps.ts';
import { coordinates } from '../../shared/topography/quantities.ts';
import { sizeOf } from '../../shared/topography/verdict.ts';

const inputs = {
  ...movedFrame,
  angle: bearing('Angle A', 'A', 'Of the axes, positive clockwise.'),
};

export default calculator({
  title: 'Translate then rotate',
  keywords: ['Helmert transformation', 'coordinate transformation', 'change of frame'],
  purpose: 'Coordinates of M when the origin is moved to O and the axes are then turned clockwise by A about it.',
  maxDigits: 15,
  path: 'topography/repere/transrotate/:xo/:yo/:xm/:ym/:angle',
  inputs,
  formula: "X' = (X_M - X_O)\\cos A - (Y_M - Y_O)\\sin A, \\qquad Y' = (X_M - X_O)\\sin A + (Y_M - Y_O)\\cos A",
  compute,
  examples: [
    {
      given: { xo: '1000', yo: '2000', xm: '1100', ym: '2200', angle: '50' },
      expect: { x: -70.7106781186547524, y: 212.1320343559642573 },
    },
    {
      label: 'a right angle',
      given: { xo: '5', yo: '5', xm: '35', ym: '15', angle: '100' },
      expect: { x: -10, y: 30 },
    },
    { label: 'M in the origin', given: { xo: '5', yo: '5', xm: '5', ym: '5', angle: '37.5' }, expect: { x: 0, y: 0 } },
    { given: { xo: '5', yo: '5', xm: '35', ym: '15', angle: 'x' }, fails: 'unreadable' },
  ],
  laws: [
    ({ xo, yo, xm, ym }, { x, y }) =>
      Math.abs(Math.hypot(x, y) - Math.hypot(xm.value - xo.value, ym.value - yo.value)) <=
      1e-14 * sizeOf(xo.value, yo.value, xm.value, ym.value),
  ],
  references: [
    {
      title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, section on coordinate transformations',
    },
    { title: 'W. Schofield, M. Breach, Engineering Surveying, chapter on setting out' },
  ],
});

function compute(given: InputValues<typeof inputs>, options: Options) {
  const { xo, yo, xm, ym, angle } = given;
  const found = inMovedThenTurnedFrame(exactPoint(xo, yo), angle.rational, exactPoint(xm, ym));
  return {
    values: coordinates(found, options, 0, { x: ['x', "X'M"], y: ['y', "Y'M"] }),
    steps: () =>
      movedThenTurnedSteps({
        o: exactPoint(xo, yo),
        m: exactPoint(xm, ym),
        angle: angle.rational,
        found,
        labels: ["X'M", "Y'M"],
      }),
    checked: [
      (shown: Numbers<'x' | 'y'>) =>
        checkTurned(
          { x: xm.value - xo.value, y: ym.value - yo.value },
          angle.value,
          shown,
          sizeOf(xo.value, yo.value, xm.value, ym.value),
        ),
    ],
    figure: (shown: Numbers<'x' | 'y'>) => movedFrameFigure(given, angle.value, shown),
    notes: [
      `${rotationConvention} O is the new origin, in the old frame. X' = (XM − XO) cos A − (YM − YO) sin A, Y' = (XM − XO) sin A + (YM − YO) cos A.`,
    ],
  };
}

import { inTurnedFrame } from '@nomogram/math/surveying/change-of-frame.ts';
import type { Numbers } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { bearing, coordinate, exactPoint } from '../../shared/topography/fields.ts';
import { checkTurned, rotationConvention } from '../../shared/topography/frame-check.ts';
import { framesFigure } from '../../shared/topography/frame-figure.ts';
import { rotationSteps } from '../../shared/topography/frame-steps.ts';
import { coordinates } from '../../shared/topography/quantities.ts';
import { sizeOf } from '../../shared/topography/verdict.ts';

const inputs = {
  angle: bearing('Angle A', 'A', 'Of the axes, positive clockwise.'),
  xm: coordinate('XM'),
  ym: coordinate('YM'),
};

export default calculator({
  title: 'Rotate',
  keywords: ['rotation of axes'],
  purpose: 'Coordinates of M when the axes are turned clockwise by A about the origin.',
  maxDigits: 15,
  path: 'topography/repere/rotate/:angle/:xm/:ym',
  inputs,
  formula: "X' = X_M\\cos A - Y_M\\sin A, \\qquad Y' = X_M\\sin A + Y_M\\cos A",
  compute,
  examples: [
    { given: { angle: '50', xm: '100', ym: '200' }, expect: { x: -70.7106781186547524, y: 212.1320343559642573 } },
    { label: 'a right angle', given: { angle: '100', xm: '30', ym: '10' }, expect: { x: -10, y: 30 } },
    {
      label: 'counter-clockwise, in degrees',
      given: { angle: '-30°', xm: '100', ym: '0' },
      expect: { x: 86.6025403784438647, y: -50 },
    },
    { given: { angle: 'left', xm: '30', ym: '10' }, fails: 'unreadable' },
  ],
  laws: [
    ({ xm, ym }, { x, y }) => Math.abs(Math.hypot(x, y) - Math.hypot(xm.value, ym.value)) <= 1e-14 * Math.hypot(x, y),
  ],
  references: [
    {
      title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, section on coordinate transformations',
    },
  ],
});

function compute({ angle, xm, ym }: InputValues<typeof inputs>, options: Options) {
  const m = exactPoint(xm, ym);
  const at = { x: xm.value, y: ym.value };
  const found = inTurnedFrame(angle.rational, m);
  return {
    values: coordinates(found, options, sizeOf(xm.value, ym.value), { x: ['x', "X'M"], y: ['y', "Y'M"] }),
    steps: () => rotationSteps({ m, angle: angle.rational, found, labels: ["X'M", "Y'M"] }),
    checked: [(shown: Numbers<'x' | 'y'>) => checkTurned(at, angle.value, shown)],
    figure: (shown: Numbers<'x' | 'y'>) =>
      framesFigure({ x: 0, y: 0 }, angle.value, at, shown, { m: { x: 'xm', y: 'ym' } }),
    notes: [`${rotationConvention} X' = XM cos A − YM sin A, Y' = XM sin A + YM cos A.`],
  };
}

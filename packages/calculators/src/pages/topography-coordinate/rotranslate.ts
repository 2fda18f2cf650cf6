import { inTurnedThenMovedFrame } from '@nomogram/math/surveying/change-of-frame.ts';
import type { Numbers } from '../../kit/answer.ts';
import { calculator, type InputValues } from '../../kit/calculator.ts';
import type { Options } from '../../kit/options.ts';
import { bearing, coordinate, exactPoint, type Measurement } from '../../shared/topography/fields.ts';
import { checkTurned, rotationConvention } from '../../shared/topography/frame-check.ts';
import { framesFigure } from '../../shared/topography/frame-figure.ts';
import { turnedThenMovedSteps } from '../../shared/topography/frame-steps.ts';
import { coordinates } from '../../shared/topography/quantities.ts';
import { sizeOf } from '../../shared/topography/verdict.ts';

/** The new origin in the old axes, where the plan needs it. */
function originInOldAxes(x: Measurement, y: Measurement, gradians: number) {
  const angle = (gradians * Math.PI) / 200;
  return {
    x: x.value * Math.cos(angle) + y.value * Math.sin(angle),
    y: -x.value * Math.sin(angle) + y.value * Math.cos(angle),
  };
}

const inputs = {
  xo: coordinate("XO'", 'The new origin, along the turned axes.'),
  yo: coordinate("YO'"),
  xm: coordinate("XM'", 'M before the change.'),
  ym: coordinate("YM'"),
  angle: bearing('Angle A', 'A', 'Of the axes, positive clockwise.'),
};

export default calculator({
  title: 'Rotate then translate',
  keywords: ['Helmert transformation', 'coordinate transformation', 'change of frame back'],
  purpose:
    'Coordinates of M when the axes are turned clockwise by A and the origin is then moved to O, given along the turned axes.',
  maxDigits: 15,
  path: 'topography/repere/rotranslate/:xo/:yo/:xm/:ym/:angle',
  inputs,
  formula: "X = X'_M\\cos A - Y'_M\\sin A - X'_O, \\qquad Y = X'_M\\sin A + Y'_M\\cos A - Y'_O",
  compute,
  examples: [
    {
      given: { xo: '10', yo: '20', xm: '100', ym: '200', angle: '50' },
      expect: { x: -80.7106781186547524, y: 192.1320343559642573 },
    },
    {
      label: 'a right angle',
      given: { xo: '-10', yo: '30', xm: '30', ym: '10', angle: '100' },
      expect: { x: 0, y: 0 },
    },
    { label: 'no turn', given: { xo: '5', yo: '6', xm: '35', ym: '15', angle: '0' }, expect: { x: 30, y: 9 } },
    { given: { xo: '5', yo: '?', xm: '35', ym: '15', angle: '10' }, fails: 'unreadable' },
  ],
  laws: [
    ({ xo, yo, xm, ym }, { x, y }) =>
      Math.abs(Math.hypot(x + xo.value, y + yo.value) - Math.hypot(xm.value, ym.value)) <=
      1e-14 * sizeOf(xo.value, yo.value, xm.value, ym.value),
  ],
  references: [
    {
      title: 'C. D. Ghilani, Elementary Surveying: An Introduction to Geomatics, section on coordinate transformations',
    },
  ],
});

function compute({ xo, yo, xm, ym, angle }: InputValues<typeof inputs>, options: Options) {
  const found = inTurnedThenMovedFrame(exactPoint(xo, yo), angle.rational, exactPoint(xm, ym));
  const size = sizeOf(xo.value, yo.value, xm.value, ym.value);
  const at = { x: xm.value, y: ym.value };
  return {
    values: coordinates(found, options, size, { x: ['x', 'XM'], y: ['y', 'YM'] }),
    steps: () =>
      turnedThenMovedSteps({
        o: exactPoint(xo, yo),
        m: exactPoint(xm, ym),
        angle: angle.rational,
        found,
        labels: ['XM', 'YM'],
      }),
    checked: [
      ({ x, y }: Numbers<'x' | 'y'>) => checkTurned(at, angle.value, { x: x + xo.value, y: y + yo.value }, size),
    ],
    figure: (shown: Numbers<'x' | 'y'>) =>
      framesFigure(originInOldAxes(xo, yo, angle.value), angle.value, at, shown, { m: { x: 'xm', y: 'ym' } }),
    notes: [
      `${rotationConvention} O is the new origin, along the turned axes. X = XM' cos A − YM' sin A − XO', Y = XM' sin A + YM' cos A − YO'.`,
    ],
  };
}

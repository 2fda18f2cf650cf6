import type { GridPoint } from '@nomogram/math/surveying/bearing.ts';
import type { InputValues } from '../../kit/calculator.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import { coordinate } from './fields.ts';
import { angleMark, at, dashed, extentOf, planFrame, pointMark, shownGon } from './plan.ts';

interface Moves {
  readonly x: string;
  readonly y: string;
}

/** What a new origin and a point are typed as, both in the old frame. */
export const movedFrame = {
  xo: coordinate('XO', 'The new origin, in the old frame.'),
  yo: coordinate('YO'),
  xm: coordinate('XM'),
  ym: coordinate('YM'),
};

/** Both frames, the origin of the new one moved and its axes turned by so many gradians; both points can be moved. */
export const movedFrameFigure = (
  { xo, yo, xm, ym }: InputValues<typeof movedFrame>,
  gradians: number,
  found: GridPoint,
) =>
  framesFigure({ x: xo.value, y: yo.value }, gradians, { x: xm.value, y: ym.value }, found, {
    m: { x: 'xm', y: 'ym' },
    o: { x: 'xo', y: 'yo' },
  });

/** Both frames with the point in them: the old axes north up, the new ones turned clockwise by the angle about their origin. */
export function framesFigure(
  origin: GridPoint,
  gradians: number,
  m: GridPoint,
  found: GridPoint,
  moves: { readonly m: Moves; readonly o?: Moves },
): Figure {
  const moved = origin.x !== 0 || origin.y !== 0;
  // An old origin far away would leave nothing of M to be seen: its axes are then drawn in the new one, as directions.
  const apart = Math.hypot(m.x - origin.x, m.y - origin.y);
  const away = Math.hypot(origin.x, origin.y);
  const far = away > 5 * apart && apart > 1e-9 * away;
  const old = far ? origin : { x: 0, y: 0 };
  const reach = 0.7 * (extentOf([old, origin, m]) || 1);
  const turn = gradians > 200 ? gradians - 400 : gradians;
  const along = (x: number, y: number): GridPoint => placeAlong(origin, gradians, x, y);
  const feet = [along(0, found.y), along(found.x, 0)];
  const before = [
    axis(old, { x: old.x + reach, y: old.y }, 'given', 'X'),
    axis(old, { x: old.x, y: old.y + reach }, 'given', 'Y'),
  ];
  const after = [
    axis(origin, along(Math.max(reach, 1.08 * found.x), 0), 'answer', 'X′'),
    axis(origin, along(0, Math.max(reach, 1.08 * found.y)), 'answer', 'Y′'),
  ];
  const alike = far && turn === 0;
  const axes = alike ? after : [...before, ...after];
  return {
    summary: `Plan, north up: ${alike ? '' : 'the old axes, '}the new axes${turn === 0 ? '' : `, turned clockwise by ${shownGon(gradians)}`}, and M, now at (${formatDouble(found.x, 9)}, ${formatDouble(found.y, 9)}).`,
    frame: planFrame([m, ...feet, ...axes.flatMap(({ ends }) => ends)]),
    marks: [
      ...axes.map(({ mark }) => mark),
      ...feet.map((end) => dashed(m, end, 'answer')),
      // Beyond the origin an axis is drawn as far as the foot of M only.
      ...feet.filter((_, index) => [found.y, found.x][index]! < 0).map((end) => dashed(origin, end)),
      ...(turn === 0 ? [] : [angleMark(origin, 0, turn, 0.35 * reach, `A ${shownGon(gradians)}`)]),
      ...(moved && !far && turn !== 0 ? [dashed(origin, { x: origin.x, y: origin.y + 0.6 * reach })] : []),
      ...(far ? [] : [pointMark({ ...old, name: 'O' })]),
      ...(moved ? [pointMark({ ...origin, name: 'O′', moves: moves.o })] : []),
      pointMark({ ...m, name: 'M', moves: moves.m }),
    ],
    table: {
      columns: ['Frame', 'X of M', 'Y of M'],
      rows: [
        ['old', formatDouble(m.x, 15), formatDouble(m.y, 15)],
        ['new', formatDouble(found.x, 15), formatDouble(found.y, 15)],
      ],
    },
  };
}

/** The place that has these coordinates along axes turned clockwise. */
function placeAlong(origin: GridPoint, gradians: number, x: number, y: number): GridPoint {
  const angle = (gradians * Math.PI) / 200;
  return {
    x: origin.x + x * Math.cos(angle) + y * Math.sin(angle),
    y: origin.y - x * Math.sin(angle) + y * Math.cos(angle),
  };
}

function axis(
  from: GridPoint,
  to: GridPoint,
  role: 'given' | 'answer',
  label: string,
): { readonly mark: Mark; readonly ends: readonly GridPoint[] } {
  return { mark: { mark: 'segment', from: at(from), to: at(to), role, arrow: true, label }, ends: [from, to] };
}

import type { GridPoint } from '@nomogram/math/surveying/bearing.ts';
import type { Figure } from '../../kit/figure.ts';
import { bearingMarks, planFrame, pointMark, pointTable, shownGon, shownMetres, sight } from './plan.ts';

/** The plan of a bearing: A, B, the line between them, grid north at A and the angle from it. */
export function bearingPlan(a: GridPoint, b: GridPoint, bearing: number, distance: number): Figure {
  const points = [
    { ...a, name: 'A', moves: { x: 'xa', y: 'ya' } },
    { ...b, name: 'B', moves: { x: 'xb', y: 'yb' } },
  ];
  return {
    summary: `Plan, north up: B lies at ${shownGon(bearing)} and ${shownMetres(distance)} from A.`,
    frame: planFrame([a, b, { x: a.x, y: a.y + 0.45 * distance }]),
    marks: [
      ...bearingMarks(a, bearing, 0.25 * distance, shownGon(bearing)),
      sight(a, b, 'answer', shownMetres(distance)),
      ...points.map(pointMark),
    ],
    table: pointTable(points),
  };
}

import type { GridPoint } from '@nomogram/math/surveying/bearing.ts';
import type { ErrorEllipse } from '@nomogram/math/surveying/resection-quality.ts';
import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import {
  angleMark,
  at,
  boundsOf,
  dashed,
  extentOf,
  type NamedPoint,
  planFrame,
  pointMark,
  pointTable,
  shownGon,
  sight,
} from './plan.ts';

interface DrawnResection {
  readonly known: readonly [GridPoint, GridPoint, GridPoint];
  /** The station, and where the angles allow a second one, that too. */
  readonly stations: readonly GridPoint[];
  /** The measured angles: the bearing they begin at, how far they turn clockwise, their names. */
  readonly angles: readonly { readonly from: number; readonly turn: number; readonly name: string }[];
  /** The circle through A, B and C; none when they lie on one line. */
  readonly danger: { readonly centre: GridPoint; readonly radius: number } | undefined;
  readonly ellipse: ErrorEllipse;
}

const moves = [
  { x: 'xa', y: 'ya' },
  { x: 'xb', y: 'yb' },
  { x: 'xc', y: 'yc' },
] as const;

/** The known points, the station with its sights, the danger circle, and the error ellipse, enlarged so that it can be seen. */
export function resectionPlan({ known, stations, angles, danger, ellipse }: DrawnResection): Figure {
  const [station] = stations;
  const points: readonly NamedPoint[] = [
    ...known.map((point, index) => ({ ...point, name: 'ABC'[index]!, moves: moves[index]! })),
    ...stations.map((point, index) => ({ ...point, name: index ? 'P2' : 'P', role: 'answer' as const })),
  ];
  const extent = extentOf(points);
  // A circle much larger than the figure is cut off by the sheet: its arc tells enough.
  const wholeCircle = danger && danger.radius < 2 * extent ? boundsOf(danger.centre, danger.radius) : [];
  const enlarged = enlargedEllipse(station!, ellipse, 0.09 * extent);
  const measured = angles.map(({ name, turn }) => `${name} = ${shownGon(turn)}`).join(', ');
  const sentences = [
    `Plan, north up: P sees A, B and C under ${measured}${danger ? '; the dashed circle through A, B and C is the danger circle' : '; A, B and C lie on one line'}.`,
    ...(stations.length > 1 ? ['P2 is the second solution.'] : []),
    ...(enlarged ? [`The error ellipse around P is drawn ${enlarged.factor} times as large.`] : []),
  ];
  return {
    summary: sentences.join(' '),
    frame: planFrame([...points, ...wholeCircle]),
    marks: [
      ...(danger
        ? [
            {
              mark: 'circle',
              center: at(danger.centre),
              radius: danger.radius,
              role: 'construction',
              dashed: true,
              label: 'danger circle',
            } as const,
          ]
        : [dashed(known[0], known[2], 'construction', 'danger line')]),
      ...(enlarged ? [enlarged.mark] : []),
      ...known.map((point) => sight(station!, point, 'answer')),
      ...stations.slice(1).flatMap((other) => known.map((point) => dashed(other, point, 'answer'))),
      ...angles.map(({ from, turn, name }, index) =>
        angleMark(station!, from, turn, (0.07 + 0.035 * index) * extent, name),
      ),
      ...points.map(pointMark),
    ],
    table: pointTable(points),
  };
}

/** The ellipse as a closed curve, enlarged by a power of ten (or 2 or 5 of it) to about the size given. */
function enlargedEllipse(
  centre: GridPoint,
  { major, minor, bearing }: ErrorEllipse,
  size: number,
): { readonly mark: Mark; readonly factor: string } | undefined {
  if (!(major > 0) || !Number.isFinite(major) || !(size > 0)) return undefined;
  const power = 10 ** Math.floor(Math.log10(size / major));
  const factor = power * ([5, 2].find((digit) => digit * power * major <= size) ?? 1);
  const angle = (bearing * Math.PI) / 200;
  const points = Array.from({ length: 73 }, (_, index): Point => {
    const t = (index * Math.PI) / 36;
    const [along, across] = [factor * major * Math.cos(t), factor * minor * Math.sin(t)];
    return [
      centre.x + along * Math.sin(angle) + across * Math.cos(angle),
      centre.y + along * Math.cos(angle) - across * Math.sin(angle),
    ];
  });
  return {
    mark: { mark: 'curve', pieces: [points], role: 'construction' },
    factor: formatDouble(Number(factor.toPrecision(1)), 12),
  };
}

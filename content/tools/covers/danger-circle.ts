import { colours } from '../colours.ts';
import { dot, label, line, type Point, path } from './ink.ts';

/** Three known points, a station with its three sights, and the circle through the points. */
export function dangerCircle(): string {
  const centre: Point = [600, 345];
  const radius = 235;
  const on = (degrees: number): Point => [
    centre[0] + radius * Math.cos((degrees * Math.PI) / 180),
    centre[1] - radius * Math.sin((degrees * Math.PI) / 180),
  ];
  const circle = Array.from({ length: 181 }, (_, index) => on(index * 2));
  const known = [
    { name: 'A', place: on(165), dx: -30 },
    { name: 'B', place: on(68), dx: 26 },
    { name: 'C', place: on(338), dx: 40 },
  ];
  const station: Point = [560, 320];
  return [
    path(circle, { stroke: colours.answer, width: 5, dash: '14 10' }),
    ...known.map(({ place }) => line(station, place, { stroke: colours.act, width: 4 })),
    ...known.map(({ place }) => dot(place, 13, colours.ink)),
    ...known.map(({ name, place, dx }) =>
      label([place[0] + dx, place[1] - 14], name, { fill: colours.ink, size: 48, anchor: dx < 0 ? 'end' : 'middle' }),
    ),
    dot(station, 14, colours.act, true),
    label([station[0] - 26, station[1] + 50], 'P', { fill: colours.act, size: 48, anchor: 'end' }),
  ].join('');
}

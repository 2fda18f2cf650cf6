import { colours } from '../colours.ts';
import { arrowHead, dot, label, line, type Point, path } from './ink.ts';

/** A plan to scale, north up: from A (1000, 2000) to B (1250, 1700), with the bearing as an arc clockwise from north. */
export function bearingPlan(): string {
  const [eastward, northward] = [250, -300];
  const scale = 1.13;
  const a: Point = [450, 215];
  const b: Point = [a[0] + eastward * scale, a[1] - northward * scale];
  const corner: Point = [a[0], b[1]];
  const bearing = Math.atan2(eastward, northward);
  const onArc = (angle: number): Point => [a[0] + 105 * Math.sin(angle), a[1] - 105 * Math.cos(angle)];
  const arc = Array.from({ length: 61 }, (_, step) => onArc((bearing * step) / 60));
  const gradians = ((bearing * 200) / Math.PI).toFixed(4);
  return [
    line([a[0], 590], [a[0], 80], { stroke: colours.ink, width: 3 }),
    arrowHead([a[0], 62], 0, -1, 30, colours.ink),
    label([a[0] - 40, 95], 'N', { fill: colours.ink, size: 42 }),
    line(corner, b, { stroke: colours.muted, width: 3, dash: '12 9' }),
    label([(corner[0] + b[0]) / 2, b[1] - 18], 'ΔX = 250', { fill: colours.muted, size: 34 }),
    label([a[0] - 24, (a[1] + b[1]) / 2 + 30], 'ΔY = −300', { fill: colours.muted, size: 34, anchor: 'end' }),
    path(arc, { stroke: colours.answer, width: 6 }),
    arrowHead(onArc(bearing), Math.cos(bearing), Math.sin(bearing), 26, colours.answer),
    line(a, b, { stroke: colours.act, width: 7 }),
    dot(a, 13, colours.act, true),
    dot(b, 13, colours.act, true),
    label([a[0] - 38, a[1] + 14], 'A', { fill: colours.ink, size: 46, anchor: 'end' }),
    label([b[0] + 34, b[1] + 14], 'B', { fill: colours.ink, size: 46, anchor: 'start' }),
    label([a[0] + 145, a[1] - 6], `${gradians} gon`, { fill: colours.answer, size: 54, anchor: 'start' }),
  ].join('');
}

import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { grip } from '../surface/grip.ts';
import { at, shapeFrame, shownGon, shownMetres } from './plan.ts';

const turnPoint = (radius: number, angle: number) => ({ x: radius * Math.cos(angle), y: radius * Math.sin(angle) });

/** The arc from one angle to another (radians) as points. */
const arcPoints = (radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 97 }, (_, index) => at(turnPoint(radius, from + ((to - from) * index) / 96)));

/** A sector, or the segment that its chord cuts off, upright about the vertical, with its angle and radius. */
export function circularFigure(kind: 'sector' | 'segment', gradians: number, radius: number, area: number): Figure {
  const half = (gradians * Math.PI) / 400;
  const [from, to] = [Math.PI / 2 + half, Math.PI / 2 - half];
  const arc = arcPoints(radius, from, to);
  const [start, end] = [turnPoint(radius, from), turnPoint(radius, to)];
  const centre = { x: 0, y: 0 };
  const outline: Point[] = kind === 'sector' ? [at(centre), ...arc] : arc;
  const chord: Mark = {
    mark: 'segment',
    from: at(start),
    to: at(end),
    role: 'construction',
    dashed: kind === 'sector',
  };
  return {
    summary: `A circular ${kind} of ${shownGon(gradians)} and radius ${shownMetres(radius)}: ${formatDouble(area, 8)} m².`,
    frame: shapeFrame([centre, ...arc.map(([x, y]) => ({ x, y }))]),
    marks: [
      { mark: 'polygon', points: outline, role: 'answer', filled: true },
      { mark: 'circle', center: [0, 0], radius, role: 'muted', dashed: true },
      { mark: 'segment', from: [0, 0], to: at(start), role: 'given' },
      { mark: 'segment', from: [0, 0], to: at(end), role: 'given', label: `R = ${shownMetres(radius)}` },
      chord,
      { mark: 'arc', center: [0, 0], radius: 0.25 * radius, from, to, role: 'given', label: shownGon(gradians) },
      { mark: 'point', at: [0, 0], role: 'construction', label: 'O' },
      grip([0, radius], { along: 'y', input: 'radius', name: 'Radius R', value: radius }),
    ],
  };
}

/** A parabolic segment: its chord below, its height in the middle. */
export function parabolicFigure(chord: number, height: number, area: number): Figure {
  const curve = Array.from({ length: 97 }, (_, index): Point => {
    const t = index / 48 - 1;
    return [(t * chord) / 2, height * (1 - t * t)];
  });
  return {
    summary: `A parabolic segment with a chord of ${shownMetres(chord)} and a height of ${shownMetres(height)}: ${formatDouble(area, 8)} m².`,
    frame: shapeFrame(curve.map(([x, y]) => ({ x, y }))),
    marks: [
      { mark: 'polygon', points: curve, role: 'answer', filled: true },
      {
        mark: 'segment',
        from: [-chord / 2, 0],
        to: [chord / 2, 0],
        role: 'given',
        label: `a = ${shownMetres(chord)}`,
        short: 'a',
      },
      {
        mark: 'segment',
        from: [0, 0],
        to: [0, height],
        role: 'given',
        dashed: true,
        label: `b = ${shownMetres(height)}`,
        short: 'b',
      },
      grip([chord / 2, 0], { along: 'x', input: 'a', name: 'Chord a', value: chord }),
      grip([0, height], { along: 'y', input: 'b', name: 'Height b', value: height }),
    ],
  };
}

import { formatDouble } from '../../kit/decimal.ts';
import type { Figure, Mark, Point } from '../../kit/figure.ts';
import { curveWithPoint } from '../../kit/point-on-curve.ts';
import type { AngleUnit } from '../../shared/trigonometry/angle.ts';
import { type Circular, circleAndCurve, TALL } from '../../shared/trigonometry/circle-and-curve.ts';

/** The unit circle with the angle on it, and beside it the curve over the turn that holds the angle. */
export function circularFigure(name: Circular, radians: number, value: number, unit: AngleUnit): Figure {
  const turns = Math.floor(radians / TURN);
  const near = Math.abs(turns) <= maxTurns;
  const from = near ? turns * TURN : 0;
  const x = near ? radians : radians - turns * TURN;
  const label = `${name} = ${formatDouble(value, 4)}`;
  const called = { cos: 'cosine', sin: 'sine', tan: 'tangent' }[name];
  const figure = circleAndCurve({
    name,
    factor: 1,
    from,
    to: from + TURN,
    levels: [value],
    points: [{ x, label, short: name }],
    ticks: near ? [0.5, 1].map((part) => ({ x: from + part * TURN, text: angleText(turns + part, unit) })) : [],
    summary: `The unit circle with the angle of ${inUnit(radians, unit)}, and the curve of the ${called}, which is ${formatDouble(value, 6)} there.`,
  });
  const offset = x - from;
  const arc: Mark = { mark: 'arc', center: [0, 0], radius: 0.3, from: 0, to: offset, role: 'given', label: 'x' };
  return { ...figure, marks: [...figure.marks, arc, projection(name, x, value)] };
}

/** The segment of the unit circle whose length is the value. */
function projection(name: Circular, angle: number, value: number): Mark {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ends = {
    cos: { from: [0, 0], to: [cos, 0] },
    sin: { from: [cos, 0], to: [cos, sin] },
    tan: { from: [1, 0], to: [1, Math.max(-TALL, Math.min(TALL, value))] },
  } as const;
  return { mark: 'segment', ...ends[name], role: 'answer', label: name };
}

const TURN = 2 * Math.PI;
/** Beyond this the labels of the axis would say nothing. */
const maxTurns = 10_000;

/** The angle as it was typed, to six digits. */
function inUnit(radians: number, unit: AngleUnit): string {
  const [turn, sign] = { degrees: [360, '°'], gradians: [400, ' gon'], radians: [TURN, ' rad'] }[unit] as [
    number,
    string,
  ];
  return `${formatDouble((radians / TURN) * turn, 6)}${sign}`;
}

function angleText(turns: number, unit: AngleUnit): string {
  if (unit === 'degrees') return `${turns * 360}°`;
  return unit === 'gradians' ? `${turns * 400} gon` : turns === 0 ? '0' : `${turns === 0.5 ? '' : turns * 2}π`;
}

type Curve = 'cosh' | 'sinh' | 'tanh' | 'acos' | 'asin' | 'atan' | 'acosh' | 'asinh' | 'atanh';

const domains: Partial<Record<Curve, readonly [number, number]>> = {
  acos: [-1, 1],
  asin: [-1, 1],
  acosh: [1, Number.POSITIVE_INFINITY],
  atanh: [-1, 1],
};

/** The width of a frame must be a double too. */
const FARTHEST = 1e307;

/** The curve of a function around a point, with the point on it. */
export function curveFigure(name: Curve, x: number, value: number): Figure {
  const [low, high] = domains[name] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const reach = Math.min(Math.max(2, 1.3 * Math.abs(x)), FARTHEST);
  const [left, right] = [Math.max(low, -reach), Math.min(high, reach)];
  const points = Array.from({ length: 161 }, (_, k): Point => {
    const at = left + ((right - left) * k) / 160;
    return [at, Math[name](at)];
  }).filter(([, y]) => Number.isFinite(y));
  const heights = points.map(([, y]) => y);
  const limit = Math.max(2, 1.3 * Math.abs(value));
  const margin = 0.1 * (right - left);
  return {
    ...curveWithPoint(name, [points], [x, value]),
    frame: {
      x: [left - margin, right + margin],
      y: [Math.max(Math.min(0, ...heights), -limit) - 0.2, Math.min(Math.max(0, ...heights), limit) + 0.2],
      xLabel: 'x',
    },
  };
}

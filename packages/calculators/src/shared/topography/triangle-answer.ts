import type { Triangle } from '@nomogram/math/surveying/triangle.ts';
import type { Verdict } from '../../kit/answer.ts';
import type { Methods } from '../../kit/calculator.ts';
import type { Figure, Mark } from '../../kit/figure.ts';
import type { Options } from '../../kit/options.ts';
import { angleMark, at, shapeFrame, shownGon, shownMetres } from './plan.ts';
import { innerAngle, measure } from './quantities.ts';
import { verdict } from './verdict.ts';

/** All parts of a triangle; each calculator lets those come first that were asked for. */
export function triangleValues({ sides, angles, area, perimeter, inradius, circumradius }: Triangle, options: Options) {
  return {
    a: measure('Side a', sides[0], 'm', options),
    b: measure('Side b', sides[1], 'm', options),
    c: measure('Side c', sides[2], 'm', options),
    angleA: innerAngle('Angle A', angles[0], options),
    angleB: innerAngle('Angle B', angles[1], options),
    angleC: innerAngle('Angle C', angles[2], options),
    area: measure('Area', area, 'm²', options),
    perimeter: measure('Perimeter', perimeter, 'm', options),
    inradius: measure('Radius of the inscribed circle', inradius, 'm', options),
    circumradius: measure('Radius of the circumscribed circle', circumradius, 'm', options),
  };
}

interface TriangleNumbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly angleA: number;
  readonly angleB: number;
  readonly angleC: number;
  readonly area: number;
}

type AllNumbers = TriangleNumbers & { readonly inradius: number };

const radians = (gradians: number): number => (gradians * Math.PI) / 200;

/** The angles add up, and the sides close: their projections onto each other leave no gap at any corner. */
function checkTriangle({ a, b, c, angleA, angleB, angleC, area }: TriangleNumbers): Verdict {
  const sum = Math.abs(angleA + angleB + angleC - 200);
  const largest = Math.max(a, b, c);
  const gaps = [
    a - b * Math.cos(radians(angleC)) - c * Math.cos(radians(angleB)),
    b - c * Math.cos(radians(angleA)) - a * Math.cos(radians(angleC)),
    c - a * Math.cos(radians(angleB)) - b * Math.cos(radians(angleA)),
    a * Math.sin(radians(angleB)) - b * Math.sin(radians(angleA)),
    b * Math.sin(radians(angleC)) - c * Math.sin(radians(angleB)),
    area / largest - (a * b * Math.sin(radians(angleC))) / (2 * largest),
  ];
  const off = Math.max(...gaps.map(Math.abs)) / largest;
  return verdict(
    'independent computation',
    'The angles add up to 200 gon, the projections of the sides close, and ½ab sin C is the area',
    Math.max(off, sum / 200),
    1e-13,
    'of the largest side',
  );
}

/** What holds for every triangle: the sum of the angles, the triangle inequality, area = radius · perimeter / 2. */
const obeysTriangleLaws = (parts: AllNumbers): boolean => {
  const { a, b, c, angleA, angleB, angleC, area, inradius } = parts;
  return (
    Math.abs(angleA + angleB + angleC - 200) < 1e-11 &&
    2 * Math.max(a, b, c) <= (a + b + c) * (1 + 1e-13) &&
    Math.abs((inradius * (a + b + c)) / 2 - area) <= 1e-13 * area
  );
};

/** The triangle to scale, side b at the bottom, its parts named; what was typed in the colour of the given. */
function triangleFigure(parts: TriangleNumbers, given: readonly string[]): Figure {
  const { a, b, c, angleA, angleB, angleC } = parts;
  const [cornerA, cornerC] = [
    { x: 0, y: 0 },
    { x: b, y: 0 },
  ];
  const cornerB = { x: c * Math.cos(radians(angleA)), y: c * Math.sin(radians(angleA)) };
  const role = (name: string) => (given.includes(name) ? 'given' : 'answer');
  const side = (name: string, value: number, from: typeof cornerA, to: typeof cornerA): Mark => ({
    mark: 'segment',
    from: at(from),
    to: at(to),
    role: role(name),
    label: `${name} = ${shownMetres(value)}`,
  });
  const radius = 0.16 * Math.min(a, b, c) + 0.02 * Math.max(a, b, c);
  return {
    summary: `A triangle with sides ${shownMetres(a)}, ${shownMetres(b)}, ${shownMetres(c)} and angles ${shownGon(angleA)}, ${shownGon(angleB)}, ${shownGon(angleC)}.`,
    frame: shapeFrame([cornerA, cornerB, cornerC]),
    marks: [
      { mark: 'polygon', points: [at(cornerA), at(cornerC), at(cornerB)], role: 'answer', filled: true },
      side('a', a, cornerC, cornerB),
      side('b', b, cornerA, cornerC),
      side('c', c, cornerA, cornerB),
      angleMark(cornerA, 100 - angleA, angleA, radius, shownGon(angleA), role('A')),
      angleMark(cornerB, 100 + angleC, angleB, radius, shownGon(angleB), role('B')),
      angleMark(cornerC, 300, angleC, radius, shownGon(angleC), role('C')),
      { mark: 'point', at: at(cornerA), role: 'given', label: 'A' },
      { mark: 'point', at: at(cornerB), role: 'given', label: 'B' },
      { mark: 'point', at: at(cornerC), role: 'given', label: 'C' },
    ],
    table: {
      columns: ['Part', 'Side (m)', 'Opposite angle'],
      rows: [
        ['A', String(a), shownGon(angleA)],
        ['B', String(b), shownGon(angleB)],
        ['C', String(c), shownGon(angleC)],
      ],
    },
  };
}

/** What stands beside the values of every triangle: its check, and its figure, in which the parts that were typed are told apart. */
export const besideTriangle = (given: readonly string[]) => ({
  checked: [checkTriangle],
  figure: (found: TriangleNumbers) => triangleFigure(found, given),
});

/** What every calculator of a triangle declares: its ways, its laws. */
export const ofTriangle = (methods: Methods, unchosen: string) =>
  ({
    methods,
    unchosen,
    maxDigits: 15,
    options: ['angles'],
    laws: [(_: unknown, found: AllNumbers) => obeysTriangleLaws(found)],
  }) as const;

import { triple } from '../result/tuple.ts';
import { lengthOf, type PrecisePoint, rounded } from './point.ts';

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** What an error of one milligon does to a resected point, in the unit of the coordinates. */
export interface ResectionQuality {
  /** How P moves when the angle A→B, or A→C, grows by 1 mgon and the other stays. */
  readonly shifts: readonly [Vector, Vector];
  readonly ellipse: ErrorEllipse;
  /** How far P lies from the circle through A, B and C (from the line when they lie on one), and how large that is. */
  readonly danger: { readonly distance: number; readonly radius: number; readonly centre?: Vector };
}

/** One standard deviation, both angles being measured with an independent standard deviation of 1 mgon. */
export interface ErrorEllipse {
  readonly major: number;
  readonly minor: number;
  /** Bearing of the major axis in gradians, in [0, 200). */
  readonly bearing: number;
}

/**
 * `sights` are the vectors from P to A, B, C; `p`, `b`, `c` are coordinates in the local frame with A in the origin.
 *
 * A bearing θ from P changes by dθ = (−dy·dPx + dx·dPy)/d² when P moves, the two angles by differences of these: a linear map
 * whose inverse takes errors of angles to shifts of P. Its columns are the shifts, M·Mᵀ the covariance, and the eigenvectors of
 * that the axes of the ellipse (Ghilani, Adjustment Computations, ch. 19).
 */
export function resectionQuality(
  sights: readonly [PrecisePoint, PrecisePoint, PrecisePoint],
  p: Vector,
  [b, c]: readonly [Vector, Vector],
  unit: number,
): ResectionQuality {
  const [toA, toB, toC] = triple(sights.map(bearingGradient));
  const [first, second] = [
    { x: toB.x - toA.x, y: toB.y - toA.y },
    { x: toC.x - toA.x, y: toC.y - toA.y },
  ];
  const determinant = first.x * second.y - first.y * second.x;
  const factor = (unit * Math.PI) / 200_000 / determinant;
  const shifts = [
    { x: second.y * factor, y: -second.x * factor },
    { x: -first.y * factor, y: first.x * factor },
  ] as const;
  return { shifts, ellipse: errorEllipse(shifts), danger: dangerOf(p, b, c, unit) };
}

function bearingGradient(sight: PrecisePoint): Vector {
  const { x, y } = rounded(sight);
  const length = lengthOf(sight).hi;
  return { x: -y / length / length, y: x / length / length };
}

/** The ellipse of the covariance matrix that independent unit errors, with these effects, add up to. */
export function errorEllipse(effects: readonly Vector[]): ErrorEllipse {
  const size = Math.max(...effects.map(({ x, y }) => Math.hypot(x, y)));
  if (!(size > 0) || !Number.isFinite(size)) return { major: size, minor: size, bearing: 0 };
  const total = (product: (v: Vector) => number) =>
    effects.reduce((sum, { x, y }) => sum + product({ x: x / size, y: y / size }), 0);
  const [xx, xy, yy] = [total((v) => v.x * v.x), total((v) => v.x * v.y), total((v) => v.y * v.y)];
  const spread = Math.hypot(yy - xx, 2 * xy);
  const major = Math.sqrt((xx + yy + spread) / 2);
  // The determinant as a sum of squares keeps the minor axis of a needle.
  const area = Math.sqrt(
    effects.reduce(
      (sum, u, i) => effects.slice(i + 1).reduce((rest, v) => rest + ((u.x * v.y - u.y * v.x) / size / size) ** 2, sum),
      0,
    ),
  );
  const angle = (Math.atan2(2 * xy, yy - xx) * 100) / Math.PI;
  const bearing = angle < 0 ? angle + 200 : angle;
  return { major: major * size, minor: (area / major) * size, bearing: bearing === 200 ? 0 : bearing };
}

/** The circle through the origin, b and c, and how far p lies from it. */
function dangerOf(p: Vector, b: Vector, c: Vector, unit: number): ResectionQuality['danger'] {
  const twice = 2 * (b.x * c.y - b.y * c.x);
  const [b2, c2] = [b.x * b.x + b.y * b.y, c.x * c.x + c.y * c.y];
  const centre = { x: (c.y * b2 - b.y * c2) / twice, y: (b.x * c2 - c.x * b2) / twice };
  const radius = Math.hypot(centre.x, centre.y);
  if (Math.abs(twice) < 1e-14 * (b2 + c2)) {
    const far = b2 > c2 ? b : c;
    const fromLine = Math.abs(p.x * far.y - p.y * far.x) / Math.hypot(far.x, far.y);
    return { distance: fromLine * unit, radius: Number.POSITIVE_INFINITY };
  }
  // |p − O| − R, without the difference of two nearly equal numbers when the circle is large.
  const power = p.x * (p.x - 2 * centre.x) + p.y * (p.y - 2 * centre.y);
  const distance = Math.abs(power) / (Math.hypot(p.x - centre.x, p.y - centre.y) + radius);
  return { distance: distance * unit, radius: radius * unit, centre: { x: centre.x * unit, y: centre.y * unit } };
}

/** A point in a plane grid: easting x, northing y, in the same unit. */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** A full turn in gradians. */
const fullTurn = 400;

/** An angle in gradians brought into [0, 400). */
function normalGradians(angle: number): number {
  const rest = angle % fullTurn;
  const positive = rest < 0 ? rest + fullTurn : rest;
  return positive === fullTurn ? 0 : positive;
}

/** An angle in gradians, in radians. */
export const toRadians = (gradians: number): number => (gradians * Math.PI) / 200;

/**
 * Grid bearing (gisement) of a direction: clockwise from grid north (the y axis), in gradians, in [0, 400). The eight
 * principal directions come out exact. Undefined (NaN) for the zero vector.
 */
export function gridBearing(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return Number.NaN;
  // Within an eighth of a turn of the nearest axis the arctangent is below π/4 and no digit is lost to cancellation.
  if (Math.abs(dy) >= Math.abs(dx)) {
    const fromAxis = (Math.atan(dx / dy) * 200) / Math.PI;
    return normalGradians((dy > 0 ? 0 : 200) + exactEighth(dx, dy, fromAxis));
  }
  const fromAxis = (Math.atan(dy / dx) * 200) / Math.PI;
  return normalGradians((dx > 0 ? 100 : 300) - exactEighth(dy, dx, fromAxis));
}

const exactEighth = (across: number, along: number, angle: number): number =>
  Math.abs(across) === Math.abs(along) ? Math.sign(across) * Math.sign(along) * 50 : angle;

/** The point at a bearing (gradians) and distance from another: the direct problem, the inverse of bearing and distance. */
export function polarPoint(from: GridPoint, bearing: number, distance: number): GridPoint {
  const angle = toRadians(bearing);
  return { x: from.x + distance * Math.sin(angle), y: from.y + distance * Math.cos(angle) };
}

import { bracketedRoot } from './bracketed-root.ts';

/**
 * The roots of a function that its values on ascending points betray: between two points with values of different signs, and
 * on both sides of a dip of |f| that crosses 0 between the points, or touches it. Two roots closer together than that a dip
 * shows on the grid are missed, so the points must be dense where the function turns.
 */
export function rootsOnGrid(f: (x: number) => number, points: readonly number[]): readonly number[] {
  const values = points.map(f);
  return points.flatMap((x, k) => {
    if (values[k] === 0) return [x];
    const next = values[k + 1];
    if (next !== undefined && values[k]! * next < 0) return [bracketedRoot(f, x, points[k + 1]!)];
    return dips(values[k - 1], values[k]!, next) ? rootsInDip(f, points[k - 1]!, points[k + 1]!) : [];
  });
}

/** Whether |f| is least at the middle one of three points on the same side of 0. */
const dips = (before: number | undefined, here: number, after: number | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before * here > 0 &&
  here * after > 0 &&
  Math.abs(here) <= Math.abs(before) &&
  Math.abs(here) < Math.abs(after);

const golden = (Math.sqrt(5) - 1) / 2;

/** The dip's lowest point by golden sections; it is a double root, or has a root on either side, or there is none. */
function rootsInDip(f: (x: number) => number, from: number, to: number): readonly number[] {
  const side = Math.sign(f(from));
  const depth = (x: number): number => side * f(x);
  let [a, b] = [from, to];
  let [x, y] = [b - golden * (b - a), a + golden * (b - a)];
  let [atX, atY] = [depth(x), depth(y)];
  for (let round = 0; round < 80 && atX > 0 && atY > 0; round++) {
    if (atX < atY) {
      [b, y, atY] = [y, x, atX];
      x = b - golden * (b - a);
      atX = depth(x);
    } else {
      [a, x, atX] = [x, y, atY];
      y = a + golden * (b - a);
      atY = depth(y);
    }
  }
  const [lowest, value] = atX < atY ? [x, atX] : [y, atY];
  if (value < 0) return [bracketedRoot(f, from, lowest), bracketedRoot(f, lowest, to)];
  const rounding = 64 * 2 ** -52 * Math.max(depth(from), depth(to));
  return value <= rounding ? [lowest] : [];
}

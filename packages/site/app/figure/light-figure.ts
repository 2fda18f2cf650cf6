import type { Figure, Frame, Mark, Point, Sheet } from '@nomogram/calculators/kit/figure.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';

/** Bends smaller than this part of the sheet are left out: a seventh of a pixel, about one at the strongest zoom. */
const FINEST_BEND = 1 / 4000;
/** Coordinates are rounded to a power of ten below this part of the sheet. */
const FINEST_PLACE = 1e-5;

/**
 * A figure as a page carries it, drawn and as data: without the points and digits of its curves that nobody can see. The
 * engine samples finely where it does not know how a curve will bend, which triples what has to travel before the first
 * paint. Points that can be moved or read keep all their digits.
 */
export const lightFigure = (figure: Figure): Figure =>
  figure.solid ? figure : { ...lightSheet(figure), below: figure.below?.map(lightSheet) };

function lightSheet<Some extends Sheet>(sheet: Some): Some {
  const { frame, marks } = sheet;
  const sizes = [frame.x[1] - frame.x[0], frame.y[1] - frame.y[0]] as const;
  return sizes.every((size) => size > 0) ? { ...sheet, marks: marks.map((mark) => lightMark(mark, frame)) } : sheet;
}

function lightMark(mark: Mark, frame: Frame): Mark {
  const lighter = kindOf(mark).thinned?.(mark, (points) => lightPiece(points, frame));
  return lighter ? Object.assign({}, mark, lighter) : mark;
}

function lightPiece(points: readonly Point[], { x, y }: Frame): readonly Point[] {
  const [width, height] = [x[1] - x[0], y[1] - y[0]];
  const [acrossTo, upTo] = [roundedTo(width * FINEST_PLACE), roundedTo(height * FINEST_PLACE)];
  return bendsOf(points, width, height).map(([px, py]) => [acrossTo(px), upTo(py)]);
}

function roundedTo(least: number): (value: number) => number {
  const decimals = -Math.floor(Math.log10(least));
  const step = 10 ** -decimals;
  return (value) =>
    decimals >= 0 && decimals <= 100 ? Number(value.toFixed(decimals)) : Math.round(value / step) * step;
}

/** The points without which the line would change (Ramer, 1972, and Douglas and Peucker, 1973). */
function bendsOf(points: readonly Point[], width: number, height: number): readonly Point[] {
  if (points.length < 3 || !points.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return points;
  const kept = new Set([0, points.length - 1]);
  const spans: [from: number, to: number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [far, off] = farthest(points, from, to, width, height);
    if (!(off > FINEST_BEND)) continue;
    kept.add(far);
    spans.push([from, far], [far, to]);
  }
  return points.filter((_, index) => kept.has(index));
}

/** The point between two others that is farthest from the line through them, and how far, as a part of the sheet. */
function farthest(points: readonly Point[], from: number, to: number, width: number, height: number) {
  const [x, y] = points[from]!;
  const [dx, dy] = [(points[to]![0] - x) / width, (points[to]![1] - y) / height];
  const length = Math.hypot(dx, dy);
  let [far, most] = [from, 0];
  for (let index = from + 1; index < to; index += 1) {
    const [ex, ey] = [(points[index]![0] - x) / width, (points[index]![1] - y) / height];
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (ex * dx + ey * dy) / length ** 2));
    const off = Math.hypot(ex - along * dx, ey - along * dy);
    if (off > most) [far, most] = [index, off];
  }
  return [far, most] as const;
}

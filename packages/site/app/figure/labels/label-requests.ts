import type { Mark, Role } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { type Pixel, pixelOf, pixelsOf } from '../sheet/path.ts';
import { textWidth } from '../sheet/text-width.ts';
import { dotted } from './obstacles.ts';
import type { Box, LabelRequest } from './place-labels.ts';

export interface Label {
  readonly text: string;
  readonly role: Role;
  /** What was typed is named in ink, lines in their own colour. */
  readonly ink: boolean;
}

/** The labels of all marks with the places that each could take; what has the least choice comes first. */
export function labelRequests(marks: readonly Mark[], layout: Layout): readonly LabelRequest<Label>[] {
  const requests = marks.flatMap((mark) => requestsOf(mark, layout));
  return requests.sort((one, other) => one.rank - other.rank);
}

interface Ranked extends LabelRequest<Label> {
  readonly rank: number;
}

function requestsOf(mark: Mark, layout: Layout): readonly Ranked[] {
  const text = mark.mark === 'text' ? mark.text : 'label' in mark ? mark.label : undefined;
  if (!text) return [];
  const height = layout.size.font * 1.25;
  const width = textWidth(text, layout.size.font);
  const ink = mark.mark === 'point' && mark.role !== 'answer';
  const around = (at: Pixel, distance: number) => boxesAround(at, width, height, distance);
  const rank = { text: 0, point: 1, arc: 2, segment: 3, circle: 4, curve: 5, area: 6, polygon: 7, bars: 7, stems: 7 }[
    mark.mark
  ];
  return [{ key: { text, role: mark.role, ink }, rank, candidates: candidatesOf(mark, layout, around) }];
}

type Around = (at: Pixel, distance: number) => readonly Box[];

function candidatesOf(mark: Mark, layout: Layout, around: Around): readonly Box[] {
  switch (mark.mark) {
    case 'text': {
      const at = pixelOf(layout, mark.at);
      return [...around(at, -1), ...around(at, 4)];
    }
    case 'point': {
      const at = pixelOf(layout, mark.at);
      return [...around(at, 10), ...around(at, 20), ...around(at, 34)];
    }
    case 'segment': {
      const [from, to] = [pixelOf(layout, mark.from), pixelOf(layout, mark.to)];
      return [9, 18].flatMap((distance) =>
        [0.5, 0.4, 0.6, 0.28, 0.72].flatMap((share) => around(between(from, to, share), distance)),
      );
    }
    case 'circle': {
      const [x, y] = pixelOf(layout, mark.center);
      const radius = mark.radius * layout.unit;
      return [-45, -135, 45, 135, -90, 90, 0, 180].flatMap((degrees) => around(polar(x, y, radius, degrees), 6));
    }
    case 'arc': {
      const [x, y] = pixelOf(layout, mark.center);
      const radius = mark.radius * layout.unit;
      const degrees = (share: number) => (-180 / Math.PI) * (mark.from + (mark.to - mark.from) * share);
      return [6, 14, 26, 40].flatMap((distance) =>
        [0.5, 0.35, 0.65].flatMap((share) => around(polar(x, y, radius, degrees(share)), distance)),
      );
    }
    case 'curve':
      return curveCandidates(
        mark.pieces.flatMap((piece) => dotted(pixelsOf(layout, piece))),
        layout,
        around,
      );
    case 'area':
      return areaCandidates(pixelsOf(layout, mark.points), around);
    default:
      return [];
  }
}

/** Beside the curve, from its right end inwards: there a reader looks for the name of a line. */
function curveCandidates(pixels: readonly Pixel[], { width, height }: Layout, around: Around): readonly Box[] {
  const seen = pixels.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height);
  const shares = [1, 0.94, 0.82, 0.7, 0.58, 0.46, 0.34, 0.22, 0.1];
  return shares.flatMap((share) => {
    const at = seen[Math.floor(share * (seen.length - 1))];
    return at ? [...around(at, 8), ...around(at, 18)] : [];
  });
}

/** Right above, left above, right, left, above, below and the lower corners of a point; a negative distance centres. */
function boxesAround([x, y]: Pixel, width: number, height: number, distance: number): readonly Box[] {
  if (distance < 0) return [boxAt(x - width / 2, y - height / 2, width, height)];
  const near = distance * 0.7;
  return [
    boxAt(x + near, y - near - height, width, height),
    boxAt(x - near - width, y - near - height, width, height),
    boxAt(x + distance, y - height / 2, width, height),
    boxAt(x - distance - width, y - height / 2, width, height),
    boxAt(x - width / 2, y - distance - height, width, height),
    boxAt(x - width / 2, y + distance, width, height),
    boxAt(x + near, y + near, width, height),
    boxAt(x - near - width, y + near, width, height),
  ];
}

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const between = ([x, y]: Pixel, [u, v]: Pixel, share: number): Pixel => [x + (u - x) * share, y + (v - y) * share];

const polar = (x: number, y: number, radius: number, degrees: number): Pixel => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** Inside an area where the whole label fits, nearest its centre first; else beside the centre. */
function areaCandidates(pixels: readonly Pixel[], around: Around): readonly Box[] {
  const [cx, cy] = centroid(pixels);
  const xs = pixels.map(([x]) => x);
  const ys = pixels.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const shares = Array.from({ length: 11 }, (_, index) => (index + 0.5) / 11);
  const grid = shares.flatMap((x) => shares.map((y): Pixel => [left + (right - left) * x, top + (bottom - top) * y]));
  const away = ([x, y]: Pixel) => Math.hypot(x - cx, y - cy);
  const fitting = [[cx, cy] as const, ...grid.sort((one, other) => away(one) - away(other))]
    .flatMap((at) => around(at, -1))
    .filter((box) => cornersOf(box).every((corner) => isInside(corner, pixels)));
  return [...fitting, ...around([cx, cy], 6)];
}

const cornersOf = ({ left, right, top, bottom }: Box): readonly Pixel[] => [
  [left, top],
  [right, top],
  [left, bottom],
  [right, bottom],
];

/** Even–odd rule: a ray to the right crosses the border an odd number of times. */
function isInside([x, y]: Pixel, pixels: readonly Pixel[]): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of pixels.entries()) {
    const [x2, y2] = pixels[(index + 1) % pixels.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}

function centroid(pixels: readonly Pixel[]): Pixel {
  const count = Math.max(1, pixels.length);
  return [pixels.reduce((sum, [x]) => sum + x, 0) / count, pixels.reduce((sum, [, y]) => sum + y, 0) / count];
}

import type { Mark, Role } from '@nomogram/calculators/kit/figure.ts';
import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import { pixelOf } from '@nomogram/calculators/kit/marks/pixels.ts';
import { asWritten } from '../../math/minus.ts';
import type { AxisText } from '../sheet/axis-labels.ts';
import type { Layout } from '../sheet/layout.ts';
import { textWidth } from '../sheet/text-width.ts';
import type { LabelRequest } from './place-labels.ts';

export interface Label {
  readonly text: string;
  readonly role: Role;
  /** What was typed is named in ink, lines in their own colour. */
  readonly ink: boolean;
}

/**
 * The labels of all marks with the places that each could take; what has the least choice comes first. What one of the
 * `numbers` of the axes says already, right beside the point, is not said again.
 */
export function labelRequests(
  marks: readonly Mark[],
  layout: Layout,
  numbers: readonly AxisText[] = [],
): readonly LabelRequest<Label>[] {
  const requests = marks.filter((mark) => !isSaid(mark, layout, numbers)).flatMap((mark) => requestsOf(mark, layout));
  return requests.sort((one, other) => one.rank - other.rank);
}

function isSaid(mark: Mark, layout: Layout, numbers: readonly AxisText[]): boolean {
  if (mark.mark !== 'point' || mark.role !== 'construction' || mark.label === undefined) return false;
  const [x, y] = pixelOf(layout, mark.at);
  const reach = 2 * layout.size.font;
  const isBeside = ({ left, right, top, bottom }: Box) =>
    left - x < reach && x - right < reach && top - y < reach && y - bottom < reach;
  return numbers.some(({ text, box }) => text === asWritten(mark.label!) && isBeside(box));
}

interface RankedRequest extends LabelRequest<Label> {
  readonly rank: number;
}

function requestsOf(mark: Mark, layout: Layout): readonly RankedRequest[] {
  const { label } = kindOf(mark);
  const texts = [label?.text(mark), label?.shorter?.(mark)].flatMap((text) => (text ? [asWritten(text)] : []));
  if (!label || texts.length === 0) return [];
  const height = layout.size.font * 1.25;
  const forms = texts.map((text) => {
    const width = textWidth(text, layout.size.font);
    const candidates = label.candidates(mark, layout, (at, distance) => boxesAround(at, width, height, distance));
    return { key: { text, role: mark.role, ink: label.ink?.(mark) ?? false }, candidates };
  });
  return [{ forms, rank: label.rank, anchor: label.anchor?.(mark, layout) }];
}

/**
 * Right above, left above, right, left, above, below and the lower corners of a point, then above and below to its sides; a
 * negative distance centres.
 */
function boxesAround([x, y]: Pixel, width: number, height: number, distance: number): readonly Box[] {
  if (distance < 0) return [boxAt(x - width / 2, y - height / 2, width, height)];
  const near = distance * 0.7;
  const [above, below] = [y - distance - height, y + distance];
  return [
    boxAt(x + near, y - near - height, width, height),
    boxAt(x - near - width, y - near - height, width, height),
    boxAt(x + distance, y - height / 2, width, height),
    boxAt(x - distance - width, y - height / 2, width, height),
    boxAt(x - width / 2, above, width, height),
    boxAt(x - width / 2, below, width, height),
    boxAt(x + near, y + near, width, height),
    boxAt(x - near - width, y + near, width, height),
    ...[0.25, 0.75].flatMap((share) => [above, below].map((top) => boxAt(x - width * share, top, width, height))),
  ];
}

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

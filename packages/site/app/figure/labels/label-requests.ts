import type { Mark, Role } from '@nomogram/calculators/kit/figure.ts';
import type { Box, Pixel } from '@nomogram/calculators/kit/marks/kind.ts';
import { kindOf } from '@nomogram/calculators/kit/marks/marks.ts';
import type { Layout } from '../sheet/layout.ts';
import { textWidth } from '../sheet/text-width.ts';
import type { LabelRequest } from './place-labels.ts';

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
  const { label } = kindOf(mark);
  const text = label?.text(mark);
  if (!label || !text) return [];
  const height = layout.size.font * 1.25;
  const width = textWidth(text, layout.size.font);
  const candidates = label.candidates(mark, layout, (at, distance) => boxesAround(at, width, height, distance));
  return [{ key: { text, role: mark.role, ink: label.ink?.(mark) ?? false }, rank: label.rank, candidates }];
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

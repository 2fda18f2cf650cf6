import type { Box } from '../labels/place-labels.ts';
import type { Layout } from '../sheet/layout.ts';
import { type Pixel, pathOf, pixelsOf } from '../sheet/path.ts';
import { dotted } from '../sheet/pixels-along.ts';
import type { Around, Kind, MarkOf } from './kind.ts';

const dots = (mark: MarkOf<'curve'>, layout: Layout): readonly Pixel[] =>
  mark.pieces.flatMap((piece) => dotted(pixelsOf(layout, piece)));

export const curve: Kind<MarkOf<'curve'>> = {
  line: (mark, layout) => mark.pieces.map((piece) => pathOf(pixelsOf(layout, piece))).join(''),
  dots,
  label: {
    text: ({ label }) => label,
    rank: 5,
    candidates: (mark, layout, around) => besideEnd(dots(mark, layout), layout, around),
  },
};

/** Beside the curve, from its right end inwards: there a reader looks for the name of a line. */
function besideEnd(pixels: readonly Pixel[], { width, height }: Layout, around: Around): readonly Box[] {
  const seen = pixels.filter(([x, y]) => x > 0 && x < width && y > 0 && y < height);
  const shares = [1, 0.94, 0.82, 0.7, 0.58, 0.46, 0.34, 0.22, 0.1];
  return shares.flatMap((share) => {
    const at = seen[Math.floor(share * (seen.length - 1))];
    return at ? [...around(at, 8), ...around(at, 18)] : [];
  });
}

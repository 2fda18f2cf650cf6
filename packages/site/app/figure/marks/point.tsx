import { pixelOf, rounded } from '../sheet/path.ts';
import type { Kind, MarkOf } from './kind.ts';
import { fillOf, strokeOf } from './roles.ts';

/** Filled, or open where the value itself does not belong; what was given is a ring. */
export const point: Kind<MarkOf<'point'>> = {
  dot: (mark, layout) => {
    const [x, y] = pixelOf(layout, mark.at);
    const ring = mark.open || mark.role === 'given';
    return (
      <circle
        cx={rounded(x)}
        cy={rounded(y)}
        r={mark.role === 'given' && !mark.open ? 5 : 4}
        className={ring ? `fill-sheet ${strokeOf[mark.role]}` : fillOf[mark.role]}
        strokeWidth={ring ? 2 : 0}
      />
    );
  },
  boxes: ({ at }, layout) => {
    const [x, y] = pixelOf(layout, at);
    return [{ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }];
  },
  label: {
    text: ({ label }) => label,
    ink: ({ role }) => role !== 'answer',
    rank: 1,
    candidates: ({ at }, layout, around) => [10, 20, 34].flatMap((distance) => around(pixelOf(layout, at), distance)),
  },
};

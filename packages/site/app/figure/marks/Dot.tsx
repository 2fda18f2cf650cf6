import type { Mark } from '@nomogram/calculators/kit/figure.ts';
import type { Layout } from '../sheet/layout.ts';
import { pixelOf, rounded } from '../sheet/path.ts';
import { fillOf, strokeOf } from './roles.ts';

/** Points: filled, or open where the value itself does not belong; what was given is a ring, and the heads of stems. */
export function Dot({ mark, layout }: { mark: Mark; layout: Layout }) {
  if (mark.mark === 'stems')
    return mark.points.map((point) => {
      const [x, y] = pixelOf(layout, point);
      return <circle key={point[0]} cx={rounded(x)} cy={rounded(y)} r={2.6} className={fillOf[mark.role]} />;
    });
  if (mark.mark !== 'point') return null;
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
}

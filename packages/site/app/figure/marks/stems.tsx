import { pathOf, pixelOf, rounded } from '../sheet/path.ts';
import { dotted } from '../sheet/pixels-along.ts';
import type { Kind, MarkOf } from './kind.ts';
import { fillOf } from './roles.ts';

export const stems: Kind<MarkOf<'stems'>> = {
  line: ({ points }, layout) =>
    points.map(([x, y]) => pathOf([pixelOf(layout, [x, 0]), pixelOf(layout, [x, y])])).join(''),
  dot: ({ points, role }, layout) =>
    points.map((point) => {
      const [x, y] = pixelOf(layout, point);
      return <circle key={point[0]} cx={rounded(x)} cy={rounded(y)} r={2.6} className={fillOf[role]} />;
    }),
  dots: ({ points }, layout) => points.flatMap(([x, y]) => dotted([pixelOf(layout, [x, 0]), pixelOf(layout, [x, y])])),
};

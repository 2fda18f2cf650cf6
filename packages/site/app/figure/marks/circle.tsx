import { pair } from '@nomogram/math/result/tuple.ts';
import { pixelOf, rounded } from '../sheet/path.ts';
import { polar, turned } from '../sheet/pixels-along.ts';
import type { Kind, MarkOf } from './kind.ts';
import { faintFillOf } from './roles.ts';

export const circle: Kind<MarkOf<'circle'>> = {
  fill: ({ center, radius, role, filled }, layout) => {
    if (!filled) return null;
    const [x, y] = pixelOf(layout, center);
    return <circle cx={rounded(x)} cy={rounded(y)} r={rounded(radius * layout.unit)} className={faintFillOf[role]} />;
  },
  line: ({ center, radius: size }, layout) => {
    const [x, y] = pair(pixelOf(layout, center).map(rounded));
    const radius = rounded(size * layout.unit);
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
  },
  dots: ({ center, radius }, layout) => turned(pixelOf(layout, center), radius * layout.unit, 0, 2 * Math.PI),
  label: {
    text: ({ label }) => label,
    rank: 4,
    candidates: ({ center, radius }, layout, around) =>
      [-45, -135, 45, 135, -90, 90, 0, 180].flatMap((degrees) =>
        around(polar(pixelOf(layout, center), radius * layout.unit, degrees), 6),
      ),
  },
};

import { pathOf, pixelsOf } from '../sheet/path.ts';
import { dotted } from '../sheet/pixels-along.ts';
import type { Kind, MarkOf } from './kind.ts';
import { faintFillOf } from './roles.ts';

export const polygon: Kind<MarkOf<'polygon'>> = {
  fill: ({ points, role, filled }, layout) =>
    filled ? <path d={pathOf(pixelsOf(layout, points), true)} className={faintFillOf[role]} /> : null,
  line: ({ points }, layout) => pathOf(pixelsOf(layout, points), true),
  dots: ({ points }, layout) => dotted(pixelsOf(layout, [...points, ...points.slice(0, 1)])),
};

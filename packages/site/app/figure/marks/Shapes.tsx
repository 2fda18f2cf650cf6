import type { Paint, Role, Shape } from '@nomogram/calculators/kit/marks/kind.ts';
import { rounded } from '@nomogram/calculators/kit/marks/pixels.ts';
import { faintFillOf, fillOf, strokeOf } from './roles.ts';

/** What a mark fills or puts over its lines, in the colour of its role. */
export const Shapes = ({ shapes, role }: { shapes: readonly Shape[] | undefined; role: Role }) =>
  shapes?.map((shape) => {
    const look = looks[shape.paint](role);
    if ('path' in shape) return <path key={shape.path} d={shape.path} {...look} />;
    const [x, y] = shape.centre.map(rounded);
    return <circle key={`${x} ${y} ${shape.paint}`} cx={x} cy={y} r={rounded(shape.radius)} {...look} />;
  });

const looks: Record<Paint, (role: Role) => { readonly className: string; readonly strokeWidth?: number }> = {
  faint: (role) => ({ className: faintFillOf[role] }),
  edged: (role) => ({ className: `${faintFillOf[role]} ${strokeOf[role]}`, strokeWidth: 1 }),
  full: (role) => ({ className: fillOf[role] }),
  ring: (role) => ({ className: `fill-sheet ${strokeOf[role]}`, strokeWidth: 2 }),
};

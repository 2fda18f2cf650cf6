import type { Practice } from '../../kit/practice/practice.ts';
import { multiple } from '../../kit/practice/written.ts';

export const practice: Practice = {
  series: (draw, level) => {
    const u = multiple(level === 1 ? 1 : draw.nonzero(-3, 3));
    const known = [`e^(${u})`, `sin(${u})`, `cos(${u})`, `1/(1-(${u}))`, `ln(1+${u})`, `sqrt(1+${u})`];
    const f = draw.pick(known);
    const before = level === 3 ? `${draw.pick(['x', 'x^2', '2*x'])}*` : '';
    return { function: `${before}${f}`, point: '0', order: String(draw.whole(3, 4)) };
  },
};

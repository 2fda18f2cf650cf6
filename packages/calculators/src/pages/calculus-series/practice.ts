import type { Practice } from '../../kit/practice/practice.ts';
import { minus, multiple, polynomial } from '../../kit/practice/written.ts';

export const practice: Practice = {
  series: (draw, level) => {
    const k = level === 1 ? 1 : draw.nonzero(-3, 3);
    const [u, below, beside] = [multiple(k), minus('1', multiple(k)), polynomial([k, 1])];
    const known = [`e^(${u})`, `sin(${u})`, `cos(${u})`, `1/(${below})`, `ln(${beside})`, `sqrt(${beside})`];
    const f = draw.pick(known);
    const before = draw.pick(['x', 'x^2', '2*x']);
    const product = f.startsWith('1/') ? `${before}${f.slice(1)}` : `${before}*${f}`;
    return { function: level === 3 ? product : f, point: '0', order: String(draw.whole(3, 4)) };
  },
};

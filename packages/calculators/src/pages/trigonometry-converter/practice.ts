import type { Practice } from '../../kit/practice/practice.ts';
import { partOfPi } from '../../kit/practice/written.ts';

export const practice: Practice = {
  convert: (draw, level) => {
    const [from, to] = draw.some(2, level === 1 ? ['degrees', 'radians'] : ['degrees', 'radians', 'gradians']);
    const parts = draw.whole(1, 12 * level);
    const value = { degrees: `${15 * parts}`, gradians: `${25 * parts}`, radians: partOfPi(parts, 12) }[
      from as 'degrees'
    ];
    return { from: from!, to: to!, value };
  },
};

import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  equation: (draw, level) => ({
    xo: String(draw.whole(-2 * level, 2 * level)),
    yo: String(draw.whole(-2 * level, 2 * level)),
    r: String(draw.whole(1, 4 * level)),
  }),
};

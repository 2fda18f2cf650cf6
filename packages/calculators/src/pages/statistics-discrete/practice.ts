import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  binomial: (draw, level) => {
    const n = draw.whole(2, 2 + 2 * level);
    return {
      n: String(n),
      p: draw.pick(['0.5', '0.2', '0.1', '0.25'].slice(0, 1 + level)),
      x: String(draw.whole(0, n)),
    };
  },
  geometric: (draw, level) => ({ p: draw.pick(['0.5', '0.2', '0.25', '0.1']), x: String(draw.whole(1, 2 + level)) }),
  poisson: (draw, level) => ({ rate: String(draw.whole(1, level)), x: String(draw.whole(0, 2 + level)) }),
};

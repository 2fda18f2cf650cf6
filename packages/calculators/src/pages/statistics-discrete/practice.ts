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
  'discrete-uniform': (draw, level) => {
    const [a, count] = [draw.whole(1, 4 * level), draw.pick([4, 5, 6, 8, 10, 12, 20].slice(0, 1 + 2 * level))];
    return { a: String(a), b: String(a + count - 1), x: String(a + draw.whole(0, count - 1)) };
  },
  bernoulli: (draw) => ({ p: `0.${draw.whole(1, 9)}`, x: String(draw.whole(0, 1)) }),
  'negative-binomial': (draw, level) => ({
    r: String(draw.whole(1, 1 + level)),
    p: draw.pick(['0.5', '0.2', '0.4', '0.25']),
    x: String(draw.whole(1, 1 + level)),
  }),
  hypergeometric: (draw, level) => {
    const [marked, others] = [draw.whole(3, 3 + 3 * level), draw.whole(3, 3 + 4 * level)];
    const draws = draw.whole(2, 3);
    return {
      population: String(marked + others),
      marked: String(marked),
      draws: String(draws),
      x: String(draw.whole(0, draws)),
    };
  },
};

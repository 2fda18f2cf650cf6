import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  factorial: (draw, level) => ({ n: String(draw.whole(2 * level, 3 + 3 * level)) }),
  binomial: (draw, level) => {
    const n = draw.whole(3, 3 + 3 * level);
    return { n: String(n), k: String(draw.whole(1, n - 1)) };
  },
  // The divisor is drawn, and multiplied by two numbers without a common one.
  gcd: (draw, level) => {
    const divisor = draw.whole(2, 6 * level);
    const [p, q] = draw.pick(
      [
        [3, 4],
        [5, 7],
        [4, 9],
        [7, 10],
        [8, 15],
        [11, 13],
      ].slice(0, 2 * level),
    );
    return { a: String(divisor * p!), b: String(divisor * q!) };
  },
  lcm: (draw, level) => {
    const divisor = draw.whole(2, 2 + 3 * level);
    const [p, q] = draw.pick(
      [
        [2, 3],
        [3, 4],
        [3, 5],
        [4, 5],
        [5, 6],
        [4, 7],
      ].slice(0, 2 * level),
    );
    return { a: String(divisor * p!), b: String(divisor * q!) };
  },
  // Whole numbers give factorials, halves the root of pi.
  gamma: (draw, level) => ({
    x: level === 1 ? String(draw.whole(2, 7)) : `${2 * draw.whole(level === 3 ? -4 : 0, 6) + 1}/2`,
  }),
  beta: (draw, level) => ({ z: String(draw.whole(1, 1 + 2 * level)), w: String(draw.whole(1, 1 + level)) }),
  stirling: (draw, level) => {
    const n = draw.whole(2 + level, 4 + 2 * level);
    return { n: String(n), k: String(draw.whole(2, n - 1)) };
  },
};

import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  // Three sides that make a triangle.
  troiscotes: (draw, level) => {
    const [a, b] = [draw.whole(3, 10 * level), draw.whole(3, 10 * level)];
    return { sideA: String(a), sideB: String(b), sideC: String(draw.whole(Math.abs(a - b) + 1, a + b - 1)) };
  },
};

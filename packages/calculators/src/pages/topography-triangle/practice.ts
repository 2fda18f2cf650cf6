import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  // Three sides that make a triangle.
  troiscotes: (draw, level) => {
    const [a, b] = [draw.whole(3, 10 * level), draw.whole(3, 10 * level)];
    return { sideA: String(a), sideB: String(b), sideC: String(draw.whole(Math.abs(a - b) + 1, a + b - 1)) };
  },
  anglecotes: (draw, level) => ({
    angle: String(draw.pick(level === 1 ? [100] : [100, 50, 80, 120, 150])),
    sideA: String(draw.whole(3, 20 * level)),
    sideB: String(draw.whole(3, 20 * level)),
  }),
  deuxanglescote: (draw, level) => ({
    angleA: String(draw.pick([50, 40, 60, 70])),
    angleC: String(draw.pick(level === 1 ? [100] : [100, 80, 90, 110])),
    sideB: String(10 * draw.whole(2, 10 * level)),
  }),
};

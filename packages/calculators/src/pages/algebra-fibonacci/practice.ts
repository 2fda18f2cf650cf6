import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  fibonacci: (draw, level) => ({ n: String(draw.whole([4, 9, 14][level - 1]!, [12, 18, 32][level - 1]!)) }),
};

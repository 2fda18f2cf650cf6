import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  fibonacci: (draw, level) => ({ n: String(draw.whole([5, 9, 13][level - 1]!, [8, 12, 20][level - 1]!)) }),
};

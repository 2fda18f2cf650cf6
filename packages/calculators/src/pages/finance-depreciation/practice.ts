import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  // The yearly amount is drawn.
  'straight-line': (draw, level) => {
    const [yearly, years] = [100 * draw.whole(1, 20 * level), draw.whole(3, 4 + 3 * level)];
    const residual = 100 * draw.whole(0, 10 * (level - 1));
    return {
      costOfFixedAsset: String(yearly * years + residual),
      residualValue: String(residual),
      usefulLifeOfAsset: String(years),
    };
  },
};

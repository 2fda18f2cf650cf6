import { nearEach } from '../../kit/practice/near.ts';
import type { Practice } from '../../kit/practice/practice.ts';

const typical = {
  'book-value': { acquisitionCost: '50000', depreciation: '12000' },
  'declining-balance': { depreciationRate: '20', bookValueAtBeginningOfYear: '32000' },
  'units-of-production': {
    costOfAsset: '60000',
    residualValue: '6000',
    estimatedTotalProduction: '90000',
    actualProduction: '12500',
  },
  'double-declining-balance': { costOfAsset: '60000', salvageValue: '4000', usefulLife: '12', year: '3' },
};

export const practice: Practice = {
  ...nearEach(typical),
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

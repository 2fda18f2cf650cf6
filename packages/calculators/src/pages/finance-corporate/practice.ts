import type { Practice } from '../../kit/practice/practice.ts';
import { list } from '../../kit/practice/written.ts';

const hundreds = (draw: { whole: (a: number, b: number) => number }, most: number) => 100 * draw.whole(2, most);

export const practice: Practice = {
  'net-present-value': (draw, level) => ({
    initialInvestment: String(hundreds(draw, 20)),
    cashFlows: list(Array.from({ length: 1 + level }, () => hundreds(draw, 15))),
    discountRate: String(draw.pick([10, 5, 8].slice(0, level))),
  }),
  'break-even-point': (draw, level) => {
    const variable = draw.whole(2, 10 * level);
    const margin = draw.whole(1, 10);
    return {
      fixedCosts: String(margin * 10 * draw.whole(5, 50)),
      pricePerUnit: String(variable + margin),
      variableCostPerUnit: String(variable),
    };
  },
  'current-ratio': (draw, level) => {
    const liabilities = hundreds(draw, 20 * level);
    return { currentAssets: String((liabilities * draw.whole(4, 12)) / 4), currentLiabilities: String(liabilities) };
  },
};

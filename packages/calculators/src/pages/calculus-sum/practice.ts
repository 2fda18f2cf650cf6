import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  sum: (draw, level) => {
    const k = draw.whole(2, 5);
    if (level === 1)
      return { function: draw.pick(['k', 'k^2', `${k}*k + 1`]), from: '1', to: String(draw.whole(4, 10)) };
    if (level === 2) return { function: `1/${k}^k`, from: String(draw.whole(0, 2)), to: '+oo' };
    return draw.pick([
      { function: `1/(k*(k+1))`, from: String(k), to: '+oo' },
      { function: `k/${k}^k`, from: '1', to: '+oo' },
      { function: draw.pick(['k', 'k^2', '2*k - 1']), from: '1', to: 'n' },
    ]);
  },
  product: (draw, level) => {
    const k = draw.whole(2, 5);
    if (level === 1)
      return { function: draw.pick(['k', '2*k', `(k+${k})/k`]), from: '1', to: String(draw.whole(3, 6)) };
    if (level === 2) return { function: draw.pick(['1+1/k', `k/(k+${k})`, '2*k', `${k}^k`]), from: '1', to: 'n' };
    return draw.pick([
      { function: '1-1/k^2', from: String(k), to: '+oo' },
      { function: '1-1/k^2', from: '2', to: 'n' },
      { function: '4k^2/(4k^2-1)', from: '1', to: '+oo' },
      { function: '1+1/(k*(k+2))', from: String(k), to: '+oo' },
    ]);
  },
};

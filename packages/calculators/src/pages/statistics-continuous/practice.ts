import { nearEach } from '../../kit/practice/near.ts';
import type { Practice } from '../../kit/practice/practice.ts';

const typical = {
  'log-normal': { mu: '0.4', sigma: '1', x: '2' },
  beta: { alpha: '2', beta: '3', x: '0.3' },
  cauchy: { location: '2', scale: '1', x: '3' },
  chi: { degrees: '3', x: '1.5' },
  'chi-squared': { degrees: '3', x: '4' },
  erlang: { shape: '3', rate: '1.5', x: '2' },
  exponential: { rate: '0.5', x: '2' },
  'fisher-snedecor': { first: '4', second: '20', x: '1.5' },
  gamma: { shape: '2', rate: '1.2', x: '2' },
  'inverse-gamma': { shape: '3', scale: '2', x: '2' },
  laplace: { location: '1', scale: '2', x: '1.5' },
  pareto: { minimum: '1', shape: '3', x: '8' },
  rayleigh: { scale: '1.5', x: '2' },
  'student-t': { degrees: '6', x: '2' },
  weibull: { shape: '2', scale: '3', x: '2' },
};

export const practice: Practice = {
  ...nearEach(typical),
  // A whole or a half number of standard deviations away from the mean: the values of a table.
  normal: (draw, level) => {
    const [mean, deviation] = level === 1 ? [0, 1] : [10 * draw.whole(1, 12), 2 * draw.whole(1, 4 * level)];
    const away = draw.whole(-6, 6) / 2;
    return { mean: String(mean), standardDeviation: String(deviation), x: String(mean + deviation * away) };
  },
  'continuous-uniform': (draw, level) => {
    const [a, length] = [draw.whole(0, 5 * level), draw.pick([2, 4, 5, 8, 10])];
    return { a: String(a), b: String(a + length), x: String(a + draw.whole(1, length - 1)) };
  },
  triangular: (draw, level) => {
    const [a, up, down] = [draw.whole(0, 5 * level), draw.whole(1, 4 * level), draw.whole(1, 4 * level)];
    const [b, c] = [a + up + down, a + up];
    return { a: String(a), b: String(b), c: String(c), x: String(draw.whole(a + 1, b - 1)) };
  },
};

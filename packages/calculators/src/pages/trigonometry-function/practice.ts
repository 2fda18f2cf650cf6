import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';
import { partOfPi } from '../../kit/practice/written.ts';

const sharp = [0, 30, 45, 60, 90];
const angle = (draw: Draw, level: Level, least = 0, most = 90) => {
  const known = sharp.filter((one) => one >= least && one <= most);
  const angle = level === 1 ? draw.pick(known) : draw.pick(known) + 180 * draw.whole(0, 1);
  return level === 3
    ? { value: partOfPi(draw.pick([-1, 1]) * angle, 180), unit: 'radians' }
    : { value: String(angle), unit: 'degrees' };
};
const values = (level: Level) =>
  ['0', '1', '1/2', '-1/2', 'sqrt(2)/2', 'sqrt(3)/2', '-sqrt(3)/2', '-1'].slice(0, 2 + 2 * level);

/** At the logarithm of a whole number these are fractions. */
const hyperbolic = (draw: Draw, level: Level) => ({ value: `ln(${draw.whole(2, 3 + 3 * level)})`, unit: 'radians' });

export const practice: Practice = {
  cos: (draw, level) => angle(draw, level),
  sin: (draw, level) => angle(draw, level),
  tan: (draw, level) => angle(draw, level, 0, 60),
  acos: (draw, level) => ({ value: draw.pick(values(level)) }),
  asin: (draw, level) => ({ value: draw.pick(values(level)) }),
  atan: (draw, level) => ({
    value: draw.pick(['0', '1', '-1', 'sqrt(3)', 'sqrt(3)/3', '-sqrt(3)', '-sqrt(3)/3'].slice(0, 1 + 2 * level)),
  }),
  sinh: hyperbolic,
  cosh: hyperbolic,
  tanh: hyperbolic,
};

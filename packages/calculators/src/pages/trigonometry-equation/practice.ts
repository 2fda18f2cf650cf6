import type { Level, Practice } from '../../kit/practice/practice.ts';

const sines = (level: Level) =>
  ['0', '1', '1/2', '-1/2', 'sqrt(2)/2', 'sqrt(3)/2', '-sqrt(2)/2', '-sqrt(3)/2'].slice(0, 2 + 2 * level);
const tangents = (level: Level) =>
  ['1', '0', '-1', 'sqrt(3)', '-sqrt(3)', 'sqrt(3)/3', '-sqrt(3)/3'].slice(0, 1 + 2 * level);

export const practice: Practice = {
  cos: (draw, level) => ({ a: draw.pick(sines(level)) }),
  sin: (draw, level) => ({ a: draw.pick(sines(level)) }),
  tan: (draw, level) => ({ a: draw.pick(tangents(level)) }),
  'cos-multiple': (draw, level) => ({ a: String(draw.whole(2, 1 + level)), b: draw.pick(sines(level)) }),
  'sin-multiple': (draw, level) => ({ a: String(draw.whole(2, 1 + level)), b: draw.pick(sines(level)) }),
  'tan-multiple': (draw, level) => ({ a: String(draw.whole(2, 1 + level)), b: draw.pick(tangents(level)) }),
};

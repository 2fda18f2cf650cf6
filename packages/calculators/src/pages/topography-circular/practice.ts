import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';

/** In gradians: a quarter of a turn first. */
const piece = (draw: Draw, level: Level) => ({
  angle: String(draw.pick([100, 200, 50, 80, 120, 150].slice(0, 2 * level))),
  radius: String(draw.whole(2, 20 * level)),
});

export const practice: Practice = {
  circlesector: piece,
  circlesegment: piece,
  parabolicsegment: (draw, level) => ({ a: String(3 * draw.whole(1, 6 * level)), b: String(draw.whole(1, 8 * level)) }),
};

import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';
import { fraction } from '../../kit/practice/written.ts';

const whole = (draw: Draw, level: Level) => String(draw.whole(1, 3 + 3 * level));

export const practice: Practice = {
  sphere: (draw, level) => ({ radius: level === 3 ? fraction(draw.whole(1, 9), 2) : whole(draw, level) }),
  cylinder: (draw, level) => ({ radius: whole(draw, level), height: whole(draw, level) }),
  cone: (draw, level) => ({ radius: whole(draw, level), height: String(3 * draw.whole(1, 2 * level)) }),
  pyramid: (draw, level) => ({ base: whole(draw, level), height: String(3 * draw.whole(1, 2 * level)) }),
  box: (draw, level) => ({ length: whole(draw, level), width: whole(draw, level), height: whole(draw, level) }),
  icosahedron: (draw, level) => ({ side: whole(draw, level) }),
  ellipsoid: (draw, level) => ({ a: whole(draw, level), b: whole(draw, level), c: whole(draw, level) }),
  spheroid: (draw, level) => ({ a: whole(draw, level), c: whole(draw, level) }),
};

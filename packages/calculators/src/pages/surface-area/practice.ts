import type { Generator, Practice } from '../../kit/practice/practice.ts';
import { fraction } from '../../kit/practice/written.ts';

const whole = (least: number, most: number) => (draw: { whole: (a: number, b: number) => number }) =>
  String(draw.whole(least, most));

const side: Generator = (draw, level) => ({
  side: level === 3 ? fraction(draw.whole(1, 9), 2) : whole(1, 8 * level)(draw),
});

export const practice: Practice = {
  circle: (draw, level) => ({ radius: level === 3 ? fraction(draw.whole(1, 9), 2) : whole(1, 6 * level)(draw) }),
  sphere: (draw, level) => ({ radius: level === 3 ? fraction(draw.whole(1, 9), 2) : whole(1, 6 * level)(draw) }),
  rectangle: (draw, level) => ({ length: whole(2, 10 * level)(draw), width: whole(2, 8 * level)(draw) }),
  triangle: (draw, level) => ({ base: whole(2, 10 * level)(draw), height: whole(2, 8 * level)(draw) }),
  cylinder: (draw, level) => ({ radius: whole(1, 3 * level)(draw), height: whole(1, 5 * level)(draw) }),
  annulus: (draw, level) => {
    const inner = draw.whole(1, 4 * level);
    return { inner: String(inner), outer: String(inner + draw.whole(1, 4)) };
  },
  inscribed: side,
  pentagon: side,
  icosahedron: side,
  polygon: (draw, level) => ({
    sides: String(draw.pick([6, 4, 3, 8, 5, 12].slice(0, 2 * level))),
    side: whole(1, 4 * level)(draw),
  }),
};

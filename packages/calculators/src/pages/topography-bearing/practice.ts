import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  // From a station to a point: at level 1 to the north-east, later into any quadrant.
  gisement: (draw, level) => {
    const [xa, ya] = [draw.whole(100, 900), draw.whole(100, 900)];
    const away = () => draw.whole(10, 99) * (level === 1 ? 1 : draw.pick([-1, 1]));
    return { xa: String(xa), ya: String(ya), xb: String(xa + away()), yb: String(ya + away()) };
  },
};

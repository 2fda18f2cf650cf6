import type { Practice } from '../../kit/practice/practice.ts';

/** Whole sides of right triangles, so that the points have whole coordinates. */
const triples = [
  [3, 4, 5],
  [8, 6, 10],
  [5, 12, 13],
  [15, 8, 17],
] as const;

export const practice: Practice = {
  // Two rays that cut each other above the line from A to B.
  lines: (draw, level) => {
    const [xa, ya, apart] = [draw.whole(100, 900), draw.whole(100, 900), 20 * draw.whole(1, 10 * level)];
    return {
      ga: String(level === 1 ? 50 : draw.whole(10, 90)),
      gb: String(level === 1 ? 350 : draw.whole(310, 390)),
      xa: String(xa),
      ya: String(ya),
      xb: String(xa + apart),
      yb: String(ya),
    };
  },
  // Both circles pass through points above and below the line of their centres.
  circles: (draw, level) => {
    const times = 12 * draw.whole(1, 3 * level);
    const [p, q] = draw.some(2, [
      [9, 15],
      [16, 20],
      [5, 13],
      [35, 37],
    ]);
    const [x, y] = [draw.whole(0, 500), draw.whole(0, 500)];
    return {
      r1: String((p![1]! * times) / 12),
      r2: String((q![1]! * times) / 12),
      xo1: String(x),
      yo1: String(y),
      xo2: String(x + ((p![0]! + q![0]!) * times) / 12),
      yo2: String(y),
    };
  },
  linecircle: (draw, level) => {
    const [a, , c] = draw.pick(triples);
    const times = 5 * draw.whole(1, 6 * level);
    const [x, y] = [draw.whole(0, 500), draw.whole(0, 500)];
    return { r: String(a * times), xa: String(x), ya: String(y), xo: String(x + c * times), yo: String(y) };
  },
};

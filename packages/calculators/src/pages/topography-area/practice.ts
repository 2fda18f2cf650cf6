import type { Practice } from '../../kit/practice/practice.ts';

export const practice: Practice = {
  // Rectangles cut by their diagonal, later any four sides that meet it.
  quadrilatere: (draw, level) => {
    const [p, q, r] = draw.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 15, 17],
    ]);
    const times = draw.whole(1, 2 * level);
    const [a, b, diagonal] = [p! * times, q! * times, r! * times];
    const [c, d] = level === 1 ? [a, b] : [diagonal - draw.whole(0, 1), diagonal - draw.whole(0, 1)];
    return { a: String(a), b: String(b), c: String(c), d: String(d), r: String(diagonal) };
  },
  // A rectangle with a corner moved, at a place of its own; later more corners.
  coordinates: (draw, level) => {
    const [x, y] = level === 1 ? [0, 0] : [draw.whole(1, 9) * 100, draw.whole(1, 9) * 100];
    const [width, height] = [draw.whole(10, 60), draw.whole(10, 60)];
    const top = level < 3 ? [] : [[x + draw.whole(4, 8), y + height + draw.whole(1, 20)]];
    const parcel = [[x, y], [x + width, y + draw.whole(0, 5)], [x + width, y + height], ...top, [x, y + height]];
    return { corners: parcel.map((corner) => corner.join(',')).join('\n') };
  },
};

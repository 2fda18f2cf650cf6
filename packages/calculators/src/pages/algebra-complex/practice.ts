import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice } from '../../kit/practice/practice.ts';
import { complex } from '../../kit/practice/written.ts';

const size = (level: Level) => [4, 9, 15][level - 1]!;
const number = (draw: Draw, most: number) => complex(draw.whole(-most, most), draw.nonzero(-most, most));
const two = (draw: Draw, level: Level) => ({ a: number(draw, size(level)), b: number(draw, size(level)) });
const triples = [
  [3, 4],
  [5, 12],
  [8, 15],
  [7, 24],
  [20, 21],
] as const;

/** A number whose magnitude is whole. */
function pythagorean(draw: Draw, level: Level): string {
  const [a, b] = draw.some(2, draw.pick(triples.slice(0, level + 2)));
  const times = draw.whole(1, level + 1);
  return complex(draw.pick([1, -1]) * times * a!, draw.pick([1, -1]) * times * b!);
}

export const practice: Practice = {
  add: two,
  subtract: two,
  multiply: two,
  // The quotient is drawn, and multiplied by the divisor.
  divide: (draw, level) => {
    const most = size(level) - 1;
    const [p, q] = [draw.whole(-most, most), draw.nonzero(-most, most)];
    const [c, d] = [draw.whole(-3, 3), draw.nonzero(-3, 3)];
    return { a: complex(p * c - q * d, p * d + q * c), b: complex(c, d) };
  },
  power: (draw, level) => ({
    z: complex(draw.nonzero(-level, level), draw.nonzero(-level, level)),
    n: String(draw.whole(2, 2 + level)),
  }),
  // The root is drawn, and squared.
  'square-root': (draw, level) => {
    const [p, q] = [draw.whole(1, size(level)), draw.nonzero(-size(level), size(level))];
    return { z: complex(p * p - q * q, 2 * p * q) };
  },
  magnitude: (draw, level) => ({ z: pythagorean(draw, level) }),
  angle: (draw, level) => {
    const times = draw.whole(1, size(level));
    const [x, y] = draw.pick(
      level === 1
        ? [
            [1, 1],
            [-1, 1],
            [0, 1],
            [-1, 0],
            [0, -1],
          ]
        : [
            [1, 1],
            [-1, 1],
            [1, -1],
            [-1, -1],
          ],
    );
    return { z: complex(x! * times, y! * times) };
  },
  inverse: (draw, level) => ({ z: number(draw, level + 1) }),
  conjugate: (draw, level) => ({ z: number(draw, size(level)) }),
  logarithm: (draw, level) => {
    const times = draw.whole(1, size(level));
    return { z: draw.pick([complex(-times, 0), complex(0, times), complex(0, -times), complex(times, times)]) };
  },
};

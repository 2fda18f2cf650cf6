import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { fraction, polynomial } from '../../kit/practice/written.ts';

/** y = m·x + b; at level 3 as an equation of x and y. */
function line(draw: Draw, level: Level): ProblemInputs {
  const m = draw.nonzero(-2 - level, 2 + level);
  const x = draw.whole(-5, 5);
  if (level < 3) return { line: polynomial([m, -m * x]) };
  const b = draw.nonzero(2, 5);
  return { line: `${polynomial([m * b, 0])} + ${polynomial([b, 0], 'y')} = ${m * b * x}` };
}

function twoPoints(draw: Draw, level: Level): ProblemInputs {
  const [x1, y1] = [draw.whole(-5, 5), draw.whole(-5, 5)];
  const across = draw.nonzero(level === 1 ? 1 : -6, 6);
  const up = level === 1 ? across * draw.whole(-3, 3) : draw.whole(-8, 8);
  return { x1: String(x1), y1: String(y1), x2: String(x1 + across), y2: String(y1 + up) };
}

/** a·(x − h)² + k, multiplied out. */
function parabola(draw: Draw, level: Level): ProblemInputs {
  const a = level === 1 ? 1 : draw.nonzero(-level, level);
  const [h, k] = [draw.whole(-5, 5), draw.whole(-9, 9)];
  return { a: String(a), b: String(-2 * a * h), c: String(a * h * h + k) };
}

export const practice: Practice = {
  'x-intercept': line,
  'y-intercept': line,
  slope: line,
  'two-points-slope': twoPoints,
  'two-points-equation': twoPoints,
  'slope-point-equation': (draw, level) => ({
    slope: level === 3 ? fraction(draw.nonzero(-5, 5), 2) : String(draw.nonzero(-5, 5)),
    x1: String(draw.whole(-4, 4) * (level === 3 ? 2 : 1)),
    y1: String(draw.whole(-9, 9)),
  }),
  vertex: parabola,
  'slope-intercept-equation': (draw, level) => ({
    slope: level === 3 ? fraction(draw.nonzero(-5, 5), 2) : String(draw.nonzero(-5, 5)),
    height: String(draw.whole(-9, 9)),
  }),
};

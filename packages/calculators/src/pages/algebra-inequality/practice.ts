import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { polynomial, times } from '../../kit/practice/written.ts';

/** The end is drawn: a·x + b compared with c·x + d has it as its solution. Level 3: a quadratic with two whole roots. */
function oneComparison(draw: Draw, level: Level): ProblemInputs {
  if (level === 3) {
    const [p, q] = draw.some(2, [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]);
    const [, b, c] = times([1, -p!], [1, -q!]);
    return { left: polynomial([1, b!, 0]), right: String(-c!) };
  }
  const end = draw.whole(-6, 6);
  const a = draw.nonzero(level === 1 ? 2 : -6, 6);
  const c = level === 1 ? 0 : draw.whole(-3, 3);
  const slope = a === c ? a + 1 : a;
  const b = draw.whole(-9, 9);
  return { left: polynomial([slope, b]), right: polynomial([c, (slope - c) * end + b]) };
}

/** Both ends are drawn, and carried through a·x + b. */
function twoComparisons(draw: Draw, level: Level): ProblemInputs {
  const from = draw.whole(-6, 3);
  const to = from + draw.whole(1, 6);
  const a = level === 1 ? draw.whole(1, 3) : draw.nonzero(-5, 5);
  const b = draw.whole(-9, 9);
  const [left, right] = [a * from + b, a * to + b].sort((one, other) => one - other);
  return { left: String(left), middle: polynomial([a, b]), right: String(right) };
}

export const practice: Practice = {
  less: oneComparison,
  'at-most': oneComparison,
  'less-less': twoComparisons,
  'at-most-less': twoComparisons,
  'less-at-most': twoComparisons,
  'at-most-at-most': twoComparisons,
};

import type { Draw } from '../../kit/practice/draw.ts';
import type { Level, Practice, ProblemInputs } from '../../kit/practice/practice.ts';
import { list } from '../../kit/practice/written.ts';

const count = (level: Level) => 3 + 2 * level;

/** Whole numbers with a whole mean: the deviations are drawn so that they cancel. */
function aroundMean(draw: Draw, level: Level): readonly number[] {
  const mean = draw.whole(5, 12 * level);
  const deviations = Array.from({ length: count(level) - 1 }, () => draw.whole(-4, 4));
  const last = -deviations.reduce((sum, one) => sum + one, 0);
  const all = [...deviations, last].map((one) => mean + one);
  return all.every((one) => one === mean) ? [mean - 1, mean + 1, ...all.slice(2)] : all;
}

const data = (draw: Draw, level: Level): ProblemInputs => ({ data: list(aroundMean(draw, level)) });

const score = (draw: Draw, level: Level): ProblemInputs => {
  const numbers = aroundMean(draw, level);
  return { data: list(numbers), point: String(numbers[0]! + draw.nonzero(-6, 6)) };
};

export const practice: Practice = {
  mean: data,
  median: (draw, level) => ({
    data: list(
      Array.from({ length: count(level) + (level > 1 ? draw.whole(0, 1) : 0) }, () => draw.whole(1, 20 * level)),
    ),
  }),
  'population-variance': data,
  'population-standard-deviation': data,
  'sample-variance': data,
  'sample-standard-deviation': data,
  // Powers of one number have a power of it as their geometric mean.
  'geometric-mean': (draw, level) => {
    const base = draw.pick([2, 3, 5].slice(0, level));
    const [a, b] = [draw.whole(0, 3), draw.whole(1, 3)];
    return { data: list([base ** a, base ** (a + b), base ** (a + 2 * b)]) };
  },
  'harmonic-mean': (draw, level) => {
    const k = draw.whole(1, 3 * level);
    return {
      data: list(
        draw.pick([
          [2 * k, 6 * k],
          [3 * k, 6 * k],
          [4 * k, 12 * k],
          [3 * k, 6 * k, 6 * k],
        ]),
      ),
    };
  },
  'z-score-mean-deviation': (draw, level) => {
    const deviation = draw.whole(2, 5 * level);
    const mean = draw.whole(20, 100);
    return {
      score: String(mean + (deviation * draw.nonzero(-6, 6)) / 2),
      mean: String(mean),
      deviation: String(deviation),
    };
  },
  // One value stands more often than the others.
  mode: (draw, level) => {
    const values = draw.some(
      count(level),
      Array.from({ length: 12 * level }, (_, k) => k + 1),
    );
    const often = draw.pick(values);
    return { data: list(draw.some(values.length + 2, [...values, often, often])) };
  },
  percentile: (draw, level) => ({
    data: list(Array.from({ length: 3 + 2 * level }, () => draw.whole(1, 20 * level))),
    n: String(draw.pick([25, 50, 75, 10, 20, 90].slice(0, 2 * level + 1))),
  }),
  'z-score-population': score,
  'z-score-sample': score,
};

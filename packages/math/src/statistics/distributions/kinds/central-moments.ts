import type { Moments } from '../distribution.ts';

/** Mean, variance and shape from the moments E (X − place)^r, r = 1, …, 4, about a place near the mean. */
export function momentsFrom(place: number, about: (r: number) => number): Moments {
  const [m1, m2, m3, m4] = [about(1), about(2), about(3), about(4)];
  const variance = m2 - m1 * m1;
  const third = m3 - 3 * m1 * m2 + 2 * m1 ** 3;
  const fourth = m4 - 4 * m1 * m3 + 6 * m1 * m1 * m2 - 3 * m1 ** 4;
  return {
    mean: place + m1,
    variance,
    skewness: third / variance / Math.sqrt(variance),
    excessKurtosis: fourth / variance / variance - 3,
  };
}

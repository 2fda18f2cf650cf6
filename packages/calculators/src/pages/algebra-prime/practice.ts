import type { Practice } from '../../kit/practice/practice.ts';

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97];

export const practice: Practice = {
  // Half of them are prime, half a product of two primes.
  prime: (draw, level) => {
    const known = primes.slice(level, 6 + 6 * level);
    return { n: String(draw.pick([draw.pick(known), draw.pick(known) * draw.pick(known.slice(0, 4))])) };
  },
};

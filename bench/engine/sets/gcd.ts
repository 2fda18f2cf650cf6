import type { BenchSet } from './set.ts';

/** Digits from a linear congruential generator (Knuth's MMIX), so that every run and every program gets the same ones. */
function digitsFrom(seed: bigint): () => bigint {
  let state = seed;
  return () => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return state >> 33n;
  };
}

const random = digitsFrom(4250n);
const degree = 100;

/** A coefficient of 20 digits with a sign. */
function coefficient(): bigint {
  const size = 10n ** 19n + (((random() << 62n) + (random() << 31n) + random()) % (9n * 10n ** 19n));
  return random() % 2n === 0n ? size : -size;
}

const dense = (of: number): bigint[] => Array.from({ length: of + 1 }, coefficient);

const times = (a: readonly bigint[], b: readonly bigint[]): bigint[] => {
  const product = new Array<bigint>(a.length + b.length - 1).fill(0n);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) product[i + j]! += x * y;
  return product;
};

const written = (a: readonly bigint[]): string => a.map((c, k) => `(${c})*x^${k}`).join('+');

const common = dense(degree / 2);
const set: BenchSet = {
  name: `gcd of dense polynomials of degree ${degree}`,
  operation: 'gcd',
  records: [
    { id: 'gcd-coprime', expressions: [written(dense(degree)), written(dense(degree))] },
    {
      id: 'gcd-common-50',
      expressions: [written(times(common, dense(degree / 2))), written(times(common, dense(degree / 2)))],
    },
  ],
  goals: [{ everyRecordUnderMs: 100 }],
};
export default set;

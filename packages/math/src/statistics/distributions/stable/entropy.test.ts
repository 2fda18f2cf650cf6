import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../../tools/setup/law-runs.ts';
import { toNumber } from '../../../numeric/double-double.ts';
import { stable } from '../stable.ts';
import { entropyOf } from './entropy.ts';

const EULER = 0.5772156649015329;

describe('laws whose entropy is known', () => {
  test.each([
    ['Cauchy', 1, 0, (x: number) => 1 / (Math.PI * (1 + x * x)), 0, Math.log(4 * Math.PI)],
    [
      'normal',
      2,
      0,
      (x: number) => Math.exp((-x * x) / 4) / Math.sqrt(4 * Math.PI),
      0,
      0.5 * Math.log(4 * Math.PI * Math.E),
    ],
  ])('%s', (_, alpha, beta, density, mode, known) => {
    expect(entropyOf({ density }, { alpha, beta, mode: () => mode })).toBeNear(known, 1e-11);
  });

  test('Lévy, on the logarithmic scale', () => {
    const weight = (lnX: number) => Math.exp(-0.5 * Math.exp(-lnX) - 0.5 * lnX) / Math.sqrt(2 * Math.PI);
    const logarithmic = { lnDensity: () => Number.NaN, weights: [weight, () => 0], mean: EULER + Math.LN2 } as const;
    const found = entropyOf({ density: () => Number.NaN, logarithmic }, { alpha: 0.5, beta: 1, mode: () => 1 / 3 })!;
    expect(found).toBeNear((1 + 3 * EULER + Math.log(16 * Math.PI)) / 2, 1e-11);
  });
});

/**
 * As α → 0 the law of |X|^α tends to that of 1/E, E exponential, on either side of 0: ln|X| = G/α, G Gumbel, so that
 * H = E ln|X| + ½ + … , to the first order in α: H − γ/α → 1 + γ − γ − ln α + ln 2.
 */
test.each([
  [0, Math.LN2],
  [1, 0],
  [-1, 0],
])('for small α and β = %d it tends to that of the law of a Gumbel variable', (b, more) => {
  for (const a of [1e-3, 1e-4, 1e-5]) {
    const limit = EULER / a - Math.log(a) + 1 + more;
    expect(stable(a, b, 1, 0).entropy()).toBeNear(limit, (10 * a) / Math.abs(limit));
  }
});

/**
 * −∫ ln f(x(p)) dp, by the quantiles: another path through the law, to the eight digits of this sum in the logit of p/P(X ≤ 0)
 * and of q/P(X > 0); on either side of 0 the densities of small α are other functions.
 */
function byQuantiles(law: ReturnType<typeof stable>): number {
  const step = 0.25;
  const sides = [
    [law.cumulative(0), law.quantile],
    [law.survival(0), law.upperQuantile],
  ] as const;
  let sum = 0;
  for (const [mass, inverse] of sides) {
    if (mass === 0) continue;
    for (let t = -34; t <= 20; t += step) {
      const part = 1 / (1 + Math.exp(-t));
      sum -= toNumber(law.logDensity(inverse(mass * part))) * mass * part * (1 - part) * step;
    }
  }
  return sum;
}

const laws = [
  [1.5, 0.5, 1, 0],
  [0.3, -0.5, 1, 0],
  [1, 0.99, 1, 0],
  [1.2, -1, 2, 3],
  [0.7, 0.3, 1, 0],
  [0.125, 1, 1, 0],
  [0.999, -1, 3, 0],
] as const;
test.each(laws.slice(0, lawRuns(1, laws.length)))(
  'S(%d, %d, %d, %d) has the entropy that its quantiles give',
  (a, b, c, m) => {
    const law = stable(a, b, c, m);
    expect(law.entropy()).toBeNear(byQuantiles(law), 1e-7);
  },
);

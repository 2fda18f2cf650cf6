import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { run, type TypedInputs } from '../../packages/calculators/src/kit/run.ts';
import {
  type DistributionCalculator,
  isDistribution,
  type Range,
} from '../../packages/calculators/src/shared/statistics/distribution.ts';

/** Draws of parameters for each distribution, each asked at a typed x and at quantiles from both ends. */
const draws = 12;

/** A number from 0 to 1, the same ones in every run (a linear congruence modulo 2³²; D. E. Knuth, TAOCP 2, §3.3.4). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(1664525, state) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Chance = () => number;
/** As it is typed: a few digits. */
const digits = (value: number): number => Number(value.toPrecision(3));

/** A parameter where it usually lies; evenly over the orders of magnitude where it is positive. */
const between = ([low, high]: Range, chance: Chance): number =>
  low > 0 ? low * (high / low) ** chance() : low + (high - low) * chance();

/** Parameters that go together, as they are typed. */
function parametersOf(calculator: DistributionCalculator, chance: Chance): TypedInputs {
  for (;;) {
    const typed = Object.fromEntries(
      Object.entries(calculator.typical).map(([name, range]) => {
        const { control } = calculator.inputs[name]!;
        const isInteger = control.control === 'text' && control.entry === 'whole';
        const value = between(range, chance);
        return [name, String(isInteger ? Math.round(value) : digits(value))];
      }),
    );
    if (calculator.member(typed)) return typed;
  }
}

const probabilities = ['p = 0.3', 'q = 0.05', 'q = 0.0001'];

/** Ordinary inputs of a distribution: quantiles, and an x to a few digits where most of it lies. */
export function ordinaryInputs(calculator: Calculator): readonly TypedInputs[] {
  if (!isDistribution(calculator)) return [];
  const chance = seeded(20261122);
  return Array.from({ length: draws }).flatMap(() => {
    const parameters = parametersOf(calculator, chance);
    const typed = (x: string): TypedInputs => ({ ...parameters, x });
    const found = run(calculator, typed(`p = ${digits(0.02 + 0.96 * chance())}`), defaultOptions);
    const x = found.ok ? found.answer.values.find(({ name }) => name === 'quantile')?.decimal : undefined;
    return [...(x === undefined ? [] : [String(digits(Number(x)))]), ...probabilities].map(typed);
  });
}

import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { run, type Typed } from '../../packages/calculators/src/kit/run.ts';

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
/** Parameters as they are typed: a few digits. */
type Draw = (chance: Chance) => number;
const digits = (value: number): number => Number(value.toPrecision(3));
const place: Draw = (chance) => digits(200 * chance() - 100);
const between = (low: number, high: number): Draw => {
  return (chance) => digits(low + (high - low) * chance());
};
/** Evenly over the orders of magnitude. */
const size = (low: number, high: number): Draw => {
  return (chance) => digits(low * (high / low) ** chance());
};
const count = (low: number, high: number): Draw => {
  return (chance) => Math.round(size(low, high)(chance));
};
const many =
  (...each: readonly Draw[]) =>
  (chance: Chance): readonly number[] =>
    each.map((draw) => draw(chance));

/** Parameters of each distribution, in the order of its form. */
const parameters: { readonly [calculator: string]: (chance: Chance) => readonly number[] } = {
  'continuous-uniform': (chance) => {
    const low = place(chance);
    return [low, low + size(0.1, 100)(chance)];
  },
  normal: many(place, size(0.01, 100)),
  'log-normal': many(between(-3, 5), size(0.1, 3)),
  beta: many(size(0.2, 1000), size(0.2, 1000)),
  cauchy: many(place, size(0.01, 100)),
  chi: many(count(1, 500)),
  'chi-squared': many(count(1, 1000)),
  erlang: many(count(1, 200), size(0.01, 100)),
  exponential: many(size(0.001, 1000)),
  'fisher-snedecor': many(count(1, 300), count(1, 1000)),
  gamma: many(size(0.1, 500), size(0.01, 100)),
  'inverse-gamma': many(size(0.5, 200), size(0.1, 100)),
  laplace: many(place, size(0.01, 100)),
  pareto: many(size(0.1, 100), size(0.5, 20)),
  rayleigh: many(size(0.01, 100)),
  stable: many(between(0.3, 2), between(-1, 1), size(0.1, 10), between(-10, 10)),
  'student-t': many(count(1, 500)),
  triangular: (chance) => {
    const low = place(chance);
    const width = size(0.1, 100)(chance);
    return [low, low + width, low + width * chance()].map(digits);
  },
  weibull: many(size(0.3, 20), size(0.1, 1000)),
  bernoulli: many(between(0.01, 0.99)),
  binomial: many(count(1, 100_000), between(0.01, 0.99)),
  'conway-maxwell-poisson': many(size(0.5, 100), between(0.5, 3)),
  'discrete-uniform': (chance) => {
    const low = Math.round(place(chance));
    return [low, low + count(1, 1000)(chance)];
  },
  geometric: many(between(0.01, 0.99)),
  hypergeometric: (chance) => {
    const population = count(10, 100_000)(chance);
    return [population, Math.ceil(population * chance()), Math.ceil(population * chance())];
  },
  'negative-binomial': many(count(1, 200), between(0.02, 0.98)),
  poisson: many(size(0.1, 10_000)),
  zipf: many(between(0.5, 4), count(2, 100_000)),
};

const probabilities = ['p = 0.3', 'q = 0.05', 'q = 0.0001'];

/** Ordinary inputs of a distribution: quantiles, and an x to a few digits where most of it lies. */
export function ordinaryInputs(calculator: Calculator): readonly Typed[] {
  const family = calculator.id.slice(calculator.id.indexOf('/') + 1);
  const draw = /^statistics-(continuous|discrete)\//.test(calculator.id) ? parameters[family] : undefined;
  if (!draw) return [];
  const chance = seeded(20261122);
  const names = Object.keys(calculator.inputs);
  return Array.from({ length: draws }).flatMap(() => {
    const values = draw(chance).map(String);
    const typed = (x: string): Typed =>
      Object.fromEntries(names.map((name, place) => [name, name === 'x' ? x : values[place]]));
    const found = run(calculator, typed(`p = ${digits(0.02 + 0.96 * chance())}`), defaultOptions);
    const x = found.ok ? found.answer.values.find(({ name }) => name === 'quantile')?.decimal : undefined;
    return [...(x === undefined ? [] : [String(digits(Number(x)))]), ...probabilities].map(typed);
  });
}

import { relativeDifference } from '../kit/agreement.ts';
import type { Calculator } from '../kit/calculator.ts';
import type { Law, LawAnswer, Trial } from '../kit/law.ts';
import { defaultOptions } from '../kit/options.ts';
import { type DistributionCalculator, isDistribution } from '../shared/statistics/distribution.ts';

/** What was typed. */
type TypedInputs = Trial['typed'];

const at = (x: number | string) => ({ x: String(x) });

/** The laws of a distribution, each beside the point x that was typed. */
export function lawsOfDistribution(calculator: Calculator): readonly Law[] {
  if (!isDistribution(calculator)) return [];
  const isDiscrete = (typed: TypedInputs) => calculator.member(typed)?.of.kind === 'discrete';
  return [
    hasNoOtherBound(calculator),
    isMonotonic,
    addsUp(isDiscrete),
    isBetween,
    tailsMeet(isDiscrete),
    ...lawsOfMoments,
  ];
}

function hasNoOtherBound({ inputs }: DistributionCalculator): Law {
  const reals = Object.entries(inputs).filter(
    ([name, { control }]) => name !== 'x' && control.control === 'text' && control.entry === 'number',
  );
  return {
    says: 'nothing but 0 bounds a parameter below',
    holds: ({ typed }) => reals.every(([input, field]) => field.read(`(${typed[input]})/1000`, defaultOptions).ok),
  };
}

const isMonotonic: Law = {
  says: 'a larger x leaves no more above it, and no less below',
  holds: ({ typed, numbers, asked }) => {
    const x = Number(typed.x);
    const further = Number.isFinite(x) ? asked(at(x + Math.max(1, Math.abs(x) / 8))) : undefined;
    return (
      further &&
      !(further.numbers.survival! > numbers.survival!) &&
      !(further.numbers.cumulative! < numbers.cumulative!)
    );
  },
};

const addsUp = (isDiscrete: (typed: TypedInputs) => boolean): Law => ({
  says: 'probabilities are what the density adds up to',
  holds: (trial) => {
    const x = Number(trial.typed.x);
    if (!Number.isFinite(x)) return undefined;
    return isDiscrete(trial.typed)
      ? isStep(trial, Number.isInteger(x) ? trial.asked(at(x - 1)) : undefined)
      : isSlope(trial, x, (point) => trial.asked(at(point)));
  },
});

/** Whichever tails an event is made of, it is what P(X ≤ x) rises by between its ends. */
const isBetween: Law = {
  says: 'an event is what lies between its ends',
  holds: ({ typed, numbers, asked }) => {
    const x = Number(typed.x);
    if (!Number.isFinite(x)) return undefined;
    const end = x + Math.max(1, Math.abs(x) / 8);
    const [further, event] = [asked(at(end)), asked(at(`${x} < X <= ${end}`))];
    if (!further || !event) return undefined;
    const rise = further.numbers.cumulative! - numbers.cumulative!;
    const { probability, complement } = event.numbers;
    // What is smaller than all doubles is in words.
    const isSame = Number.isNaN(probability!) || Math.abs(rise - probability!) <= 1e-13 * further.numbers.cumulative!;
    return Number.isNaN(rise) ? undefined : isSame && !(Math.abs(1 - rise - complement!) > 1e-13);
  },
};

const tailsMeet = (isDiscrete: (typed: TypedInputs) => boolean): Law => ({
  says: 'the quantile of a tail is where the tail begins',
  holds: (trial) => {
    const x = Number(trial.typed.x);
    const { density, survival } = trial.numbers;
    if (!Number.isFinite(x) || !(survival! > 1e-9 && survival! < 1 - 1e-9) || !(density! > 1e-9)) return undefined;
    if (isDiscrete(trial.typed)) {
      const back = trial.asked(at(`q = ${survival! + density! / 2}`));
      return back && (Number.isInteger(x) ? back.numbers.quantile === x : undefined);
    }
    const back = trial.asked(at(`q = ${survival}`));
    // What the tail's last digit is worth in x.
    const allowed = 1e-12 * Math.abs(x) + (1e-13 * survival!) / density!;
    return back && Math.abs(back.numbers.quantile! - x) <= allowed;
  },
});

const lawsOfMoments: readonly Law[] = [
  {
    says: 'half of it lies below its median',
    holds: ({ numbers, values, asked }) => {
      const { median } = numbers;
      // A median that no double holds, such as e^(-999900), cannot be typed as one.
      const isHeld = Number.isFinite(median) && (median !== 0 || values.median?.decimal === '0');
      const middle = isHeld ? asked(at(median!)) : undefined;
      if (!middle) return undefined;
      // A tail that is in words is smaller than any double; the median's own last digit is worth some probability.
      const allowed = 1e-9 + (middle.numbers.density || 0) * Math.abs(median!) * 1e-15;
      return !(middle.numbers.cumulative! < 0.5 - allowed) && !(middle.numbers.survival! > 0.5 + allowed);
    },
  },
  {
    says: 'the standard deviation squared is the variance',
    holds: ({ numbers: { variance, deviation } }) =>
      Number.isFinite(variance) && Number.isFinite(deviation)
        ? relativeDifference(deviation! ** 2, variance!) <= 1e-13
        : undefined,
  },
];

/** P(X = k) is what P(X ≤ k) rises by at k. */
function isStep({ numbers }: LawAnswer, before: LawAnswer | undefined): boolean | undefined {
  const [here, below] = [numbers.cumulative!, before?.numbers.cumulative ?? Number.NaN];
  if (Number.isNaN(here - below) || Number.isNaN(numbers.density!)) return undefined;
  return Math.abs(here - below - numbers.density!) <= 1e-13 * here;
}

/** Over a short stretch, by Simpson's rule; where the density bends sharply nothing is said. */
function isSlope({ numbers }: LawAnswer, x: number, ask: (x: number) => LawAnswer | undefined): boolean | undefined {
  const step = (Number.isFinite(numbers.deviation) ? numbers.deviation! : Math.abs(x) || 1) / 256;
  const [middle, end] = [ask(x + step / 2), ask(x + step)];
  if (!middle || !end) return undefined;
  const [a, m, b] = [numbers.density!, middle.numbers.density!, end.numbers.density!];
  const rise = end.numbers.cumulative! - numbers.cumulative!;
  if (!(Math.abs(a - 2 * m + b) <= 2e-5 * m) || !(rise > 1e-6)) return undefined;
  return relativeDifference(rise, (step * (a + 4 * m + b)) / 6) <= 1e-5;
}

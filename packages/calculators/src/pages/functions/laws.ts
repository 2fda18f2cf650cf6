import type { Integer } from '@nomogram/math/exact/integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Law, LawAnswer } from '../../kit/law.ts';
import { relates, same, symmetric } from '../../kit/laws/relates.ts';

const given = ({ given: inputs }: LawAnswer, name: string): number => (inputs[name] as ExactNumber).value;
/** Sums are compared beside their largest part, which is what is lost when they cancel. */
const tolerance = 1e-12;

function near(value: number, wanted: number): boolean | undefined {
  return Number.isFinite(value) && Number.isFinite(wanted) && Math.abs(wanted) > 1e-290
    ? relativeDifference(value, wanted) <= tolerance
    : undefined;
}

const next =
  (...names: readonly string[]) =>
  (typed: { readonly [input: string]: string }) =>
    Object.fromEntries(names.map((name) => [name, `(${typed[name]})+1`]));

export const factorialRises = relates('(n + 1)! = (n + 1) n!', next('n'), (here, there) =>
  near((given(here, 'n') + 1) * here.numbers.factorial!, there.numbers.factorial!),
);

export const gammaRises = relates('Γ(x + 1) = x Γ(x)', next('x'), (here, there) =>
  near(given(here, 'x') * here.numbers.gamma!, there.numbers.gamma!),
);

export const betaRises = relates('B(z + 1, w) = B(z, w) z / (z + w)', next('z'), (here, there) => {
  const [z, w] = [given(here, 'z'), given(here, 'w')];
  return near((here.numbers.beta! * z) / (z + w), there.numbers.beta!);
});

export const betaCommutes = symmetric('z', 'w');

export const errorIsOdd = relates(
  'erf(−x) = −erf x, and erfc(−x) = 2 − erfc x',
  ({ x }) => ({ x: `-(${x})` }),
  (here, there) =>
    here.numbers.erf === -there.numbers.erf! &&
    Math.abs(here.numbers.erfc! + there.numbers.erfc! - 2) <= tolerance &&
    Math.abs(here.numbers.erf! + here.numbers.erfc! - 1) <= tolerance,
);

export const pascal = relates('C(n + 1, k + 1) = C(n, k) (n + 1) / (k + 1)', next('n', 'k'), (here, there) =>
  near((here.numbers.binomial! * (given(here, 'n') + 1)) / (given(here, 'k') + 1), there.numbers.binomial!),
);

/** The integers of a form: the first field holds one or none, the second one or several. */
const integersOf = ({ given: { a, b } }: LawAnswer): readonly Integer[] => [
  ...(a === null ? [] : [a as Integer]),
  ...(b as readonly Integer[]),
];

const typedAs = ([first, ...others]: readonly Integer[]) => ({
  a: Z.toString(first!),
  b: others.map(Z.toString).join('; '),
});

export const orderOfAll = relates(
  'it does not matter in which order the integers stand',
  (_, here) => typedAs([...integersOf(here)].reverse()),
  (here, there) => ['gcd', 'lcm'].every((name) => here.values[name]?.exact === there.values[name]?.exact),
);

/** Of several integers: what the first and the last give, taken together with those between. */
const oneByOne = (name: 'gcd' | 'lcm', says: string): Law => ({
  says,
  holds: (trial) => {
    const [first, ...others] = integersOf(trial);
    const last = others.pop();
    const both = last === undefined ? undefined : trial.asked(typedAs([first!, last]))?.values[name]?.exact;
    if (both === undefined) return undefined;
    const all = trial.asked({ a: both, b: others.length === 0 ? both : others.map(Z.toString).join('; ') });
    return all && all.values[name]?.exact === trial.values[name]?.exact;
  },
});

export const gcdOneByOne = oneByOne('gcd', 'gcd(a, …, z) = gcd(gcd(a, z), …)');
export const lcmOneByOne = oneByOne('lcm', 'lcm(a, …, z) = lcm(lcm(a, z), …)');

/** Euclid's step. */
export const gcdOfSum = relates(
  'gcd(a, a + b, …) = gcd(a, b, …)',
  (_, here) => {
    const [a, b, ...others] = integersOf(here);
    return typedAs([a!, Z.add(a!, b!), ...others]);
  },
  (here, there) => here.values.gcd!.exact === there.values.gcd!.exact,
);

export const lcmOfMultiples = relates(
  'of six times the numbers it is six times as large',
  (_, here) => typedAs(integersOf(here).map((value) => Z.multiply(6, value))),
  (here, there) => 6n * BigInt(here.values.lcm!.exact!) === BigInt(there.values.lcm!.exact!),
);

export const signIsIrrelevant = same('a negative number has the same', ({ a }) =>
  a === undefined || a === 'none' ? undefined : { a: `-(${a})` },
);

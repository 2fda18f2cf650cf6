import { readdirSync, readFileSync } from 'node:fs';
import type { Calculator } from '../kit/calculator.ts';
import { defaultOptions } from '../kit/options.ts';
import { run } from '../kit/run.ts';

/** A calculator, what is typed, and what R computes by other means: numbers, and logarithms of what no double holds. */
export type FixtureRecord = readonly [
  id: string,
  given: { readonly [input: string]: string },
  wanted: { readonly ln?: { readonly [name: string]: number }; readonly [name: string]: unknown },
];

const folder = new URL('../fixtures/', import.meta.url);

/** The records of every file of fixtures. */
export const fixtures: ReadonlyMap<string, readonly FixtureRecord[]> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as readonly FixtureRecord[]]),
);

/** The records of one calculator. */
export const fixturesOf = ({ id }: Calculator): readonly FixtureRecord[] =>
  [...fixtures.values()].flat().filter(([name]) => name === id);

/** Of both programs together; the logarithm of a far tail is as good as R's own. */
const tolerance = 1e-12;

/** ln of a positive decimal, also of one that no double holds. */
function logarithmOf(decimal: string): number {
  const [, mantissa, exponent = '0'] = /^([\d.]+)(?:e(-?\d+))?$/.exec(decimal) ?? [];
  return Math.log(Number(mantissa)) + Number(exponent) * Math.LN10;
}

/** Where a calculator does not answer a record as R does; undefined where it does. */
export function faultOfFixture(calculator: Calculator, [, given, wanted]: FixtureRecord): string | undefined {
  const outcome = run(calculator, given, defaultOptions);
  if (!outcome.ok) return outcome.problems.map(({ message }) => message).join(' ');
  const { ln = {}, ...values } = wanted;
  const found = (name: string) => outcome.answer.values.find((value) => value.name === name)?.decimal ?? 'nothing';
  const wrong = Object.entries(values).find(
    ([name, value]) => !(Math.abs(Number(found(name)) - Number(value)) <= tolerance * Math.abs(Number(value))),
  );
  const wrongTail = Object.entries(ln).find(
    ([name, value]) => !(Math.abs(logarithmOf(found(name)) / value - 1) <= tolerance),
  );
  const [name, value] = wrong ?? wrongTail ?? [];
  return name === undefined ? undefined : `${name} = ${found(name)}, R: ${value}`;
}

import { existsSync, readFileSync } from 'node:fs';
import { relativeDifference } from '../kit/agreement.ts';
import type { Calculator } from '../kit/calculator.ts';
import { defaultOptions, type Options } from '../kit/options.ts';
import type { PresentedValue } from '../kit/outcome.ts';
import { libraryCode } from '../kit/program/library.ts';
import { resultName } from '../kit/request.ts';
import { calculate, isSolvable } from '../kit/solve.ts';
import { answered } from './answered.ts';
import { figureSaid } from './figures.ts';
import { limitsSaid } from './limits.ts';
import { rulesSaid } from './rules.ts';

/**
 * What stands beside the first example of a calculator, and what is answered there: each input at the ends of bounds, turned in its sign, as large
 * as the next one; and beside every example: each option that counts, each input that can be found from the result. A limit that is put one too
 * far, a condition that is turned round, digits taken for places: no example shows them, and no law speaks of what is refused. `npm run answers`
 * writes them anew with the answers of the examples, so that a change is looked at before it is kept. Which numbers a field takes, the rules of
 * the steps by each way, the figure and the programs are recorded of all calculators; of heavy ones of expressions nothing else is: what the engine
 * finds may become better.
 */
export interface Neighbour {
  readonly typed: { readonly [input: string]: string };
  readonly options: Partial<Options>;
}

export const neighboursFile = new URL('./neighbours.gen.json', import.meta.url);

/** By the id of the calculator, in the order of `neighboursOf`. */
const recorded: { readonly [id: string]: readonly string[] } = existsSync(neighboursFile)
  ? JSON.parse(readFileSync(neighboursFile, 'utf8'))
  : {};

/** The other settings in which an answer is recorded, where the calculator heeds them. */
const settings: readonly Partial<Options>[] = [{ digits: 6 }, { decimals: 0 }, { angle: 'degrees' }];

/** The neighbours of the first example that answers, the example itself first: the same ones for a calculator with a mistake in it. */
function neighboursOf(calculator: Calculator): readonly Neighbour[] {
  const shown = calculator.examples.flatMap((one) => ('expect' in one ? [one.given as Neighbour['typed']] : []));
  const [example] = shown;
  if (example === undefined) return [];
  const names = Object.keys(calculator.inputs).filter((name) => example[name] !== undefined);
  const beside = names.flatMap((name, index) => {
    const next = example[names[(index + 1) % names.length]!]!;
    const texts = new Set([
      ...textsBeside(calculator, name, example[name]!),
      ...(isNumber(calculator, name) ? [next] : []),
    ]);
    return [...texts].filter((text) => text !== example[name]).map((text) => ({ ...example, [name]: text }));
  });
  const heeded = settings.filter((one) =>
    Object.keys(one).every((name) => calculator.options.includes(name as keyof Options)),
  );
  return [
    { typed: example, options: {} },
    ...shown.flatMap((typed) => heeded.map((options) => ({ typed, options }))),
    ...[...beside, ...shown.flatMap((each) => turnedRound(calculator, each))].map((typed) => ({
      typed,
      options: {},
    })),
  ];
}

/** Whether a field takes a number; one that takes expressions takes x, too. */
const isNumber = ({ inputs }: Calculator, name: string): boolean => {
  const { control, read } = inputs[name]!;
  if (control.control !== 'text') return false;
  return control.entry !== 'text' || (read('1', defaultOptions).ok && !read('x', defaultOptions).ok);
};

/**
 * Numbers at which bounds are put; an irrational one; the example's with the other sign, and half a step further; of a choice, the other ones; of
 * what is no number, samples of what its field takes.
 */
function textsBeside(calculator: Calculator, name: string, text: string): readonly string[] {
  const { control } = calculator.inputs[name]!;
  if (control.control === 'select') return control.options.map(({ value }) => value);
  if (!isNumber(calculator, name)) return calculator.inputs[name]!.samples.good;
  const typed = Number(text);
  return [
    ...['0', '1', '0.001', '-100', '100'],
    ...(calculator.inputs[name]!.read('sqrt(2)', defaultOptions).ok ? ['sqrt(2)'] : []),
    ...(Number.isFinite(typed) ? [String(-typed), String(typed + 0.5)] : []),
  ];
}

/** The example with its result typed in, and with none: every input is to be found from the others. */
function turnedRound(calculator: Calculator, example: Neighbour['typed']): readonly Neighbour['typed'][] {
  if (!isSolvable(calculator)) return [];
  const outcome = calculate(calculator, example, defaultOptions);
  const result = outcome.ok ? outcome.answer.values.find(({ name }) => name === resultName)?.decimal : undefined;
  return calculator.solve.unknowns.flatMap((unknown) =>
    ['0', ...(result === undefined ? [] : [result])].map((text) => ({ ...example, [unknown]: '', [resultName]: text })),
  );
}

interface Recording {
  readonly asks: string;
  readonly said: () => string;
}

function recordingsOf(calculator: Calculator): readonly Recording[] {
  const names = Object.keys(calculator.inputs);
  const isRecorded = calculator.cost === 'light' || names.every((name) => isNumber(calculator, name));
  const typedInto = names.filter((name) => calculator.inputs[name]!.control.control === 'text');
  return [
    ...(isRecorded ? neighboursOf(calculator) : []).map((one) => ({
      asks: JSON.stringify(one),
      said: () => saidOf(calculator, one),
    })),
    ...typedInto.map((name) => ({ asks: `the limits of ${name}`, said: () => limitsSaid(calculator, name) })),
    ...Object.keys(calculator.methods).map((method) => ({
      asks: `the rules of its steps, by ${method}`,
      said: () => rulesSaid(calculator, method),
    })),
    { asks: 'the figure', said: () => figureSaid(calculator) },
    ...(calculator.elsewhere ? [{ asks: 'the programs', said: () => programsSaid(calculator) }] : []),
  ];
}

/** The programs by libraries that stand beside the first example that has any; whether they are right `program/library.test.ts` tries. */
function programsSaid(calculator: Calculator): string {
  for (const { given } of calculator.examples) {
    const outcome = answered(calculator, given);
    const codes = outcome.ok ? libraryCode(calculator, outcome.found, defaultOptions) : [];
    if (codes.length > 0) return codes.map(({ language, code }) => `${language}: ${code}`).join('\n');
  }
  return 'none';
}

/** What is to be recorded of a calculator; undefined where nothing is. */
export function neighbourhoodOf(calculator: Calculator): readonly string[] | undefined {
  const all = recordingsOf(calculator);
  return all.length === 0 ? undefined : all.map(({ said }) => said());
}

/** The values of an answer, or what is refused and where: no sentence. */
function saidOf(calculator: Calculator, { typed, options }: Neighbour): string {
  const outcome = calculate(calculator, typed, { ...defaultOptions, ...options });
  return outcome.ok
    ? outcome.answer.values.map(valueSaid).join(' | ')
    : outcome.problems.map(({ code, input = '' }) => `${code} ${input}`.trim()).join(', ');
}

/** A value, and as money is written. */
const valueSaid = ({ exact, decimal, words, rounded }: PresentedValue): string =>
  [decimal ?? exact ?? words ?? '', ...(rounded === undefined ? [] : [rounded])].join(' = ');

/**
 * Where a neighbour of the first example is answered otherwise than is recorded; undefined where none is.
 * @param count how many neighbours are asked at most, from all parts of the list
 */
export function faultOfNeighbours(calculator: Calculator, count = Number.POSITIVE_INFINITY): string | undefined {
  const known = recorded[calculator.id];
  if (known === undefined) return undefined;
  const all = recordingsOf(calculator);
  if (all.length !== known.length) return 'it has other neighbours than are recorded';
  const stride = Math.max(1, Math.ceil(all.length / count));
  for (let index = 0; index < all.length; index += stride) {
    const { asks, said } = all[index]!;
    const answer = said();
    if (!isSame(answer, known[index]!)) return `${asks}: answers ${answer}, and ${known[index]} is recorded`;
  }
  return undefined;
}

const isSame = (one: string, other: string): boolean => {
  const [parts, others] = [one.split(/ [|=] /), other.split(/ [|=] /)];
  return parts.length === others.length && parts.every((part, index) => isSameValue(part, others[index]!));
};

/** Fifteen digits are all of a double: in the last of them machines differ. */
const isSameValue = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) > 14 && relativeDifference(Number(one), Number(other)) <= 1e-13);

/**
 * `npm run bench -- calculators [page or calculator …]`: how long every calculator takes for ordinary inputs: all its examples,
 * and for distributions parameters as people have them (`distributions.ts`), for equations some more (`equations.ts`). Each is
 * asked several times after a first one that is not counted. Two times: of the text alone, and of everything that a page shows
 * (figure, steps, tables). Prints the slowest beside what they may take; the result of a whole run goes to `bench/results/`.
 */
import { entries, load } from '../../packages/calculators/src/catalogue.ts';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import { whole } from '../../packages/calculators/src/kit/outcome.ts';
import { run, type TypedInputs } from '../../packages/calculators/src/kit/run.ts';
import { record } from '../record.ts';
import { ordinaryInputs } from './distributions.ts';
import { ordinaryEquations } from './equations.ts';

const repeats = 7;
/** No longer than this on one input. */
const patienceMs = 3000;
const shown = 40;

/** What a calculator may take, in milliseconds; those that search (integrals, limits …) have a limit of time instead. */
function budgetOf(id: string): number | undefined {
  if (/\/(stable|conway-maxwell-poisson)$/.test(id)) return 200;
  return /^(statistics|functions|surface|trigonometry|topography)/.test(id) ? 50 : undefined;
}

interface Time {
  readonly id: string;
  readonly given: string;
  readonly textMs: number;
  readonly wholeMs: number;
}

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/**
 * The time of a call, after one that is not counted: the median by the clock where that is short, else the mean of the
 * processor time of this thread, which ticks too slowly for short calls and does not count what else the machine does.
 */
function timeOf(call: () => void): number {
  call();
  const times: number[] = [];
  const begin = processorMs();
  for (let n = 0; n < repeats && (n === 0 || processorMs() - begin < patienceMs); n += 1) {
    const start = performance.now();
    call();
    times.push(performance.now() - start);
  }
  const clock = medianOf(times);
  return clock < SHORT ? clock : (processorMs() - begin) / times.length;
}

const SHORT = 10;

function measured(calculator: Calculator, given: TypedInputs): Time {
  const textMs = timeOf(() => run(calculator, given, defaultOptions));
  const wholeMs = timeOf(() => whole(run(calculator, given, defaultOptions)));
  return { id: calculator.id, given: Object.values(given).join(' | ').slice(0, 70), textMs, wholeMs };
}

const words = process.argv.slice(2);
const isWanted = (id: string): boolean => words.length === 0 || words.some((word) => id.startsWith(word));
const summaries: { id: string; inputs: number; budgetMs?: number; medianMs: number; slowest: Time }[] = [];
for (const { id } of entries.filter((entry) => isWanted(entry.id))) {
  const calculator = (await load(id))!;
  const inputs: TypedInputs[] = [
    ...calculator.examples.map(({ given }) => given),
    ...ordinaryInputs(calculator),
    ...ordinaryEquations(calculator),
  ];
  const times = inputs.map((given) => measured(calculator, given));
  const slowest = times.reduce((one, other) => (other.wholeMs > one.wholeMs ? other : one));
  const medianMs = medianOf(times.map(({ wholeMs }) => wholeMs));
  summaries.push({ id, inputs: inputs.length, budgetMs: budgetOf(id), medianMs, slowest });
}

const rounded = (ms: number): number => Number(ms.toPrecision(3));
const excess = ({ budgetMs, slowest }: (typeof summaries)[number]): number =>
  slowest.wholeMs / (budgetMs ?? Number.POSITIVE_INFINITY);
const ordered = summaries.toSorted((a, b) => b.slowest.wholeMs - a.slowest.wholeMs);
console.log(
  `${summaries.length} calculators, ${summaries.reduce((sum, { inputs }) => sum + inputs, 0)} inputs; milliseconds`,
);
console.log('  median   worst    text  budget');
for (const one of ordered.slice(0, shown)) {
  const columns = [one.medianMs, one.slowest.wholeMs, one.slowest.textMs].map((ms) => String(rounded(ms)).padStart(7));
  const verdict = excess(one) > 1 ? 'OVER' : '';
  console.log(
    `${columns.join(' ')} ${String(one.budgetMs ?? '–').padStart(7)} ${verdict.padEnd(4)} ${one.id}: ${one.slowest.given}`,
  );
}
const over = summaries.filter((one) => excess(one) > 1);
const budgeted = summaries.filter(({ budgetMs }) => budgetMs !== undefined);
console.log(`${over.length} of the ${budgeted.length} with a budget are over it`);
if (over.length > 0) process.exitCode = 1;
if (words.length === 0)
  record('calculators', {
    repeats,
    results: ordered.map(({ id, inputs, budgetMs, medianMs, slowest }) => ({
      calculator: id,
      inputs,
      budgetMs,
      medianMs: rounded(medianMs),
      slowest: { given: slowest.given, wholeMs: rounded(slowest.wholeMs), textMs: rounded(slowest.textMs) },
    })),
  });

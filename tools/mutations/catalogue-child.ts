/**
 * Puts mistakes into the catalogue one by one, and tries the calculators that stand on each: a line of JSON for every
 * mutant, as soon as it is known. A mutant is a set of modules of its own: the mutated file and all between it and the
 * declaration (`?mutant=7` behind their addresses); whatever else they import is shared.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { Calculator } from '../../packages/calculators/src/kit/calculator.ts';
import { calculatorIn, type Definitions } from '../../packages/calculators/src/kit/place.ts';
import { faultOf } from '../../packages/calculators/src/trial/judgement.ts';
import { root } from '../setup/build.ts';
import type { MutantOutcome, Task } from './catalogue.ts';
import { type Difference, startCoverage, toldApart } from './difference.ts';
import type { Mutant } from './mutants.ts';

const tasks = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as readonly Task[];
const runs = Number(process.argv[3]);
const tag = /\?mutant=(\d+)$/;
const addressOf = (file: string): string => pathToFileURL(join(root, file)).href;
fc.configureGlobal({ seed: 20_261_121 });

/** The mutant that is being loaded; `label` stands behind the addresses of its modules. */
let current:
  | { readonly label: number; readonly mutated: string; readonly between: ReadonlySet<string>; readonly mutant: Mutant }
  | undefined;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (!current || !tag.test(context.parentURL ?? '') || !current.between.has(found.url)) return found;
    return { ...found, url: `${found.url}?mutant=${current.label}` };
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!current || url !== `${current.mutated}?mutant=${current.label}`) return loaded;
    const { start, end, to } = current.mutant;
    const source = readFileSync(fileURLToPath(current.mutated), 'utf8');
    const changed = source.slice(0, start) + to + source.slice(end);
    return { ...nextLoad(url, context), source: stripTypeScriptTypes(changed) };
  },
});

/** A calculator by the address of its file. */
async function declared(address: string, id: string): Promise<Calculator | undefined> {
  const { default: exported } = (await import(address)) as { default: Definitions };
  return calculatorIn(new URL(address).pathname, exported, id);
}

/** A calculator with the mistake in it. */
function mutated({ mutant, between }: Task, label: number, { file, id }: Task['calculators'][number]) {
  current = { label, mutated: addressOf(mutant.file), between: new Set(between.map(addressOf)), mutant };
  return declared(`${addressOf(file)}?mutant=${label}`, id);
}

/** What is wrong with the mutant, by the first calculator that shows it; or, when it goes unseen, how it differs. */
async function fateOf(task: Task, number: number): Promise<Pick<MutantOutcome, 'fault' | 'difference'>> {
  try {
    for (const one of task.calculators) {
      const calculator = await mutated(task, number, one);
      const fault = calculator ? faultOf(calculator, runs) : 'is no calculator any more';
      if (fault !== undefined) return { fault: `${one.id}: ${fault}` };
    }
  } catch (error) {
    return { fault: `threw: ${(error as Error).message}` };
  }
  const seen: Difference[] = [];
  for (const one of task.calculators) seen.push(await differenceIn(task, tasks.length + number, one));
  const kinds = ['told apart', 'alike', 'not reached'].map((kind) => seen.find((one) => one.kind === kind));
  return { fault: null, difference: kinds.find((one) => one !== undefined)! };
}

/** Loaded once more, while V8 counts what is executed. */
async function differenceIn(task: Task, label: number, one: Task['calculators'][number]): Promise<Difference> {
  const coverage = startCoverage();
  try {
    const mutant = (await mutated(task, label, one))!;
    const original = (await declared(addressOf(one.file), one.id))!;
    const by = toldApart(original, mutant, task.mutant);
    if (by !== undefined) return { kind: 'told apart', by };
    const isReached = coverage.isReached(`${addressOf(task.mutant.file)}?mutant=${label}`, task.mutant.start);
    return { kind: isReached ? 'alike' : 'not reached' };
  } finally {
    coverage.stop();
  }
}

for (const [number, task] of tasks.entries()) {
  const { fault, difference } = await fateOf(task, number);
  process.stdout.write(`${JSON.stringify({ number, fault: fault?.slice(0, 300) ?? null, difference })}\n`);
}

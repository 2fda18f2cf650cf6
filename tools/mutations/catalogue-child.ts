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
import { faultOf } from '../../packages/calculators/src/trial/judgement.ts';
import { root } from '../setup/build.ts';
import type { Task } from './catalogue.ts';

const tasks = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as readonly Task[];
const runs = Number(process.argv[3]);
const tag = /\?mutant=(\d+)$/;
const addressOf = (file: string): string => pathToFileURL(join(root, file)).href;
fc.configureGlobal({ seed: 20_261_121 });

let current: { readonly number: number; readonly mutated: string; readonly between: ReadonlySet<string> } | undefined;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    if (!current || !tag.test(context.parentURL ?? '') || !current.between.has(found.url)) return found;
    return { ...found, url: `${found.url}?mutant=${current.number}` };
  },
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!current || url !== `${current.mutated}?mutant=${current.number}`) return loaded;
    const { start, end, to } = tasks[current.number]!.mutant;
    const source = readFileSync(fileURLToPath(current.mutated), 'utf8');
    const changed = source.slice(0, start) + to + source.slice(end);
    return { ...nextLoad(url, context), source: stripTypeScriptTypes(changed) };
  },
});

/** What is wrong with the mutant, by the first calculator that shows it; undefined when it goes unseen. */
async function faultOfMutant({ mutant, calculators, between }: Task, number: number): Promise<string | undefined> {
  current = { number, mutated: addressOf(mutant.file), between: new Set(between.map(addressOf)) };
  try {
    for (const { id, file } of calculators) {
      const { default: declared } = (await import(`${addressOf(file)}?mutant=${number}`)) as {
        default: Calculator | readonly Calculator[];
      };
      const calculator = [declared].flat().find((one) => (one as Calculator).id === id) as Calculator | undefined;
      const fault = calculator ? faultOf(calculator, runs) : 'is no calculator any more';
      if (fault !== undefined) return `${id}: ${fault}`;
    }
    return undefined;
  } catch (error) {
    return `threw: ${(error as Error).message}`;
  } finally {
    current = undefined;
  }
}

for (const [number, task] of tasks.entries()) {
  const fault = await faultOfMutant(task, number);
  process.stdout.write(`${JSON.stringify({ number, fault: fault?.slice(0, 300) ?? null })}\n`);
}

/**
 * Breaks rules of the engine one by one and asks the calculators that stand on them: prints, as JSON, what each said before and
 * after. Every broken engine is a set of modules of its own (`?mutation=7` behind every address), loaded into this one process.
 */
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultOptions } from '../../packages/calculators/src/kit/options.ts';
import type { Outcome, PresentedAnswer } from '../../packages/calculators/src/kit/outcome.ts';
import { calculatorIn, type Definitions } from '../../packages/calculators/src/kit/place.ts';
import type { run as Run } from '../../packages/calculators/src/kit/run.ts';
import { type AskedInput, mutations } from './mutations.ts';

const packages = join(import.meta.dirname, '../../packages');
const mathFile = (file: string): string => pathToFileURL(join(packages, 'math/src', file)).href;
const tag = /\?mutation=(\d+|none)$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const mutation = tag.exec(context.parentURL ?? '');
    return mutation && found.url.startsWith('file:') && !tag.test(found.url) && !found.url.includes('/node_modules/.')
      ? { ...found, url: found.url + mutation[0] }
      : found;
  },
  load(url, context, nextLoad) {
    const number = tag.exec(url)?.[1];
    const loaded = nextLoad(url, context);
    const mutation = number === undefined || number === 'none' ? undefined : mutations[Number(number)]!;
    if (mutation === undefined || url.replace(tag, '') !== mathFile(mutation.file)) return loaded;
    const source = String(loaded.source);
    if (source.split(mutation.from).length !== 2)
      throw new Error(`“${mutation.from}” does not stand exactly once in ${mutation.file}`);
    return { ...loaded, source: source.replace(mutation.from, mutation.to) };
  },
});

export interface MutationReport {
  readonly breaks: string;
  readonly asked: AskedInput;
  readonly before: MutantReply;
  readonly after: MutantReply;
}

/** What a visitor would read. */
export type MutantReply = { readonly answer: PresentedAnswer } | { readonly refused: string };

async function askAll(mutation: string, asked: readonly AskedInput[]): Promise<MutantReply[]> {
  const at = (file: string): string =>
    `${pathToFileURL(join(packages, 'calculators/src', file)).href}?mutation=${mutation}`;
  const { run } = (await import(at('kit/run.ts'))) as { run: typeof Run };
  const replies: MutantReply[] = [];
  for (const { calculator, typed } of asked) {
    const file = calculator === 'algebra-inequality/less' ? 'algebra-inequality/inequalities' : calculator;
    const { default: exported } = (await import(at(`pages/${file}.ts`))) as { default: Definitions };
    const found = calculatorIn(`pages/${file}.ts`, exported, calculator)!;
    replies.push(saidBy(() => run(found, typed, defaultOptions)));
  }
  return replies;
}

/** A throw is a bug, which the service answers with an error and without a value. */
function saidBy(work: () => Outcome): MutantReply {
  try {
    const outcome = work();
    return outcome.ok
      ? { answer: { ...outcome.answer, figure: undefined } }
      : { refused: outcome.problems.map(({ code }) => code).join(' ') };
  } catch (error) {
    return { refused: `threw: ${(error as Error).message}` };
  }
}

const told: MutationReport[] = [];
for (const [number, { breaks, asked }] of mutations.entries()) {
  const before = await askAll('none', asked);
  const after = await askAll(String(number), asked);
  for (const [k, one] of asked.entries()) told.push({ breaks, asked: one, before: before[k]!, after: after[k]! });
}
process.stdout.write(JSON.stringify(told));

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/build.ts';
import type { Difference } from './difference.ts';
import { dependants, sourceFiles } from './imports.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** A mutant, the calculators that are tried with it, and the files between it and their declarations. */
export interface Task {
  readonly mutant: Mutant;
  readonly calculators: readonly { readonly id: string; readonly file: string }[];
  readonly between: readonly string[];
}

/** What became of a mutant: how it was seen, or null when nothing saw it, and then whether it is a mistake at all. */
export interface MutantOutcome {
  readonly mutant: Mutant;
  readonly fault: string | null;
  readonly difference?: Difference;
}

/** How many calculators are tried with a mutant that many stand on. */
const maxCalculators = 8;
/** A mutant that has not ended after so many seconds of work runs without end: that is seen, too. */
const patience = 30;

/** Where mistakes are put: declarations and what they share; not the kit, which has tests of its own. */
const isMutated = (file: string): boolean =>
  file.startsWith('packages/calculators/src/') &&
  !/\/src\/(kit|trial|contact|shared\/calculus)\/|\/(page|help|labels|sources|references|laws|catalogue|topics|text|conventions)\.ts$|figure|plan\.ts|sheet|sensitivity|levers|formula-notes|write\.ts|few-digits|words/.test(
    file,
  );

/** Formulas of mathematics that declarations of one line stand on. */
const isFormula = (file: string): boolean => /^packages\/math\/src\/(geometry|surveying|finance)\//.test(file);

/** What is mutated: the files that declare calculators, or also what they stand on together. */
export type Scope = 'declarations' | 'shared';

/** Every mutant of the catalogue, with what tries it. */
export function allTasks(scope: Scope = 'declarations', chosen = /./): readonly Task[] {
  const files = sourceFiles();
  const reach = dependants(files);
  const placed = declarations();
  return files
    .filter((file) => (isMutated(file) || isFormula(file)) && chosen.test(file))
    .filter((file) => (scope === 'declarations') === placed.some((one) => one.file === file))
    .flatMap((file) => {
      const between = [...reach.get(file)!];
      const standing = placed.filter((one) => reach.get(file)!.has(one.file));
      return mutantsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((mutant) => {
        const own = mutant.id === undefined ? standing : standing.filter(({ id }) => id === mutant.id);
        return own.length === 0 ? [] : [{ mutant, calculators: spreadOver(own, maxCalculators), between }];
      });
    });
}

/** Every calculator with its file, as the index imports it. */
function declarations(): readonly { readonly id: string; readonly file: string }[] {
  const index = readFileSync(join(root, 'packages/calculators/src/catalogue.gen.ts'), 'utf8');
  return [...index.matchAll(/"id":"([^"]+)".*?import\('\.\/([^']+)'\)/g)].map(([, id, file]) => ({
    id: id!,
    file: `packages/calculators/src/${file}`,
  }));
}

/** A few of many, from the whole of the list. */
const spreadOver = <One>(list: readonly One[], most: number): readonly One[] =>
  list.length <= most ? list : Array.from({ length: most }, (_, k) => list[Math.floor((k * list.length) / most)]!);

/** `count` of the tasks, the same ones for the same seed. */
export function sampled(tasks: readonly Task[], count: number, seed: number): readonly Task[] {
  let state = seed >>> 0;
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const left = [...tasks];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(chance() * left.length), 1)[0]!,
  );
}

/** Tries tasks in children that are replaced when one runs without end; `tell` hears of each. */
export async function fatesOf(
  tasks: readonly Task[],
  runs: number,
  tell: (fate: MutantOutcome) => void = () => {},
): Promise<readonly MutantOutcome[]> {
  const fates: MutantOutcome[] = [];
  const note = (fate: MutantOutcome): void => {
    fates.push(fate);
    tell(fate);
  };
  for (let from = 0; from < tasks.length; ) {
    const part = tasks.slice(from, from + perChild);
    const done = await tryIn(part, runs, ({ number, ...told }) => note({ mutant: part[number]!.mutant, ...told }));
    from += done;
    if (done < part.length) note({ mutant: tasks[from++]!.mutant, fault: 'runs without end' });
  }
  return fates;
}

/** Modules are never forgotten: a child ends before it holds too many. */
const perChild = 400;

type NumberedOutcome = Omit<MutantOutcome, 'mutant'> & { readonly number: number };

/** How many of the tasks a child got through. */
function tryIn(tasks: readonly Task[], runs: number, tell: (told: NumberedOutcome) => void): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const list = join(folder, 'tasks.json');
  writeFileSync(list, JSON.stringify(tasks));
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'catalogue-child.ts'), list, String(runs)],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      // V8 counts what is executed of what it compiles itself; and each mutant is compiled once.
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    },
  );
  return new Promise((resolve, reject) => {
    let done = 0;
    let rest = '';
    let begun = secondsOf(child.pid!);
    const watch = setInterval(() => {
      if (secondsOf(child.pid!) - begun > patience) child.kill('SIGKILL');
    }, 1000);
    child.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        tell(JSON.parse(line) as NumberedOutcome);
        done += 1;
      }
      begun = secondsOf(child.pid!);
    });
    child.on('close', (code, signal) => {
      clearInterval(watch);
      rmSync(folder, { recursive: true, force: true });
      if (code === 0 || signal === 'SIGKILL') resolve(done);
      else if (done === 0) reject(new Error(`the mutants could not be tried (${code ?? signal})`));
      else resolve(done);
    });
  });
}

/** The processor time that a process has had, where the system tells it; else the time of the clock. */
function secondsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return performance.now() / 1000;
  // After the name in brackets: user and system time are the 12th and 13th, in hundredths of a second.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suiteTitles } from '../accuracy.ts';
import type { AccuracyReport, EngineTimes, Occasion, Score, ServiceTimes, SiteWeights } from '../content.ts';
import { ContentProblem } from './problem.ts';

/**
 * What the page "Accuracy and speed" says: the recorded scores over reference data, and the newest measurements of each
 * kind, exactly as `npm run scores` and `npm run bench` left them. A suite that has no title stops the build, so that none
 * is left out.
 * @param root the folder of the whole project
 */
export function accuracyReport(root: string): AccuracyReport {
  const results = join(root, 'bench/results');
  return {
    scores: scores(join(root, 'tools/scores/recorded')),
    engine: newest(results, 'engine', engineTimes),
    service: newest(results, 'service', serviceTimes),
    caches: newest(results, 'caches', serviceTimes),
    site: newest(results, 'pages', siteWeights),
  };
}

interface RecordedScore {
  readonly asked: number;
  readonly wrong: number;
  readonly none: number;
  readonly slow: number;
  readonly medianMs: number;
  readonly right: readonly string[];
}

function scores(folder: string): readonly Score[] {
  const names = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [basename(name, '.json')] : []));
  const order = Object.keys(suiteTitles);
  for (const name of names)
    if (!order.includes(name)) throw new ContentProblem(`content/accuracy.ts: the suite ${name} has no title`);
  return order
    .filter((name) => names.includes(name))
    .map((name) => {
      const { asked, wrong, slow, medianMs, right } = readJson(join(folder, `${name}.json`)) as RecordedScore;
      // Whatever is neither right nor wrong nor late has no answer, however that came.
      const none = asked - right.length - wrong - slow;
      return { title: suiteTitles[name]!, asked, right: right.length, wrong, none, slow, medianMs };
    });
}

interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly node: string;
  readonly load: number;
}

/** The last measurement of a kind: the names of the files begin with the day. */
function newest<Result extends object>(
  folder: string,
  kind: string,
  read: (value: unknown) => Result,
): (Result & Occasion) | undefined {
  const file = readdirSync(folder)
    .filter((name) => new RegExp(`^\\d{4}-\\d\\d-\\d\\d-${kind}\\.json$`).test(name))
    .sort()
    .at(-1);
  if (file === undefined) return undefined;
  const value = readJson(join(folder, file)) as { readonly machine: Machine };
  const { processor, cores, node, load } = value.machine;
  const machine = `${processor} with ${cores} cores, Node ${node.replace(/^v/, '')}, load ${load} while it was measured`;
  return { ...read(value), day: file.slice(0, 10), machine };
}

function engineTimes(value: unknown): EngineTimes {
  const { programs, limitMs, results } = value as {
    readonly programs: Readonly<Record<string, string>>;
    readonly limitMs: number;
    readonly results: readonly {
      readonly set: string;
      readonly records: number;
      readonly programs: Readonly<
        Record<string, { medianMs: number | null; answered: number; failed: number; outOfTime: number }>
      >;
      readonly goals: readonly { readonly goal: string; readonly holds: boolean }[];
    }[];
  };
  const sets = results.map(({ set, records, programs: timed, goals }) => ({
    set,
    records,
    times: Object.entries(timed).map(([program, { medianMs, answered, failed, outOfTime }]) => ({
      program: program === 'nomogram' ? 'This site' : `${program} ${programs[program] ?? ''}`.trim(),
      medianMs: medianMs ?? undefined,
      answered,
      failed,
      outOfTime,
    })),
    goals: goals.map(({ goal, holds }) => ({ goal, holds })),
  }));
  return { limitMs, sets };
}

function serviceTimes(value: unknown): ServiceTimes {
  const { connections, results } = value as ServiceTimes;
  return { connections, results };
}

function siteWeights(value: unknown): SiteWeights {
  const { build, pages, kept } = value as SiteWeights;
  return { build, pages: pages.map(({ kind, brotli, gzip }) => ({ kind, brotli, gzip })), kept };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** right · part: true, but less than was asked (decimals for an exact form) · wrong: another answer, stated as right · none: honestly no answer. */
export type Judgement = 'right' | 'part' | 'wrong' | 'none';

/** How the records of one file of reference data are put to the engine and judged; one file in `suites/` each. */
export interface Suite<Record extends { readonly id: string } = { readonly id: string }> {
  /** The file's name without `.jsonl`. */
  readonly file: string;
  /** Records that this suite asks; all when absent. */
  readonly asks?: (record: Record) => boolean;
  readonly judge: (record: Record) => Judgement;
  /** How long an answer is for each unit of the shortest known one; null where that cannot be said. */
  readonly lengthRatio?: (record: Record) => number | null;
  /** Whether the rules of a textbook lead to the answer; null for records of which that is not asked. */
  readonly isExplained?: (record: Record) => boolean | null;
  /** Of those that were right, how many `npm test` asks again; a hundred when absent. `npm run test:all` asks all. */
  readonly reasked?: number;
}

export const suite = <Record extends { readonly id: string }>(declared: Suite<Record>): Suite<Record> => declared;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the reference data lies; it is not part of the project. */
export const oracles = process.env.NOMOGRAM_ORACLES ?? join(root, '../shared/oracles');
export const recordedFolder = join(root, 'tools/scores/recorded');

export const suiteNames = (): string[] =>
  readdirSync(join(root, 'tools/scores/suites'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3));

export async function loadSuite(name: string): Promise<Suite> {
  const { default: declared } = await import(join(root, 'tools/scores/suites', `${name}.ts`));
  return declared;
}

export const isPresent = (file: string): boolean => existsSync(join(oracles, `${file}.jsonl`));

/** The records that a suite asks, in the order of the file. */
export function recordsOf(asked: Suite): { readonly id: string }[] {
  return readFileSync(join(oracles, `${asked.file}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter((record) => !record.header && (asked.asks?.(record) ?? true));
}

/** What `npm run scores` found the last time. */
export interface RecordedScores {
  readonly asked: number;
  readonly right: readonly string[];
  readonly wrong: number;
  readonly part?: number;
  readonly none: number;
  readonly slow: number;
  readonly medianMs: number;
}

export function recorded(name: string): RecordedScores | undefined {
  const file = join(recordedFolder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

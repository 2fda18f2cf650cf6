import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConstantsList, constantsLists, type Page, type PageName, pageNames } from '../content.ts';
import { famousFailures } from '../famous-failures.ts';
import { accuracyReport } from './accuracy.ts';
import { checkPosts, readPost, sortPosts } from './blog.ts';
import { type ConstantsFiles, constantEntries } from './constants.ts';
import { coverSvg } from './cover.ts';
import { computeFailure } from './famous-failures.ts';
import { readEntry, type WrittenEntry } from './glossary.ts';
import { loadCalculators } from './live.ts';
import { readPage } from './pages.ts';
import { ContentProblem } from './problem.ts';
import type { Tokens } from './tokens.ts';
import { within } from './within.ts';

/** The files of the build: path below the output folder → text. */
export type BuiltFiles = ReadonlyMap<string, string>;

/**
 * Makes everything that is derived from the writers' files below `folder` (content/ itself). Nothing is written here.
 * The same sources give the same files, byte for byte.
 * @throws ContentProblem with the file and the reason, for whatever a writer has to mend.
 */
export async function buildContent(folder: string, tokens: Tokens): Promise<BuiltFiles> {
  return new Map([
    ...(await blogFiles(folder)),
    ...constantsLists.flatMap((which) => constantsFiles(folder, which)),
    pagesFile(folder, tokens),
    ...glossaryFiles(folder),
    ['famous-failures.json', json(await Promise.all(famousFailures.map(computeFailure)))],
    ['accuracy.json', json(accuracyReport(join(folder, '..')))],
  ]);
}

type BuiltFile = readonly [path: string, text: string];

async function blogFiles(folder: string): Promise<BuiltFile[]> {
  const names = readdirSync(`${folder}/blog`).filter((name) => name.endsWith('.md'));
  const texts = names.map((name) => read(folder, `blog/${name}`));
  const calculators = await loadCalculators(texts);
  const posts = sortPosts(names.map((name, index) => readPost(`content/blog/${name}`, texts[index]!, calculators)));
  checkPosts(posts);
  const covers = posts.map(({ post, cover }): BuiltFile => {
    return [post.CoverImageUrl.slice(1), within(`the post "${post.Title}"`, () => coverSvg(cover))];
  });
  return [['blog.json', json(posts.map(({ post }) => post))], ...covers];
}

function constantsFiles<List extends ConstantsList>(folder: string, which: List): BuiltFile[] {
  const file = JSON.parse(read(folder, `constants/${which}.json`)) as ConstantsFiles[List];
  const entries = constantEntries(which, file);
  const list = entries.map(({ Name, Details }) => ({ Name, Details }));
  const facts = entries.map(({ Details: _, ...rest }) => rest);
  return [
    [`constants-${which}.json`, json(list)],
    [`constants-${which}-facts.json`, json(facts)],
  ];
}

/** The entries by title, and which rules of steps and which names in answers lead to which. */
function glossaryFiles(folder: string): BuiltFile[] {
  const entries = readGlossaryFolder(folder).map(({ entry }) => entry);
  const rules = entries.flatMap(({ id, rules: own }) => own.map((rule) => [rule, id] as const));
  const names = entries.flatMap(({ id, title, names: own }) => own.map((name) => [name, { id, title }] as const));
  return [
    ['glossary.json', json(entries)],
    ['glossary-rules.json', json(byKey(rules, 'rule'))],
    ['glossary-names.json', json(byKey(names, 'name'))],
  ];
}

function byKey<Entry>(pairs: readonly (readonly [key: string, entry: Entry])[], kind: string): Record<string, Entry> {
  const keys = pairs.map(([key]) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new ContentProblem(`content/glossary: two entries have the ${kind} "${twice}"`);
  return Object.fromEntries(pairs);
}

/** Every entry of content/glossary as it was written. */
export const readGlossaryFolder = (folder: string): readonly WrittenEntry[] =>
  readdirSync(`${folder}/glossary`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readEntry(`content/glossary/${name}`, read(folder, `glossary/${name}`)))
    .sort((a, b) => a.entry.title.localeCompare(b.entry.title, 'en'));

function pagesFile(folder: string, tokens: Tokens): BuiltFile {
  const pages = pageNames.map((name): [PageName, Page] => {
    const path = name === 'about' ? 'about.md' : `legal/${name}.md`;
    return [name, readPage(`content/${path}`, read(folder, path), tokens)];
  });
  return ['pages.json', json(Object.fromEntries(pages))];
}

function read(folder: string, path: string): string {
  return readFileSync(`${folder}/${path}`, 'utf8');
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

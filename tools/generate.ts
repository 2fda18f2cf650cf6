/**
 * Writes the index of the catalogue, `packages/calculators/src/catalogue.gen.ts`, from the declarations themselves, and that of the
 * generators of problems beside them, `practice.gen.ts`.
 * Run as `npm run generate`; with `--check` it only says whether the file on disk is up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Definition } from '../packages/calculators/src/kit/calculator.ts';
import { indexEntryOf } from '../packages/calculators/src/kit/index-entry.ts';
import type { Page } from '../packages/calculators/src/kit/page.ts';
import { type Definitions, definitionsIn, type HelpCards, placed } from '../packages/calculators/src/kit/place.ts';
import { topics } from '../packages/calculators/src/topics.ts';

const source = fileURLToPath(new URL('../packages/calculators/src', import.meta.url));
const pagesFolder = join(source, 'pages');

interface ExportedDeclaration {
  readonly name: string;
  readonly definition: Definition;
  readonly file: string;
  /** Whether the file declares several. */
  readonly among: boolean;
  readonly hasCards: boolean;
}

const folders = readdirSync(pagesFolder);

const read = (folder: string, file: string) => import(pathToFileURL(join(pagesFolder, folder, file)).href);

async function readFolder(folder: string): Promise<{ page: Page; found: readonly ExportedDeclaration[] }> {
  const files = readdirSync(join(pagesFolder, folder)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !['page.ts', 'help.ts'].includes(name),
  );
  const page: Page | undefined = (await read(folder, 'page.ts')).default;
  if (page?.id !== folder) throw new Error(`${folder}/page.ts must declare the page of its folder`);
  const cards: HelpCards = existsSync(join(pagesFolder, folder, 'help.ts')) ? (await read(folder, 'help.ts')).help : {};
  const found: ExportedDeclaration[] = [];
  for (const file of files) {
    const exported: Definitions | undefined = (await read(folder, file)).default;
    const definitions = exported ? definitionsIn(file.slice(0, -3), exported) : {};
    for (const [name, definition] of Object.entries(definitions))
      found.push({
        name,
        definition,
        file: `./pages/${folder}/${file}`,
        among: definition !== exported,
        hasCards: name in cards,
      });
  }
  const names = found.map(({ name }) => name);
  const { calculations = [] } = page;
  refuse(folder, 'is named twice', repeated(names), repeated(calculations));
  refuse(
    folder,
    'has a place or a card, and is no calculator',
    absent([...calculations, ...Object.keys(cards)], names),
  );
  refuse(
    folder,
    'has its cards in two places',
    found.filter(hasTwoPlaces).map(({ name }) => name),
  );
  const rank = (name: string): number => (calculations.includes(name) ? calculations.indexOf(name) : names.length);
  return { page, found: found.sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1)) };
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);
const absent = (names: readonly string[], from: readonly string[]) => names.filter((name) => !from.includes(name));
const hasTwoPlaces = ({ definition, hasCards }: ExportedDeclaration): boolean => hasCards && definition.help.length > 0;

function refuse(folder: string, why: string, ...lists: readonly (readonly string[])[]): void {
  const [name] = lists.flat();
  if (name !== undefined) throw new Error(`${folder}: ${name} ${why}`);
}

const rank = (page: Page): number => topics.findIndex((topic) => topic.id === page.topic);
const all = (await Promise.all(folders.map(readFolder))).sort(
  (a, b) => rank(a.page) - rank(b.page) || (a.page.id < b.page.id ? -1 : 1),
);

const entry = (page: string, { name, definition, file, among, hasCards }: ExportedDeclaration): string => {
  const plain = JSON.stringify(indexEntryOf(placed(definition, page, name)));
  const one = among ? `default[${JSON.stringify(name)}]` : 'default';
  const help = hasCards ? `, help: () => import('./pages/${page}/help.ts').then((found) => found.help)` : '';
  return `  { ...(${plain} as const), load: () => import('${file}').then((found) => found.${one})${help} },`;
};

const text = `// Written by tools/generate.ts from the declarations; never edited by hand.
import type { Entry } from './catalogue.ts';
import type { Page } from './kit/page.ts';
${all.map(({ page }, index) => `import page${index} from './pages/${page.id}/page.ts';`).join('\n')}

export const pages: readonly Page[] = [${all.map((_, index) => `page${index}`).join(', ')}];

export const entries: readonly Entry[] = [
${all.flatMap(({ page, found }) => found.map((one) => entry(page.id, one))).join('\n')}
];
`;

const practised = (
  await Promise.all(
    folders
      .filter((folder) => existsSync(join(pagesFolder, folder, 'practice.ts')))
      .map(async (folder) => {
        const { practice } = await import(pathToFileURL(join(pagesFolder, folder, 'practice.ts')).href);
        return { folder, names: Object.keys(practice) };
      }),
  )
).sort((a, b) => (a.folder < b.folder ? -1 : 1));

const practiceText = `// Written by tools/generate.ts from the generators; never edited by hand.
import type { PracticeEntry } from './practice.ts';

export const practices: { readonly [page: string]: PracticeEntry } = {
${practised
  .map(
    ({ folder, names }) =>
      `  ${JSON.stringify(folder)}: { names: ${JSON.stringify(names)}, load: () => import('./pages/${folder}/practice.ts') },`,
  )
  .join('\n')}
};
`;

const written = [
  { target: join(source, 'catalogue.gen.ts'), text },
  { target: join(source, 'practice.gen.ts'), text: practiceText },
];
const stale = written.filter((file) => !existsSync(file.target) || readFileSync(file.target, 'utf8') !== file.text);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error('The index of the catalogue is out of date: run npm run generate.');
    process.exit(1);
  }
} else if (stale.length > 0) {
  for (const file of stale) writeFileSync(file.target, file.text);
  console.log(`${all.reduce((sum, { found }) => sum + found.length, 0)} calculators on ${all.length} pages`);
}

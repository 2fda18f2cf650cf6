/**
 * Writes the index of the catalogue, `packages/calculators/src/catalogue.gen.ts`, from the declarations themselves, and that of the
 * generators of problems beside them, `practice.gen.ts`.
 * Run as `npm run generate`; with `--check` it only says whether the file on disk is up to date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Calculator } from '../packages/calculators/src/kit/calculator.ts';
import { indexEntryOf } from '../packages/calculators/src/kit/index-entry.ts';
import type { Page } from '../packages/calculators/src/kit/page.ts';
import { topics } from '../packages/calculators/src/topics.ts';

const source = fileURLToPath(new URL('../packages/calculators/src', import.meta.url));
const pagesFolder = join(source, 'pages');

interface Found {
  readonly calculator: Calculator;
  readonly file: string;
}

const folders = readdirSync(pagesFolder);

async function readFolder(folder: string): Promise<{ page: Page; found: Found[] }> {
  const files = readdirSync(join(pagesFolder, folder)).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const found: Found[] = [];
  let page: Page | undefined;
  for (const file of files) {
    const { default: declared } = await import(pathToFileURL(join(pagesFolder, folder, file)).href);
    if (file === 'page.ts') page = declared;
    else
      for (const calculator of declared === undefined ? [] : [declared].flat())
        found.push({ calculator, file: `./pages/${folder}/${file}` });
  }
  if (!page || page.id !== folder) throw new Error(`${folder}/page.ts must declare the page of its folder`);
  const stray = found.find(({ calculator }) => calculator.page !== folder);
  if (stray) throw new Error(`${stray.file}: the id ${stray.calculator.id} does not begin with its folder`);
  return { page, found: found.sort((a, b) => a.calculator.order - b.calculator.order) };
}

const rank = (page: Page): number => topics.findIndex((topic) => topic.id === page.topic);
const all = (await Promise.all(folders.map(readFolder))).sort(
  (a, b) => rank(a.page) - rank(b.page) || (a.page.id < b.page.id ? -1 : 1),
);

const entry = ({ calculator, file }: Found): string => {
  const plain = JSON.stringify(indexEntryOf(calculator));
  return `  { ...(${plain} as const), load: () => import('${file}') },`;
};

const text = `// Written by tools/generate.ts from the declarations; never edited by hand.
import type { Entry } from './catalogue.ts';
import type { Page } from './kit/page.ts';
${all.map(({ page }, index) => `import page${index} from './pages/${page.id}/page.ts';`).join('\n')}

export const pages: readonly Page[] = [${all.map((_, index) => `page${index}`).join(', ')}];

export const entries: readonly Entry[] = [
${all.flatMap(({ found }) => found.map(entry)).join('\n')}
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

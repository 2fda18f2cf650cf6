/**
 * Draws the picture of every page for shared links: `packages/site/public/cards/<page>.png`, from the catalogue and the
 * contents. One whose drawing did not change since the last time is left as it is.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { distFolder, readBlog, readPages } from '../content/content.ts';
import { documentsOf } from '../packages/site/app/search/documents.ts';
import { type Card, cardSvg } from './cards/card-svg.ts';
import { root } from './setup/build.ts';

const folder = join(root, 'packages/site/public/cards');
const record = join(folder, 'drawn.json');
const require = createRequire(import.meta.url);
const font = (name: string) => readFileSync(require.resolve(`@fontsource-variable/${name}-latin-wght-normal.woff2`));

/** Pages by the name of their picture; articles show their cover. */
function drawings(): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const pages = documentsOf({ constants: {}, posts: [], glossary: [], texts: readPages() }).filter(({ href }) =>
    /^\/[\w-]+$/.test(href),
  );
  for (const [index, { href, title, where, purpose }] of pages.entries())
    made.set(href.slice(1), cardSvg({ title, where, purpose } satisfies Card, (index * 0.381966) % 1));
  for (const { Uuid, CoverImageUrl } of readBlog())
    made.set(Uuid, readFileSync(join(distFolder, CoverImageUrl), 'utf8'));
  return made;
}

mkdirSync(folder, { recursive: true });
const known: Record<string, string> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const drawn: Record<string, string> = {};
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = [font('inter/files/inter'), font('source-serif-4/files/source-serif-4')];
for (const [name, svg] of drawings()) {
  const file = join(folder, `${name}.png`);
  drawn[name] = createHash('sha256').update(svg).digest('base64url');
  if (known[name] === drawn[name] && existsSync(file)) continue;
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: 1200 },
    font: { fontBuffers, defaultFontFamily: 'Inter' },
  });
  writeFileSync(file, picture.render().asPng());
}
for (const name of Object.keys(known)) if (!(name in drawn)) rmSync(join(folder, `${name}.png`), { force: true });
writeFileSync(record, JSON.stringify(drawn));

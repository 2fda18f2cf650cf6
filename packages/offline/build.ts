/**
 * Builds the service worker into the built site, after it: the worker with the engine in one file, and the list of what it keeps.
 * The addresses of the pages are those of the site's own map, so there is no second list.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getManifest } from '@serwist/build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { build } from 'vite';

interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const site = join(here, '../site/build');
const client = join(site, 'client');
const { version } = JSON.parse(readFileSync(join(here, '../service/package.json'), 'utf8')) as { version: string };
const blog = JSON.parse(readFileSync(join(here, '../../content/dist/blog.json'), 'utf8')) as unknown;

/** Every address in the site's map. */
async function pages(): Promise<readonly string[]> {
  const built = (await import(pathToFileURL(join(site, 'server/index.js')).href)) as ServerBuild;
  const { serviceContext } = built.entry.module as unknown as {
    serviceContext: Parameters<RouterContextProvider['set']>[0];
  };
  const context = new RouterContextProvider();
  context.set(serviceContext, async () => Response.json(blog));
  const map = await createRequestHandler(built, 'production')(new Request('http://site/sitemap.xml'), context);
  const xml = await map.text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
}

/** Scripts, styles and the usual letters; rare letters and pictures are kept when they are first seen. */
async function files(): Promise<readonly PrecacheEntry[]> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: client,
    globPatterns: [
      'assets/*.{js,css}',
      'assets/{inter,source-serif}-usual*.woff2',
      'assets/KaTeX_{Main-Regular,Main-Italic,Math-Italic,AMS-Regular,Size*}*.woff2',
      '*.{svg,webmanifest}',
    ],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 2_000_000,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries.map(({ url, revision = null }) => ({ url: `/${url}`, revision }));
}

const kept = await files();
/** Pages change when a file, the server's half of the site, or an article does. */
const revision = createHash('sha256')
  .update(JSON.stringify(kept))
  .update(readFileSync(join(site, 'server/index.js')))
  .update(JSON.stringify(blog))
  .digest('base64url')
  .slice(0, 16);
/** Terms of the glossary are kept when they are read; calculators, and what leads to them, before. */
const isTerm = (address: string): boolean => address.startsWith('/glossary/');
/** The pages, and what the search of every page searches. */
const addresses = [...(await pages()).filter((address) => !isTerm(address)), '/search.json'];
const entries: readonly PrecacheEntry[] = [...addresses.map((url) => ({ url, revision })), ...kept];

await build({
  configFile: false,
  logLevel: 'warn',
  root: here,
  define: {
    __KEPT__: JSON.stringify(entries),
    __VERSION__: JSON.stringify(version),
    'process.env.NODE_ENV': '"production"',
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: join(here, 'src/worker.ts'), formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

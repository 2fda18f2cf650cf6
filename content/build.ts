import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distFolder } from './content.ts';
import { type BuiltFiles, buildContent } from './tools/build-content.ts';
import { ContentProblem } from './tools/problem.ts';
import { defaultTokens, readTokens, type Tokens } from './tools/tokens.ts';

/**
 * `node content/build.ts [tokens.json]` makes content/dist from what the writers wrote: the blog, the lists of constants,
 * the legal pages, the covers and the famous failures, which it computes. The optional file says who runs the site: {"operator": "…", "site": "…"}.
 */
export async function build(tokens: Tokens, out: string = distFolder): Promise<BuiltFiles> {
  const files = await buildContent(fileURLToPath(new URL('.', import.meta.url)), tokens);
  rmSync(out, { recursive: true, force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return files;
}

function tokensOf(file: string | undefined): Tokens {
  if (file === undefined) return defaultTokens;
  if (!existsSync(file)) throw new ContentProblem(`${file}: there is no such file`);
  return readTokens(file, readFileSync(file, 'utf8'));
}

if (import.meta.main) {
  try {
    const files = await build(tokensOf(process.argv[2]));
    console.log(`content: ${files.size} files in content/dist`);
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    console.error(`content: ${error.message}`);
    process.exitCode = 1;
  }
}

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Everything that a file imports in the end, itself included; packages by their name. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!file.startsWith('/')) return seen;
  for (const [, type, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b(\s+type\b)?[^;]*?from '([^']+)'/gms,
  ))
    if (!type) reached(specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier, seen);
  return seen;
}

test('what answers also answers in a service worker: it imports nothing of Node', () => {
  const files = [...reached(resolve(source, 'app.ts')), ...reached(resolve(source, 'inline.ts'))];
  expect(files.length).toBeGreaterThan(15);
  const packages = files.filter((file) => !file.startsWith('/'));
  expect(packages.filter((name) => name !== 'hono' && !name.startsWith('@nomogram/'))).toEqual([]);
  expect(files.filter((file) => file.includes('/process/'))).toEqual([]);
});

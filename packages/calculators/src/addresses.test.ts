import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no two calculators answer at the same address', () => {
  const index = readFileSync(new URL('./catalogue.gen.ts', import.meta.url), 'utf8');
  const prefixes = [...index.matchAll(/"method":"GET","prefix":"([^"]*)"/g)].map(([, prefix]) => prefix);
  expect(prefixes.length).toBeGreaterThan(100);
  expect(prefixes.filter((prefix, k) => prefixes.indexOf(prefix) !== k)).toEqual([]);
});

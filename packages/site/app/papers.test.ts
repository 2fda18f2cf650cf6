import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { papers } from './papers.ts';

test('the paper around the page is that of the page', () => {
  const css = readFileSync(new URL('../../../content/colours.css', import.meta.url), 'utf8');
  expect([...css.matchAll(/--color-paper: (#\w+);/g)].map(([, colour]) => colour)).toEqual([papers.light, papers.dark]);
});

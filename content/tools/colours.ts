import { readFileSync } from 'node:fs';

const names = ['paper', 'sheet', 'ink', 'muted', 'hair', 'grid', 'act', 'answer'] as const;

const styles = readFileSync(new URL('../colours.css', import.meta.url), 'utf8');

/** The colours of the site on light paper, for pictures, which no style sheet reaches. */
export const colours = Object.fromEntries(names.map((name) => [name, onPaper(name)])) as Readonly<
  Record<(typeof names)[number], string>
>;

/** Of the two that the style sheet declares, the light one is the first. */
function onPaper(name: string): string {
  const [, value] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(styles) ?? [];
  if (value === undefined) throw new Error(`colours.css declares no colour of the name ${name}`);
  return value;
}

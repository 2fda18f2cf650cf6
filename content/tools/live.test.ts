import { expect, test } from 'vitest';
import { loadCalculators } from './live.ts';
import { markdownToHtml } from './markdown.ts';

const block = (id: string, ...lines: string[]): string => `\`\`\`calculator ${id}\n${lines.join('\n')}\n\`\`\`\n`;

async function html(...blocks: string[]): Promise<string> {
  return markdownToHtml(blocks.join('\n'), await loadCalculators(blocks));
}

const circle = (radius: string) => block('surface-area/circle', `radius = ${radius}`);

test('a block becomes a form with what was typed and the answer to it', async () => {
  const text = await html(circle('2'));
  expect(text).toContain('<form class="live" action="/surface-area" method="get"');
  expect(text).toContain('<input type="hidden" name="calculation" value="circle">');
  expect(text).toMatch(/<label for="live-1-radius">[^<]+<\/label><input [^>]*name="radius" value="2"/);
  expect(text).toMatch(/<output [^>]*>[^<]*4\*pi ≈ 12\.5663706143592/);
});

test('two forms of one text have ids of their own', async () => {
  const ids = [...(await html(circle('1'), circle('3'))).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('shows only the values that are named', async () => {
  const lines = ['mean = 0', 'standardDeviation = 1', 'x = 9', 'show: survival'];
  const text = await html(block('statistics-continuous/normal', ...lines));
  const output = /<output [^>]*>([^<]*)<\/output>/.exec(text)?.[1] ?? '';
  expect(output).toContain('1.12858840595384e-19');
  expect(output.split('\n')).toHaveLength(1);
});

test.each([
  [block('surface-area/circlet', 'radius = 1'), 'there is no calculator surface-area/circlet'],
  [block('surface-area/circle', 'diameter = 1'), 'cannot read the line "diameter = 1"; its inputs are radius'],
  [block('surface-area/circle', 'radius = -1'), 'surface-area/circle has no answer: '],
  [block('surface-area/circle', 'radius = 1', 'show: colour'), 'has no value colour, only '],
])('what a writer has to mend is said: %s', async (text, message) => {
  await expect(html(text)).rejects.toThrow(message);
});

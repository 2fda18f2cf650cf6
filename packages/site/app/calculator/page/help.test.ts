import { entries, load, pageOf } from '@nomogram/calculators/catalogue.ts';
import type { HelpCard } from '@nomogram/calculators/kit/calculator.ts';
import katex from 'katex';
import { expect, test } from 'vitest';
import { paragraphsOf } from '../../math/prose.ts';

const calculators = await Promise.all(entries.map(async ({ id }) => (await load(id))!));
const all: readonly (readonly [id: string, card: HelpCard])[] = calculators.flatMap(({ id, page, help }) =>
  [...help, ...(pageOf(page)?.help ?? [])].map((card) => [id, card] as const),
);

test('the cards of a calculator and those of its page are titled and worded differently', () => {
  for (const { id, page, help } of calculators) {
    const shown = [...help, ...(pageOf(page)?.help ?? [])];
    expect(new Set(shown.map(({ title }) => title)).size, id).toBe(shown.length);
    expect(new Set(shown.map(({ text }) => text)).size, id).toBe(shown.length);
  }
});

test('every calculator has a card of its own', () => {
  expect(calculators.filter(({ help }) => help.length === 0).map(({ id }) => id)).toEqual([]);
});

test('no two calculators say the same', () => {
  const texts = calculators.flatMap(({ help }) => help.map(({ text }) => text));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test('every formula in a card can be set, and every dollar sign has its partner', () => {
  for (const [id, { title, text }] of all) {
    expect((text.match(/(?<!\\)\$/g) ?? []).length % 2, `${id}: ${title}`).toBe(0);
    for (const part of paragraphsOf(text).flat())
      if (part.math)
        expect(() => katex.renderToString(part.text, { strict: 'error' }), `${id}: ${part.text}`).not.toThrow();
      else expect(part.text, `${id}: ${title}`).not.toMatch(/\\|\^\{|_\{/);
  }
});

import { pages } from '@nomogram/calculators/catalogue.ts';
import { expect, test } from 'vitest';
import { hubOf } from './hub.server.ts';

const cardsOf = (topic: string) => hubOf(topic)?.cards.map(({ href }) => href);

test('the cards of trigonometry stand in the order of the specification, the identities first', () => {
  expect(cardsOf('trigonometry')).toEqual(
    ['identity', 'converter', 'function', 'equation', 'circle'].map((page) => `/trigonometry-${page}`),
  );
});

test('areas come before volumes', () => {
  expect(cardsOf('surface')).toEqual(['/surface-area', '/surface-volume']);
});

test('every page of the catalogue that has a hub stands on it once', () => {
  for (const { id, topic } of pages) expect(cardsOf(topic)?.filter((href) => href === `/${id}`)).toHaveLength(1);
});

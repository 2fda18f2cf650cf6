import { expect, test } from 'vitest';
import { shownGroups } from './typeset-identities.server.ts';

test('every identity is set as one formula, without styles that the policy of a read-only page forbids', () => {
  const list = shownGroups.flatMap((group) => group.list);
  expect(list).toHaveLength(33);
  for (const { formula, id } of list) {
    expect(formula, id).toMatch(/^<math>.*<\/math>$/s);
    expect(formula, id).not.toMatch(/\sstyle=|class=|<annotation/);
  }
});

test('is found by its name, its group and its formula, with and without spaces', () => {
  const sine = shownGroups.flatMap((group) => group.list).find(({ id }) => id === 'sine-double')!;
  for (const typed of ['Double angle', 'Sine of', 'sin(2x) = 2', 'sin(2x)=2']) expect(sine.found).toContain(typed);
});

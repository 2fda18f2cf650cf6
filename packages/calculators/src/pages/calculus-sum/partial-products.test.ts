import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

test('a product that diverges shows its partial products where they have a form', async () => {
  const found = run(
    (await load('calculus-sum/product'))!,
    { function: 'k/(k+1)', from: '1', to: '+oo' },
    defaultOptions,
  );
  const rules = found.ok ? (found.answer.steps ?? []).map(({ rule }) => rule) : [];
  expect(rules).toEqual(['telescoping product', 'limit', 'partial products']);
});

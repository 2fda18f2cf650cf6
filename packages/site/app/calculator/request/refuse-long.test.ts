import { load } from '@nomogram/calculators/catalogue.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';

const unsent = AbortSignal.abort();
const refusal = async (id: string, typed: { readonly [input: string]: string }) => {
  const reply = await ask(formOf((await load(id))!), typed, unsent);
  return reply.kind === 'refusal' ? reply.troubles.map(({ input, message }) => [input, message]) : reply;
};

test('a text that no field reads is refused at its field, and not sent', async () => {
  expect(await refusal('calculus-derivative/derivative', { function: 'x+'.repeat(15_000) })).toEqual([
    ['function', 'Function f(x): This text has 30,000 characters; at most 20,000 can be read.'],
  ]);
});

test('where every field can be read, the longest is told what can be sent', async () => {
  const typed = { function: `${'x + '.repeat(3000)}1`, lower: '0', upper: '1' };
  expect(await refusal('calculus-integral/definite', typed)).toEqual([
    [
      'function',
      'Function f(x): these 12,001 characters are too many to be sent; all that is typed may take 16 kB together.',
    ],
  ]);
});

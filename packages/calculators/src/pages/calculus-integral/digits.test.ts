import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run, type TypedInputs } from '../../kit/run.ts';

async function integral(id: string, typed: TypedInputs, digits: number) {
  const outcome = run((await load(`calculus-integral/${id}`))!, typed, { ...defaultOptions, digits });
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  const { values, notes = [] } = outcome.answer;
  return { decimal: values[0]!.decimal!, limit: notes.find((note) => note.startsWith('Fewer than')) };
}

// By mpmath: 2K(−1)/3, −Li₂(−1/3).
test.each([
  ['sqrt(1-x^4)', '1', '0.8740191847640399368216131966303731'],
  ['ln(1+x)/x', '1/3', '0.3090331264878084723170330093928'],
])('an exact form in functions known as doubles has all digits asked for: %s', async (f, upper, value) => {
  const { decimal, limit } = await integral('definite', { function: f, lower: '0', upper }, 30);
  expect(limit).toBeUndefined();
  expect(value.startsWith(decimal.slice(0, 30))).toBe(true);
  expect(decimal.length).toBeGreaterThanOrEqual(31);
});

test.each(['definite', 'numerical'])('%s: fewer digits than were asked for are said', async (id) => {
  const typed = { function: 'ellipticK(x)', lower: '0', upper: '1/2' };
  expect((await integral(id, typed, 30)).limit).toMatch(/^Fewer than 30 digits are known of: integral .* \(\d+\)\.$/);
  expect((await integral(id, typed, 4)).limit).toBeUndefined();
});

import { expect, test } from 'vitest';
import { allTasks, fatesOf, sampled } from './mutations/catalogue.ts';
import { mutantsOf } from './mutations/mutants.ts';

/** A sample of what `npm run mutations` tries; NOMOGRAM_MUTANTS tries more. */
const count = Number(process.env.NOMOGRAM_MUTANTS ?? 6);

test('of the small mistakes that are put into declarations hardly any goes unseen', async () => {
  const tasks = sampled(allTasks(), count, 20_261_121);
  const fates = await fatesOf(tasks, 16);
  const mistakes = fates.filter(({ difference }) => difference?.kind !== 'alike');
  const survived = mistakes
    .filter(({ fault }) => fault === null)
    .map(({ mutant, difference }) => `${mutant.file}:${mutant.line} ${mutant.says}, ${JSON.stringify(difference)}`);
  expect(fates).toHaveLength(tasks.length);
  expect(survived.length, survived.join('\n')).toBeLessThanOrEqual(most(0.05, mistakes.length));
  // Were more of them no mistakes, they would be put in the wrong places.
  expect(fates.length - mistakes.length).toBeLessThanOrEqual(most(0.15, fates.length));
}, 7_200_000);

/** A share of all; of a few, what chance makes of that: three standard deviations more. */
const most = (share: number, tried: number): number =>
  share * tried + (tried > 2000 ? 0 : 3 * Math.sqrt(tried * share * (1 - share)));

test('mistakes are put into what is computed, checked and limited, and into nothing that is only shown', () => {
  const source = `export default calculator({
  id: 'page/one', order: 3,
  inputs: { r: exactNumber({ label: 'R 1', above: 0 }) },
  compute: ({ r }) => ({
    values: { area: decimal('Area 2', Math.PI * r ** 2 - 1) },
    checked: [({ area }) => agreement(f(area, r), -1e-12 < area), enclosed(r), { how: 'by 2', detail: \`\${3 + 4}\` }],
    figure: ({ area }) => draw(5 + area),
  }),
});
const enclosed = (r: number) => ({ area }) => ({ passed: area < 9 * r, how: 'by 5', detail: 'by 6' });
const unused = 7 + 8;
`;
  expect(mutantsOf('one.ts', source).map(({ says, line }) => `${line}: ${says}`)).toEqual([
    '3: above → atLeast',
    '3: 0 → 1',
    '5: - → +',
    '5: * → /',
    '5: ** → *',
    '5: 2 → 3',
    '5: 1 → 2',
    '6: area, r → r, area',
    '6: < → >',
    '6: - → ',
    '6: 1e-12 → 0.5',
    '10: < → >',
    '10: * → /',
    '10: 9 → 10',
  ]);
});

test('what every object has is no function that is taken for another', () => {
  const source =
    'export default calculator({ compute: ({ n }) => ({ n: n.toString(), v: Z.valueOf(n), constructor: n }) });';
  expect(mutantsOf('one.ts', source)).toEqual([]);
});

test('formulas of finance are mutated as formulas', () => {
  const source = `export default formula({ id: 'finance/x', formula: 'a * (1 - b) / c', requires: { 'a > b': 'no' } });`;
  expect(mutantsOf('one.ts', source).map(({ says }) => says)).toEqual([
    'a * (1 - b → b * (1 - a',
    '* → /',
    '1 → 2',
    '- → +',
    'b) / c → c) / b',
    '/ → *',
    'a > b → b > a',
    '> → >=',
  ]);
});

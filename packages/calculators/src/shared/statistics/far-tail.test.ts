import { expect, test } from 'vitest';
import { load } from '../../catalogue.ts';
import { defaultOptions } from '../../kit/options.ts';
import { run } from '../../kit/run.ts';

async function said(id: string, typed: Record<string, string>): Promise<string[]> {
  const outcome = run((await load(id))!, typed, defaultOptions);
  return outcome.ok ? outcome.answer.text.split('\n').slice(0, 3) : outcome.problems.map(({ message }) => message);
}

// e^−800 and e^−2000000 by PARI/GP.
test.each([
  [
    'exponential',
    { rate: '1', x: '800' },
    ['3.66787458417769e-348', '≈ 1 (1 - 3.66787458417769e-348)', '3.66787458417769e-348'],
  ],
  [
    'erlang',
    { shape: '1', rate: '1', x: '2000000' },
    ['1.08690977949156e-868589', '≈ 1 (1 - 1.08690977949156e-868589)', '1.08690977949156e-868589'],
  ],
  [
    'normal',
    { mean: '0', deviation: '1e-300', x: '1' },
    ['smaller than 1e-307', '≈ 1 (what is left to 1 is smaller than 1e-307)', 'smaller than 1e-307'],
  ],
  ['exponential', { rate: '1', x: '0' }, ['1', '0', '1']],
  ['exponential', { rate: '1', x: '-1' }, ['0', '0', '1']],
  ['chi-squared', { degrees: '3', x: '0' }, ['0', '0', '1']],
  ['continuous-uniform', { a: '0', b: '1', x: '2' }, ['0', '1', '0']],
])('%s at %o: nothing that is not 0 is called 0, or 1 what is not 1', async (name, typed, [density, lower, upper]) => {
  const names = (await load(`statistics-continuous/${name}`))!.inputs;
  const given = Object.fromEntries(Object.keys(names).map((input, k) => [input, Object.values(typed)[k]!]));
  const line = (label: string, value: string) =>
    `${label}${value.startsWith('smaller') ? ':' : value.startsWith('≈') ? '' : ' ='} ${value}`;
  expect(await said(`statistics-continuous/${name}`, given)).toEqual([
    line('Density f(x)', density!),
    line('Cumulative P(X ≤ x)', lower!),
    line('Survival P(X > x)', upper!),
  ]);
});

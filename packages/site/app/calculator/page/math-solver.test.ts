import { entriesOf, load } from '@nomogram/calculators/catalogue.ts';
import { formOf } from '@nomogram/calculators/kit/form.ts';
import { expect, test } from 'vitest';
import { readQuery } from '../request/query.ts';
import { mathSolverOf } from './math-solver.ts';

const formsOf = async (page: string) => Promise.all(entriesOf(page).map(async ({ id }) => formOf((await load(id))!)));
const solverOf = (page: string, forms: Awaited<ReturnType<typeof formsOf>>) =>
  mathSolverOf('Title', forms, `https://example.org/${page}`, 'https://example.org/terms');

test('each address opens its form with the formula typed', async () => {
  const forms = await formsOf('calculus-integral');
  const solver = solverOf('calculus-integral', forms)!;
  expect(solver.potentialAction.length).toBeGreaterThan(0);
  for (const { target } of solver.potentialAction) {
    const { searchParams } = new URL(target.replace('{math_expression_string}', encodeURIComponent('x^2+1')));
    const query = readQuery(forms, searchParams);
    expect(query.asked).toBe(true);
    expect(Object.values(query.typed)).toEqual(['x^2+1']);
    expect(query.calculation).toBe(searchParams.get('calculation'));
  }
});

test('a page of numbers solves no formula', async () => {
  expect(solverOf('topography-bearing', await formsOf('topography-bearing'))).toBeUndefined();
});

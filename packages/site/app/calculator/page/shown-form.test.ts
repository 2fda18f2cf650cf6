import { expect, test } from 'vitest';
import { mean, normal, ratio } from './example.fixture.ts';
import { formOf, initialForm, nextForm } from './shown-form.ts';

const start = initialForm({ calculation: 'normal', typed: { mean: '0' }, solving: false, asked: false });

test('what was typed goes along to another form, which is shown as it is', () => {
  const turned = nextForm(start, { event: 'turned', solving: true, typed: { mean: '1' } });
  expect(turned).toEqual({ calculation: 'normal', solving: true, typed: { mean: '1' } });
  const next = nextForm(turned, { event: 'selected', calculation: 'mean', typed: { x: '2' } });
  expect(next).toEqual({ calculation: 'mean', solving: false, typed: { mean: '1', x: '2' } });
});

test('what the address asks for is awaited until it has begun, in the form as it is named', () => {
  const query = { calculation: 'ratio', typed: { result: '2' }, solving: true, asked: true };
  const linked = nextForm(start, { event: 'linked', query });
  expect(linked).toEqual({ calculation: 'ratio', solving: true, typed: { result: '2' }, awaited: query });
  expect(nextForm(linked, { event: 'begun' }).awaited).toBeUndefined();
  expect(nextForm(start, { event: 'linked', query: { ...query, asked: false } }).awaited).toBeUndefined();
});

test('a name that the page does not have shows its first form; a form that cannot be solved is not turned round', () => {
  expect(formOf([normal, mean], 'nothing', false)).toBe(normal);
  expect(formOf([normal, mean], 'mean', true)).toBe(mean);
  expect(formOf([ratio], 'ratio', true).fields[0]?.name).toBe('result');
});

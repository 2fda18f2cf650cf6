import { expect, test } from 'vitest';
import { normal } from '../page/example.fixture.ts';
import { emptyInputs } from './presence.ts';

test('required inputs that are empty are named, optional ones are not', () => {
  expect(emptyInputs(normal, { mean: '', x: '' })).toEqual(['mean', 'standardDeviation']);
});

test('nothing else is checked: values go as typed', () => {
  expect(emptyInputs(normal, { mean: 'what?', standardDeviation: '-1' })).toEqual([]);
});

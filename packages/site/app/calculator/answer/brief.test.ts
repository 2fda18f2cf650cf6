import { expect, test } from 'vitest';
import { unitText } from './brief.ts';

test('a unit in two words stays on one line; a remark behind a number may be broken', () => {
  expect(unitText('square units')).toBe('square\u00A0units');
  expect(unitText('% over the holding time')).toBe('% over the holding time');
});

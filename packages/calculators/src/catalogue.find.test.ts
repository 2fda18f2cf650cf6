import { expect, test } from 'vitest';
import { entries, findEndpoint } from './catalogue.ts';

test('every endpoint with all its inputs is found as itself, also where others share its prefix', () => {
  const wrong = entries.flatMap(({ id, endpoint }) => {
    if (endpoint.method !== 'GET') return [];
    const values = endpoint.parameters.map(() => '1');
    const found = findEndpoint([...endpoint.prefix.split('/'), ...values]);
    return found?.entry.id === id && found.values.length === values.length ? [] : [`${id}: ${found?.entry.id}`];
  });
  expect(wrong).toEqual([]);
});

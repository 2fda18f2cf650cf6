import { afterEach, expect, test, vi } from 'vitest';
import { publicOrigin } from './public-origin.server.ts';

afterEach(() => vi.unstubAllEnvs());
const asked = new Request('http://10.0.0.7:3000/volume/cube');

test('the public address is that of the operator, whatever was asked', () => {
  vi.stubEnv('PUBLIC_URL', 'https://nomogram.example/');
  expect(publicOrigin(asked)).toBe('https://nomogram.example');
});

test.each(['', 'nonsense'])('where none is set (%s), it is the one that was asked', (set) => {
  vi.stubEnv('PUBLIC_URL', set);
  expect(publicOrigin(asked)).toBe('http://10.0.0.7:3000');
});

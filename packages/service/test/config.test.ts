import { expect, test } from 'vitest';
import { readConfig } from '../src/process/config.ts';

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, TRUST_PROXY: 0, HSTS: false, TIME_LIMIT_SECONDS: 10 });
});

test('a variable that is set to nothing counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('texts become what they mean', () => {
  expect(readConfig({ PORT: '8080', HSTS: 'true', DATABASE_URL: 'postgres://host/name' })).toMatchObject({
    PORT: 8080,
    HSTS: true,
    DATABASE_URL: 'postgres://host/name',
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{ PORT: 'many' }, /^PORT \(port to listen on\): /],
  [{ PORT: '70000' }, /^PORT \(port to listen on\): /],
  [{ DATABASE_URL: 'mysql://host/name' }, /^DATABASE_URL \(.*\): begins with postgres:\/\/ or postgresql:\/\//],
  [{ SMTP_URL: 'smtp://host' }, /^CONTACT_TO \(.*\): is needed when SMTP_URL is set/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL \(least level that is logged\): /],
])('%j is refused in a sentence', (environment, sentence) => {
  expect(readConfig(environment)).toEqual([expect.stringMatching(sentence)]);
});

test('all problems are reported together', () => {
  expect(readConfig({ PORT: 'x', POOL_SIZE: '0' })).toHaveLength(2);
});

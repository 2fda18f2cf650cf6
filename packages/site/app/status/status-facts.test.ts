import type { ServiceStatus } from '@nomogram/calculators/kit/service-status.ts';
import { expect, test } from 'vitest';
import { factsOf, verdictOf } from './status-facts.ts';

const well: ServiceStatus = {
  unready: [],
  messages: true,
  version: '1.2.3',
  since: '2026-11-22T00:49:10.123Z',
  waiting: 0,
  overTime: 0,
  overMemory: 1,
  failedChecks: 1200,
};

test('says in plain words how the service is', () => {
  expect(verdictOf(well)).toBe('The service answers.');
  expect(factsOf(well).map(({ says }) => says)).toEqual([
    '1.2.3',
    'Messages are accepted.',
    '2026-11-22 00:49 UTC',
    'No calculation waits.',
    'No calculation took longer than is allowed.',
    '1 calculation needed more memory than is allowed.',
    '1,200 calculations ended without an answer because its check failed.',
  ]);
  expect(factsOf({ ...well, waiting: 2 })[3]!.says).toBe('2 calculations wait for a turn.');
});

test('says what does not work', () => {
  expect(verdictOf({ ...well, unready: ['ending', 'no child process'] })).toBe(
    'The service answers with restrictions: it is being restarted, long calculations cannot be started.',
  );
  expect(factsOf({ ...well, messages: false }).map(({ says }) => says)).toContain('Messages cannot be stored now.');
});

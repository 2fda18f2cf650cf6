import type { ServiceStatus } from '@nomogram/calculators/kit/service-status.ts';
import { answers } from './database/schema.ts';
import type { Parts } from './parts.ts';

/** Where a process is in its life. */
export interface ProcessState {
  readonly loading: boolean;
  readonly draining: boolean;
}

/** Why no requests should come to this process now; empty when they may. Messages have a database; nothing else needs it. */
export const unready = ({ pool }: Parts, { loading, draining }: ProcessState): readonly string[] => [
  ...(loading ? ['calculators are being loaded'] : []),
  ...(draining ? ['ending'] : []),
  ...(pool.alive() === 0 ? ['no child process'] : []),
];

/** How this process is, in sums only: nothing that anybody asked, and nobody who asked. */
export function createCondition(
  parts: Parts,
  version: string,
  state: () => ProcessState,
  isStoring: () => boolean,
): () => Promise<ServiceStatus> {
  const since = new Date().toISOString();
  return async () => {
    const ends = (await parts.metrics.kills.get()).values;
    const ended = (...reasons: string[]) =>
      ends.reduce((sum, { labels, value }) => (reasons.includes(String(labels.reason)) ? sum + value : sum), 0);
    const failed = (await parts.metrics.failedChecks.get()).values;
    return {
      unready: unready(parts, state()),
      messages: isStoring() && (await answers(parts.database)),
      version,
      since,
      waiting: parts.pool.waiting(),
      overTime: ended('time'),
      overMemory: ended('memory'),
      failedChecks: failed.reduce((sum, { value }) => sum + value, 0),
    };
  };
}

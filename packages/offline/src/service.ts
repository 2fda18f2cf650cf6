import { createApp, type Service } from '@nomogram/service/app.ts';
import type { Catalogue } from '@nomogram/service/dependencies.ts';
import { createInline } from '@nomogram/service/inline.ts';
import { createRows } from '@nomogram/service/rows.ts';
import { createTurns } from '@nomogram/service/turns.ts';

/**
 * The service as the browser has it when the network is gone: the same application and the same engine, so the same bytes. What needs a
 * server (messages, the lists of content) says in a sentence that it is not available offline.
 */
export function createOfflineService(catalogue: Catalogue, version: string): Service {
  const inline = createInline(catalogue.load);
  return createApp({
    catalogue,
    version,
    offline: true,
    turn: createTurns().turn,
    rows: createRows(catalogue),
    calculate: async ({ id }, typed, options) => inline(id, typed, options),
  });
}

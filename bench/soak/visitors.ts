import { Agent, request } from 'node:http';
import type { Kind, Question } from './questions.ts';

/** What came of the questions since it was last asked for. */
export interface VisitRecord {
  /** Milliseconds of each answer, by kind. */
  readonly times: ReadonlyMap<Kind, readonly number[]>;
  /** How many there were of each status; 0 where the connection ended without an answer. */
  readonly statuses: ReadonlyMap<string, number>;
}

/** Visitors who ask at a steady pace, whether or not those before them have been answered. */
export function createVisitors(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let times = new Map<Kind, number[]>();
  let statuses = new Map<string, number>();

  function note({ kind }: Question, status: number, ms: number): void {
    if (kind === 'left') return;
    const name = `${kind} ${status}`;
    statuses.set(name, (statuses.get(name) ?? 0) + 1);
    times.set(kind, [...(times.get(kind) ?? []), ms]);
  }

  function ask(question: Question): void {
    const { method, url, body, headers, leavesAfterMs } = question;
    const start = performance.now();
    const end = (status: number) => note(question, status, performance.now() - start);
    const sent = request({ port, host: '127.0.0.1', method, path: url, agent, headers: { ...headers } }, (response) => {
      response.on('error', () => undefined).resume();
      response.once('end', () => end(response.statusCode ?? 0));
    });
    sent.once('error', () => end(0)).end(body);
    if (leavesAfterMs !== undefined) setTimeout(() => sent.destroy(), leavesAfterMs);
  }

  return {
    ask,
    noted(): VisitRecord {
      const noted = { times, statuses };
      times = new Map();
      statuses = new Map();
      return noted;
    },
    leave: () => agent.destroy(),
  };
}

import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** How long an answer took. */
export interface Timed {
  /** Milliseconds, without those in which the visitor himself waited for a processor. */
  readonly ms: number;
  /** What the clocks that were given showed in the meantime. */
  readonly elsewhere: readonly number[];
}

export interface VisitorRequest {
  readonly answers: readonly Timed[];
  /** How many there were with 200. */
  readonly answered: number;
}

/** What is asked; with a body it is sent by POST. */
export interface Question {
  readonly path: string;
  readonly body?: string;
}

/** A client of its own address who asks over so many connections, each again as soon as it was answered, or after a pause, until told to end. */
export async function visit(
  port: number,
  client: string,
  connections: number,
  question: () => Question,
  until: AbortSignal,
  pauseMs = 0,
  clocks: readonly (() => number)[] = [],
): Promise<VisitorRequest> {
  const agent = new Agent({ keepAlive: true });
  const answers: Timed[] = [];
  let answered = 0;
  const ask = (): Promise<number> =>
    new Promise((resolve) => {
      const headers = { 'X-Forwarded-For': client };
      const { path, body } = question();
      const method = body === undefined ? 'GET' : 'POST';
      request({ port, host: '127.0.0.1', method, path, agent, headers, signal: until }, (response) => {
        response.once('error', () => resolve(0)).once('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      })
        .once('error', () => resolve(0))
        .end(body);
    });
  async function one(): Promise<void> {
    while (!until.aborted) {
      const shown = clocks.map((clock) => clock());
      const waited = waitedMs();
      const begin = performance.now();
      const status = await ask();
      if (until.aborted) return;
      const ms = performance.now() - begin - (waitedMs() - waited);
      answers.push({ ms, elsewhere: clocks.map((clock, i) => clock() - shown[i]!) });
      if (status === 200) answered += 1;
      if (pauseMs > 0 || status !== 200) await new Promise((next) => setTimeout(next, Math.max(pauseMs, 5)));
    }
  }
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { answers, answered };
}

/** Milliseconds that a thread, the first of its process, has worked, and those that it waited for a processor while it had work to do, as Linux counts them. */
export function scheduled(pid: number | string): readonly [worked: number, waited: number] {
  const [worked, waited] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return [Number(worked) / 1e6, Number(waited) / 1e6];
}
const waitedMs = (): number => scheduled(process.pid)[1];

import { Agent, request } from 'node:http';

export interface Asked {
  /** Milliseconds of each answer, sorted. */
  readonly times: readonly number[];
  /** What the clock that was given showed in the meantime, sorted. */
  readonly elsewhere: readonly number[];
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
  clock: () => number = () => 0,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const elsewhere: number[] = [];
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
      const shown = clock();
      const begin = performance.now();
      const status = await ask();
      if (until.aborted) return;
      times.push(performance.now() - begin);
      elsewhere.push(clock() - shown);
      if (status === 200) answered += 1;
      if (pauseMs > 0 || status !== 200) await new Promise((next) => setTimeout(next, Math.max(pauseMs, 5)));
    }
  }
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { times: inOrder(times), elsewhere: inOrder(elsewhere), answered };
}

const inOrder = (values: number[]): number[] => values.sort((a, b) => a - b);

import { Agent, request } from 'node:http';

export interface Asked {
  /** Milliseconds of each answer, sorted. */
  readonly times: readonly number[];
  /** How many there were with 200. */
  readonly answered: number;
}

/** A client of its own address who asks over so many connections, each again as soon as it was answered, or after a pause, until told to end. */
export async function visit(
  port: number,
  client: string,
  connections: number,
  path: (n: number) => string,
  until: AbortSignal,
  pauseMs = 0,
): Promise<Asked> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let asked = 0;
  let answered = 0;
  const ask = (): Promise<number> =>
    new Promise((resolve) => {
      const headers = { 'X-Forwarded-For': client };
      request({ port, host: '127.0.0.1', path: path(asked), agent, headers, signal: until }, (response) => {
        response.once('error', () => resolve(0)).once('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      })
        .once('error', () => resolve(0))
        .end();
    });
  async function one(): Promise<void> {
    while (!until.aborted) {
      asked += 1;
      const begin = performance.now();
      const status = await ask();
      if (until.aborted) return;
      times.push(performance.now() - begin);
      if (status === 200) answered += 1;
      if (pauseMs > 0 || status !== 200) await new Promise((next) => setTimeout(next, Math.max(pauseMs, 5)));
    }
  }
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
  return { times: times.sort((a, b) => a - b), answered };
}

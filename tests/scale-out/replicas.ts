import { connect } from 'node:net';
import { freePort } from '../../tools/setup/free-port.ts';
import { type RunningService, startService } from '../../tools/setup/service.ts';

/** A replica that can be killed, ended and started again on its port. */
export interface Replica {
  readonly port: number;
  /** Ends without a warning. */
  readonly kill: () => Promise<void>;
  /** Is asked to end, and drains. */
  readonly end: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** How many requests it has answered since it was started. */
  readonly asked: () => Promise<number>;
}

export async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const port = await freePort();
  let running: RunningService;
  const start = async () => {
    running = await startService({ ...environment, PORT: String(port), TRUST_PROXY: '1', LAME_DUCK_SECONDS: '1' });
  };
  await start();
  return {
    port,
    start,
    async kill() {
      running.process.kill('SIGKILL');
      await new Promise((resolve) => running.process.once('exit', resolve));
    },
    end: () => running.stop(),
    async asked() {
      const counts = (await running.metrics()).matchAll(/^nomogram_requests_total\{[^}]*\} (\d+)/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
  };
}

export interface Load {
  /** Answers by status; 0 where the connection ended without one. */
  readonly byStatus: Readonly<Record<string, number>>;
  /** Waits until so many further requests have been answered, whatever time that takes. */
  readonly answers: (count: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Waits for a state; what never comes is ended by the limit of the test. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Asks again and again over several connections, each request on a connection of its own, as many visitors do. */
export function startLoad(port: number, clients: number, ask: (n: number) => string): Load {
  const byStatus: Record<string, number> = {};
  let running = true;
  let asked = 0;
  const client = async () => {
    while (running) {
      asked += 1;
      const status = await statusOf(port, ask(asked));
      byStatus[status] = (byStatus[status] ?? 0) + 1;
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  const answered = (): number => Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  return {
    byStatus,
    async answers(count) {
      const wanted = answered() + count;
      await until(() => answered() >= wanted);
    },
    async stop() {
      running = false;
      await all;
    },
  };
}

export const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: nomogram.example\r\nConnection: close\r\n${headers}\r\n`;

export const post = (path: string, body: object): string => {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nHost: nomogram.example\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

export function statusOf(port: number, request: string): Promise<number> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setTimeout(20_000, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text.slice(0, 200);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)));
  });
}

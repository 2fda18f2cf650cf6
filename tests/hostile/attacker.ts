/**
 * A process of its own that sends hostile requests: attackers are on other machines, so here the server goes before them, and they before what it
 * calculates in children, which would leave them no time to ask.
 *   node tests/hostile/attacker.ts PORT COUNT SEED CONNECTIONS [A_SECOND]
 * Sends the finds, one message for each kind of request and status, when all is done.
 */
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { type HostileRequest, hostileRequests } from './requests.ts';

/** What came back: 0 where the connection was closed without an answer. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
  /** Until the first of it came. */
  readonly firstMs: number;
  readonly left: boolean;
  /** It was not over when the client gave up. */
  readonly hung: boolean;
}

export interface Find {
  readonly kind: string;
  readonly status: number;
  readonly ms: number;
  readonly firstMs: number;
  /** The first bytes that were sent, and what came back: for the report of a failure. */
  readonly request: string;
  readonly body: string;
}

export interface Attack {
  readonly tried: number;
  readonly byStatus: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  /** The longest of each kind, the longest of all first: what a time is made of shows in what was asked. */
  readonly slowest: readonly Find[];
  readonly suspicious: readonly Find[];
}

const [port, count, seed, connections, perSecond = Number.POSITIVE_INFINITY] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
  number?,
];
/**
 * By then every request must be over, with the last of its answer. It is several times what the service gives any of them here
 * (`boundsOf` in its settings), which leaves a busy machine time.
 */
const patienceMs = 240_000;
/** What a refusal may never show: stacks, files, and values that are none. Of mathematics it may say that it is undefined. */
const leak = /\n\s+at |node:internal|file:\/\/|\/packages\/|\bNaN\b|\[object |(?<!\bis |: )\bundefined\b/;
/** A refusal may repeat what was typed, in quotation marks. */
const unquoted = (body: string): string => body.replace(/"[^"]*"/g, '');

setPriority(10);
const byStatus: Record<string, number> = {};
const suspicious: Find[] = [];
let tried = 0;
const slowest = new Map<string, Find>();

const requests = hostileRequests(count, seed);
async function client(): Promise<void> {
  for await (const request of requests) {
    await due();
    note(request, await send(request));
  }
}

/** Begins are as far from each other as the pace says, where there is one; after a pause it does not make up for what it did not send. */
let begins = performance.now();
async function due(): Promise<void> {
  begins = Math.max(begins, performance.now() - 100) + 1000 / perSecond;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, begins - performance.now())));
}

function note({ kind, pieces }: HostileRequest, { status, body, ms, firstMs, left, hung }: Reply): void {
  tried += 1;
  byStatus[left ? 'left' : status] = (byStatus[left ? 'left' : status] ?? 0) + 1;
  if (left) return;
  const find: Find = { kind, status, ms, firstMs, request: String(pieces[0]).slice(0, 400), body: body.slice(0, 400) };
  // Who sends a header every second is waited for, up to a limit of its own.
  if (kind !== 'slow clients' && ms > (slowest.get(kind)?.ms ?? 0)) slowest.set(kind, find);
  const refused = status >= 400 && (body.trim() === '' || leak.test(unquoted(body)));
  const isHead = String(pieces[0]).startsWith('HEAD');
  if (status === 500 || hung || (refused && !isHead) || (status === 0 && kind !== 'bodies of 10 MB'))
    suspicious.push(find);
}

function send({ pieces, pauseMs, leavesAfterMs, isDeaf }: HostileRequest): Promise<Reply> {
  return new Promise((resolve) => {
    const start = performance.now();
    let firstMs = Number.NaN;
    let received = '';
    let left = false;
    const socket = connect(port, '127.0.0.1');
    let hung = false;
    const deadline = setTimeout(() => {
      hung = true;
      socket.destroy();
    }, patienceMs);
    const leave = (after: number) =>
      setTimeout(() => {
        left = received === '';
        socket.destroy();
      }, after);
    socket.setEncoding('utf8');
    socket.on('connect', async () => {
      for (const piece of pieces) {
        if (!socket.writable || received !== '') break;
        socket.write(piece);
        if (pauseMs !== undefined) await new Promise((next) => setTimeout(next, pauseMs));
      }
      if (leavesAfterMs !== undefined) leave(leavesAfterMs);
    });
    if (isDeaf) socket.pause();
    else
      socket.on('data', (text: string) => {
        if (received === '') firstMs = performance.now() - start;
        if (received.length < 100_000) received += text;
      });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(deadline);
      const end = received.indexOf('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0);
      resolve({
        status,
        body: end < 0 ? '' : received.slice(end + 4),
        ms: performance.now() - start,
        firstMs,
        left,
        hung,
      });
    });
  });
}

await Promise.all(Array.from({ length: connections }, client));
const longestFirst = [...slowest.values()].sort((a, b) => b.ms - a.ms);
process.send?.({
  tried,
  byStatus,
  slowestMs: longestFirst[0]?.ms ?? 0,
  slowest: longestFirst.slice(0, 5),
  suspicious,
} satisfies Attack);
if (process.connected) process.disconnect?.();

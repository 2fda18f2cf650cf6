import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { bodyLimit, readText } from './body.ts';
import { maxSegments, readQuery } from './calculations.ts';
import { createCharge, createReader } from './charge.ts';
import type { Asker, Dependencies, ResultOrRefusal } from './dependencies.ts';
import { openHeaders } from './headers.ts';
import { createHeavyRows } from './heavy-rows.ts';
import { createLightRows } from './light-rows.ts';
import { negotiate } from './negotiate.ts';
import { bug, type ProblemMessage } from './problem.ts';
import { segmentsOf } from './raw-path.ts';
import { nothing, problemsOf } from './representation.ts';
import type { Reply } from './respond.ts';
import { answeredRow, type Lines, longRow, refusedRow, typedRow } from './rows.ts';

/**
 * Many rows of one calculation: POST /nomogram/bulk/<endpoint>, one JSON array or object of inputs a line, and one JSON object a line
 * comes back for each, in order, as it is found. A row that cannot be calculated says so in its place and stops no other. Rows are
 * calculated only as fast as the client reads them; when it leaves, the rest is not calculated.
 *
 * Light rows are cheap one by one, but ten thousand are not: they are read, calculated and written elsewhere, a slice at a time (`rows.ts`), so that
 * the thread that answers everybody only hands them on. A row that turns out to be heavy is calculated as one that was asked for alone.
 */
export const bulkPrefix = '/nomogram/bulk/';
export const maxRows = 10_000;

interface Bulk {
  readonly entry: Entry;
  readonly options: Options;
  readonly lines: readonly string[];
}

/** Who asks for rows, and until when rows are begun. */
interface BulkAsker extends Asker {
  readonly isOver: () => boolean;
}

type RequestProblem = { readonly problem: ProblemMessage; readonly extra?: Record<string, string> };

export function createBulk(dependencies: Dependencies) {
  const { version, rowsMs } = dependencies;
  const read = createBulkReader(dependencies);
  const stream = createBulkStream(dependencies);

  /** The answer, or what is to be said instead. */
  return async function respond(
    request: Request,
    path: string,
    query: string,
    client: () => string,
  ): Promise<Response | Omit<Reply, 'request'>> {
    if (request.method === 'OPTIONS')
      return { representation: nothing(version), caching: 'never', extra: preflightHeaders };
    const bulk = await read(request, path, query, client);
    if ('problem' in bulk) {
      const representation = problemsOf([bulk.problem], negotiate(request.headers.get('accept')), version);
      return { representation, caching: 'never', ...(bulk.extra && { extra: bulk.extra }) };
    }
    const left = new AbortController();
    const leave = () => left.abort();
    request.signal.addEventListener('abort', leave, { once: true });
    if (request.signal.aborted) leave(); // while its rows were read
    const until = rowsMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + rowsMs;
    const asker: BulkAsker = { client, signal: () => left.signal, isOver: () => performance.now() >= until };
    return new Response(stream(bulk, asker, leave), {
      headers: { ...openHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' },
    });
  };
}

/** Reads what a request with rows asks for. */
function createBulkReader({ catalogue, limits, turn }: Dependencies) {
  const charge = createCharge(limits?.calculation);
  const reader = createReader({ limits, turn });
  return async (
    request: Request,
    path: string,
    query: string,
    client: () => string,
  ): Promise<Bulk | RequestProblem> => {
    const found = catalogue.findEndpoint((segmentsOf(path.slice(bulkPrefix.length)) ?? []).slice(0, maxSegments));
    const free = async (refused: RequestProblem): Promise<RequestProblem> =>
      (await charge(client, path.length)) ?? refused;
    if (!found || found.values.length > 0) return free({ problem: unknown });
    if (request.method !== 'POST') return free({ problem: wrongMethod, extra: { Allow: allow } });
    const options = readQuery(query);
    if (typeof options === 'string') return free({ problem: { code: 'bad-option', message: options } });
    const body = await readText(request, 'one JSON array or object of inputs a line', reader(client));
    if (!body.ok) return body;
    const lines = rowsIn(body.text);
    if (lines.length === 0) return { problem: noRows };
    if (lines.length > maxRows) return { problem: tooManyRows };
    return { entry: found.entry, options, lines };
  };
}

/** The lines that are not empty; of too many, one too many. */
function rowsIn(text: string): readonly string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(written)) {
    lines.push(line);
    if (lines.length > maxRows) break;
  }
  return lines;
}

/** From the first sign of a line that is no space. */
const written = /\S[^\n]*/g;

/** The lines that answer rows, as they are found. */
function createBulkStream(dependencies: Dependencies) {
  const { turn } = dependencies;
  const answer = createRowAnswer(dependencies);
  const text = new TextEncoder();

  function linesOf(bulk: Bulk, asker: BulkAsker): () => Promise<Lines> {
    const { entry, lines } = bulk;
    const alone = (line: string, row: number) => answer(bulk, line, row, asker);
    const { isOver } = asker;
    return entry.cost === 'heavy'
      ? createHeavyRows({ lines, alone, isOver })
      : createLightRows(dependencies, { ...bulk, asker, alone, isOver });
  }

  return (bulk: Bulk, asker: BulkAsker, leave: () => void): ReadableStream<Uint8Array> => {
    const nextLines = linesOf(bulk, asker);
    return new ReadableStream({
      async pull(controller) {
        const lines = await nextLines();
        await turn(asker.client()); // to send them
        if (lines === '') controller.close();
        else controller.enqueue(typeof lines === 'string' ? text.encode(lines) : lines);
      },
      cancel: leave,
    });
  };
}

/** One row from its line to the line that answers it; at once where its answer is at hand. */
function createRowAnswer({ calculate, limits, onBug }: Dependencies) {
  const charge = createCharge(limits?.calculation);
  return ({ entry, options }: Bulk, line: string, row: number, asker: Asker): Lines | Promise<Lines> => {
    const typed = typedRow(entry, line);
    if ('problem' in typed)
      return charge(asker.client, line.length).then((unpaid) => refusedRow(row, [unpaid?.problem ?? typed.problem]));
    const written = (result: ResultOrRefusal): Lines =>
      'long' in result ? longRow(row, result) : answeredRow(row, result);
    const failed = (error: unknown): string => {
      if (asker.signal().aborted) throw error;
      onBug?.(error, 'bulk');
      return refusedRow(row, [bug]);
    };
    try {
      const result = calculate(entry, typed.typed, options, asker);
      return result instanceof Promise ? result.then(written).catch(failed) : written(result);
    } catch (error) {
      return failed(error);
    }
  };
}

const allow = 'POST, OPTIONS';
const preflightHeaders = {
  Allow: allow,
  'Access-Control-Allow-Methods': allow,
  'Access-Control-Allow-Headers': 'Content-Type',
};
const type = 'application/x-ndjson; charset=utf-8';
const wrongMethod: ProblemMessage = { code: 'method-not-allowed', message: 'Rows are sent with POST.' };
const unknown: ProblemMessage = {
  code: 'not-found',
  message:
    'There is no calculation at this address: /nomogram/bulk/ is followed by the endpoint of a calculation, without its inputs.',
};
const noRows: ProblemMessage = {
  code: 'bad-body',
  message: 'The body is empty; one JSON array or object of inputs a line is accepted.',
};
const tooManyRows: ProblemMessage = {
  code: 'body-too-large',
  message: `The body has more than ${maxRows} rows; at most ${maxRows} rows and ${bodyLimit / 1e6} MB are accepted at once.`,
};

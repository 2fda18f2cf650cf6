import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { createApp, type Service } from '../app.ts';
import type { Catalogue, Contacts } from '../dependencies.ts';
import { createInline } from '../inline.ts';
import { represent } from '../representation.ts';
import { createTurns, type Turns } from '../turns.ts';
import { createAnswers } from './answers.ts';
import { createCondition, type ProcessState, unready } from './condition.ts';
import { boundsOf, type Config } from './config.ts';
import { createFetch } from './fetch.ts';
import { createLog, type Log, logged } from './log.ts';
import { createContactStore } from './messages/contact-store.ts';
import { createMetricsServer } from './metrics-server.ts';
import { OperatorError } from './operator-error.ts';
import { closeParts, openParts, type Parts } from './parts.ts';
import { createHttpServer, drain } from './server.ts';
import { gzipped } from './static-files.ts';
import { workedMs } from './thread-time.ts';

export interface ServiceHandle {
  readonly port: number;
  /** Where the metrics are, if anywhere. */
  readonly metricsPort: number | undefined;
  /** Notes something thrown. */
  readonly onBug: (error: unknown) => void;
  /** Ends after what was begun; asked again, it is the same end. */
  readonly stop: (reason: string) => Promise<void>;
}

const version: string = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
const catalogueModule = import.meta.resolve('@nomogram/calculators/catalogue.ts');

/** Puts the parts together and listens. `module` is the catalogue that is served; tests serve their own. */
export async function startProcess(config: Config, module: string = catalogueModule): Promise<ServiceHandle> {
  const log = createLog(config.LOG_LEVEL);
  const catalogue: Catalogue = await import(module);
  const parts = await openParts(config, { catalogue: module, version }, log);
  const onBug = (error: unknown, route = '') => {
    parts.metrics.bugs.inc();
    log.error({ route, ...logged(error) }, 'thrown');
  };
  let loading = true;
  let draining = false;
  let ending: Promise<void> | undefined;
  const state = () => ({ loading, draining });
  const turns = createTurns({ worked: workedMs });
  const service = createService(catalogue, config, parts, { log, onBug, state, turns });
  const { fetch, cached, admit, site, files } = await createFetch({
    config,
    service,
    parts,
    state,
    turns,
  });
  const server = createHttpServer(fetch, onBug, {
    admit,
    cached,
    bounds: boundsOf(config),
    hsts: config.HSTS,
    isEnding: () => draining,
  });
  const metricsServer = serveMetrics(parts, state, onBug);
  const port = await listen(server, 'PORT', config);
  const metricsPort =
    config.METRICS_PORT === undefined ? undefined : await listen(metricsServer, 'METRICS_PORT', config);
  const has = { site: site !== undefined, content: parts.content !== undefined, files };
  log.info({ port, metricsPort, calculators: catalogue.entries.length, ...has }, 'listening');
  await warmUp(catalogue, service, onBug);
  loading = false;
  parts.metrics.holds.longest(); // nobody is sent here who would have waited for it

  return { port, metricsPort, onBug, stop: (reason) => (ending ??= stop(reason)) };

  async function stop(reason: string): Promise<void> {
    draining = true;
    log.info({ reason }, 'ending');
    await drained(config, server, metricsServer);
    await Promise.all([site?.close(), closeParts(parts)]);
    log.info('ended');
  }
}

/** Resolves when nobody is being answered any more. */
async function drained(config: Config, server: Server, metricsServer: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, config.LAME_DUCK_SECONDS * 1000));
  await drain(server, config.DRAIN_SECONDS * 1000);
  metricsServer.close();
  metricsServer.closeAllConnections();
}

/** What is only known when it is asked for is looked at then. */
function serveMetrics(parts: Parts, state: () => ProcessState, onBug: (error: unknown) => void): Server {
  const { registry, queue, ready } = parts.metrics;
  const look = () => {
    queue.set(parts.pool.waiting());
    ready.set(unready(parts, state()).length === 0 ? 1 : 0);
  };
  return createMetricsServer(registry, look, onBug);
}

/** The port that is then listened on. */
async function listen(server: Server, setting: 'PORT' | 'METRICS_PORT', config: Config): Promise<number> {
  const wanted = config[setting] ?? 0;
  await new Promise<void>((resolve, reject) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) =>
      reject(new OperatorError(whyNotListening(setting, wanted, config.HOST, code ?? message)));
    server.once('error', fail).listen(wanted, config.HOST, () => {
      server.off('error', fail);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

function whyNotListening(setting: string, port: number, host: string, code: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `${setting}: another program listens on port ${port} already.`;
    case 'EACCES':
      return `${setting}: this user may not listen on port ${port}.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: this machine has no address ${host}.`;
    default:
      return `${setting}: port ${port} of ${host} cannot be listened on (${code}).`;
  }
}

interface ServerParts {
  readonly log: Log;
  readonly onBug: (error: unknown, route?: string) => void;
  readonly state: () => ProcessState;
  readonly turns: Turns;
}

/**
 * The same store, whose failures are told: no bug, but the operator's to mend. The last of what it did says whether it can store: a database
 * whose disk is full still answers questions.
 */
function watched(contacts: Contacts, onFailure: (error: unknown) => void) {
  let isStoring = true;
  const store: Contacts['store'] = async (contact, spam) => {
    try {
      await contacts.store(contact, spam);
      isStoring = true;
    } catch (error) {
      isStoring = false;
      onFailure(error);
      throw error;
    }
  };
  return { store, isStoring: () => isStoring };
}

/** The part of the memory for answers that holds what children calculated; the rest holds answers as they were sent. */
const calculated = 0.75;

function createService(
  catalogue: Catalogue,
  config: Config,
  parts: Parts,
  { log, onBug, state, turns }: ServerParts,
): Service {
  const { metrics, limits, pool } = parts;
  const contacts = watched(createContactStore(parts.database, parts.outbox?.wake), (error) => {
    metrics.contactFailures.inc();
    log.warn(logged(error), 'a message could not be stored; its sender was told');
  });
  return createApp({
    catalogue,
    version,
    calculate: createAnswers({
      inline: createInline(catalogue.load),
      pool,
      metrics,
      cacheMb: calculated * config.CACHE_MB,
      turn: turns.turn,
      spend: limits.calculation,
    }),
    rememberedBytes: (1 - calculated) * config.CACHE_MB * 2 ** 20,
    rows: parts.rows.rows,
    rowsMs: config.ROWS_SECONDS * 1000,
    contacts,
    ...parts.content,
    condition: createCondition(parts, version, state, contacts.isStoring),
    limits,
    turn: turns.turn,
    compress: (body) => gzipped(body),
    hsts: config.HSTS,
    observe: metrics.answered,
    onBug,
  });
}

/**
 * Loads every calculator before the process is ready, lets the light ones run, and writes the description of all of them: all this is
 * done on the thread that answers, and who asks meanwhile waits.
 */
async function warmUp(
  { entries, load }: Catalogue,
  { fetch }: Service,
  onBug: (error: unknown, route: string) => void,
): Promise<void> {
  const inline = createInline(load);
  for (const { id, cost } of entries)
    try {
      const calculator = await load(id);
      if (!calculator || cost === 'heavy') continue;
      for (const typed of firstTyped(calculator)) represent(await inline(id, typed, defaultOptions), 'json', version);
    } catch (error) {
      onBug(error, id);
    }
  const description = await fetch(new Request('http://127.0.0.1/nomogram/openapi.json'));
  await description.body?.cancel();
}

/**
 * An example that has an answer, and what its first field refuses: code is compiled when it first runs, which takes the thread several times as
 * long as the calculation itself.
 */
function firstTyped({ examples, inputs }: Calculator): readonly TypedInputs[] {
  const example = examples.find((one) => 'expect' in one);
  const [first] = Object.entries(inputs);
  if (!example || !first) return [];
  const [input, { samples }] = first;
  return [example.given, ...samples.bad.map((bad) => ({ ...example.given, [input]: bad }))];
}

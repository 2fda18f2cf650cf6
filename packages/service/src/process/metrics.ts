import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { freeBytes } from './disk.ts';
import { watchHolds } from './holds.ts';

interface Count {
  readonly route: string;
  readonly status: number;
  times: number;
}

/** Everything that Prometheus is told; `dataFolder` is that of the embedded database, where there is one. Labels come from the catalogue, never from a request. */
export function createMetrics(dataFolder?: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'nomogram_' });
  const registers = [registry];
  watchDisk(registers, dataFolder);
  return { registry, holds: createHolds(registers), ...createAnswered(registers), ...createEvents(registers) };
}

type Registers = Registry[];

/** Counted here and handed over when they are read: a labelled counter costs more than a cached answer. */
function createAnswered(registers: Registers) {
  const answers = new Map<string, Count>();
  const caches = { hit: 0, joined: 0, computed: 0 };
  new Counter({
    name: 'nomogram_requests_total',
    help: 'Answers by calculator (or kind of address) and status',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const { route, status, times } of answers.values()) this.inc({ route, status }, times);
    },
  });
  new Counter({
    name: 'nomogram_cache_total',
    help: 'Calculations found in a cache, joined to one under way, or computed',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, times] of Object.entries(caches)) this.inc({ result }, times);
    },
  });
  const answered = (route: string, status: number, remembered: boolean): void => {
    if (remembered) caches.hit += 1;
    const key = `${route} ${status}`;
    const count = answers.get(key);
    if (count) count.times += 1;
    else answers.set(key, { route, status, times: 1 });
  };
  const cached = (result: keyof typeof caches, times = 1): void => {
    caches[result] += times;
  };
  return { answered, cached };
}

/** What is told as it happens. */
function createEvents(registers: Registers) {
  const seconds = new Histogram({
    name: 'nomogram_calculation_seconds',
    help: 'Time of a calculation that no cache answered',
    labelNames: ['calculator'],
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5, 15],
    registers,
  });
  const kills = new Counter({
    name: 'nomogram_child_ends_total',
    help: 'Child processes that ended, by reason',
    labelNames: ['reason'],
    registers,
  });
  const failedChecks = new Counter({
    name: 'nomogram_failed_checks_total',
    help: 'Answers withheld because they did not pass their check',
    labelNames: ['calculator'],
    registers,
  });
  const bugs = new Counter({ name: 'nomogram_bugs_total', help: 'Things thrown', registers });
  const queue = new Gauge({ name: 'nomogram_queue_length', help: 'Heavy calculations that wait', registers });
  const ready = new Gauge({ name: 'nomogram_ready', help: 'Whether requests may come to this process', registers });
  const outbox = new Counter({
    name: 'nomogram_mail_total',
    help: 'Attempts to forward a contact message',
    labelNames: ['result'],
    registers,
  });
  const contactFailures = new Counter({
    name: 'nomogram_contact_failures_total',
    help: 'Contact messages that could not be stored; their senders were told',
    registers,
  });
  return { seconds, kills, failedChecks, bugs, queue, ready, outbox, contactFailures };
}

/** The space that is left, looked up when it is asked for. */
function watchDisk(registers: Registers, dataFolder: string | undefined): void {
  new Gauge({
    name: 'nomogram_data_free_bytes',
    help: 'Space that is left for the embedded database',
    registers,
    async collect() {
      const free = dataFolder === undefined ? undefined : await freeBytes(dataFolder);
      if (free === undefined) this.remove();
      else this.set(free);
    },
  });
}

/** For how long the thread answers nobody. */
function createHolds(registers: Registers) {
  const holds = watchHolds();
  new Gauge({
    name: 'nomogram_longest_hold_seconds',
    help: 'Longest work of the main thread, in time of the processor, during which it answered nobody; since it was last read',
    registers,
    collect() {
      this.set(holds.longest() / 1000);
    },
  });
  return holds;
}

export type Metrics = ReturnType<typeof createMetrics>;

import type { Entry } from '@nomogram/calculators/catalogue.ts';
import type { Outcome } from '@nomogram/calculators/kit/outcome.ts';
import { attemptName } from '@nomogram/calculators/kit/request.ts';
import { LRUCache } from 'lru-cache';
import type { Allowance, Asker, Calculate, CalculationResult, Refusal, ResultOrRefusal } from '../dependencies.ts';
import type { Inline } from '../inline.ts';
import { bytesOf } from '../long-answer.ts';
import { costOf } from './cost.ts';
import type { Metrics } from './metrics.ts';
import type { Pool } from './pool.ts';
import { cancelled, type Job } from './waiting-line.ts';

/**
 * Every calculation of the process goes through here: computed at once when it is light; when it is heavy, found in the cache, joined to an
 * equal one that is under way, or computed in a child process. A light outcome is not kept, because keeping its many small objects would cost
 * more than computing it again; of its answer, `remembered.ts` keeps the text.
 */
interface AnswersOptions {
  readonly inline: Inline;
  readonly pool: Pick<Pool, 'calculate'>;
  readonly cacheMb: number;
  /** Resolves when it is the turn of this client to go on. */
  readonly turn: (client: string) => Promise<void>;
  readonly metrics?: Metrics;
  /** Spends points of a client; a cached answer costs nothing. */
  readonly spend?: (client: string, points: number) => Promise<Allowance>;
}

interface SharedCalculation {
  readonly result: Promise<CalculationResult | Refusal>;
  readonly controller: AbortController;
  waiters: number;
}

const points = { light: 1, heavy: 100 };

/** Bytes of an outcome in memory for each byte that it would have as JSON. */
const roominess = 3;

/** About how long a value is as JSON, without making it; what comes from a child process has all its parts. */
function weigh(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 18;
  if (Array.isArray(value)) return value.reduce<number>((weight, inner) => weight + 1 + weigh(inner), 2);
  return Object.entries(value).reduce((weight, [name, inner]) => weight + name.length + 4 + weigh(inner), 2);
}

export function createAnswers(options: AnswersOptions): Calculate {
  const { inline, metrics, turn } = options;
  const calculations = new SharedCalculations(options);
  const refusal = createRefusal(options);

  /** A light calculation is over before anybody could join it. */
  async function atOnce(id: string, compute: () => Outcome | Promise<Outcome>, asker: Asker): Promise<ResultOrRefusal> {
    const refused = await refusal(asker, 'light');
    if (refused) return refused;
    metrics?.cached('computed');
    const start = performance.now();
    try {
      const found = compute();
      return noted(metrics, id, found instanceof Promise ? await found : found);
    } finally {
      metrics?.seconds.observe({ calculator: id }, (performance.now() - start) / 1000);
    }
  }

  /** A heavy calculation: joined where an equal one is under way. */
  async function shared(key: string, job: Job, asker: Asker): Promise<ResultOrRefusal> {
    if (calculations.has(key)) metrics?.cached('joined');
    else {
      const refused = await refusal(asker, 'heavy');
      if (refused) return refused;
    }
    const result = await calculations.join(key, job, asker.signal());
    await turn(asker.client()); // what a child found may be long
    return result;
  }

  return (entry, typed, options, asker): ResultOrRefusal | Promise<ResultOrRefusal> => {
    const { id } = entry;
    if (costOf(entry, typed, options) === 'light') return atOnce(id, () => inline(id, typed, options), asker);
    const key = `${id} ${Object.values(options).join(' ')} ${JSON.stringify(typed)}`;
    const known = calculations.known(key);
    if (known) {
      metrics?.cached('hit');
      return known;
    }
    const job = { id, typed, options, client: asker.client() };
    return shared(key, job, asker);
  };
}

/** The same outcome, counted where an answer was withheld because it did not pass its check. */
function noted<Result extends CalculationResult>(metrics: Metrics | undefined, id: string, found: Result): Result {
  if (!found.ok && found.problems.some(({ code }) => code === 'check-failed'))
    metrics?.failedChecks.inc({ calculator: id });
  return found;
}

/** Takes the points for a calculation; what is to be said where there are none left. */
const createRefusal =
  ({ spend }: AnswersOptions) =>
  async (asker: Asker, cost: Entry['cost']): Promise<Refusal | undefined> => {
    const allowance = await spend?.(asker.client(), points[cost]);
    return allowance?.allowed === false ? { refused: 'rate', allowance } : undefined;
  };

/** The heavy calculations that are under way, and what came of those that were. */
class SharedCalculations {
  private readonly options: AnswersOptions;
  private readonly cache: LRUCache<string, CalculationResult>;
  private readonly calculations = new Map<string, SharedCalculation>();

  constructor(options: AnswersOptions) {
    this.options = options;
    this.cache = new LRUCache({
      maxSize: options.cacheMb * 2 ** 20,
      maxEntrySize: 4 * 2 ** 20,
      sizeCalculation: (found, key) => 2 * key.length + ('long' in found ? bytesOf(found) : roominess * weigh(found)),
    });
  }

  known(key: string): CalculationResult | undefined {
    return this.cache.get(key);
  }

  has(key: string): boolean {
    return this.calculations.has(key);
  }

  /** Waits for a calculation as long as the asker does, and begins it where none is under way; the last one to leave cancels it. */
  async join(key: string, job: Job, signal: AbortSignal): Promise<CalculationResult | Refusal> {
    const calculation = this.calculations.get(key) ?? this.start(key, job);
    calculation.waiters += 1;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(cancelled());
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([calculation.result, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      calculation.waiters -= 1;
      if (calculation.waiters === 0 && this.calculations.get(key) === calculation) {
        this.calculations.delete(key);
        calculation.controller.abort();
      }
    }
  }

  private start(key: string, job: Job): SharedCalculation {
    const { pool, metrics } = this.options;
    metrics?.cached('computed');
    const controller = new AbortController();
    const end = metrics?.seconds.startTimer({ calculator: job.id });
    const result = pool
      .calculate(job, controller.signal)
      .then((value) => this.keep(key, job, value))
      .finally(() => {
        end?.();
        if (this.calculations.get(key) === calculation) this.calculations.delete(key);
      });
    result.catch(() => undefined); // nobody may be waiting any more
    const calculation: SharedCalculation = { result, controller, waiters: 0 };
    this.calculations.set(key, calculation);
    return calculation;
  }

  private keep(key: string, { id, typed }: Job, result: CalculationResult | Refusal): CalculationResult | Refusal {
    if ('refused' in result) return result;
    // What a visitor tried himself is kept nowhere.
    if (typed[attemptName] === undefined) this.cache.set(key, result);
    return noted(this.options.metrics, id, result);
  }
}

/**
 * Whoever asks without end leaves most of the thread free while others are about. Turns alone do not: a thread that is never free has somebody's
 * turn under way whenever another client asks, and no turn can be interrupted. A client may use a seventh of the time on the average: so whoever
 * comes finds one of its turns under way once in seven times, and then waits for half of it, which is less than a tenth of his own answer even where
 * that turn is somewhat longer than his: a page takes about as long as an answer and a third.
 *
 * It is a bucket of time for each client (a token bucket, RFC 2697 in units of work): it fills at the pace and holds a burst, each turn is taken
 * out of it, and a client whose bucket is empty waits. A client that is alone waits for nothing, and nothing is taken out.
 */
export interface Pace {
  /** Notes that the client asks. */
  readonly asks: (client: string) => void;
  /** Notes that a turn of the client took so many milliseconds. */
  readonly used: (client: string, ms: number) => void;
  /** After how many milliseconds the client may have its next turn. */
  readonly wait: (client: string) => number;
  /** Forgets whoever has nothing to do with what is to come; whether somebody is left. */
  readonly forget: () => boolean;
}

/** The part of the time that a client may use while others ask, too. */
const share = 1 / 7;
/** What may be used at once, in milliseconds: a page with all that it asks for. */
const burstMs = 20;
/** So long after it asked a client is still about. */
const aboutMs = 1000;

/** What a client may still use at once, and when that was so. */
interface Bucket {
  readonly ms: number;
  readonly at: number;
}

class Paces implements Pace {
  private readonly now: () => number;
  /** Of those that are not full. */
  private readonly buckets = new Map<string, Bucket>();
  private latest = nobody;
  /** When somebody else than the latest asked. */
  private beforeAt = Number.NEGATIVE_INFINITY;
  private maxBuckets = fewBuckets;

  constructor(now: () => number) {
    this.now = now;
  }

  readonly asks = (client: string): void => {
    if (client !== this.latest.client) this.beforeAt = this.latest.at;
    this.latest = { client, at: this.now() };
  };

  readonly used = (client: string, ms: number): void => {
    const at = this.now();
    if (!this.othersAsk(client, at)) return;
    this.buckets.set(client, { ms: this.filled(client, at) - ms, at });
    if (this.buckets.size > this.maxBuckets) this.forget();
  };

  readonly wait = (client: string): number => {
    const at = this.now();
    if (!this.othersAsk(client, at)) return 0;
    return Math.max(0, -this.filled(client, at)) / share;
  };

  private othersAsk(client: string, at: number): boolean {
    return (client === this.latest.client ? this.beforeAt : this.latest.at) > at - aboutMs;
  }

  private filled(client: string, at: number): number {
    const bucket = this.buckets.get(client);
    return bucket === undefined ? burstMs : Math.min(burstMs, bucket.ms + share * (at - bucket.at));
  }

  /** A full bucket is as good as none. */
  readonly forget = (): boolean => {
    const at = this.now();
    for (const client of this.buckets.keys()) if (this.filled(client, at) === burstMs) this.buckets.delete(client);
    this.maxBuckets = Math.max(fewBuckets, 2 * this.buckets.size);
    if (this.latest.at <= at - aboutMs) this.latest = nobody;
    return this.buckets.size > 0 || this.latest !== nobody;
  };
}

const nobody = { client: '', at: Number.NEGATIVE_INFINITY };

/** So many clients are remembered without a thought. */
const fewBuckets = 1000;

/** `now` is the time of the clock, in milliseconds. */
export const createPace = (now: () => number): Pace => new Paces(now);

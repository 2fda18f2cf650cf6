import { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance } from '../dependencies.ts';

export interface RateLimits {
  readonly calculation: (client: string, points: number) => Promise<Allowance>;
  readonly contact: (client: string) => Promise<Allowance>;
  readonly close: () => Promise<void>;
}

interface RateOptions {
  readonly calculationsPerMinute: number;
  readonly contactsPerHour: number;
  readonly redisUrl?: string | undefined;
}

/**
 * A Redis that says nothing must not keep a calculation waiting: who asks is then counted here, and the connection, given up, is no more asked
 * until it is there again.
 */
const redisCommandMs = 500;
const redisSilenceMs = 1000;

/** Limits for each client, in this process or shared through Redis; while Redis is away, each process counts alone. */
export function createRateLimits({ calculationsPerMinute, contactsPerHour, redisUrl }: RateOptions): RateLimits {
  const redis =
    redisUrl === undefined
      ? undefined
      : new Redis(redisUrl, {
          enableOfflineQueue: false,
          maxRetriesPerRequest: 1,
          connectTimeout: redisSilenceMs,
          commandTimeout: redisCommandMs,
          socketTimeout: redisSilenceMs,
        });
  redis?.on('error', () => undefined); // the limiter falls back by itself; the client reconnects by itself
  const limiter = (name: string, limit: number, windowSeconds: number) => {
    const settings = { keyPrefix: `nomogram:${name}`, points: limit, duration: windowSeconds };
    const memory = new RateLimiterMemory(settings);
    const used: RateLimiterAbstract = redis
      ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: memory })
      : memory;
    return async (client: string, points: number): Promise<Allowance> => {
      const allowance = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
        allowed,
        limit,
        remaining: Math.max(0, remainingPoints),
        windowSeconds,
        resetSeconds: Math.ceil(msBeforeNext / 1000),
      });
      try {
        return allowance(true, await used.consume(client, points));
      } catch (error) {
        if (error instanceof RateLimiterRes) return allowance(false, error);
        throw error;
      }
    };
  };
  const contact = limiter('contact', contactsPerHour, 3600);
  return {
    calculation: limiter('calculation', calculationsPerMinute, 60),
    contact: (client) => contact(client, 1),
    close: async () => redis?.disconnect(),
  };
}

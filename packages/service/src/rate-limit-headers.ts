import type { Allowance } from './dependencies.ts';

/** `RateLimit` and `RateLimit-Policy` of the IETF draft, and `Retry-After` once nothing remains. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  const { allowed, limit, remaining, windowSeconds, resetSeconds } = allowance;
  return {
    'RateLimit-Policy': `"client";q=${limit};w=${windowSeconds}`,
    RateLimit: `"client";r=${remaining};t=${resetSeconds}`,
    ...(allowed ? {} : { 'Retry-After': String(Math.max(1, resetSeconds)) }),
  };
}

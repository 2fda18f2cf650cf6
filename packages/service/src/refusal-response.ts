import type { Refusal } from './dependencies.ts';
import type { ProblemMessage } from './problem.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';

/** What a client is told when circumstances, and not its inputs, stood in the way. */
export function refusalResponse(refusal: Refusal): {
  readonly problem: ProblemMessage;
  readonly extra?: Record<string, string>;
} {
  switch (refusal.refused) {
    case 'busy':
      return { problem: busy, extra: { 'Retry-After': String(refusal.retryAfterSeconds), ...exposed } };
    case 'rate':
      return { problem: tooMany, extra: { ...rateLimitHeaders(refusal.allowance), ...exposed } };
    case 'time': {
      const message = `No answer was found within ${refusal.limit}, which is the most that one calculation may take.`;
      return { problem: { code: 'time-limit', message } };
    }
    case 'memory': {
      const message = `The calculation needed more than ${refusal.limit} of memory, which is the most that it may take.`;
      return { problem: { code: 'memory-limit', message } };
    }
  }
}

const busy: ProblemMessage = {
  code: 'queue-full',
  message: 'The service is busy with other calculations; please try again in a moment.',
};
const tooMany: ProblemMessage = {
  code: 'rate-limit',
  message: 'Too many calculations were asked for from this address; please try again in a moment.',
};
const exposed = { 'Access-Control-Expose-Headers': 'Retry-After, RateLimit, RateLimit-Policy' };

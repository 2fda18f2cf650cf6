import { workedMs } from './thread-time.ts';

/** How often it is looked: a hold is told at most by so much too long. */
const everyMs = 10;

export interface HoldMeter {
  /** The longest hold since this was last asked, in milliseconds. */
  readonly longest: () => number;
  readonly stop: () => void;
}

/**
 * For how long the server's thread works without looking at what else there is to do. Counted is the time that its processor gave it, so that
 * what else runs on a machine is not blamed on the service; collecting garbage counts, waiting does not.
 */
export function watchHolds(worked: () => number = workedMs): HoldMeter {
  let longest = 0;
  let before = worked();
  const look = () => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    longest() {
      look();
      const told = longest;
      longest = 0;
      return told;
    },
    stop: () => clearInterval(timer),
  };
}

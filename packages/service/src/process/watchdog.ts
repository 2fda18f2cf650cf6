import { parentPort, workerData } from 'node:worker_threads';

/**
 * Runs in a thread of its own beside a calculation that may never yield. Ends the whole process
 * - when its parent is gone (the process was handed to another one, or the parent's number is free),
 * - when its memory exceeds the limit: V8's own limit does not see array buffers and big integers in time.
 * The signal tells the parent which it was: nothing else sends SIGUSR2.
 */
const { parent, rssLimitBytes }: { readonly parent: number; readonly rssLimitBytes: number } = workerData;

setInterval(() => {
  if (isOrphan()) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > rssLimitBytes) process.kill(process.pid, 'SIGUSR2');
}, 100);

function isOrphan(): boolean {
  if (process.ppid !== parent) return true;
  try {
    process.kill(parent, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

parentPort?.postMessage('watching');

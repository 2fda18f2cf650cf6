import { setPriority } from 'node:os';

/**
 * Where processors are scarce, answers of the service go before pages, pages before rows, and rows before heavy calculations. These are nice values
 * of POSIX; each more is four fifths of the time. From the first to the server's 0 it is so far that Linux lets the server's thread begin at once:
 * at a nice value of 5 it waited for the rest of the other's slice, 3 ms, once in a hundred times, and from 10 on for less than a tenth of a millisecond.
 * Beside other programs of priority 0 that never rest a calculation would get a fifteenth of a processor: there `GIVE_WAY` is set to no.
 */
const niceness = { pages: 10, rows: 11, calculations: 12 } as const;

/** Gives a process its place behind the server; without one, on Linux, the thread that calls. */
export function yieldToServer(work: keyof typeof niceness, pid?: number): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness[work]);
    else if (process.platform === 'linux') setPriority(niceness[work]); // there, of this thread alone
  } catch {
    // A system without priorities or that allows none, or a process that has already ended.
  }
}

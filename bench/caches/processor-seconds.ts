import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the system's clock in which processor time is counted; Linux says 100 to every program. */
const ticksPerSecond = 100;

interface Times {
  readonly parent: number;
  readonly seconds: number;
}

function timesOf(pid: number): Times | undefined {
  try {
    // The name in brackets may hold spaces; what comes after it does not.
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(parent), seconds: (Number(rest[9]) + Number(rest[10])) / ticksPerSecond };
  } catch {
    return undefined; // it has ended meanwhile
  }
}

/** Processor time that a process and all that it started have used. */
export function processorSeconds(root: number): number {
  const all = new Map(
    readdirSync('/proc').flatMap((name): [number, Times][] => {
      const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined;
      return times ? [[Number(name), times]] : [];
    }),
  );
  const belongs = (pid: number): boolean => pid === root || belongsTo(all.get(pid)?.parent);
  const belongsTo = (parent: number | undefined): boolean => parent !== undefined && parent > 1 && belongs(parent);
  return [...all].reduce((sum, [pid, { seconds }]) => sum + (belongs(pid) ? seconds : 0), 0);
}

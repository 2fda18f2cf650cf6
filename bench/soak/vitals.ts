import { readdirSync, readFileSync } from 'node:fs';
import { processTree } from '../process-tree.ts';

/** What a service that runs for long must not use more and more of. */
export interface Vitals {
  /** Resident memory of the server alone, and with its children. */
  readonly serverMb: number;
  readonly allMb: number;
  /** Open files and connections of the server alone, and with its children. */
  readonly serverDescriptors: number;
  readonly allDescriptors: number;
  readonly processes: number;
}

export function vitalsOf(server: number): Vitals {
  const tree = processTree(server);
  const sum = (measure: (pid: number) => number) => tree.reduce((total, pid) => total + measure(pid), 0);
  return {
    serverMb: Math.round(residentMb(server)),
    allMb: Math.round(sum(residentMb)),
    serverDescriptors: descriptors(server),
    allDescriptors: sum(descriptors),
    processes: tree.length,
  };
}

const residentMb = (pid: number): number =>
  whileItRuns(() => Number(/VmRSS:\s+(\d+) kB/.exec(statusOf(pid))?.[1] ?? 0)) / 1024;
const statusOf = (pid: number): string => readFileSync(`/proc/${pid}/status`, 'utf8');
const descriptors = (pid: number): number => whileItRuns(() => readdirSync(`/proc/${pid}/fd`).length);

/** Nothing of a process that has ended meanwhile. */
function whileItRuns(measure: () => number): number {
  try {
    return measure();
  } catch {
    return 0;
  }
}

import { processTree, statOf } from '../process-tree.ts';

/** Ticks of the system's clock in which processor time is counted; Linux says 100 to every program. */
const ticksPerSecond = 100;

/** Processor time that a process and all that it started have used. */
export function processorSeconds(root: number): number {
  return processTree(root).reduce((sum, pid) => {
    const [, , , , , , , , , , , user = 0, system = 0] = statOf(pid) ?? [];
    return sum + (Number(user) + Number(system)) / ticksPerSecond;
  }, 0);
}

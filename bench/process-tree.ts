import { readdirSync, readFileSync } from 'node:fs';

/** What Linux tells of a process in its line `stat`, from the state on; `undefined` once it has ended. */
export function statOf(pid: number): readonly string[] | undefined {
  try {
    // The name in brackets may hold spaces; what comes after it does not.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}

/** A process and all that it started, as far as they still run. */
export function processTree(root: number): readonly number[] {
  const parents = new Map(
    readdirSync('/proc').flatMap((name): [number, number][] => {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
      return stat ? [[Number(name), Number(stat[1])]] : [];
    }),
  );
  const belongs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return pid === root || (parent !== undefined && parent > 1 && belongs(parent));
  };
  return [...parents.keys()].filter(belongs);
}

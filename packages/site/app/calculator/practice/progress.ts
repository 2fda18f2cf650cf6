/** How many problems were solved in this browser, by calculator: kept in it and nowhere else. */
const key = 'nomogram:practice';

interface Progress {
  readonly solved: number;
  /** The last one, which does not count again. */
  readonly last: string;
}

type ProgressById = { readonly [id: string]: Progress };

function kept(): ProgressById {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as ProgressById) : {};
  } catch {
    return {};
  }
}

export function solvedIn(id: string): number {
  const solved: unknown = kept()[id]?.solved;
  return typeof solved === 'number' && Number.isSafeInteger(solved) && solved > 0 ? solved : 0;
}

/** Notes a problem as solved, and says how many are. */
export function noteSolved(id: string, problem: string): number {
  const all = kept();
  if (all[id]?.last === problem) return solvedIn(id);
  const solved = solvedIn(id) + 1;
  write({ ...all, [id]: { solved, last: problem } });
  return solved;
}

export function forgetSolved(id: string): void {
  const { [id]: _, ...others } = kept();
  write(others);
}

function write(all: ProgressById): void {
  try {
    localStorage.setItem(key, JSON.stringify(all));
  } catch {
    // A browser that stores nothing counts nothing.
  }
}

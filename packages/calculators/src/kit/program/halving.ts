/*
 * A root between two ends where a function has opposite signs, as a program of its own and here: the range is halved until no number in
 * double precision lies between its ends, so that both find the same.
 */

/** Defines `root(f, low, high)` in Python. */
export const rootInPython: readonly string[] = [
  'def root(f, low, high):',
  '    """Where f is 0: its signs at low and high differ, and the range is halved as far as there are numbers in it."""',
  '    positive = f(low) > 0',
  '    if (f(high) > 0) == positive:',
  '        raise ValueError("no change of sign between low and high")',
  '    while low < (middle := (low + high) / 2) < high:',
  '        if (f(middle) > 0) == positive:',
  '            low = middle',
  '        else:',
  '            high = middle',
  '    return low',
];

/** The same, of a function in double precision; NaN where its signs at the ends do not differ. */
export function rootByHalving(f: (x: number) => number, [from, to]: readonly [low: number, high: number]): number {
  let [low, high] = [from, to];
  const isPositive = f(low) > 0;
  if (f(high) > 0 === isPositive || !Number.isFinite(f(low)) || !Number.isFinite(f(high))) return Number.NaN;
  for (;;) {
    const middle = (low + high) / 2;
    if (!(low < middle && middle < high)) return low;
    if (f(middle) > 0 === isPositive) low = middle;
    else high = middle;
  }
}

/** How R finds it between the same ends, by Brent's method, as far as doubles go. */
export const rootInR = (f: string, [low, high]: readonly [low: number, high: number]): string =>
  `uniroot(${f}, c(${low}, ${high}), tol = 1e-16)$root`;

/**
 * Ends around one of several roots above a least number, few digits long: halfway to its neighbours, and where it has none as near to
 * `least` or as far from it again.
 */
export function aroundRoot(root: number, all: readonly number[], least: number): readonly [low: number, high: number] {
  const below = all.filter((one) => one < root);
  const above = all.filter((one) => one > root);
  const low = below.length > 0 ? (Math.max(...below) + root) / 2 : (least + root) / 2;
  const high = above.length > 0 ? (Math.min(...above) + root) / 2 : root + (root - least);
  return [short(low, root), short(high, root)];
}

/** The fewest digits with which a number stays on its side of another. */
function short(end: number, root: number): number {
  for (let digits = 2; digits < 15; digits++) {
    const rounded = Number(end.toPrecision(digits));
    if (Math.abs(rounded - end) < Math.abs(root - end) / 2) return rounded;
  }
  return end;
}

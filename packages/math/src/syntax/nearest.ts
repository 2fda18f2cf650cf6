/**
 * The candidate that a mistyped word was probably meant to be: the one at the least edit distance (insertions,
 * deletions, replacements and swaps of neighbours; "optimal string alignment"), when that is small against the
 * length. Capitals do not count.
 */
export function nearestWord(word: string, candidates: Iterable<string>, most = Infinity): string | undefined {
  if (word.length > 40) return undefined;
  const sought = word.toLowerCase();
  const allowed = Math.min(most, word.length <= 2 ? 0 : word.length <= 5 ? 1 : Math.floor(word.length / 3));
  let best: string | undefined;
  let least = allowed + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(sought, candidate.toLowerCase());
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + same);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length]!;
}

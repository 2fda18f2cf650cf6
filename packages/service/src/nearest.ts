/** The endpoint whose literal path is nearest to what was asked for, if any is near enough to be meant. */
export function nearestPrefix(segments: readonly string[], prefixes: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const prefix of prefixes) {
    const length = prefix.split('/').length;
    const asked = segments.slice(0, length).join('/').toLowerCase().slice(0, 100);
    const distance = editDistance(asked, prefix, least);
    if (distance < least) {
      least = distance;
      best = prefix;
    }
  }
  return best !== undefined && least <= best.length / 2 ? best : undefined;
}

/** Levenshtein distance, row by row; gives up above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return Number.POSITIVE_INFINITY;
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substituted, previous[j]! + 1, row[j - 1]! + 1));
    }
    previous = row;
  }
  return previous[b.length]!;
}

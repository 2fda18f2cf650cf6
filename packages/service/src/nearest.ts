/*
 * The endpoint whose literal path is nearest to an address that leads nowhere, if any is near enough to be meant.
 *
 * The distance is Levenshtein's; measuring it to every endpoint would take longer than most calculations, and unknown addresses
 * cost who sends them nothing but a line. So an index by trigrams chooses first: a path that differs by d letters shares all but 3·d of its trigrams.
 * The few that share most are measured.
 */

/** The paths that are measured. */
const measured = 32;
/** So much of an address is looked at; the longest path is no longer. */
const longest = 160;

/** Finds the nearest of these paths; `asked` are the segments of an address, inputs and all. */
export function createNearest(prefixes: readonly string[]): (asked: readonly string[]) => string | undefined {
  const byTrigram = new Map<string, number[]>();
  for (const [index, prefix] of prefixes.entries())
    for (const trigram of trigramsOf(prefix)) {
      const known = byTrigram.get(trigram);
      if (known) known.push(index);
      else byTrigram.set(trigram, [index]);
    }
  const lengths = prefixes.map((prefix) => new Set(trigramsOf(prefix)).size);

  function candidates(text: string): readonly string[] {
    const shared = new Map<number, number>();
    for (const trigram of trigramsOf(text))
      for (const index of byTrigram.get(trigram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    // What is missing counts, too: a long path shares much with any other long one.
    const score = ([index, count]: readonly [number, number]) => (2 * count) / lengths[index]! + count / 100;
    return [...shared]
      .sort((a, b) => score(b) - score(a))
      .slice(0, measured)
      .map(([index]) => prefixes[index]!);
  }

  return (asked) => {
    const segments = asked.slice(0, 8).map((segment) => segment.slice(0, longest).toLowerCase());
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const prefix of candidates(segments.join('/').slice(0, longest))) {
      const same = segments.slice(0, prefix.split('/').length).join('/').slice(0, longest);
      // Half of a path may be wrong, no more: a distance beyond that is not measured to its end.
      const limit = Math.min(least, Math.floor(prefix.length / 2) + 1);
      const distance = editDistance(same, prefix, limit);
      if (distance < limit) {
        least = distance;
        best = prefix;
      }
    }
    return best;
  };
}

/** Every three letters in a row, the ends of the text counted as letters; each once. */
function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `^^${text}$`;
  const found = new Set<string>();
  for (let i = 0; i + 3 <= padded.length; i += 1) found.add(padded.slice(i, i + 3));
  return found;
}

/** A row of distances is no longer than the longest path, and used again for the next. */
const distances = new Uint16Array(2 * longest);

/** Levenshtein distance, row by row in one array; gives up above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return Number.POSITIVE_INFINITY;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const columns = b.length - same;
  for (let j = 0; j <= columns; j += 1) distances[j] = j;
  for (let i = 1; i <= a.length - same; i += 1) {
    const letter = a.charCodeAt(same + i - 1);
    let diagonal = i - 1;
    let left = i;
    let least = i;
    distances[0] = i;
    for (let j = 1; j <= columns; j += 1) {
      const above = distances[j]!;
      const substituted = letter === b.charCodeAt(same + j - 1) ? diagonal : diagonal + 1;
      left = left < above ? left + 1 : above + 1;
      if (substituted < left) left = substituted;
      distances[j] = left;
      diagonal = above;
      if (left < least) least = left;
    }
    if (least >= limit) return Number.POSITIVE_INFINITY;
  }
  return distances[columns]!;
}

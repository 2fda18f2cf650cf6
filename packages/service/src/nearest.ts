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
      const distance = editDistance(same, prefix, least);
      if (distance < least) {
        least = distance;
        best = prefix;
      }
    }
    return best !== undefined && least <= best.length / 2 ? best : undefined;
  };
}

/** Every three letters in a row, the ends of the text counted as letters; each once. */
function trigramsOf(text: string): ReadonlySet<string> {
  const padded = `^^${text}$`;
  const found = new Set<string>();
  for (let i = 0; i + 3 <= padded.length; i += 1) found.add(padded.slice(i, i + 3));
  return found;
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
    if (Math.min(...row) >= limit) return Number.POSITIVE_INFINITY;
    previous = row;
  }
  return previous[b.length]!;
}

import type { Representation } from './representation.ts';

/**
 * The answers that were just given, by address: the fast path of a popular link, and all that is kept of a light answer, because a few
 * strings cost less to keep than what they were made from.
 *
 * Two generations: what is asked for moves to the young one; when that holds half of what is allowed it becomes the old one, and what nobody
 * asked for since then goes at once, without a search for the oldest.
 */
export function createRemembered<Answer extends { readonly reply: { readonly representation: Representation } }>(
  limitBytes: number,
) {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  let bytes = 0;
  const weight = (key: string, { reply }: Answer) => 1000 + 2 * key.length + 2 * reply.representation.bytes;

  function set(key: string, answer: Answer): void {
    const added = weight(key, answer);
    if (added > limitBytes / 16 || young.has(key)) return;
    if (bytes + added > limitBytes / 2) {
      old = young;
      young = new Map();
      bytes = 0;
    }
    young.set(key, answer);
    bytes += added;
  }

  return {
    get(key: string): Answer | undefined {
      const recent = young.get(key);
      if (recent) return recent;
      const older = old.get(key);
      if (older) set(key, older);
      return older;
    },
    set,
  };
}

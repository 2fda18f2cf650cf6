import type { Representation } from './representation.ts';

/**
 * The answers that were just given, by address: the fast path of a popular link. The oldest go
 * first; the cache that counts is the one of outcomes, behind `calculate`.
 */
export function createRemembered<Answer extends { readonly reply: { readonly representation: Representation } }>(
  limitBytes: number,
) {
  const answers = new Map<string, Answer>();
  let bytes = 0;
  const weight = (key: string, { reply }: Answer) => 1000 + 2 * key.length + 2 * reply.representation.bytes;

  return {
    get(key: string): Answer | undefined {
      return answers.get(key);
    },
    set(key: string, answer: Answer): void {
      const added = weight(key, answer);
      if (added > limitBytes / 16 || answers.has(key)) return;
      answers.set(key, answer);
      bytes += added;
      for (const [oldest, old] of answers) {
        if (bytes <= limitBytes) return;
        answers.delete(oldest);
        bytes -= weight(oldest, old);
      }
    },
  };
}

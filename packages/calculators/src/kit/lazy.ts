/**
 * A part of an answer that only some of its readers want (a figure, steps, a table: the text has none of them): given at once, or as a
 * function that makes it when it is first read. What decides whether there is an answer is never left for later.
 */
export type Lazy<Made> = Made | (() => Made);

/** What a part of an answer is, made now where it is not yet. */
export const force = <Made>(later: Lazy<Made>): Made => (typeof later === 'function' ? (later as () => Made)() : later);

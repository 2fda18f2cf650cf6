/**
 * A part of an answer that only some of its readers want (a figure, steps, a table: the text has none of them): given at once, or as a
 * function that makes it when it is first read. What decides whether there is an answer is never left for later.
 */
export type Later<Made> = Made | (() => Made);

export const madeOf = <Made>(later: Later<Made>): Made =>
  typeof later === 'function' ? (later as () => Made)() : later;

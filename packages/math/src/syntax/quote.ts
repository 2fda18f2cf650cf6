const longest = 30;

/** What was typed, in quotation marks, as a message repeats it: the beginning of what is long. */
export const quote = (text: string): string => `"${text.length > longest ? `${text.slice(0, longest)}…` : text}"`;

/** Names of people with which labels begin. */
const people = ['Macaulay', 'Sharpe'];

/** A label within a sentence: an initial capital goes; an abbreviation, a symbol and a name keep theirs. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) && !people.some((name) => label.startsWith(name))
    ? label[0]!.toLowerCase() + label.slice(1)
    : label;

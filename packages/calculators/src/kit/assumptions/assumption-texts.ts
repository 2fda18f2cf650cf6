/** The conditions in a text of several, as they were typed: `a>0, n != 2` and `a>0 and n != 2` are two. */
export const conditionTexts = (text: string): readonly string[] =>
  text
    .split(/[,;]|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

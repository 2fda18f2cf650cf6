/** The lines of an answer's text that begin with one of the labels; all of them where no label is given. */
export const linesOf = (text: string, labels: readonly string[]): string =>
  labels.length === 0
    ? text
    : text
        .split('\n')
        .filter((line) => labels.some((label) => line.startsWith(`${label} = `)))
        .join('\n');

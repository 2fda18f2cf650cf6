/** How many there are, and how many of them are shown: "12 of 355 constants". */
export function countOf(shown: number, total: number, [one, many]: readonly [one: string, many: string]): string {
  const noun = total === 1 ? one : many;
  return shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`;
}

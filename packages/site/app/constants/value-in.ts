/** The value with its unit, out of the details of a constant, to stand beside its name; lists of properties have none. */
export function valueIn(details: string): string | undefined {
  const value = /<dt>Value<\/dt><dd>(.*?)<\/dd>/.exec(details)?.[1];
  return value?.replace(/<\/?data[^>]*>/g, '').replace(/ \([^)]*\)$/, '');
}

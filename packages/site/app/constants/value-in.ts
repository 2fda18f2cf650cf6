/**
 * What stands beside the name of a constant, out of its details: the value with its unit; of a body with a table of properties the first of
 * them, with its name.
 */
export function valueIn(details: string): string | undefined {
  const value = /<dt>Value<\/dt><dd>(.*?)<\/dd>/.exec(details)?.[1];
  if (value !== undefined) return plain(value).replace(/ \([^)]*\)$/, '');
  const [, property, its] = /<tbody><tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/.exec(details) ?? [];
  return property && its && `${property} ${plain(its)}`;
}

const plain = (html: string): string => html.replace(/<\/?data[^>]*>/g, '');

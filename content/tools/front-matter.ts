import { ContentProblem } from './problem.ts';

export type FrontMatter = { readonly fields: ReadonlyMap<string, string>; readonly body: string };

/**
 * Splits a text into its front matter and its body. The front matter is a block of `name: value` lines between two
 * lines of three hyphens at the very top; a value is everything after the first colon, without quotes.
 */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const match = text.replaceAll('\r\n', '\n').match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/);
  if (match === null)
    throw new ContentProblem(`${file}: the file has to begin with front matter between two --- lines`);
  const fields = new Map<string, string>();
  for (const line of (match[1] ?? '').split('\n')) {
    const parts = line.match(/^([a-z]+):\s*(.*\S)\s*$/);
    if (parts === null) throw new ContentProblem(`${file}: the front matter line "${line}" is not "name: value"`);
    const [, name = '', value = ''] = parts;
    if (fields.has(name)) throw new ContentProblem(`${file}: the front matter names "${name}" twice`);
    fields.set(name, value);
  }
  return { fields, body: match[2] ?? '' };
}

/**
 * The fields of a front matter as an object with exactly the names asked for.
 * A missing required field and a name that nobody reads (usually a misspelling) are both refused.
 */
export function pickFields<Required extends string, Optional extends string>(
  file: string,
  fields: ReadonlyMap<string, string>,
  required: readonly Required[],
  optional: readonly Optional[],
): Record<Required, string> & Partial<Record<Optional, string>> {
  const missing = required.filter((name) => !fields.has(name));
  if (missing.length > 0) throw new ContentProblem(`${file}: the front matter lacks ${missing.join(', ')}`);
  const known: readonly string[] = [...required, ...optional];
  const unknown = [...fields.keys()].filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new ContentProblem(`${file}: the front matter has ${unknown.join(', ')}; known are ${known.join(', ')}`);
  }
  return Object.fromEntries(fields) as Record<Required, string> & Partial<Record<Optional, string>>;
}

import { ContentProblem } from './problem.ts';

/** What the texts say about who runs the site. Written as `{{operator}}`, `{{site}}`, `{{contactUrl}}`. */
export type Tokens = {
  /** The person or company that runs the site, as it stands inside a sentence. */
  readonly operator: string;
  /** The name of the site. */
  readonly site: string;
  /** The page with the contact form. */
  readonly contactUrl: string;
};

/** Values that invent no company and no address; an operator sets others. */
export const defaultTokens: Tokens = {
  operator: 'the operator of this site',
  site: 'Nomogram',
  contactUrl: '/contact',
};

/** The tokens of an operator's JSON file; what the file does not name keeps its default. */
export function readTokens(file: string, text: string): Tokens {
  const given: unknown = parsedJson(file, text);
  if (typeof given !== 'object' || given === null) throw new ContentProblem(`${file}: a JSON object is expected`);
  for (const [name, value] of Object.entries(given)) {
    if (!isToken(name) || typeof value !== 'string' || value.trim() === '') {
      throw new ContentProblem(
        `${file}: "${name}" is no token with a text; known are ${Object.keys(defaultTokens).join(', ')}`,
      );
    }
  }
  return { ...defaultTokens, ...given };
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContentProblem(`${file}: this is not JSON`);
  }
}

/**
 * Replaces `{{name}}` by the token's value. The values are plain text: what Markdown would read as markup in them is
 * escaped. They are written inside sentences, never at the beginning of one, because a name keeps its own first letter.
 */
export function replaceTokens(file: string, markdown: string, tokens: Tokens): string {
  return markdown.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    if (!isToken(name)) {
      throw new ContentProblem(`${file}: {{${name}}} is no token; known are ${Object.keys(defaultTokens).join(', ')}`);
    }
    return tokens[name].replace(/[\\`*_[\]<>$#!|&]/g, '\\$&');
  });
}

function isToken(name: string): name is keyof Tokens {
  return Object.hasOwn(defaultTokens, name);
}

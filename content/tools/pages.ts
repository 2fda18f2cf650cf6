import type { Page } from '../content.ts';
import { pickFields, readFrontMatter } from './front-matter.ts';
import { markdownToHtml } from './markdown.ts';
import { replaceTokens, type Tokens } from './tokens.ts';
import { within } from './within.ts';

/** A legal page or the about page from its Markdown file, with the operator's tokens filled in. */
export function readPage(file: string, text: string, tokens: Tokens): Page {
  const { fields, body } = readFrontMatter(file, text);
  const { title, description, keywords, updated } = pickFields(
    file,
    fields,
    ['title', 'description', 'keywords', 'updated'],
    [],
  );
  const html = within(file, () => markdownToHtml(replaceTokens(file, body, tokens)));
  return { title, description, keywords, updated, html };
}

import { Marked, type RendererObject, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { escapeHtml } from './html.ts';
import { type Calculators, calculatorOf, liveHtml } from './live.ts';
import { mathml } from './mathml.ts';
import { ContentProblem } from './problem.ts';
import { articlePath, exists, routes } from './routes.ts';

/**
 * Markdown as HTML that is safe under a strict content security policy.
 *
 * The output is safe by construction, not by cleaning: the renderers below write every element, all text goes through
 * `escapeHtml`, and raw HTML in the source is shown as the text it is. Formulas stand between `$…$` (in a line) and
 * `$$…$$` (a block) and become MathML; a block that names a calculator becomes its form (`live.ts`). The page has its own first-level heading, so a text begins at the second level.
 *
 * @throws ContentProblem for a formula that cannot be read, a link to a page that does not exist, a first-level heading,
 * a calculator that has no answer.
 */
export function markdownToHtml(markdown: string, calculators: Calculators = new Map()): string {
  const marked = new Marked({ async: false, gfm: true });
  marked.use({ extensions: [blockFormula, inlineFormula], renderer: rendererOf(new Map(), calculators) });
  const html = parsed(marked, markdown);
  if (typeof html !== 'string') throw new Error('marked answered later although it was asked to answer at once');
  return html.trim();
}

/** Marked adds a line to the message of whatever is thrown in a renderer: "Please report this to …". */
function parsed(marked: Marked, markdown: string): string | Promise<string> {
  try {
    return marked.parse(markdown);
  } catch (error) {
    if (error instanceof ContentProblem) throw new ContentProblem(error.says);
    throw error;
  }
}

const inlineFormula: TokenizerAndRendererExtension = {
  name: 'inlineFormula',
  level: 'inline',
  start: (source) => startOf(source, /(?<!\\)\$(?=[^\s$])/),
  tokenizer(source) {
    const match = source.match(/^\$(?=[^\s$])((?:\\[\s\S]|[^$\\])*?)(?<=\S)\$(?!\d)/);
    if (match === null) return undefined;
    return { type: 'inlineFormula', raw: match[0], latex: match[1] };
  },
  renderer: (token) => mathml(String(token.latex)),
};

const blockFormula: TokenizerAndRendererExtension = {
  name: 'blockFormula',
  level: 'block',
  start: (source) => startOf(source, /^\$\$/m),
  tokenizer(source) {
    const match = source.match(/^\$\$([\s\S]+?)\$\$[ \t]*(?:\n|$)/);
    if (match === null) return undefined;
    return { type: 'blockFormula', raw: match[0], latex: match[1]?.trim() };
  },
  renderer: (token) => `${scrollable('formula', 'Formula', mathml(String(token.latex), 'block'))}\n`,
};

function startOf(source: string, pattern: RegExp): number | undefined {
  const index = source.search(pattern);
  return index < 0 ? undefined : index;
}

/** A box that scrolls by itself on a narrow screen: it has a name and takes the keyboard's focus. */
function scrollable(className: string, label: string, content: string): string {
  return `<div class="${className}" role="group" aria-label="${label}" tabindex="0">${content}</div>`;
}

function rendererOf(idsInUse: Map<string, number>, calculators: Calculators): RendererObject {
  let forms = 0;
  return {
    html: ({ text, block }) => (block ? `<p>${escapeHtml(text.trim())}</p>\n` : escapeHtml(text)),
    text(token) {
      return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : escapeHtml(token.text);
    },
    codespan: ({ text }) => `<code>${escapeHtml(text)}</code>`,
    code({ text, lang }) {
      const calculator = calculatorOf(lang);
      if (calculator !== undefined) {
        forms += 1;
        return `${liveHtml(calculators, calculator, text, forms)}\n`;
      }
      return `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`;
    },
    heading({ tokens, depth, text }) {
      if (depth === 1) throw new ContentProblem(`the heading "${text}" is of the first level; begin with ##`);
      const id = idOfHeading(text, idsInUse);
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, title, tokens }) {
      const titled = title ? ` title="${escapeHtml(title)}"` : '';
      const inner = this.parser.parseInline(tokens);
      return exists(pathOf(checkedLink(href))) ? `<a href="${escapeHtml(href)}"${titled}>${inner}</a>` : inner;
    },
    image({ href, text }) {
      if (!/^\/covers\/[a-z0-9-]+\.svg$/.test(href)) {
        throw new ContentProblem(`the image ${href} is not one of ours; images are /covers/name.svg`);
      }
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`;
    },
    table(token) {
      const head = token.header.map((cell) => cellHtml(cell, 'th', this.parser.parseInline(cell.tokens))).join('');
      const rows = token.rows.map((row) => {
        return `<tr>${row.map((cell) => cellHtml(cell, 'td', this.parser.parseInline(cell.tokens))).join('')}</tr>`;
      });
      const table = `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
      return `${scrollable('table', 'Table', table)}\n`;
    },
  };
}

/** Columns of figures are marked by `---:` in the source; the class replaces the `align` attribute of old. */
function cellHtml(cell: Tokens.TableCell, name: 'th' | 'td', content: string): string {
  const scope = name === 'th' ? ' scope="col"' : '';
  const align = cell.align === 'right' ? ' class="figures"' : '';
  return `<${name}${scope}${align}>${content}</${name}>`;
}

function idOfHeading(text: string, idsInUse: Map<string, number>): string {
  const words = text
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const base = words?.join('-') ?? 'section';
  const count = (idsInUse.get(base) ?? 0) + 1;
  idsInUse.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

/** A link leads to a page of the route table (with a query or a fragment, if any), within the text, or out by https. */
function checkedLink(href: string): string {
  if (/^#[a-z0-9-]+$/.test(href)) return href;
  if (/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/|$)/.test(href)) return href;
  const path = pathOf(href);
  if (routes.has(path) || articlePath.test(path)) return href;
  throw new ContentProblem(`the link ${href} leads to no page of the site and is no https address`);
}

const pathOf = (href: string): string => href.replace(/[?#].*$/, '');

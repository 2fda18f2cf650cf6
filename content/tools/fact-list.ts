import { escapeHtml } from './html.ts';

/** A label and the HTML that stands beside it; a fact without HTML is left out. */
export type Fact = readonly [label: string, html: string | undefined];

/** Facts as a definition list. */
export function factList(facts: readonly Fact[]): string {
  const rows = facts.map(([label, html]) => (html ? `<dt>${escapeHtml(label)}</dt><dd>${html}</dd>` : ''));
  return `<dl class="facts">${rows.join('')}</dl>`;
}

/** A number for people that carries the number for programs. */
export function dataElement(value: string, html: string): string {
  return `<data value="${escapeHtml(value)}">${html}</data>`;
}

/** A link to a page of another site. */
export function sourceLink(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" rel="external">${escapeHtml(text)}</a>`;
}

/** The words by which something is found: lowercase, each once, in the order given. */
export function searchWords(phrases: readonly (string | undefined)[]): string {
  return [...new Set(phrases.filter((phrase) => phrase).map((phrase) => String(phrase).toLowerCase()))].join(' · ');
}

/** A symbol in LaTeX as somebody types it into a search box: `m_{\mathrm{e}}` is `m_e`, `\hbar` is `hbar`. */
export function typedSymbol(latex: string): string {
  return latex
    .replace(/\\(?:mathrm|mathcal|mathbf|operatorname|text)\b/g, '')
    .replace(/\\[,;! ]/g, '')
    .replace(/[\\{}\s]/g, '');
}

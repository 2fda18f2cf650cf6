import type katexModule from 'katex';

/**
 * KaTeX, loaded when mathematics is first to be set: on the server before a page is rendered, in the browser only when
 * something appears that the server has not set already.
 */
let katex: typeof katexModule | undefined;
let loading: Promise<void> | undefined;

export function loadTypesetting(): Promise<void> {
  loading ??= import('katex').then((module) => {
    katex = module.default;
  });
  return loading;
}

/** Beyond this length a formula is no picture any more, and setting it would take seconds. */
const longest = 6000;

/**
 * HTML to look at and MathML to listen to, or `undefined` while KaTeX is not there. `display` gives fractions, sums and
 * integrals their full height; where the formula stands is left to the page.
 */
export function typeset(latex: string, display: boolean): string | undefined {
  if (!katex) return undefined;
  if (latex.length > longest) return `<code>${escaped(latex)}</code>`;
  return katex.renderToString(display ? `\\displaystyle ${latex}` : latex, {
    displayMode: false,
    output: 'htmlAndMathml',
    throwOnError: false,
    strict: false,
    trust: false,
    maxExpand: 500,
    maxSize: 20,
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter]!);

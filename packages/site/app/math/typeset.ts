import type { legible as legibleLatex } from './legible/legible.ts';
import { drawn } from './line-groups.ts';

/**
 * KaTeX, loaded when mathematics is first to be set: on the server before a page is rendered, in the browser only when
 * something appears that the server has not set already.
 */
let katex: typeof import('katex') | undefined;
let spoken: ((mathml: string) => string) | undefined;
let legible: typeof legibleLatex | undefined;
let loading: Promise<void> | undefined;

export function loadTypesetting(): Promise<void> {
  loading ??= Promise.all([import('katex'), import('./speech/spoken.ts'), import('./legible/legible.ts')]).then(
    ([module, speech, changes]) => {
      katex = module;
      spoken = speech.spoken;
      legible = changes.legible;
    },
  );
  return loading;
}

/** Beyond this length a formula is no picture any more, and setting it would take seconds. */
const longest = 6000;
export const isTooLong = (latex: string): boolean => latex.length > longest;

const options = {
  displayMode: false,
  output: 'htmlAndMathml',
  throwOnError: false,
  strict: false,
  trust: false,
  maxExpand: 500,
  maxSize: 20,
} as const;

/**
 * HTML to look at and MathML to listen to, with what is said of it in words, or `undefined` while KaTeX is not there. `display` gives fractions, sums and
 * integrals their full height; where the formula stands is left to the page. A long formula stands twice where a narrow screen needs other lines, each
 * for its screens (app.css), and is listened to once.
 */
export function typeset(latex: string, display: boolean): string | undefined {
  if (!katex) return undefined;
  if (isTooLong(latex)) return `<code>${escaped(latex)}</code>`;
  const { narrow, wide } = styled(latex, display);
  const html = drawn(katex, wide, options).toMarkup();
  const heard = html.replace('<math ', () => `<math aria-label="${escaped(saying(html))}" `);
  if (narrow === wide) return heard;
  const forNarrow = drawn(katex, narrow, { ...options, output: 'html' }).toMarkup();
  if (!forNarrow.startsWith(opening)) return heard;
  const looks = forNarrow.slice(opening.length).replace('katex-html', `katex-html ${shownFor.narrow}`);
  return heard.replace('katex-html', `katex-html ${shownFor.wide}`).slice(0, -closing.length) + looks;
}

/** What KaTeX writes around what is heard and what is looked at. */
const [opening, closing] = ['<span class="katex">', '</span>'];

/** Which screens a setting of a formula is for. */
const shownFor = { narrow: 'for-narrow', wide: 'for-wide' } as const;

/** What is said of a formula that has been set, from its MathML. */
const saying = (html: string): string => spoken?.(/<math[\s>].*?<\/math>/s.exec(html)?.[0] ?? '') ?? '';

/** The same as elements, put into a place of the page: in the browser no text becomes markup. False while KaTeX is not there. */
export function typesetInto(place: HTMLElement, latex: string, display: boolean): boolean {
  if (!katex) return false;
  if (isTooLong(latex)) place.replaceChildren(Object.assign(document.createElement('code'), { textContent: latex }));
  else {
    const { narrow, wide } = styled(latex, display);
    place.replaceChildren(drawn(katex, wide, options).toNode());
    place.querySelector('math')?.setAttribute('aria-label', saying(place.innerHTML));
    if (narrow !== wide) addNarrow(katex, narrow, place);
  }
  return true;
}

/** The setting for narrow screens beside the other one. */
function addNarrow(module: typeof import('katex'), latex: string, place: HTMLElement): void {
  const aside = document.createElement('span');
  aside.append(drawn(module, latex, { ...options, output: 'html' }).toNode());
  const looks = aside.querySelector('.katex-html');
  const wide = place.querySelector('.katex-html');
  if (!looks || !wide) return;
  looks.classList.add(shownFor.narrow);
  wide.classList.add(shownFor.wide);
  wide.after(looks);
}

function styled(latex: string, display: boolean): { readonly narrow: string; readonly wide: string } {
  const { narrow, wide } = legible?.(latex, display ? '\\dfrac' : '\\tfrac') ?? { narrow: latex, wide: latex };
  const full = (text: string): string => (display ? `\\displaystyle ${text}` : text);
  return { narrow: full(narrow), wide: full(wide) };
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter]!);

/**
 * Writes the numbers of a page that is only read with the decimal mark that was chosen. The page itself is the same for everybody, so this is
 * done in the browser; `enhance/marks-numbers.ts` fetches it for those who chose a comma.
 */
import { markedProse } from '../math/decimal-mark.ts';
import { settingsChanged, storedSetting } from '../settings.ts';

/** What is no number of the text: code, quotations, what was or is to be typed, names of sources, dates, LaTeX. */
const verbatim =
  'code, pre, kbd, samp, blockquote, q, cite, time, a[rel~="external"], input, textarea, select, annotation, [data-verbatim]';

/** A text as it was written, and as this page shows it. */
interface MarkedText {
  readonly node: Text;
  readonly written: string;
  shown: string;
}

function textsOf(root: Element): readonly MarkedText[] {
  const found: MarkedText[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(verbatim) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return /\d/.test(node.nodeValue ?? '') || isListComma(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    found.push({ node: node as Text, written: node.nodeValue ?? '', shown: node.nodeValue ?? '' });
  return found;
}

/** In MathML, the comma of a list with decimals: where these have commas, the list has semicolons. */
function isListComma(node: Node): boolean {
  const sign = node.parentElement;
  if (sign?.localName !== 'mo' || node.nodeValue !== ',') return false;
  const numbers = [...(sign.parentElement?.children ?? [])].filter(({ localName }) => localName === 'mn');
  return numbers.some(({ textContent }) => textContent?.includes('.'));
}

const texts = [...document.querySelectorAll('[data-numbers]')].flatMap(textsOf);

function show(): void {
  const mark = storedSetting('decimal');
  for (const seen of texts) {
    const { node, written, shown } = seen;
    // What another script has written since is not ours to change.
    if (node.nodeValue !== shown) continue;
    seen.shown = written === ',' ? (mark === 'comma' ? ';' : ',') : markedProse(written, mark);
    if (seen.shown !== shown) node.nodeValue = seen.shown;
  }
}

addEventListener(settingsChanged, show);
show();

/**
 * Formulas that do not fit their place by a little have smaller letters, which are read more easily than a line that scrolls; what would become too
 * small to be read scrolls. Tables and whatever is long down the page keep their size. All are measured before any is changed, so that a page of many
 * formulas is laid out once.
 */
export function fit(nodes: readonly HTMLElement[]): void {
  const before = nodes.map((node) => node.style.getPropertyValue(share));
  for (const [k, node] of nodes.entries()) if (before[k] !== '') node.style.removeProperty(share);
  const wanted = nodes.map(wantedShare);
  for (const [k, node] of nodes.entries()) {
    if (wanted[k] !== '') node.style.setProperty(share, wanted[k]!);
    if (wanted[k] !== before[k]) node.scrollLeft = 0;
  }
}

/** Whether an element is laid out already; what its page skips would be for whoever asks for its size. A browser that cannot tell skips nothing. */
export const isLaidOut = (node: HTMLElement): boolean =>
  !('checkVisibility' in node) || node.checkVisibility({ contentVisibilityAuto: true });

/** What a region that has its full size needs; nothing where it fits, or cannot be made to. */
function wantedShare(node: HTMLElement): string {
  const ratio = node.clientWidth / node.scrollWidth;
  const isShort = node.scrollWidth - node.clientWidth <= hair;
  return isShort || !isFormula(node) || ratio < leastShare(node) ? '' : String(Math.floor(ratio * 200) / 200);
}

/** The share of their size that formulas in a region have; the style sheet multiplies it in. */
const share = '--fitted';
/** The share that leaves letters of 13 pixels, on a page whose text has 16: less of an answer, whose letters are larger, than of a step. */
const leastShare = (node: HTMLElement): number =>
  smallest / Number.parseFloat(getComputedStyle(node.querySelector('.katex')!).fontSize);
const smallest = 13;
/** Roots stand out of their line by so many pixels, and hide nothing. */
const hair = 4;

const isFormula = (node: HTMLElement): boolean =>
  getComputedStyle(node).overflowX === 'auto' && node.querySelector('.katex') !== null && !node.querySelector('table');

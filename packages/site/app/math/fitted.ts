/**
 * Formulas that do not fit their place by a little have smaller letters, which are read more easily than a line that scrolls; what would become too
 * small to be read scrolls. Tables and whatever is long down the page keep their size.
 */
export function fit(node: HTMLElement): void {
  const before = node.style.getPropertyValue(share);
  node.style.removeProperty(share);
  const ratio = node.clientWidth / node.scrollWidth;
  const isShort = node.scrollWidth - node.clientWidth <= hair;
  const wanted = isShort || ratio < least || !isFormula(node) ? '' : String(Math.floor(ratio * 200) / 200);
  if (wanted !== '') node.style.setProperty(share, wanted);
  if (before !== wanted) node.scrollLeft = 0;
}

/** The share of their size that formulas in a region have; the style sheet multiplies it in. */
const share = '--fitted';
/** Letters of 13 pixels, on a page whose text has 16. */
const least = 0.68;
/** Roots stand out of their line by so many pixels, and hide nothing. */
const hair = 4;

const isFormula = (node: HTMLElement): boolean =>
  getComputedStyle(node).overflowX === 'auto' && node.querySelector('.katex') !== null && !node.querySelector('table');

/** As far as letters have come, as `app.css` knows it: those of sentences, those of formulas too, and what is heard of formulas besides. */
const parts = ['text', 'formulas', ''];

/**
 * On a page of formulas letters come part by part, each in a frame of its own, so that the page answers in between: all at once, they
 * are a quarter of a second of style and layout on a phone. Where they are there from the first moment nothing is left to do.
 */
export function lettersPartByPart(): void {
  const root = document.documentElement;
  if (root.dataset.letters !== undefined) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    allow(root, parts);
  });
  observer.observe(root, { attributeFilter: ['data-letters'] });
}

function allow(root: HTMLElement, [part = '', ...rest]: readonly string[]): void {
  root.dataset.letters = part;
  // A task of its own after the frame that shows this part.
  if (rest.length > 0) requestAnimationFrame(() => setTimeout(allow, 0, root, rest));
}

const followed = new WeakSet<HTMLElement>();

/** While one types in a field, its typeset reading, where it is wider than its place, is scrolled to what stands at the cursor. */
export function followCursor(field: HTMLElement): void {
  const cell = field.closest('.field-cell');
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!cell || !isText || followed.has(field)) return;
  followed.add(field);
  const follow = () => {
    if (document.activeElement !== field) return;
    const reading = cell.querySelector('[aria-live]');
    if (!reading) return;
    const before = (field.selectionEnd ?? 0) / Math.max(1, field.value.length);
    reading.scrollLeft = before * (reading.scrollWidth - reading.clientWidth);
  };
  document.addEventListener('selectionchange', follow);
  // A reading is set a moment after what was typed.
  new MutationObserver(follow).observe(cell, { childList: true, subtree: true });
}

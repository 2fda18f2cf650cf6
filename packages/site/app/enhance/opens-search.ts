import { startScript } from './starts-scripts.ts';

/**
 * Opens the search: by its link, by `/` or `?`, by Ctrl or ⌘ and K. Its script is fetched when it is first asked for; until then
 * the link leads to the page that searches without a script.
 */
export function opensSearch(): void {
  let asked = false;
  const open = (): boolean => {
    const file = document.querySelector<HTMLElement>('[data-search]')?.dataset.search;
    if (!file) return false;
    if (asked) dispatchEvent(new Event('nomogram:search'));
    else keepTyping(startScript(file));
    asked = true;
    return true;
  };

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!(event.target instanceof Element && event.target.closest('[data-search]'))) return;
    if (open()) event.preventDefault();
  });
  document.addEventListener('keydown', (event) => {
    if (asksForSearch(event) && open()) event.preventDefault();
  });
}

/**
 * What is typed before the script has come is kept, and stands in its field when it opens. Enter, or a script that does not come, leads to the
 * page that searches without it.
 */
function keepTyping(script: HTMLScriptElement): void {
  let typed = '';
  const leave = () => location.assign(`/search?q=${encodeURIComponent(typed)}`);
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Enter' && typed) leave();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
  };
  addEventListener('keydown', keep, true);
  addEventListener(
    'nomogram:palette',
    ({ target }) => {
      removeEventListener('keydown', keep, true);
      if (target instanceof HTMLInputElement) target.value += typed;
    },
    { once: true, capture: true },
  );
  script.addEventListener('error', leave);
}

function asksForSearch({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const inField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return (key === '/' || key === '?') && !inField && !document.querySelector('dialog[open]');
}

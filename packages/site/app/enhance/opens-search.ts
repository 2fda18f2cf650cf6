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
    else {
      startScript(file).addEventListener('error', () => location.assign('/search'));
      // What is typed before the script has come is typed here, and a touch screen shows its keyboard at once.
      const early = document.createElement('input');
      early.className = 'sr-only';
      early.ariaLabel = 'Search';
      document.body.append(early);
      early.focus({ preventScroll: true });
    }
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

function asksForSearch({ key, ctrlKey, metaKey, altKey, target, isComposing }: KeyboardEvent): boolean {
  if (altKey || isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  const inField = target instanceof Element && target.closest('input, textarea, select');
  return '/?'.includes(key) && !inField && !document.querySelector('dialog[open]');
}

import { settingsChanged, storedSetting } from '../settings.ts';
import { startScript } from './starts-scripts.ts';

/** Fetches what writes the numbers of a page with a comma (`enhance/numbers.ts`), where that was chosen and the page has such numbers. */
export function marksNumbers(): void {
  const begin = () => {
    const file = document.querySelector<HTMLElement>('[data-numbers]')?.dataset.numbers;
    if (!file || storedSetting('decimal') !== 'comma') return;
    removeEventListener(settingsChanged, begin);
    startScript(file);
  };
  document.addEventListener('DOMContentLoaded', begin);
  addEventListener(settingsChanged, begin);
}

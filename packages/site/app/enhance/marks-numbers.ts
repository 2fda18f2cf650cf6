import { settingsChanged, storedSetting } from '../settings.ts';
import { scriptOf } from './script-of.ts';

/** Fetches what writes the numbers of a page with a comma (`enhance/numbers.ts`), where that was chosen and the page has such numbers. */
export function marksNumbers(): void {
  const begin = () => {
    const file = document.querySelector<HTMLElement>('[data-numbers]')?.dataset.numbers;
    if (!file || storedSetting('decimal') === 'point') return;
    removeEventListener(settingsChanged, begin);
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: scriptOf(file) }));
  };
  document.addEventListener('DOMContentLoaded', begin);
  addEventListener(settingsChanged, begin);
}

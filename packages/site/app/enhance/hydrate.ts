import { islandDataId } from '../island/island-names.ts';
import { oncePainted } from './once-painted.ts';
import { startScript } from './starts-scripts.ts';

/**
 * Starts what wakes the calculator of the page up, once the page is seen: on a slow line, text and letters do not share it
 * with scripts that nobody needs yet. What is typed in the meantime stays in its fields, and the form works as it is.
 */
export function hydrateIsland(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const files = document.getElementById(islandDataId)?.dataset.modules?.split(' ');
    if (files) oncePainted(() => start(files));
  });
}

function start([module = '', ...imports]: readonly string[]): void {
  for (const href of imports)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  startScript(module);
}

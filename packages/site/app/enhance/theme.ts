import { papers } from '../papers.ts';
import type { Settings } from '../settings.ts';

/** Sets the colours of the page, and those of the browser around it. */
export function applyTheme(theme: Settings['theme']): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = papers[theme === 'system' ? own : theme];
  }
}

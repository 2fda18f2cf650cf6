import { papers } from '../papers.ts';

export type Theme = 'system' | 'light' | 'dark';

const key = 'nomogram:theme';

export const isTheme = (text: unknown): text is Theme => text === 'system' || text === 'light' || text === 'dark';

/** The choice of this browser; `system` where none was made or nothing may be stored. */
export function storedTheme(): Theme {
  try {
    const text = localStorage.getItem(key);
    return isTheme(text) ? text : 'system';
  } catch {
    return 'system';
  }
}

export function storeTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // A browser that stores nothing still shows the choice until the page is left.
  }
}

/** Sets the colours of the page, and those of the browser around it. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = papers[theme === 'system' ? own : theme];
  }
}

/** The calculators that this browser used last. They are kept in it and nowhere else. */
export interface Recent {
  readonly href: string;
  readonly title: string;
  readonly where: string;
}

const key = 'nomogram:recent';
const most = 6;

/** Newest first; empty where nothing may be stored. */
export function recentCalculators(): readonly Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent) : [];
  } catch {
    return [];
  }
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === 'object' &&
  value !== null &&
  ['href', 'title', 'where'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  /^\/[^/]/.test((value as Recent).href);

/** Notes a calculator as the one that was used last. */
export function remember(used: Recent): void {
  const others = recentCalculators().filter(({ href }) => href !== used.href);
  try {
    localStorage.setItem(key, JSON.stringify([used, ...others].slice(0, most)));
  } catch {
    // A browser that stores nothing has no list.
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

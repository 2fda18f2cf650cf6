import { scriptOf } from './starts-scripts.ts';

/** How long a page is left alone before the site begins to keep itself: the first seconds belong to the visitor. */
const patienceMs = 2000;

/** Keeps the site for use without a network; asked for once the page is there and calm, so that it delays nothing. */
export function keepsForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Where it cannot be kept (a private window, no space) the site works as before.
    navigator.serviceWorker.register(scriptOf('/sw.js')).catch(() => undefined);
  };
  addEventListener('load', () => setTimeout(register, patienceMs));
}

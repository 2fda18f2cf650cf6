/** Keeps the site for use without a network; asked for once the page is there, so that it delays nothing. */
export function keepsForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Where it cannot be kept (a private window, no space) the site works as before.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

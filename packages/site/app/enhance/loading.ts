/** A page that comes at once needs no announcement; one that takes longer than this gets one. */
const patienceMs = 200;

/** Says 'Loading...' between a click on a link and the page that it opens. */
export function saysLoading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    for (const place of document.querySelectorAll('[data-loading]')) place.textContent = text;
  };
  const stop = () => {
    clearTimeout(timer);
    say('');
  };
  document.addEventListener('click', (event) => {
    if (!opensDocument(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => say('Loading...'), patienceMs);
  });
  addEventListener('pageshow', stop);
  addEventListener('pagehide', stop);
}

/** Whether a click leads this window to another page of the site. */
function opensDocument(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search;
}

/**
 * Loads what the server could not put into the page: asks for the page again and takes this part of it. It does so once by
 * itself, and then as often as the visitor asks.
 */
const part = document.querySelector('[data-loaded]');
const failure = part?.querySelector('[data-failure]')?.cloneNode(true);

function say(text: string): void {
  const words = document.createElement('p');
  words.role = 'status';
  words.className = 'mt-8 text-lg text-muted';
  words.textContent = text;
  part?.replaceChildren(words);
}

function fail(message: string): void {
  if (!(failure instanceof HTMLElement)) return;
  const words = failure.querySelector('[role="alert"]');
  if (words) words.textContent = `Error: ${message}`;
  part?.replaceChildren(failure);
}

/** The page as a document of its own, which the browser reads itself: no script of ours turns text into markup. */
const fetchedPage = (): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.setRequestHeader('accept', 'text/html');
    request.setRequestHeader('cache-control', 'no-cache');
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(new Error('The service cannot be reached.')));
    request.send();
  });

async function load(): Promise<void> {
  part?.setAttribute('aria-busy', 'true');
  say('Loading...');
  try {
    const { responseXML: page, status } = await fetchedPage();
    const loaded = page?.querySelector('[data-loaded]');
    if (!loaded) throw new Error(`The service answered with status ${status}.`);
    part?.replaceChildren(...loaded.childNodes);
    // An entry that the address names opens now that it is there.
    dispatchEvent(new Event('hashchange'));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  part?.removeAttribute('aria-busy');
}

part?.addEventListener('click', (event) => {
  if (!(event.target instanceof Element && event.target.closest('[data-again]'))) return;
  event.preventDefault();
  void load();
});
void load();

export {};

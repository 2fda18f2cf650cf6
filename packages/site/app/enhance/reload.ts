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

async function load(): Promise<void> {
  part?.setAttribute('aria-busy', 'true');
  say('Loading...');
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const loaded = page.querySelector('[data-loaded]');
    if (!loaded) throw new Error(`The service answered with status ${response.status}.`);
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

/** Filters a list while one types: what does not match is hidden, the count follows, and so does the address. */
import { contains } from '../lists/contains.ts';
import { countOf } from '../lists/count-of.ts';

function filter(form: HTMLFormElement): void {
  const typed = form.querySelector('input')?.value ?? '';
  const list = document.getElementById(form.dataset.filter ?? '');
  const items = list ? [...list.querySelectorAll<HTMLElement>('[data-name]')] : [];
  let shown = 0;
  for (const item of items) {
    item.hidden = !contains(item.dataset.name ?? '', typed);
    if (!item.hidden) shown += 1;
  }
  const count = form.querySelector<HTMLElement>('[data-count]');
  const [one = '', many = ''] = (count?.dataset.count ?? '').split(' ');
  if (count) count.textContent = countOf(shown, items.length, [one, many]);
  for (const none of document.querySelectorAll<HTMLElement>('[data-none]')) none.hidden = shown > 0;
}

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>('form[data-filter]') : null;

document.addEventListener('input', ({ target }) => {
  const form = formOf(target);
  if (form) filter(form);
});

document.addEventListener('submit', (event) => {
  if (formOf(event.target)) event.preventDefault();
});

/** An address that names an entry opens it. */
function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]')) filter(form);

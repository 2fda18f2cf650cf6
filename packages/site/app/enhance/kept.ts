/** Lists on the home page what this browser keeps: the calculators marked, and those used last. */
import { forget, keptCalculators, type List, type ListedCalculator, putBack } from '../kept-calculators.ts';
import { element } from './element.ts';

const place = document.querySelector<HTMLElement>('[data-kept]')!;
const parts = [...place.querySelectorAll<HTMLElement>('[data-list]')];

/** So many are in view; the others are folded, so that the topics below stay near. */
const inView = 6;

/** What was forgotten while this page is open, which a second press brings back. */
const forgotten = new Map<List, readonly ListedCalculator[]>();

function item({ href, title, where }: ListedCalculator): HTMLLIElement {
  const link = element('a', { href, class: 'kept-link' }, title);
  // A page that is called like its calculator says nothing more.
  return element(
    'li',
    { class: 'kept' },
    link,
    ...(where === title ? [] : [element('span', { class: 'kept-where' }, where)]),
  );
}

const listOf = (part: HTMLElement) => part.dataset.list as List;

/** What was marked is not said again among what was used last. */
function kept(list: List): readonly ListedCalculator[] {
  if (list === 'favourites') return keptCalculators(list);
  const marked = keptCalculators('favourites').map(({ href }) => href);
  return keptCalculators(list).filter(({ href }) => !marked.includes(href));
}

function showPart(part: HTMLElement): void {
  const all = kept(listOf(part));
  // One more is shown rather than folded: the fold would take its line.
  const first = all.length > inView + 1 ? inView : all.length;
  const [open, folded] = part.querySelectorAll('ul');
  const fold = part.querySelector('details')!;
  open!.replaceChildren(...all.slice(0, first).map(item));
  folded!.replaceChildren(...all.slice(first).map(item));
  fold.hidden = first === all.length;
  fold.querySelector('summary')!.textContent = `${all.length - first} more`;
  part.querySelector('button')!.textContent = forgotten.has(listOf(part)) ? 'Bring them back' : 'Forget them';
  part.hidden = all.length === 0 && !forgotten.has(listOf(part));
}

function show(): void {
  parts.forEach(showPart);
  place.hidden = parts.every(({ hidden }) => hidden);
}

for (const part of parts)
  part.querySelector('button')!.addEventListener('click', () => {
    const list = listOf(part);
    const before = forgotten.get(list);
    if (before) {
      putBack(list, before);
      forgotten.delete(list);
    } else {
      forgotten.set(list, keptCalculators(list));
      forget(list);
    }
    show();
  });
// A page that comes back from the history shows what was used meanwhile.
addEventListener('pageshow', () => {
  forgotten.clear();
  show();
});
show();

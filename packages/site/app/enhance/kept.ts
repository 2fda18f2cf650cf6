/** Lists on the home page what this browser keeps: the calculators marked, then those used last. */
import { forget, keptCalculators, type ListedCalculator } from '../kept-calculators.ts';
import { element } from './element.ts';

const place = document.querySelector<HTMLElement>('[data-kept]')!;

function item({ href, title, where }: ListedCalculator, mark: string): HTMLLIElement {
  const link = element('a', { href, class: 'kept-link' }, title);
  const sign = mark === '' ? [] : [element('span', { 'aria-hidden': 'true' }, mark)];
  // A page that is called like its calculator says nothing more.
  const whereabouts = where === title ? [] : [element('span', { class: 'kept-where' }, where)];
  return element('li', { class: 'kept' }, link, ...sign, ...whereabouts);
}

function show(): void {
  const marked = keptCalculators('favourites');
  const recent = keptCalculators('recent').filter(({ href }) => !marked.some((one) => one.href === href));
  place
    .querySelector('ul')!
    .replaceChildren(...marked.map((one) => item(one, '★')), ...recent.map((one) => item(one, '')));
  place.hidden = marked.length + recent.length === 0;
}

place.querySelector('button')!.addEventListener('click', () => {
  forget('recent');
  forget('favourites');
  show();
});
// A page that comes back from the history shows what was used meanwhile.
addEventListener('pageshow', show);
show();

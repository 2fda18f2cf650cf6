import { forget, keptCalculators, type ListedCalculator } from '../kept-calculators.ts';
import { marked } from '../math/decimal-mark.ts';
import { valuesIn } from '../search/answer.ts';
import { answerParts } from '../search/answer-parts.ts';
import { headingOf, type SearchHit } from '../search/finder.ts';
import { tries } from '../search/tries.ts';
import { decimalQuery, storedSetting } from '../settings.ts';
import { element } from './element.ts';
import { setFormula } from './set-formula.ts';

interface PaletteView {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly status: HTMLElement;
  /** Where the first answer is announced to those who do not see the list. */
  readonly said: HTMLElement;
}

/** The empty search: a dialog with a field, a list of options, and what the keys do. */
export function paletteView(): PaletteView {
  const input = element('input', {
    type: 'text',
    name: 'q',
    role: 'combobox',
    'aria-label': 'Search, or type a calculation',
    'aria-expanded': 'true',
    'aria-controls': 'palette-list',
    'aria-autocomplete': 'list',
    placeholder: 'Search, or type a calculation',
    autocomplete: 'off',
    autocapitalize: 'none',
    autocorrect: 'off',
    spellcheck: 'false',
    maxlength: '500',
    class: 'palette-input',
  });
  const close = element(
    'button',
    { type: 'button', class: 'palette-close', 'aria-label': 'Esc: close the search' },
    'Esc',
  );
  const list = element('div', { id: 'palette-list', role: 'listbox', 'aria-label': 'Results', class: 'palette-list' });
  const status = element('p', { role: 'status', class: 'palette-status' });
  const announcement = element('p', { role: 'status', class: 'sr-only' });
  const form = element('form', { method: 'get', action: '/search', role: 'search' }, input, close);
  const keys = element(
    'p',
    { class: 'palette-keys' },
    '↑ ↓ to choose, Enter to open, Esc to close. From any page, / or ? or Ctrl K leads here.',
  );
  const dialog = element(
    'dialog',
    { class: 'palette', 'aria-label': 'Search' },
    form,
    status,
    announcement,
    list,
    keys,
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return { dialog, input, list, status, said: announcement };
}

/** An option of the list, which is a link, so that it can be opened in a tab of its own. */
function option(index: number, href: string, title: string, where: string): HTMLAnchorElement {
  return element(
    'a',
    { id: `palette-${index}`, role: 'option', href, tabindex: '-1', class: 'palette-option' },
    element('span', { class: 'palette-title' }, title),
    element('span', { class: 'palette-where' }, where),
  );
}

export function foundOption(found: SearchHit, index: number): HTMLAnchorElement {
  const { document, href } = found;
  const { title, where } = headingOf(found);
  const made = option(index, found.typed ? calculatedAt(href) : href, title, where);
  if (found.typed)
    made.append(element('span', { class: 'palette-values' }, ...setFormula(`Read as ${valuesIn(found)}`)));
  if (document.value)
    made.append(element('span', { class: 'palette-value' }, marked(document.value, storedSetting('decimal'))));
  return made;
}

/** The page reads what was typed here as it was read here, and opens at its answer. */
const calculatedAt = (href: string): string => `${href}${decimalQuery().replace('?', '&')}#answer`;

export function showAnswer(made: HTMLElement, answer: string): void {
  const { answered, beside, read } = answerParts(answer);
  const line = (kind: string, text: string | undefined) =>
    text ? [element('span', { class: kind }, ...setFormula(text))] : [];
  made.append(
    ...line('palette-answer', answered),
    ...beside.flatMap((text) => line('palette-value', text)),
    ...line('palette-values', read),
  );
}

/** What is listed before anything is typed: the calculators marked, those used last, then things to try. */
export function startOptions(): readonly HTMLElement[] {
  const marked = keptCalculators('favourites');
  const recent = keptCalculators('recent').filter(({ href }) => !marked.some((one) => one.href === href));
  const kept = [...marked, ...recent].map(({ href, title, where }: ListedCalculator, index) =>
    option(index, href, title, where),
  );
  const examples = tries.map((query, index) =>
    option(kept.length + index, `/search?q=${encodeURIComponent(query)}`, query, 'for example'),
  );
  return [...kept, ...examples];
}

/** The line above the list while nothing is typed. */
export function startStatus(): readonly (Node | string)[] {
  if (keptCalculators('recent').length === 0)
    return [keptCalculators('favourites').length === 0 ? 'Things to try' : 'Kept in this browser.'];
  const forgets = element('button', { type: 'button', class: 'palette-forget' }, 'Forget them');
  forgets.addEventListener('click', () => {
    forget('recent');
    dispatchEvent(new Event('nomogram:search'));
  });
  return ['Used last in this browser. ', forgets];
}

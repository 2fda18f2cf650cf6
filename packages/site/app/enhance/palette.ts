/** The search on every page: filters while one types, and calculates what is typed. */
import { marked } from '../math/decimal-mark.ts';
import { answerTo } from '../search/answer.ts';
import type { SearchDocument } from '../search/document.ts';
import { type Finder, finderOf, nothingFound, type SearchHit } from '../search/finder.ts';
import { decimalQuery, storedSetting } from '../settings.ts';
import { foundOption, paletteView, showAnswer, startOptions, startStatus } from './palette-view.ts';

const { dialog, input, list, status, said } = paletteView();

/** While typing goes on nothing is calculated. */
const pause = 180;
/** Calculations that are worked out in the list. */
const answered = 3;

/** The decimal mark of whoever types, where one was chosen. */
const decimalMark = () => {
  const chosen = storedSetting('decimal');
  return chosen === 'either' ? undefined : chosen;
};

let find: Finder | undefined;
let chosen = 0;
let timer: ReturnType<typeof setTimeout>;
let asking = new AbortController();

const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

function choose(index: number): void {
  const all = options();
  chosen = all.length === 0 ? 0 : (index + all.length) % all.length;
  for (const [place, one] of all.entries()) one.setAttribute('aria-selected', String(place === chosen));
  const active = all[chosen];
  if (active) input.setAttribute('aria-activedescendant', active.id);
  else input.removeAttribute('aria-activedescendant');
  active?.scrollIntoView({ block: 'nearest' });
}

function show(): void {
  clearTimeout(timer);
  asking.abort();
  asking = new AbortController();
  const query = input.value.trim();
  const found = query === '' ? [] : (find?.(query, decimalMark()) ?? []);
  list.replaceChildren(...(query === '' ? startOptions() : found.map(foundOption)));
  status.replaceChildren(...(query === '' ? startStatus() : [wordsFor(query, found)]));
  said.textContent = '';
  choose(0);
  const { signal } = asking;
  timer = setTimeout(() => {
    for (const [index, one] of found.slice(0, answered).entries()) if (one.typed) void calculate(one, index, signal);
  }, pause);
}

const wordsFor = (query: string, found: readonly SearchHit[]): string => {
  if (find === undefined) return 'Loading…';
  if (found.length === 0) return nothingFound(query);
  return found.length === 1 ? '1 result' : `${found.length} results`;
};

async function calculate(found: SearchHit, index: number, signal: AbortSignal): Promise<void> {
  try {
    const answer = await answerTo(found, (path, init) => fetch(path, init), signal, decimalQuery());
    const place = options()[index];
    if (answer === undefined || signal.aborted || !place) return;
    showAnswer(place, answer);
    if (index === 0) said.textContent = marked(answer, storedSetting('decimal'));
  } catch {
    // Without an answer the option still leads to its page.
  }
}

function open(): void {
  if (!dialog.open) dialog.showModal();
  show();
  input.select();
}

input.addEventListener('input', show);
input.addEventListener('keydown', (event) => {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    choose(chosen + step);
  }
  if (event.key !== 'Enter' || event.isComposing) return;
  const active = options()[chosen];
  if (!active) return;
  event.preventDefault();
  active.click();
});
list.addEventListener('pointermove', ({ target }) => {
  const over = target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null;
  if (over && over.getAttribute('aria-selected') !== 'true') choose(options().indexOf(over));
});
// A page that stays (the same calculator with other values in the address) is left for the one that was chosen.
list.addEventListener('click', () => dialog.close());
addEventListener('nomogram:search', open);

async function load(): Promise<void> {
  const response = await fetch('/search.json');
  find = finderOf((await response.json()) as SearchDocument[]);
  show();
}

const early = document.querySelector<HTMLInputElement>('body > input');
dialog.showModal();
// What was typed while this script was on its way, with the cursor behind it.
input.value = early?.value ?? '';
early?.remove();
show();
// Where the list cannot be fetched, the form leads to the page that searches on the server.
load().catch(() => status.replaceChildren('The search cannot be loaded. Enter asks the server.'));

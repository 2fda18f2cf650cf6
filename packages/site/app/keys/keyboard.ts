import { storeSetting } from '../settings.ts';
import type { PadName } from './keypad.ts';
import { type Key, ownKey, type Pad, pads } from './pads.ts';
import { erased, inserted, moved, type TextSelection } from './typing.ts';

/**
 * The keyboard for mathematics: a panel at the lower edge of a touch screen, made of plain elements when a field that invites it is first
 * entered. Its fields ask the device for no keyboard of its own (`inputmode=none`); a key gives that back, and is remembered. The page is
 * scrolled so that the panel never covers the field.
 */
type TextField = HTMLInputElement | HTMLTextAreaElement;

const padAttribute = 'data-pad';
const fieldsWithPad = `[${padAttribute}]`;

/** Gives the fields of a form their pads until it is undone. */
export function attachKeyboard(form: HTMLFormElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const { take, release } = takenFields();
  for (const field of form.querySelectorAll(fieldsWithPad)) take(field);
  let panel: Panel | undefined;
  const close = () => {
    panel?.element.remove();
    panel = undefined;
    document.documentElement.style.removeProperty('--keyboard');
  };
  const open = (field: TextField) => {
    if (panel?.field === field) return;
    close();
    panel = panelFor(field, { submit: () => form.requestSubmit(), giveBack });
    document.body.append(panel.element);
    document.documentElement.style.setProperty('--keyboard', `${panel.element.offsetHeight}px`);
    uncover(field, panel.element);
  };
  const giveBack = () => {
    const field = panel?.field;
    storeSetting('keyboard', 'device');
    detach();
    // Entered anew, the field gets the keyboard of the device.
    field?.blur();
    field?.focus();
  };
  const detach = () => {
    controller.abort();
    close();
    release();
  };
  // A field that came later, such as a cell of a grid that has grown, is taken before it gets the focus.
  form.addEventListener('pointerdown', ({ target }) => void take(target), { signal });
  form.addEventListener('focusin', ({ target }) => (take(target) ? open(target) : close()), { signal });
  form.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && panel?.element.contains(relatedTarget))) close();
    },
    { signal },
  );
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  const { activeElement } = document;
  if (form.contains(activeElement) && take(activeElement)) open(activeElement);
  return detach;
}

/** The fields whose keyboards are taken away, each with what it asked the device for. */
function takenFields() {
  const modes = new Map<TextField, string>();
  return {
    take(field: unknown): field is TextField {
      if (!isTextField(field) || !field.matches(fieldsWithPad)) return false;
      if (!modes.has(field)) modes.set(field, field.inputMode);
      field.inputMode = 'none';
      return true;
    },
    release() {
      for (const [field, mode] of modes) field.inputMode = mode;
    },
  };
}

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface Panel {
  readonly element: HTMLElement;
  readonly field: TextField;
}

interface Ends {
  readonly submit: () => void;
  readonly giveBack: () => void;
}

function panelFor(field: TextField, ends: Ends): Panel {
  const pad: Pad = pads[field.getAttribute(padAttribute) as PadName];
  const element = Object.assign(document.createElement('div'), { className: 'keys', role: 'group' });
  element.ariaLabel = 'Keyboard for mathematics';
  const press = (key: Key) => pressed(key, field, ends);
  const words = rowOf([ownKey, ...pad.words], press);
  words.classList.add('keys-words');
  element.append(words, ...pad.rows.map((keys) => rowOf(keys, press)));
  // The field keeps the focus and its selection while keys are pressed.
  element.addEventListener('pointerdown', (event) => event.preventDefault());
  element.addEventListener('mousedown', (event) => event.preventDefault());
  return { element, field };
}

function rowOf(keys: readonly Key[], press: (key: Key) => void): HTMLElement {
  const row = Object.assign(document.createElement('div'), { className: 'keys-row' });
  row.append(
    ...keys.map((key) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: key.face });
      if (key.name) button.ariaLabel = key.name;
      if (key.act) button.dataset.act = key.act;
      button.addEventListener('click', () => press(key));
      return button;
    }),
  );
  return row;
}

function pressed(key: Key, field: TextField, { submit, giveBack }: Ends): void {
  if (key.act === 'own') giveBack();
  else if (key.act === 'enter' && field instanceof HTMLInputElement) submit();
  else if (!isTaken(key, field)) change(field, typingOf(key));
}

/** Whether a cursor key leads out of the field, as from one cell of a grid to the next: the field is asked as by a key of the device. */
function isTaken({ act }: Key, field: TextField): boolean {
  const key = act === 'left' ? 'ArrowLeft' : act === 'right' ? 'ArrowRight' : undefined;
  return (
    key !== undefined && !field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  );
}

function typingOf({ act, types, face }: Key): (was: TextSelection) => TextSelection {
  if (act === 'erase') return erased;
  if (act === 'left') return (was) => moved(was, -1);
  if (act === 'right') return (was) => moved(was, 1);
  return (was) => inserted(was, act === 'enter' ? '\n' : (types ?? face));
}

/** Writes what a key made of the text of a field, as if it were typed. */
function change(field: TextField, by: (was: TextSelection) => TextSelection): void {
  const was = { text: field.value, start: field.selectionStart ?? 0, end: field.selectionEnd ?? 0 };
  const now = by(was);
  if (now.text !== was.text) {
    field.value = now.text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  field.focus();
  field.setSelectionRange(now.start, now.end);
}

/** Scrolls so far that the field, and its reading under it, stand above the panel. */
function uncover(field: TextField, panel: HTMLElement): void {
  const room = 48;
  const hidden = field.getBoundingClientRect().bottom + room - (window.innerHeight - panel.offsetHeight);
  if (hidden > 0) window.scrollBy({ top: hidden });
}

import type { TypedInputs } from '../request/query.ts';
import { joinedAll, parted, wayName } from './ways.ts';

/** What stands in the fields of a form, as typed. */
export const typedIn = (form: HTMLFormElement): TypedInputs =>
  joinedAll([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Writes into the fields of a form, as if it were typed; a text that is not named becomes empty, a choice stays. */
export function fill(form: HTMLFormElement, names: readonly string[], typed: TypedInputs): void {
  for (const name of names) {
    const field = form.elements.namedItem(name);
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      continue;
    if (field instanceof HTMLSelectElement && typed[name] === undefined) continue;
    field.value = chosenWay(form, name, typed[name] ?? '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Sets the selector beside a field to what its text says, and leaves the rest for the field. */
function chosenWay(form: HTMLFormElement, name: string, text: string): string {
  const selector = form.elements.namedItem(wayName(name));
  if (!(selector instanceof HTMLSelectElement)) return text;
  const { prefix, rest } = parted(
    [...selector.options].map(({ value, label }) => ({ prefix: value, label })),
    text,
  );
  selector.value = prefix;
  return rest;
}

import type { Form } from '@nomogram/calculators/kit/form.ts';

/** Whether every word stands in the title or the purpose of a form. */
export function matches({ title, purpose }: Pick<Form, 'title' | 'purpose'>, words: string): boolean {
  const text = `${title} ${purpose}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

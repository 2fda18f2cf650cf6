import type { Form } from '@nomogram/calculators/kit/form.ts';
import { useEffect, useState } from 'react';
import { loadParts } from '../answer/parts.ts';
import { ask } from '../request/ask.ts';
import type { Example } from './example.ts';

/** The worked example of a form: it comes with the page for the first form, and quietly later for the others. */
export function useExample(form: Form, first: { form: string; answer: Example | undefined }) {
  const [known, setKnown] = useState<Record<string, Example | undefined>>({ [first.form]: first.answer });
  const given = form.examples[0]?.given;
  useEffect(() => {
    if (!given || form.name in known) return;
    const controller = new AbortController();
    Promise.all([ask(form, given, controller.signal), import('./example.ts'), loadParts()]).then(
      ([reply, { shownExample }]) =>
        setKnown((all) => ({ ...all, [form.name]: reply.kind === 'answer' ? shownExample(reply.answer) : undefined })),
      () => undefined,
    );
    return () => controller.abort();
  }, [form, given, known]);
  return known[form.name];
}

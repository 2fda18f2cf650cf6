import type { Form } from '@nomogram/calculators/kit/form.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';

/**
 * The form turned round: its result is a field too, above the others, and exactly one field is left empty, to be found. Which
 * one is empty is for the service to judge, so the presence rule of the plain form does not hold.
 */
export function solvingForm(form: Form): Form {
  if (!form.result || isSolving(form)) return form;
  const fields = [
    { ...form.result, hint: 'Leave exactly one field empty: it is found from the others.' },
    ...form.fields,
  ];
  return { ...form, fields: fields.map((field) => ({ ...field, presence: false, placeholder: undefined })) };
}

export const isSolving = (form: Form): boolean => form.fields.some(({ name }) => name === resultName);

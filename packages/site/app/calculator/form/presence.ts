import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { TypedInputs } from '../request/query.ts';

/** The names of the required inputs that are empty: the only check that a form makes. */
export const emptyInputs = (form: Form, typed: TypedInputs): readonly string[] =>
  form.fields.filter(({ name, presence }) => presence && !typed[name]).map(({ name }) => name);

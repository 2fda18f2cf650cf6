import type { Form } from '@nomogram/calculators/kit/form.ts';
import { resultName } from '@nomogram/calculators/kit/request.ts';
import { isSolving, solvingForm } from '../form/solving-form.ts';
import { joined, wayName } from '../form/ways.ts';

/** What was typed, by the name of the input. */
export type TypedInputs = { readonly [input: string]: string };

/** What the address of a calculator page says. */
export interface Query {
  readonly calculation: string;
  /** Inputs of the form, and the options (`angle`, `digits`) that it offers. */
  readonly typed: TypedInputs;
  /** Whether the form is turned round, to be solved for any field: the result is named. */
  readonly solving: boolean;
  /** Whether a calculation is asked for: at least one input is named, or filled in where the form is solved. */
  readonly asked: boolean;
}

/** The options of a form that no input of it shares the name with; the decimal mark matters to every one. */
export const optionsOf = (form: Form): readonly string[] =>
  [...form.options, 'decimal'].filter((option) => !form.fields.some(({ name }) => name === option));

/** Reads `?calculation=…&input=…`; an unknown calculation is the default of the page. */
export function readQuery(forms: readonly Form[], parameters: URLSearchParams): Query {
  const wanted = parameters.get('calculation');
  const plain = forms.find(({ name }) => name === wanted) ?? forms[0]!;
  const form = parameters.has(resultName) ? solvingForm(plain) : plain;
  const solving = isSolving(form);
  const names = [...form.fields.map(({ name }) => name), ...optionsOf(form)];
  const found = names.flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, joined(parameters.get(wayName(name)) ?? '', value)] as const];
  });
  const typed = Object.fromEntries(found);
  const asked = form.fields.some(({ name }) => (solving ? typed[name]?.trim() : name in typed));
  return { calculation: form.name, typed, solving, asked };
}

/** The query that opens a page with these inputs calculated. */
export function queryOf(form: Form, typed: TypedInputs): string {
  const parameters = new URLSearchParams({ calculation: form.name });
  for (const { name } of form.fields) parameters.set(name, typed[name] ?? '');
  for (const name of optionsOf(form)) if (typed[name]) parameters.set(name, typed[name]);
  return `?${parameters}`;
}

/** The options in force, without the inputs. */
export const optionsIn = (form: Form, typed: TypedInputs): TypedInputs =>
  Object.fromEntries(optionsOf(form).flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));

/** The options in force, as the query of the service takes them; empty where all are as they are anyway. */
export function optionQuery(form: Form, typed: TypedInputs): string {
  const query = new URLSearchParams(optionsIn(form, typed)).toString();
  return query === '' ? '' : `?${query}`;
}

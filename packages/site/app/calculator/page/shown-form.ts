import type { Form } from '@nomogram/calculators/kit/form.ts';
import { solvingForm } from '../form/solving-form.ts';
import type { Query, TypedInputs } from '../request/query.ts';

/** Which form of the page is shown, and what its fields start with. */
interface ShownForm {
  readonly calculation: string;
  /** Whether it is turned round, so that it solves for any field. */
  readonly solving: boolean;
  readonly typed: TypedInputs;
  /** What the address asks for and the page came without: it is calculated once its form is shown. */
  readonly awaited?: Query;
}

type ShownFormEvent =
  | { readonly event: 'selected'; readonly calculation: string; readonly typed: TypedInputs }
  | { readonly event: 'turned'; readonly solving: boolean; readonly typed: TypedInputs }
  | { readonly event: 'linked'; readonly query: Query }
  | { readonly event: 'begun' };

export const initialForm = ({ calculation, solving, typed }: Query): ShownForm => ({ calculation, solving, typed });

/** What was typed into one form is kept for the next: fields of one name mean the same. */
export function nextForm(shown: ShownForm, event: ShownFormEvent): ShownForm {
  const { calculation, solving, typed } = shown;
  switch (event.event) {
    case 'selected':
      return { calculation: event.calculation, solving: false, typed: { ...typed, ...event.typed } };
    case 'turned':
      return { calculation, solving: event.solving, typed: { ...typed, ...event.typed } };
    case 'linked':
      return { ...initialForm(event.query), awaited: event.query.asked ? event.query : undefined };
    case 'begun':
      return { calculation, solving, typed };
  }
}

/** The form of that name, turned round where it is to be solved; the first of the page where there is none. */
export function formOf(forms: readonly Form[], calculation: string, solving: boolean): Form {
  const plain = forms.find(({ name }) => name === calculation) ?? forms[0]!;
  return solving ? solvingForm(plain) : plain;
}

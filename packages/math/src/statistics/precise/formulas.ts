import { type Term, termOf } from '../../formula/term.ts';

/**
 * A distribution as formulas, which are evaluated to any number of digits: x is the point, the other names are parameters or stand in
 * the same table. They hold inside the support; where a moment does not exist the formula is not asked.
 */
export type Formulas = { readonly [name: string]: string };

/** Formulas that have been read, by name. */
export type Family = { readonly [name: string]: Term };

/** Reads formulas. Throws where one is none: a mistake of the declaration. */
export const familyOf = (formulas: Formulas): Family =>
  Object.fromEntries(Object.entries(formulas).map(([name, text]) => [name, termOf(text)]));

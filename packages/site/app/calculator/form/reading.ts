import { isFormulaKind } from '@nomogram/calculators/kit/field.ts';
import type { FormField } from '@nomogram/calculators/kit/form.ts';
import { isPlainNumber } from './plain-number.ts';

/** What stands under a field: how it is read, or what is amiss in what is typed so far. */
export interface Reading {
  readonly latex?: string;
  readonly says?: string;
}

/** The options of a request on which readings depend. */
export interface ReadingOptions {
  readonly angle?: string;
  readonly decimal?: string;
}

/** A formula has a reading however it is typed; a number only where it could be taken otherwise. */
export const isFormula = (kind: FormField['live']): boolean => isFormulaKind(kind) || kind === 'complex';

/** Whether it is said how a text was read, in the same way while it is typed and once it has been calculated. */
export const saysReading = (kind: FormField['live'], text: string): boolean => isFormula(kind) || !isPlainNumber(text);

import { type Control, isFormulaKind } from '@nomogram/calculators/kit/field.ts';
import type { FormField } from '@nomogram/calculators/kit/form.ts';

/**
 * Which keys a touch screen offers by itself. The pads of digits lack a sign, a slash and letters (on some devices all of them), so they
 * stand only where none of those is usual.
 */
export function keypadOf(control: Control): 'decimal' | 'numeric' | 'text' {
  if (control.control !== 'text' || !control.digitsOnly || control.entry === 'text') return 'text';
  return control.entry === 'whole' ? 'numeric' : 'decimal';
}

export type PadName = 'expression' | 'number' | 'angle' | 'complex' | 'table';

/** The pad that a field invites; none where digits are all that is usual, or where its text is no mathematics. */
export function padOf({ control, live }: Pick<FormField, 'control' | 'live'>): PadName | undefined {
  if (control.control === 'area') return padsOfAreas[control.entry];
  if (control.control !== 'text' || control.digitsOnly) return undefined;
  if (isFormulaKind(live)) return 'expression';
  if (live === 'complex' || live === 'angle') return live;
  return control.pad ?? (control.entry === 'text' ? undefined : 'number');
}

const padsOfAreas = { numbers: 'table', matrix: 'table', equations: 'expression', dates: undefined } as const;

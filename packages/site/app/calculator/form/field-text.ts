import type { FormField } from '@nomogram/calculators/kit/form.ts';
import { waysOf } from './ways.ts';

/** The label with its unit, of which it may say a part itself: "Number of years", "Rate per period (%)". */
export function labelOf({ label, unit }: FormField): string {
  if (!unit) return label;
  const [, percent, rest = ''] = /^(% )?(.*)$/s.exec(unit) ?? [];
  // "Monthly payment" says that it is per month.
  const [, time = ''] = /^per (\w+)$/.exec(rest) ?? [];
  const says =
    label.toLowerCase().endsWith(` ${rest.toLowerCase()}`) ||
    (time !== '' && label.toLowerCase().startsWith(`${time}ly `));
  const left = says ? percent?.trim() : unit;
  return left ? `${label} (${left})` : label;
}

/** The hint of a field, which also names the default that an empty field stands for. */
export function hintOf({ hint, default: value, presence, control }: FormField): string | undefined {
  const chosen = control.control === 'select';
  const named =
    presence || chosen || value === undefined || hint?.includes(value) ? undefined : `Empty stands for ${value}.`;
  return [hint, named].filter(Boolean).join(' ') || undefined;
}

/** Short fields stand two in a row, others take the width of the form. */
export function isShort(field: FormField): boolean {
  const { control } = field;
  const number = control.control === 'text' && control.entry !== 'text';
  if (waysOf(field)) return false;
  return (number || control.control === 'select') && labelOf(field).length <= 26 && (field.hint?.length ?? 0) <= 44;
}

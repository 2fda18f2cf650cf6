import type { Control } from '@nomogram/calculators/kit/field.ts';

/**
 * Which keys a touch screen offers by itself. The pads of digits lack a sign, a slash and letters (on some devices all of them), so they
 * stand only where none of those is usual.
 */
export function keypadOf(control: Control): 'decimal' | 'numeric' | 'text' {
  if (control.control !== 'text' || !control.digitsOnly || control.entry === 'text') return 'text';
  return control.entry === 'whole' ? 'numeric' : 'decimal';
}

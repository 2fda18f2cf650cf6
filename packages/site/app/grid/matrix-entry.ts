import type { Form, FormField } from '@nomogram/calculators/kit/form.ts';
import { later } from '../later.tsx';

/** What a matrix is typed into, fetched where a page has one. */
export const MatrixControl = later(() => import('./MatrixControl.tsx'));

type AreaControl = Extract<FormField['control'], { readonly control: 'area' }>;

/** Whether an area is for a matrix, which can be typed into cells. */
export const takesMatrix = ({ entry }: AreaControl): boolean => entry === 'matrix';

/** Whether any of the forms has such an area. */
export const haveMatrix = (forms: readonly Form[]): boolean =>
  forms.some(({ fields }) => fields.some(({ control }) => control.control === 'area' && takesMatrix(control)));

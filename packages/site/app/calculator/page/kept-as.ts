import type { Form } from '@nomogram/calculators/kit/form.ts';
import type { Page } from '@nomogram/calculators/kit/page.ts';
import type { ListedCalculator } from '../../kept-calculators.ts';

/** A calculator as it stands in the lists of this browser. */
export const keptAs = (form: Form, { id, title }: Pick<Page, 'id' | 'title'>): ListedCalculator => ({
  href: `/${id}?calculation=${encodeURIComponent(form.name)}`,
  title: form.title,
  where: title,
});

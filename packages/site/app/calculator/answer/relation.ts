import type { PresentedAnswer, PresentedValue } from '@nomogram/calculators/kit/outcome.ts';

/** Whether the decimal of a value is its exact form too (5/2 = 2.5): the text of the answer says which. */
export const relationOf = ({ text }: Pick<PresentedAnswer, 'text'>, { exact, decimal }: PresentedValue): '=' | '≈' =>
  text.includes(`${exact} = ${decimal}`) ? '=' : '≈';

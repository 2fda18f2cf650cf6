import { type Choice, choiceText } from '@nomogram/calculators/kit/practice/practice.ts';

/** Names a problem in the address of a page: `?calculation=derivative&practice=2-k3x9`. */
export const practiceParameter = 'practice';

export const practiceQuery = (name: string, choice: Choice): string =>
  `?${new URLSearchParams({ calculation: name, [practiceParameter]: choiceText(choice) })}`;

import { expression } from '../../kit/fields/expression.ts';
import { functionField } from '../../kit/fields/function.ts';

/** The fields that the calculations of the page share. */
export const polynomial = functionField(
  {
    label: 'Polynomial',
    symbol: 'P',
    hint: 'For example x^2-5x+6. ^ for powers, * for products.',
    placeholder: 'x^2-5x+6',
  },
  'other',
);

export const two = {
  first: expression({ label: 'First polynomial', symbol: 'A', hint: 'For example x^2+1.', placeholder: 'x^2+1' }),
  second: expression({ label: 'Second polynomial', symbol: 'B', hint: 'For example x-1.', placeholder: 'x-1' }),
};

export const references = {
  algebra: {
    title: 'J. von zur Gathen and J. Gerhard, Modern Computer Algebra, 3rd edition, Cambridge University Press (2013)',
  },
  roots: { title: 'NIST Digital Library of Mathematical Functions, §1.11', url: 'https://dlmf.nist.gov/1.11' },
  elimination: {
    title:
      'D. Cox, J. Little and D. O’Shea, Ideals, Varieties, and Algorithms, 4th edition, Springer (2015), chapter 3',
  },
} as const;

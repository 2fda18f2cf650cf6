import { matrix } from '../../kit/fields/matrix.ts';

export const squareMatrix = matrix({
  label: 'Matrix',
  symbol: 'A',
  shape: 'square',
  hint: 'As many columns as rows.',
});
export const anyMatrix = matrix({ label: 'Matrix', symbol: 'A' });
export const firstMatrix = matrix({ label: 'Matrix A', symbol: 'A' });
export const secondMatrix = matrix({ label: 'Matrix B', symbol: 'B' });

const references = [
  { title: 'G. Strang, Introduction to Linear Algebra, 5th edition (2016), chapters 2, 5 and 6' },
  {
    title:
      'E. H. Bareiss, Sylvester’s identity and multistep integer-preserving Gaussian elimination, Math. Comp. 22 (1968)',
    url: 'https://doi.org/10.1090/S0025-5718-1968-0226829-0',
  },
];

/** What the ten declarations have in common. */
export const common = {
  slash: 'bar' as const,
  cost: 'heavy' as const,
  options: ['angle'] as const,
  references,
};

/** The list of identities: a page of the topic Trigonometry that is only read. */
export const identitiesPage = {
  id: 'trigonometry-identity',
  title: 'Trigonometric identities',
  purpose:
    'Thirty-three identities of sine, cosine and tangent, from the reciprocals to the sum formulas, each verified.',
  keywords: [
    'trigonometric identities',
    'Pythagorean identity',
    'double angle formula',
    'product to sum',
    'sum to product',
    'angle sum formula',
  ],
} as const;

/** What one may try in the search: two calculations, a unit, a constant, words with values. */
export const tries = ['integrate x sin x', '45 gon in degrees', 'planck constant', '2^100', 'normal 0 1 1.96'] as const;

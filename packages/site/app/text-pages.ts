/** The pages of text, each at its own name. */
export const textPages = ['about', 'terms', 'policy', 'cookies', 'disclaimer'] as const;

export type TextPage = (typeof textPages)[number];

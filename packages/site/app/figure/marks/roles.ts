import type { Role } from '@nomogram/calculators/kit/figure.ts';

/** What was given is blue, the answer vermilion, what leads there thin ink, the rest quiet. */
export const strokeOf: Record<Role, string> = {
  given: 'stroke-act',
  answer: 'stroke-answer',
  construction: 'stroke-ink',
  muted: 'stroke-muted',
};

export const fillOf: Record<Role, string> = {
  given: 'fill-act',
  answer: 'fill-answer',
  construction: 'fill-ink',
  muted: 'fill-muted',
};

/** A faint fill under lines and letters. */
export const faintFillOf: Record<Role, string> = {
  given: 'fill-act/12',
  answer: 'fill-answer/15',
  construction: 'fill-ink/8',
  muted: 'fill-muted/12',
};

export const widthOf: Record<Role, number> = { given: 2, answer: 2.2, construction: 1, muted: 1 };
